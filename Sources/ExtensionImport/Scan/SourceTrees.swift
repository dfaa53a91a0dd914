import ParallelWork
import SwiftSyntax
import Synchronization

/// The sources that an import has read, each of which is parsed once.
///
/// The same sources are asked which widgets, modules, names and uses of names they have, under
/// conditions that differ; their trees do not. Files are parsed side by side.
final class SourceTrees: Sendable {
  private let parsed = Mutex<[AbsolutePath: ParsedSource]>([:])

  /// A source; a file that cannot be read counts as empty.
  private func source(_ file: AbsolutePath) -> ParsedSource {
    if let known = parsed.withLock({ $0[file] }) { return known }
    let source = ParsedSource(file.text ?? "")
    parsed.withLock { $0[file] = source }
    return source
  }

  /// Parses files, the longest first, so that none of those is left to one processor at the end.
  func read(_ files: [AbsolutePath]) {
    let new = parsed.withLock { known in files.filter { known[$0] == nil } }
    let texts = new.map { (file: $0, text: $0.text ?? "") }
      .sorted { $0.text.utf8.count > $1.text.utf8.count }
    let sources = Workers.map(texts.count) { ParsedSource(texts[$0].text) }
    parsed.withLock { known in
      for (text, source) in zip(texts, sources) { known[text.file] = source }
    }
  }

  /// Makes something of each file's active code, side by side.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - conditions: The conditions by which `#if` is decided.
  ///   - make: Makes it of a file and its code.
  /// - Returns: The results, in the order of the files.
  func map<Result: Sendable>(
    _ files: [AbsolutePath], _ conditions: ScanConditions,
    _ make: @escaping @Sendable (AbsolutePath, Syntax) -> Result
  ) -> [Result] {
    read(files)
    return Workers.map(files.count) {
      make(files[$0], self.source(files[$0]).active(in: conditions))
    }
  }

  /// Makes something of each file's active code as `map` does, and forgets the trees of files that
  /// were not parsed before: of a whole app's they would fill the memory.
  func mapOnce<Result: Sendable>(
    _ files: [AbsolutePath], _ conditions: ScanConditions,
    _ make: @escaping @Sendable (AbsolutePath, Syntax) -> Result
  ) -> [Result] {
    Workers.map(files.count) { index in
      let file = files[index]
      let source = self.parsed.withLock { $0[file] } ?? ParsedSource(file.text ?? "")
      return make(file, source.active(in: conditions))
    }
  }

  /// Returns the names of the modules that files import.
  func imports(of files: [AbsolutePath], _ conditions: ScanConditions) -> Set<String> {
    map(files, conditions) { ImportVisitor.imports(in: $1) }
      .reduce(into: []) { $0.formUnion($1) }
  }
}

/// Finds the modules that a source imports.
private final class ImportVisitor: SyntaxVisitor {
  private var modules: Set<String> = []

  static func imports(in tree: Syntax) -> Set<String> {
    let visitor = ImportVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.modules
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { modules.insert(module) }
    return .skipChildren
  }
}
