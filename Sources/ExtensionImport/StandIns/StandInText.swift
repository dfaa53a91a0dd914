import SwiftPackages

/// The source of a stand-in: declarations with the least that compiles.
struct StandInText {
  private let uses: ForeignUses
  private let module: ForeignModule
  private let declared: [String]
  private let classes: Set<String>

  /// Takes what is used of a module.
  ///
  /// - Parameters:
  ///   - uses: What is used, without what headers declare.
  ///   - module: The module.
  ///   - declared: The declarations of headers.
  ///   - classes: The classes among them, to which members are added that are used, too.
  init(
    _ uses: ForeignUses, of module: ForeignModule, declared: [String] = [],
    classes: Set<String> = []
  ) {
    (self.uses, self.module, self.declared, self.classes) = (uses, module, declared, classes)
  }

  /// The source.
  var text: String {
    var lines = declared.flatMap { [$0, ""] }
    for (name, members) in uses.types.sorted(by: { $0.key < $1.key }) {
      lines += declaration(of: name, members) + [""]
    }
    lines += uses.functions.values.sorted().map { declaration($0, in: nil) }
    for (type, members) in uses.additions.sorted(by: { $0.key < $1.key }) {
      if lines.last?.isEmpty == false { lines.append("") }
      lines.append("extension \(type) {")
      lines += members.values.sorted().map { "  " + declaration($0, in: nil) } + ["}"]
    }
    let code = lines.joined(separator: "\n").trimmed
    return (head(of: code) + [code]).joined(separator: "\n").trimmed + "\n"
  }

  /// The comment at the beginning, and the imports that code needs.
  private func head(of code: String) -> [String] {
    let comment =
      uses.isEmpty && declared.isEmpty
      ? "// A stand-in for \(module.name), of which no name is seen in use. Add what is missed."
      : "// A stand-in for \(module.name): what the widget uses of it. Fill in what it should answer."
    var imports = uses.attributes.isEmpty ? [] : ["ActivityKit"]
    let hasViews = !(uses.additions.isEmpty && uses.views.isEmpty && uses.modifiers.isEmpty)
    imports.append(hasViews ? "SwiftUI" : "Foundation")
    if code.contains(/\bUI(?:Image|Color)\b/) { imports.append("UIKit") }
    if code.contains(/\bNSImage\b/) { imports.append("AppKit") }
    return [comment] + imports.map { "import \($0)" } + [""]
  }

  /// A type with its members; one within another comes in an extension of that.
  private func declaration(
    of name: String, _ members: [String: ForeignUses.Member]
  ) -> [String] {
    let parts = name.split(separator: ".").map(String.init)
    if parts.count > 1 {
      let inner = declaration(of: name, called: parts[parts.count - 1], members)
      return ["extension \(parts.dropLast().joined(separator: ".")) {"] + inner.map { "  " + $0 }
        + ["}"]
    }
    return declaration(of: name, called: name, members)
  }

  private func declaration(
    of type: String, called name: String, _ members: [String: ForeignUses.Member]
  ) -> [String] {
    if classes.contains(type) {
      let added = members.values.sorted().map { member in
        let text = declaration(member, in: type)
        return "  " + (member.name == "init" ? Self.convenience(text) : text)
      }
      return ["extension \(name) {"] + added + ["}"]
    }
    if uses.bases.contains(type), members.isEmpty, !uses.attributes.contains(type) {
      return ["public protocol \(name) {}"]
    }
    let arguments = (0..<(uses.argumentCounts[type] ?? 0)).map { "Value\($0 + 1)" }
    let clause = arguments.isEmpty ? "" : "<\(arguments.joined(separator: ", "))>"
    var lines: [String] = []
    if uses.wrappers.contains(type) {
      return WrapperText(name: name, initializers: members.values.filter { $0.name == "init" })
        .lines
    }
    if uses.attributes.contains(type) {
      lines.append("public struct \(name): ActivityAttributes {")
    } else if uses.views.contains(type) {
      lines += ["public struct \(name)\(clause): View {"]
      lines.append("  public var body: some View { EmptyView() }")
    } else if uses.modifiers.contains(type) {
      lines += ["public struct \(name)\(clause): ViewModifier {"]
      lines.append("  public func body(content: Content) -> some View { content }")
    } else if isContentState(type) {
      lines.append("public struct \(name): Codable, Hashable {")
    } else {
      let bases = uses.errors.contains(type) ? ": Error, @unchecked Sendable" : ""
      lines.append("open class \(name)\(clause)\(bases) {")
    }
    let sorted = members.values.sorted()
    if !sorted.contains(where: { $0.name == "init" && $0.labels == [] }) {
      lines.append("  public init() {}")
    }
    return lines + sorted.map { "  " + declaration($0, in: type) } + ["}"]
  }

  /// An initializer that is added to a class.
  private static func convenience(_ text: String) -> String {
    text.replacing("public init", with: "public convenience init", maxReplacements: 1)
      .replacing(/\{\}$/, with: "{ self.init() }")
  }

  /// Whether a type is the one of a Live Activity's attributes that changes.
  private func isContentState(_ type: String) -> Bool {
    let parts = type.split(separator: ".").map(String.init)
    return parts.count == 2 && parts[1] == ForeignUses.contentState
      && uses.attributes.contains(parts[0])
  }

  private func declaration(_ member: ForeignUses.Member, in type: String?) -> String {
    let parameters = member.parameters
    let results = member.types.compactMap(ClosureType.init).compactMap { type in
      type.genericResult.map { type.isContent ? $0 + ": View" : $0 }
    }
    let clause = results.isEmpty ? "" : "<\(Set(results).sorted().joined(separator: ", "))>"
    if member.name == "init" { return "public init\(clause)(\(parameters)) {}" }
    let value = member.value ?? "Any"
    let isStatic = member.isStatic ? "static " : ""
    let body = body(member.value, in: type)
    let mark = member.value == nil ? " // \(StandInFolder.openTypeMark)" : ""
    let accessors = member.isAssigned ? "get { \(body) } set {}" : body
    guard member.labels != nil else {
      return "public \(isStatic)var \(member.name.asSwiftName): \(value) { \(accessors) }\(mark)"
    }
    if member.name == ForeignUses.Member.subscriptName {
      return "public \(isStatic)subscript(\(parameters)) -> \(value) { \(accessors) }\(mark)"
    }
    let result = value == "Void" ? "" : " -> \(value)"
    let head = "public \(isStatic)func \(member.name.asSwiftName)\(clause)(\(parameters))\(result)"
    return "\(head) { \(body) }\(mark)".replacing("{  }", with: "{}")
  }

  private func body(_ type: String?, in owner: String?) -> String {
    guard let type else { return "fatalError()" }
    return switch type {
    case "Void", "Any": type == "Any" ? "()" : ""
    case "some View": "self"
    case "String": "\"\""
    case "Bool": "false"
    case "Int", "Int32", "Int64", "Double", "Float", "CGFloat", "TimeInterval", "CChar": "0"
    case "Date", "Data", "UIImage", "NSImage": "\(type)()"
    case owner: "\(type)()"
    case _ where type.hasSuffix("?"): "nil"
    case _ where type.listElement != nil: "[]"
    case _ where type.resultContent != nil: ".failure(CancellationError())"
    case _ where isMade(type): "\(type)()"
    default: "fatalError()"
    }
  }

  /// Whether a type is one of the stand-in's that can be made of nothing.
  private func isMade(_ type: String) -> Bool {
    guard let members = uses.types[type] else { return false }
    return !(uses.bases.contains(type) && members.isEmpty) && uses.argumentCounts[type] == nil
      && !uses.wrappers.contains(type)
  }
}

extension ForeignUses.Member {
  /// The parameters of its declaration.
  var parameters: String {
    zip(labels ?? [], types).enumerated().map { index, pair in
      let closure = ClosureType(pair.1)
      let (builder, escaping) =
        closure?.isContent == true
        ? ("@ViewBuilder ", "") : ("", closure == nil ? "" : "@escaping ")
      let label = pair.0.isEmpty ? "_" : pair.0
      return "\(builder)\(label) value\(index + 1): \(escaping)\(pair.1)"
    }.joined(separator: ", ")
  }
}
