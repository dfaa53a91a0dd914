import SwiftSyntax

/// The sources of an extension and its modules, read once for the stand-ins of all modules.
struct ReadSources {
  /// One source.
  struct Source: Sendable {
    /// The code, without what conditions leave out.
    let tree: Syntax
    /// The modules that it imports.
    fileprivate(set) var imports: Set<String> = []
    /// All its words.
    fileprivate(set) var words: Set<String> = []
    /// The names of parameters of its functions and closures.
    fileprivate(set) var parameters: Set<String> = []
    /// The names of types, generic parameters, functions, variables and cases that it declares.
    fileprivate var declared: Set<String> = []
    /// The members that it adds to types by extensions.
    fileprivate var members: [String: Set<String>] = [:]
  }

  /// The sources, in the order of their paths.
  private(set) var all: [Source] = []
  /// The names of types, generic parameters, functions, variables and cases that they declare.
  private(set) var declared: Set<String> = []
  /// The members that they add to types by extensions.
  private(set) var members = ExtensionMembers()
  /// The numbers of sources that have a word.
  private(set) var wordCounts: [String: Int] = [:]

  /// Reads sources.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - modules: The modules that can be imported, besides those of the conditions.
  ///   - trees: The sources' trees.
  init(
    _ files: [AbsolutePath], conditions: ScanConditions, modules: [String], _ trees: SourceTrees
  ) {
    var conditions = conditions
    conditions.modules.formUnion(modules)
    all = trees.map(files.sorted(), conditions) { _, tree in Self.read(tree) }
    for source in all {
      declared.formUnion(source.declared)
      members.add(source.members)
      for word in source.words { wordCounts[word, default: 0] += 1 }
    }
  }

  private static func read(_ tree: Syntax) -> Source {
    var source = Source(tree: tree)
    var before: TokenKind?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      source.words.insert(token.text)
      if case .identifier(let name) = token.tokenKind {
        switch before {
        case .keyword(.import): source.imports.insert(name)
        case .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.protocol),
          .keyword(.actor), .keyword(.typealias), .keyword(.func), .keyword(.associatedtype),
          .keyword(.var), .keyword(.let), .keyword(.case):
          source.declared.insert(name)
        default:
          if token.parent?.is(GenericParameterSyntax.self) == true { source.declared.insert(name) }
          if isParameter(token) { source.parameters.insert(name) }
        }
      }
      before = token.tokenKind
    }
    source.members = ExtensionMembers.all(in: tree)
    return source
  }

  /// Whether a token names a parameter, or a value that a pattern takes out of another.
  private static func isParameter(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    return parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(IdentifierPatternSyntax.self)
      || parent.is(EnumCaseParameterSyntax.self)
  }
}
