import SwiftSyntax

/// The names that a file declares for others, and those that it uses.
struct SharedNames {
  /// The file.
  let file: AbsolutePath
  /// The types and functions outside of any type that are not private.
  private(set) var declared: Set<String> = []
  /// The names of types, and of functions that are called by their name alone.
  private(set) var used: Set<String> = []
  /// The variables outside of any type that are not private.
  private(set) var variables: Set<String> = []
  /// The names, without a point before them, that may be those of variables elsewhere.
  private(set) var read: Set<String> = []
  /// The names of all variables, parameters, functions and cases in the file, wherever they hold.
  private(set) var bound: Set<String> = []
  /// The members that the file adds to types in extensions, and those that it uses.
  let members: SharedMembers
  /// Whether a program begins in the file, or tests are in it.
  private(set) var isProgram = false

  /// Reads the active code of a file.
  init(_ file: AbsolutePath, _ tree: Syntax) {
    self.file = file
    var before: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        let isCalled = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
        let isType = name.first?.isUppercase == true
        if before?.tokenKind != .period, isType || isCalled { used.insert(name) }
        if token.parent?.is(DeclReferenceExprSyntax.self) == true {
          if before?.tokenKind != .period { read.insert(name) }
        } else if token.parent?.is(IdentifierTypeSyntax.self) != true {
          bound.insert(name)
        }
        if ["main", "UIApplicationMain", "NSApplicationMain"].contains(name),
          before?.tokenKind == .atSign
        {
          isProgram = true
        }
        if name == "XCTest" || name == "Testing", before?.tokenKind == .keyword(.import) {
          isProgram = true
        }
      default: break
      }
      before = token
    }
    for item in tree.as(SourceFileSyntax.self)?.statements ?? [] {
      guard let declaration = item.item.as(DeclSyntax.self) else { continue }
      if let name = declaration.sharedName { declared.insert(name) }
      variables.formUnion(declaration.sharedVariables)
    }
    read.subtract(bound)
    members = SharedMembers(in: tree)
  }
}

extension DeclModifierListSyntax {
  /// Whether what they stand before is seen in its file alone.
  var arePrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// Whether what they stand before belongs to the type, and not to its values.
  var areStatic: Bool { contains { ["static", "class"].contains($0.name.text) } }
}

extension DeclSyntax {
  /// The names under which other files know variables; none for anything else.
  fileprivate var sharedVariables: [String] {
    guard let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.arePrivate else {
      return []
    }
    return variable.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
  }

  /// The name under which other files know a type or a function; nil for anything else.
  fileprivate var sharedName: String? {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    guard !modifiers.arePrivate else { return nil }
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    guard kind != .macroDecl, kind != .operatorDecl, kind != .precedenceGroupDecl else {
      return nil
    }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
