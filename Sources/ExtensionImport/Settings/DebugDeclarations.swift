import SourceParsing
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
  ///   - trees: The sources' trees.
  /// - Returns: The names; none where `DEBUG` is set.
  static func used(
    in files: some Collection<AbsolutePath>, _ conditions: ScanConditions, _ trees: SourceTrees
  ) -> [String] {
    guard !conditions.defines.contains(name) else { return [] }
    let named = files.filter { $0.text?.hasBytes("DEBUG") == true }
    guard !named.isEmpty else { return [] }
    var debug = conditions
    debug.defines.insert(name)
    let additional = trees.map(named, debug) { DeclarationVisitor.read($1).members }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    var declared: Set<String> = []
    var used: Set<String> = []
    for names in trees.map(Array(files), conditions, { DeclarationVisitor.read($1) }) {
      declared.formUnion(names.declared)
      used.formUnion(names.used)
    }
    return additional.subtracting(declared).intersection(used).filter { name in
      !AppleTypes.contains(name) && !AppleMembers.contains(name, isCalled: false)
        && !AppleMembers.contains(name, isCalled: true)
    }.sorted()
  }
}

/// Finds the names that a source declares and refers to.
private final class DeclarationVisitor: SyntaxVisitor {
  /// The names.
  struct Names {
    /// The declarations outside of functions.
    var members: Set<String> = []
    /// All declarations, with parameters and local variables.
    var declared: Set<String> = []
    /// The names in expressions and types.
    var used: Set<String> = []
  }

  private var names = Names()

  static func read(_ tree: Syntax) -> Names {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = node.tokenKind, let parent = node.parent else {
      return .visitChildren
    }
    if parent.is(DeclReferenceExprSyntax.self) || parent.is(IdentifierTypeSyntax.self) {
      names.used.insert(name)
    } else if parent.is(IdentifierPatternSyntax.self) || parent.is(FunctionDeclSyntax.self)
      || parent.asProtocol((any NamedDeclSyntax).self) != nil
    {
      names.declared.insert(name)
      if !isLocal(parent) { names.members.insert(name) }
    } else if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(EnumCaseElementSyntax.self)
      || parent.is(GenericParameterSyntax.self)
    {
      names.declared.insert(name)
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
