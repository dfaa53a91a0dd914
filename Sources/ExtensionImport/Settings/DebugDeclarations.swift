import SwiftSyntax

/// Declarations that sources have only where `DEBUG` is set, and use without it.
///
/// A sample that `#if DEBUG` declares and a placeholder shows compiles while its author works on
/// it, and in no release. Xcode runs the former.
enum DebugDeclarations {
  private static let name = "DEBUG"

  /// Finds the names, sorted.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - conditions: The conditions by which `#if` is decided.
  /// - Returns: The names; none where `DEBUG` is set.
  static func used(in files: some Collection<AbsolutePath>, _ conditions: ScanConditions)
    -> [String]
  {
    guard !conditions.defines.contains(name) else { return [] }
    let texts = files.map { $0.text ?? "" }
    guard texts.contains(where: { $0.contains(name) }) else { return [] }
    var debug = conditions
    debug.defines.insert(name)
    var declared: Set<String> = []
    var used: Set<String> = []
    var additional: Set<String> = []
    for text in texts {
      let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
      visitor.walk(SourceVisitor.active(text, conditions))
      declared.formUnion(visitor.declared)
      used.formUnion(visitor.used)
      guard text.contains(name) else { continue }
      let other = DeclarationVisitor(viewMode: .sourceAccurate)
      other.walk(SourceVisitor.active(text, debug))
      additional.formUnion(other.members)
    }
    return additional.subtracting(declared).intersection(used).filter { name in
      !AppleTypes.contains(name) && !AppleMembers.contains(name, isCalled: false)
        && !AppleMembers.contains(name, isCalled: true)
    }.sorted()
  }
}

/// Finds the names that a source declares and refers to.
private final class DeclarationVisitor: SyntaxVisitor {
  /// The declarations outside of functions.
  private(set) var members: Set<String> = []
  /// All declarations, with parameters and local variables.
  private(set) var declared: Set<String> = []
  /// The names in expressions and types.
  private(set) var used: Set<String> = []

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = node.tokenKind, let parent = node.parent else {
      return .visitChildren
    }
    if parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierTypeSyntax.self) {
      used.insert(name)
    } else if parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionDeclSyntax.self)
      || parent.asProtocol((any NamedDeclSyntax).self) != nil
    {
      declared.insert(name)
      if !isLocal(parent) { members.insert(name) }
    } else if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(EnumCaseElementSyntax.self)
      || parent.is(GenericParameterSyntax.self)
    {
      declared.insert(name)
    }
    return .visitChildren
  }

  /// Whether a declaration is inside of a function, an accessor or a closure.
  private func isLocal(_ node: Syntax) -> Bool {
    var next = node.parent
    while let current = next {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
        || current.is(AccessorBlockSyntax.self)
      {
        return true
      }
      next = current.parent
    }
    return false
  }
}
