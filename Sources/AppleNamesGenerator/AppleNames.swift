/// The names of types and members in tables of Apple's declarations.
///
/// A line of a table has a mark, a type, a member and more, with tabs between them; a member's line
/// has no type and belongs to the type above it. A member is listed that two types have, or one
/// type of a module that widgets are made of.
struct AppleNames {
  /// The modules that widgets are made of: every member of theirs is listed.
  private static let whole: Set = [
    "ActivityKit", "AppIntents", "Charts", "CoreGraphics", "RelevanceKit", "SwiftUI", "WidgetKit",
  ]
  /// The modules whose types are listed.
  private static let typeModules = whole.union(["Combine", "SwiftData"])

  /// The types that have a member of a name.
  private enum Owners {
    case one(String)
    case several
  }

  private var types: Set<Substring> = []
  private var functions: [Substring: Owners] = [:]
  private var properties: [Substring: Owners] = [:]
  private var labels: [Substring: Owners] = [:]

  /// Adds the names in a module's table.
  mutating func add(_ table: String, of module: String) {
    let isWhole = Self.whole.contains(module)
    let listsTypes = Self.typeModules.contains(module)
    var type = Substring()
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 1 else { continue }
      guard fields[1].isEmpty else {
        type = fields[1]
        if listsTypes { addType(type) }
        continue
      }
      guard fields.count > 2 else { continue }
      let owner = Owners.one("\(module).\(type)")
      addMember(fields[2], of: isWhole ? .several : owner)
    }
  }

  private mutating func addType(_ path: Substring) {
    let name = path.prefix { $0 != "." && $0 != "<" }
    // A type with the letters of a framework before its name is known by them.
    let isPrefixed =
      name.prefix(3).count { $0.isUppercase } == 3 && name.dropFirst(3).first?.isLowercase ?? false
    guard name.first?.isUppercase ?? false, !isPrefixed, name.isIdentifier else { return }
    types.insert(name)
  }

  private mutating func addMember(_ member: Substring, of owner: Owners) {
    let name = member.prefix { $0 != "(" }
    if name.count == member.count {
      Self.add(name, of: owner, to: &properties)
    } else if name != "init" {
      Self.add(name, of: owner, to: &functions)
    } else {
      for label in member.dropFirst(5).dropLast().split(separator: ":") where label != "_" {
        Self.add(label, of: owner, to: &labels)
      }
    }
  }

  private static func add(
    _ name: Substring, of owner: Owners, to names: inout [Substring: Owners]
  ) {
    guard name.first?.isLowercase ?? false, name.isIdentifier else { return }
    switch (names[name], owner) {
    case (nil, _): names[name] = owner
    case (.one(let known), .one(let other)) where known == other: break
    default: names[name] = .several
    }
  }
}

extension AppleNames {
  /// A Swift file with the names.
  var source: String {
    """
    extension AppleTypes {
      /// The types of the modules that widgets are made of.
      static let listed = "\(Self.words(Array(types)))"
    }

    extension AppleMembers {
      /// The functions that several types, or a module that widgets are made of, have.
      static let listedFunctions = "\(Self.words(ofSeveral: functions))"
      /// The properties and cases that several types, or a module that widgets are made of, have.
      static let listedProperties = "\(Self.words(ofSeveral: properties))"
      /// The arguments of initializers that several types, or such a module, have.
      static let listedLabels = "\(Self.words(ofSeveral: labels))"
    }

    """
  }

  private static func words(ofSeveral names: [Substring: Owners]) -> String {
    words(
      names.compactMap { name, owners in
        if case .several = owners { name } else { nil }
      })
  }

  private static func words(_ names: [Substring]) -> String {
    names.sorted().joined(separator: " ")
  }
}

extension Substring {
  /// Whether a text is a name of letters, digits and underscores in ASCII.
  fileprivate var isIdentifier: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
