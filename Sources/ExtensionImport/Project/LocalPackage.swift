import SourceParsing
import SwiftParser
import SwiftSyntax

/// A Swift package beside a project, as far as its manifest can be read without running it.
struct LocalPackage {
  /// The sources and resources of one of the package's modules.
  struct Module {
    /// The Swift files.
    var sources: [AbsolutePath]
    /// The resources of the module's bundle.
    var resources: [AbsolutePath]
  }

  /// The package's modules, by their names.
  let modules: [String: Module]
  /// The modules that are no Swift, by their names.
  let foreign: [String: ForeignModule]
  /// The folders of the packages that it is built on and that lie beside it.
  let neighbours: [AbsolutePath]

  /// Reads a package.
  ///
  /// - Parameter folder: The folder that `Package.swift` is in.
  init(_ folder: AbsolutePath) {
    let visitor = TargetVisitor(viewMode: .sourceAccurate)
    if let tree = BoundedParser.parse(folder.appending("Package.swift").text ?? "") {
      visitor.walk(tree)
    }
    var modules: [String: Module] = [:]
    var foreign: [String: ForeignModule] = [:]
    for (name, path) in visitor.binaries {
      foreign[name.moduleName] = ForeignModule(
        binary: name.moduleName, in: path.map(folder.appending))
    }
    for (name, target) in visitor.targets {
      let folders = ["Sources", "Source", "src", "srcs"]
      // The only target of a package may lie in the folder itself.
      let usual = folders.map { "\($0)/\(name)" } + (visitor.targets.count == 1 ? folders : [])
      let candidates = (target.path.map { [$0] } ?? usual).map(folder.appending)
      guard let place = candidates.first(where: \.isFolder) else { continue }
      let excluded = target.exclude.map(place.appending)
      let files = FolderWalk(place).files.filter { file in
        !excluded.contains(where: file.isWithin)
      }
      let parts = target.sources.map { $0.map(place.appending) } ?? [place]
      let sources = files.filter { file in
        FileKind(file) == .source && parts.contains(where: file.isWithin)
      }
      guard !sources.isEmpty else {
        foreign[name.moduleName] = ForeignModule(name.moduleName, in: place)
        continue
      }
      let declared = target.resources.map(place.appending)
      let resources = files.filter { file in
        FileKind(file) == .resource
          && (declared.contains(where: file.isWithin) || Self.isFoundByItself(file, in: parts))
      }
      modules[name.moduleName] = Module(sources: sources, resources: resources)
    }
    self.modules = modules
    self.foreign = foreign
    neighbours = visitor.paths.map(folder.appending)
  }

  /// Whether the package manager takes a file for a resource that the manifest does not name.
  private static func isFoundByItself(_ file: AbsolutePath, in parts: [AbsolutePath]) -> Bool {
    let endings: Set<String> = ["xcassets", "xcdatamodeld", "xcdatamodel", "xcstrings", "strings"]
    return endings.contains(file.ending) && parts.contains(where: file.isWithin)
  }
}

/// A target as a package's manifest names it.
private struct PackageTarget {
  /// The folder, from the package's; nil for the usual place.
  var path: String?
  /// The parts of the folder that are compiled; nil for all of it.
  var sources: [String]?
  /// The parts of the folder that go into the target's bundle.
  var resources: [String] = []
  /// The parts of the folder that do not belong to the target.
  var exclude: [String] = []
}

/// Gathers the targets that a package's manifest names in so many words.
private final class TargetVisitor: SyntaxVisitor {
  /// The targets by their names.
  private(set) var targets: [String: PackageTarget] = [:]
  /// The paths of what was compiled elsewhere, by the targets' names.
  private(set) var binaries: [String: String?] = [:]
  /// The paths of packages beside this one.
  private(set) var paths: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    if member?.declName.baseName.text == "package",
      let path = Self.argument("path", of: node).flatMap(Self.text)
    {
      paths.append(path)
    }
    if member?.declName.baseName.text == "binaryTarget",
      let name = Self.argument("name", of: node).flatMap(Self.text)
    {
      binaries[name] = .some(Self.argument("path", of: node).flatMap(Self.text))
    }
    guard member?.declName.baseName.text == "target",
      let name = Self.argument("name", of: node).flatMap(Self.text)
    else { return .visitChildren }
    // A dependency on a target is written in the same way, but says no more than its name.
    var target = targets[name] ?? PackageTarget()
    target.path = Self.argument("path", of: node).flatMap(Self.text) ?? target.path
    target.sources = Self.argument("sources", of: node).map(Self.texts) ?? target.sources
    target.exclude += Self.argument("exclude", of: node).map(Self.texts) ?? []
    target.resources += Self.argument("resources", of: node).map(Self.texts) ?? []
    targets[name] = target
    return .visitChildren
  }

  private static func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  /// The text of a literal, or of a rule's first argument, as in `.process("Resources")`.
  private static func text(_ expression: ExprSyntax) -> String? {
    if let rule = expression.as(FunctionCallExprSyntax.self) {
      return rule.arguments.first.flatMap { text($0.expression) }
    }
    return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private static func texts(_ expression: ExprSyntax) -> [String] {
    expression.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }
}
