import SwiftParser
import SwiftSyntax

/// Gathers the targets that a package's manifest names in so many words.
final class PackageVisitor: SyntaxVisitor {
  /// A target as a package's manifest names it.
  struct Target {
    /// The folder, from the package's; nil for the usual place.
    var path: String?
    /// The parts of the folder that are compiled; nil for all of it.
    var sources: [String]?
    /// The parts of the folder that go into the target's bundle.
    var resources: [String] = []
    /// The parts of the folder that do not belong to the target.
    var exclude: [String] = []
    /// The names of the plugins that the package manager runs while it builds the target.
    var plugins: [String] = []
    /// The names of the package's targets on which it is built everywhere.
    var dependencies: [String] = []
    /// The settings for Swift, as written.
    fileprivate var settings: ExprSyntax?
  }

  /// The targets by their names.
  private(set) var targets: [String: Target] = [:]
  /// The paths of what was compiled elsewhere, by the targets' names.
  private(set) var binaries: [String: String?] = [:]
  /// The paths of packages beside this one.
  private(set) var paths: [String] = []
  /// The language mode that the package names for all its targets; nil where it names none.
  private(set) var languageMode: String?

  /// The lists that the manifest gives names to.
  private var lists: [String: ExprSyntax] = [:]
  /// The texts that the manifest gives names to.
  private var constants: [String: ExprSyntax] = [:]
  /// The settings that a loop over the targets, or a closure for each, gives to all of them.
  private var shared: [FunctionCallExprSyntax] = []

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.sequence.trimmedDescription.lowercased().hasSuffix("targets") {
      addShared(in: node.body)
    }
    return .visitChildren
  }

  /// Takes the settings of code that runs for each target, where it gives settings at all.
  private func addShared(in code: some SyntaxProtocol) {
    guard code.trimmedDescription.contains("swiftSettings") else { return }
    let visitor = ImpliedMemberCalls(viewMode: .sourceAccurate)
    visitor.walk(code)
    shared += visitor.calls
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value
    {
      if value.is(ArrayExprSyntax.self) { lists[name] = value }
      if value.is(StringLiteralExprSyntax.self) { constants[name] = value }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Package" {
      let modes =
        Self.argument("swiftLanguageModes", of: node)
        ?? Self.argument("swiftLanguageVersions", of: node)
      languageMode = modes.map { Self.isSix($0) ? "6" : "5" }
    }
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if let closure = node.trailingClosure,
      ["forEach", "map"].contains(member?.declName.baseName.text)
    {
      addShared(in: closure)
    }
    if member?.declName.baseName.text == "package",
      let path = Self.argument("path", of: node).flatMap({ text($0) })
    {
      paths.append(path)
    }
    if member?.declName.baseName.text == "binaryTarget",
      let name = Self.argument("name", of: node).flatMap({ text($0) })
    {
      binaries[name] = .some(Self.argument("path", of: node).flatMap({ text($0) }))
    }
    guard member?.declName.baseName.text == "target",
      let name = Self.argument("name", of: node).flatMap({ text($0) })
    else { return .visitChildren }
    // A dependency on a target is written in the same way, but says no more than its name.
    var target = targets[name] ?? Target()
    target.path = Self.argument("path", of: node).flatMap({ text($0) }) ?? target.path
    target.sources = Self.argument("sources", of: node).map(texts) ?? target.sources
    target.exclude += Self.argument("exclude", of: node).map(texts) ?? []
    target.resources += Self.argument("resources", of: node).map(texts) ?? []
    target.plugins += calls(in: Self.argument("plugins", of: node)).compactMap { plugin in
      Self.argument("name", of: plugin).flatMap { text($0) }
    }
    target.dependencies += dependencies(in: Self.argument("dependencies", of: node))
    target.settings = Self.argument("swiftSettings", of: node) ?? target.settings
    targets[name] = target
    return .visitChildren
  }

  /// Returns the settings with which the package manager compiles a target.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - languageMode: The language mode of the package.
  ///   - configuration: The configuration for which settings may have been given alone.
  /// - Returns: The settings that are written out; what a function computes is not known.
  func settings(
    of target: Target, languageMode: String, configuration: PackageConfiguration
  ) -> SwiftSettings {
    var defines = ["SWIFT_PACKAGE"]
    var mode = languageMode
    var flags: [String] = []
    for call in calls(in: target.settings) + shared {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard let first = call.arguments.first?.expression, configuration.has(call) else { continue }
      switch name {
      case "define": defines += [text(first)].compactMap(\.self)
      case "swiftLanguageMode", "swiftLanguageVersion": mode = Self.isSix(first) ? "6" : "5"
      case "enableUpcomingFeature":
        flags += text(first).map { ["-enable-upcoming-feature", $0] } ?? []
      case "enableExperimentalFeature":
        flags += text(first).map { ["-enable-experimental-feature", $0] } ?? []
      case "unsafeFlags":
        defines += LanguageFlags.defines(in: texts(first))
        flags += texts(first)
      case "defaultIsolation" where first.trimmedDescription == "MainActor.self":
        flags += ["-default-isolation", "MainActor"]
      default: continue
      }
    }
    return SwiftSettings(defines: defines, languageMode: mode, flags: LanguageFlags.among(flags))
  }

  /// The names of targets, without those that only some platforms have.
  private func dependencies(in list: ExprSyntax?) -> [String] {
    let elements = list?.as(ArrayExprSyntax.self)?.elements ?? []
    return elements.compactMap { element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self) else {
        return text(element.expression)
      }
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard ["target", "byName"].contains(member), Self.argument("condition", of: call) == nil
      else { return nil }
      return Self.argument("name", of: call).flatMap { text($0) }
    }
  }

  private func calls(in list: ExprSyntax?) -> [FunctionCallExprSyntax] {
    let named = list?.as(DeclReferenceExprSyntax.self).flatMap { lists[$0.baseName.text] }
    let elements = (named ?? list)?.as(ArrayExprSyntax.self)?.elements
    return elements?.compactMap { $0.expression.as(FunctionCallExprSyntax.self) } ?? []
  }

  /// Whether a language mode, or one of a list, is Swift 6.
  private static func isSix(_ expression: ExprSyntax) -> Bool {
    expression.trimmedDescription.contains("6")
  }

  private static func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  /// The greatest number of constants that one text is made of, one in the other.
  private static let deepest = 8

  /// The text of a literal, of a constant, or of a rule's first argument, as in
  /// `.process("Resources")`; nil for what only running the manifest tells.
  private func text(_ expression: ExprSyntax, depth: Int = 0) -> String? {
    if let rule = expression.as(FunctionCallExprSyntax.self) {
      return rule.arguments.first.flatMap { text($0.expression, depth: depth) }
    }
    guard depth < Self.deepest else { return nil }
    guard let literal = expression.as(StringLiteralExprSyntax.self) else {
      let name =
        expression.as(DeclReferenceExprSyntax.self)?.baseName
        ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
      return name.flatMap { constants[$0.text] }.flatMap { text($0, depth: depth + 1) }
    }
    return literal.representedLiteralValue
      ?? literal.text(inserting: { text($0, depth: depth + 1) })
  }

  private func texts(_ expression: ExprSyntax) -> [String] {
    expression.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }
}

/// Gathers calls of members whose type is implied, as `.define("DEMO")`.
private final class ImpliedMemberCalls: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil {
      calls.append(node)
    }
    return .visitChildren
  }
}
