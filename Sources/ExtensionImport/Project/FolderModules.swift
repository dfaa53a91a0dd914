import WidgetPlatforms

/// Modules that folders hold, where no project says what they are made of.
///
/// A generator's project is often not in the repository, and its description may be a program that
/// is not understood here. A folder with the name of an imported module, and with Swift sources
/// that are no program and do not import that name themselves, is taken for the module. Where the
/// generator's description lies in the folder, the sources may import the name as well. The modules
/// of the author's own packages are those that their manifests name.
final class FolderModules {
  /// A module that a folder holds.
  struct Found {
    /// The module.
    var module: ManifestDraft.Module
    /// The resources of its bundle.
    var resources: [AbsolutePath]
    /// The folder.
    var folder: AbsolutePath
  }

  /// The files below a folder.
  private final class Tree {
    let top: AbsolutePath
    let files: [AbsolutePath]
    let sources: [AbsolutePath]
    /// The folders of packages, whose manifests say what their modules are made of.
    let packages: [AbsolutePath]
    /// The modules that the author's own packages make; folders of dependencies are not walked
    /// through.
    let packaged: [String: Found]

    init(_ top: AbsolutePath, without other: AbsolutePath? = nil) {
      self.top = top
      files = FolderWalk(top).files.filter { file in
        other.map { !file.isWithin($0) } ?? true
      }
      sources = files.filter { file in
        file.ending == "swift" && !FolderModules.descriptions.contains(file.name)
      }
      // A manifest without targets only names what a generator's projects are built on.
      let described = files.filter { $0.name == "Package.swift" }.map(\.folder)
        .map { (folder: $0, package: LocalPackage($0)) }
        .filter { !$0.package.modules.isEmpty || !$0.package.foreign.isEmpty }
      packages = described.map(\.folder)
      var packaged: [String: Found] = [:]
      for (folder, package) in described.sorted(by: { $0.folder < $1.folder })
      where other?.isWithin(folder) != true {
        for (name, module) in package.modules where packaged[name] == nil {
          packaged[name] = Found(
            module: module.draft(named: name), resources: module.resources, folder: folder)
        }
      }
      self.packaged = packaged
    }
  }

  private let top: AbsolutePath
  private let own: Set<AbsolutePath>
  private let excluded: Set<String>
  /// The files below the top; read when the first module is looked for.
  private lazy var tree = Tree(top)
  /// The repository's files elsewhere; read when nothing below the top is a module.
  ///
  /// Packages in folders around the top are none of its modules: they are looked for with local
  /// packages.
  private lazy var repository = top.repository.flatMap { repository in
    repository == top ? nil : Tree(repository, without: top)
  }

  private static let descriptions: Set<String> = [
    "Package.swift", "Project.swift", "Workspace.swift", "Dependencies.swift", "Tuist.swift",
  ]

  /// The folders in a module's that are none of its sources.
  private static let others: Set<Substring> = [
    "Example", "Examples", "Demo", "Testing", "Preview Content", "Playgrounds",
  ]

  /// Looks below a folder.
  ///
  /// - Parameters:
  ///   - top: The folder.
  ///   - own: The extension's sources, which are of no other module.
  ///   - excluded: The names of modules that come from elsewhere.
  init(
    below top: AbsolutePath, without own: Set<AbsolutePath>, besides excluded: Set<String> = []
  ) {
    self.top = top
    self.own = own
    self.excluded = excluded
  }

  /// Returns the module of a name; nil where no folder holds it, or several do.
  func module(named name: String) -> Found? {
    guard !excluded.contains(name) else { return nil }
    if let found = tree.packaged[name], own.isDisjoint(with: found.module.sources) {
      return found
    }
    if let found = inFolder(named: name, of: tree) { return found }
    return repository.flatMap { $0.packaged[name] ?? inFolder(named: name, of: $0) }
  }

  /// The module of the one folder of a name; elsewhere in the repository a description of it has to
  /// lie there.
  private func inFolder(named name: String, of tree: Tree) -> Found? {
    let start = tree.top.parts.count
    let folders = tree.sources.compactMap { file -> AbsolutePath? in
      let parts = file.parts
      guard let index = parts.dropFirst(start).dropLast().firstIndex(of: name[...]) else {
        return nil
      }
      return AbsolutePath("/" + parts[...index].joined(separator: "/"))
    }
    let depths = Set(folders).map(\.parts.count)
    let shallowest = Set(folders).filter { $0.parts.count == depths.min() }
    guard shallowest.count == 1, let folder = shallowest.first else { return nil }
    guard !tree.packages.contains(where: { $0 == folder || folder.isWithin($0) }) else {
      return nil
    }
    let inner = ["Sources", "Source"].map(folder.appending)
      .first { place in tree.sources.contains { $0.isWithin(place) } }
    let isPart = { (file: AbsolutePath, place: AbsolutePath) in
      file.isWithin(place)
        && Self.others.isDisjoint(with: file.parts.dropFirst(folder.parts.count).dropLast())
    }
    let module = tree.sources.filter { isPart($0, inner ?? folder) }
    // A description in the folder says that it is a module; the compiler passes over its own name.
    let isDescribed = tree.files.contains(folder.appending("Project.swift"))
    let other = isDescribed ? nil : name
    guard isDescribed || tree === self.tree else { return nil }
    guard !module.isEmpty, own.isDisjoint(with: module),
      module.allSatisfy({ isLibrary($0, without: other) })
    else { return nil }
    let resources = tree.files.filter { file in
      isPart(file, folder) && FileKind(file) == .resource
        && !["plist", "yml", "yaml", "h", "md", "proto"].contains(file.ending)
    }
    return Found(
      module: ManifestDraft.Module(name: name, sources: module.sorted()),
      resources: resources.sorted(), folder: folder)
  }

  /// Returns the modules behind some imports, each after those that it imports.
  func modules(
    for imports: Set<String>, _ conditions: ScanConditions, _ trees: SourceTrees
  ) -> [Found] {
    var found: [Found] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard !AppleModules.areHere(name), !AppleModules.contains(name), seen.insert(name).inserted,
        let next = module(named: name)
      else { return }
      trees.imports(of: next.module.sources, conditions).sorted().forEach(add)
      found.append(next)
    }
    imports.sorted().forEach(add)
    return found
  }

  /// Whether a source may be a library's: no program begins in it, and it does not import the
  /// module that it would be a part of.
  private func isLibrary(_ file: AbsolutePath, without name: String?) -> Bool {
    guard let text = file.text else { return false }
    guard !text.contains("@main"), !text.contains("@UIApplicationMain") else { return false }
    guard let name else { return true }
    return !text.split(separator: "\n").contains { line in
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      return words.last == name[...] && words.dropLast().last == "import"
    }
  }
}
