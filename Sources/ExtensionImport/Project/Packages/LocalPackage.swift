import SourceParsing
import SwiftSyntax

/// A Swift package beside a project, as far as its manifest can be read without running it.
struct LocalPackage {
  /// The sources and resources of one of the package's modules.
  struct Module {
    /// The Swift files.
    var sources: [AbsolutePath]
    /// The resources of the module's bundle.
    var resources: [AbsolutePath]
    /// The settings with which the package manager compiles the module.
    var swift: SwiftSettings
    /// The names of the plugins that may write more sources while the package manager builds it.
    var plugins: [String] = []

    /// The module as a manifest names it.
    func draft(named name: String) -> ManifestDraft.Module {
      ManifestDraft.Module(name: name, sources: sources, swift: swift, plugins: plugins)
    }
  }

  /// The package's modules, by their names.
  let modules: [String: Module]
  /// The modules that are no Swift, by their names.
  let foreign: [String: ForeignModule]
  /// The modules among those in Swift that are built on one that is none, by their names.
  let builtOnForeign: [String: ForeignModule]
  /// The folders of the packages that it is built on and that lie beside it.
  let neighbours: [AbsolutePath]

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - folder: The folder that `Package.swift` is in.
  ///   - configuration: The configuration in which it is compiled; what people get, unless a
  ///     project has no such one.
  init(_ folder: AbsolutePath, configuration: PackageConfiguration = .release) {
    let text = folder.appending("Package.swift").text ?? ""
    let visitor = PackageVisitor(viewMode: .sourceAccurate)
    if let tree = BoundedParser.parse(text) { visitor.walk(tree) }
    let languageMode = visitor.languageMode ?? Self.languageMode(ofTools: text)
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
        let own = files.filter { file in parts.contains(where: file.isWithin) }
        foreign[name.moduleName] = ForeignModule(name.moduleName, of: own, declaredIn: files)
        continue
      }
      let declared = target.resources.map(place.appending)
      let resources = files.filter { file in
        FileKind(file) == .resource
          && (declared.contains(where: file.isWithin) || Self.isFoundByItself(file, in: parts))
      }
      modules[name.moduleName] = Module(
        sources: sources, resources: resources,
        swift: visitor.settings(
          of: target, languageMode: languageMode, configuration: configuration),
        plugins: target.plugins.filter { !Self.isChecker($0) })
    }
    self.modules = modules
    self.foreign = foreign
    builtOnForeign = Self.builtOnForeign(foreign, among: visitor.targets)
      .filter { modules[$0.key] != nil }
    neighbours = visitor.paths.map(folder.appending)
  }

  /// Finds the targets that are built on foreign code, directly or through others.
  private static func builtOnForeign(
    _ foreign: [String: ForeignModule], among targets: [String: PackageVisitor.Target]
  ) -> [String: ForeignModule] {
    var users: [String: [String]] = [:]
    for (name, target) in targets {
      for dependency in target.dependencies { users[dependency, default: []].append(name) }
    }
    var found: [String: ForeignModule] = [:]
    var waiting = targets.keys.filter { foreign[$0.moduleName] != nil }.sorted()
    while let next = waiting.popLast() {
      guard let base = foreign[next.moduleName] ?? found[next.moduleName] else { continue }
      for user in users[next] ?? [] where found[user.moduleName] == nil {
        found[user.moduleName] = ForeignModule(user.moduleName, builtOn: base)
        waiting.append(user)
      }
    }
    return found
  }

  /// Whether a plugin's name says that it checks or formats sources, and writes none.
  static func isChecker(_ plugin: String) -> Bool {
    let name = plugin.lowercased()
    return name.contains("lint") || name.contains("format")
  }

  /// The language mode that follows from the version of the tools in a manifest's first line.
  private static func languageMode(ofTools text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    let version = line.split(separator: ":").dropFirst().first.map { String($0).trimmed } ?? ""
    return (Int(version.prefix { $0.isNumber }) ?? 5) >= 6 ? "6" : "5"
  }

  /// Whether the package manager takes a file for a resource that the manifest does not name.
  private static func isFoundByItself(_ file: AbsolutePath, in parts: [AbsolutePath]) -> Bool {
    let endings: Set<String> = ["xcassets", "xcdatamodeld", "xcdatamodel", "xcstrings", "strings"]
    return endings.contains(file.ending) && parts.contains(where: file.isWithin)
  }
}
