/// The declarations of an absent module that sources use, as far as their syntax tells.
struct ForeignUses {
  /// A member, a function, an initializer or a subscript.
  struct Member: Hashable, Comparable {
    var name: String
    /// The labels of its arguments, empty ones for none; nil for a property.
    var labels: [String]?
    var isStatic = false
    /// The types of the arguments, as literals and closures show them.
    var types: [String] = []
    /// The type of the value; nil where nothing shows it.
    var value: String?
    /// Whether something is assigned to it.
    var isAssigned = false

    /// Whether nothing shows the type of what a closure is given.
    var hasOpenClosure: Bool { types.contains { ClosureType($0)?.isOpen == true } }

    static func < (left: Self, right: Self) -> Bool { left.key < right.key }

    /// The name, the labels, whether it is static, and how many arguments its closures take, which
    /// together identify it; of a subscript, which has mostly no labels, also the types.
    var key: String {
      let arguments = labels.map { labels in
        let parts = zip(labels, types + Array(repeating: "", count: labels.count)).map {
          let count = ClosureType($1).map(\.parameters.count) ?? 0
          return name == Self.subscriptName ? "\($0) \($1)" : $0 + (count > 0 ? " \(count)" : "")
        }
        return "(\(parts.joined(separator: ":")))"
      }
      return name + (isStatic ? " static" : "") + (arguments ?? "")
    }

    /// The name of subscripts.
    static let subscriptName = "subscript"

    /// The member that fits this use and another one.
    func merged(with other: Self) -> Self {
      // A value that is an optional in one place is one everywhere.
      let isOther = value == nil || other.value == value.map { $0 + "?" }
      var merged = isOther ? other : self
      merged.types = zip(types, other.types).map { Self.merged($0, $1) }
      merged.isAssigned = isAssigned || other.isAssigned
      return merged
    }

    private static func merged(_ left: String, _ right: String) -> String {
      if left == right { return left }
      guard let first = ClosureType(left), let second = ClosureType(right) else {
        // A literal and a variable are told apart by nobody here.
        let literals = ["String", "Int", "Double", "Bool", "Any"]
        return literals.contains(left) && literals.contains(right)
          ? "Any" : literals.contains(left) ? right : left
      }
      return first.merged(with: second).text
    }
  }

  /// The members that are used of each type; a type within another has both names.
  private(set) var types: [String: [String: Member]] = [:]
  /// The types that others inherit from or conform to.
  private(set) var bases: Set<String> = []
  /// The types that are thrown.
  private(set) var errors: Set<String> = []
  /// The types that are the attributes of Live Activities.
  private(set) var attributes: Set<String> = []
  /// The types of which values stand in views.
  private(set) var views: Set<String> = []
  /// The types of which values are modifiers of views.
  private(set) var modifiers: Set<String> = []
  /// The property wrappers.
  private(set) var wrappers: Set<String> = []
  /// The numbers of the generic arguments of types that have any.
  private(set) var argumentCounts: [String: Int] = [:]
  /// The functions outside of types.
  private(set) var functions: [String: Member] = [:]
  /// The members that are used of Apple's types and that these do not have.
  private(set) var additions: [String: [String: Member]] = [:]

  /// Whether anything is used.
  var isEmpty: Bool { types.isEmpty && functions.isEmpty && additions.isEmpty }

  /// Notes that a type is named.
  mutating func note(
    type: String, arguments: Int = 0, isBase: Bool = false, isWrapper: Bool = false
  ) {
    types[type, default: [:]].merge([:]) { first, _ in first }
    if isBase { bases.insert(type) }
    if isWrapper { wrappers.insert(type) }
    if arguments > 0 { argumentCounts[type] = arguments }
  }

  /// Notes that values of a type stand in views.
  mutating func note(view type: String) { views.insert(type) }

  /// Notes that values of a type are modifiers of views.
  mutating func note(modifier type: String) { modifiers.insert(type) }

  /// The uses of what headers do not declare: of their classes, the members of unknown types.
  func without(_ headers: ObjectiveCHeaders) -> Self {
    var rest = self
    for (type, members) in types where headers.names.contains(type) {
      let unread = members.filter { headers.member($0.value.name, of: type) == nil }
        .filter { $0.value.name != "init" || $0.value.labels?.isEmpty == false }
      rest.types[type] = headers.classNames.contains(type) && !unread.isEmpty ? unread : nil
    }
    rest.functions = functions.filter { !headers.names.contains($0.value.name) }
    return rest
  }

  /// Notes that a type is thrown.
  mutating func note(error: String) { errors.insert(error) }

  /// Notes that a type is the attributes of a Live Activity.
  mutating func note(attributes type: String) {
    note(type: type)
    note(type: "\(type).\(Self.contentState)")
    attributes.insert(type)
  }

  /// The name of the type within attributes that changes.
  static let contentState = "ContentState"

  /// Notes a member that the module adds to a type of Apple's.
  mutating func note(_ member: Member, addedTo type: String) {
    additions[type, default: [:]][member.key] = member
  }

  /// Notes a member of a type, or a function outside of types.
  mutating func note(_ member: Member, of type: String?) {
    let merge = { (old: Member, new: Member) in old.merged(with: new) }
    if let type {
      types[type, default: [:]].merge([member.key: member], uniquingKeysWith: merge)
    } else {
      functions.merge([member.key: member], uniquingKeysWith: merge)
    }
  }
}
