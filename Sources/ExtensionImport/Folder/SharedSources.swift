import SourceParsing
import SwiftSyntax

/// The files of other programs that declare what an extension without a project uses.
///
/// A target's membership is unknown where no project has the target. A type or a function that is
/// used in the extension and declared in one file beside it is taken to be shared, with all of the
/// file; what that file uses is looked for in the same way. A file that declares again what is
/// declared already belongs to another program.
struct SharedSources {
  /// The files, in order of their paths.
  private(set) var files: [AbsolutePath] = []

  /// The greatest number of files; an extension that seems to need more is left to its author.
  private static let fileLimit = 60

  /// Looks for what sources use and do not declare.
  ///
  /// - Parameters:
  ///   - own: The extension's sources.
  ///   - top: The folder in which other programs' sources lie.
  ///   - conditions: The conditions by which `#if` is decided.
  init(for own: [AbsolutePath], within top: AbsolutePath, conditions: ScanConditions) {
    var others = Self.candidates(within: top, without: own).map { NamesOfFile($0, conditions) }
    others.removeAll(where: \.isProgram)
    var homes: [String: [NamesOfFile]] = [:]
    for other in others {
      for name in other.declared { homes[name, default: []].append(other) }
    }
    var waiting = own.map { NamesOfFile($0, conditions) }
    var known = waiting.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
    var found: Set<AbsolutePath> = []
    while let user = waiting.popLast() {
      for name in user.used.sorted() where !known.contains(name) {
        guard let home = homes[name], home.count == 1, known.isDisjoint(with: home[0].declared),
          found.insert(home[0].file).inserted
        else { continue }
        known.formUnion(home[0].declared)
        waiting.append(home[0])
      }
      guard found.count <= Self.fileLimit else { return }
    }
    files = found.sorted()
  }

  /// The Swift files beside the extension that belong to no package.
  private static func candidates(
    within top: AbsolutePath, without own: [AbsolutePath]
  ) -> [AbsolutePath] {
    let files = FolderWalk(top).files
    let packages = files.filter { $0.name == "Package.swift" }.map(\.folder)
    let taken = Set(own)
    return files.filter { file in
      FileKind(file) == .source && !taken.contains(file)
        && !packages.contains(where: file.isWithin)
    }
  }
}

/// The names that a file declares for others, and those that it uses.
private struct NamesOfFile {
  let file: AbsolutePath
  /// The types and functions outside of any type that are not private.
  private(set) var declared: Set<String> = []
  /// The names of types, and of functions that are called by their name alone.
  private(set) var used: Set<String> = []
  /// Whether a program begins in the file, or tests are in it.
  private(set) var isProgram = false

  init(_ file: AbsolutePath, _ conditions: ScanConditions) {
    self.file = file
    let tree = SourceVisitor.active(file.text ?? "", conditions)
    var before: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        let isCalled = token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .leftParen
        let isType = name.first?.isUppercase == true
        if before?.tokenKind != .period, isType || isCalled { used.insert(name) }
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
      guard let declaration = item.item.as(DeclSyntax.self), let name = declaration.sharedName
      else {
        continue
      }
      declared.insert(name)
    }
  }
}

extension DeclSyntax {
  /// The name under which other files know a type or a function; nil for anything else.
  fileprivate var sharedName: String? {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    guard !modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) else {
      return nil
    }
    if let function = self.as(FunctionDeclSyntax.self) { return function.name.text }
    guard kind != .macroDecl, kind != .operatorDecl, kind != .precedenceGroupDecl else {
      return nil
    }
    return asProtocol((any NamedDeclSyntax).self)?.name.text
  }
}
