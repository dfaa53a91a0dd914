import WidgetPlatforms

/// The modules that an author builds beside an extension: libraries of the project, local packages.
struct AuthorModules {
  /// Modules with sources, in the order in which they are compiled, and modules without.
  struct Given {
    /// The modules, each after those that it imports.
    var modules: [ManifestDraft.Module] = []
    /// The resources of the modules' bundles, which lie in the extension's bundle here.
    var resources: [AbsolutePath] = []
    /// The definitions of intents, whose classes are a module's.
    var intentDefinitions: [AbsolutePath] = []
    /// The property lists of the modules' bundles.
    var infoPlists: [ResolvedInfoPlist.Part] = []
    /// The names of modules that are imported and not to be had.
    var missing: Set<String> = []
    /// Those of them that targets without a source in Swift make.
    var foreign: [ForeignModule] = []
    /// The folders of modules of which no project tells, by the modules' names.
    var folders: [String: AbsolutePath] = [:]
  }

  private let available: [String: ManifestDraft.Module]
  /// The modules of targets without a source in Swift, by their names.
  private let foreign: [String: ForeignModule]
  /// The paths of local packages that a project names and that are not there, by their names.
  let absentPackages: [String: String]
  private let resources: [String: [AbsolutePath]]
  private let intentDefinitions: [String: [AbsolutePath]]
  private let infoPlists: [String: ResolvedInfoPlist.Part]
  private let platform: Platform
  private let defines: Set<String>
  private let trees: SourceTrees

  /// Finds the modules around a target.
  init(_ target: WidgetTarget, _ trees: SourceTrees) {
    self.trees = trees
    platform = target.choice.platform
    defines = Set(SwiftSettings(target.settings).defines)
    var available: [String: ManifestDraft.Module] = [:]
    var foreign: [String: ForeignModule] = [:]
    var resources: [String: [AbsolutePath]] = [:]
    var intentDefinitions: [String: [AbsolutePath]] = [:]
    var infoPlists: [String: ResolvedInfoPlist.Part] = [:]
    let family = ProjectFamily(of: target.target.project)
    let configuration = PackageConfiguration(named: target.target.configuration)
    for folder in Self.packages(of: family) {
      for (name, module) in LocalPackage(folder, configuration: configuration).modules {
        available[name] = module.draft(named: name)
        resources[name] = module.resources
      }
    }
    // A module of the extension's own project comes before one of the same name elsewhere.
    for library in family.projects.reversed().flatMap(\.targets) where library.isLibrary {
      var settings = library.settings
      settings.sdk = target.choice.platform.sdk
      let files = library.files(on: target.choice.platform, settings: settings)
      let sources = files.sources
      guard let name = settings.text("PRODUCT_MODULE_NAME") else { continue }
      guard !sources.isEmpty else {
        foreign[name] = ForeignModule(name, ofTargetWith: files.foreign)
        continue
      }
      resources[name] = files.resources.filter { $0.name.lowercased() != "info.plist" }.sorted()
      intentDefinitions[name] = files.intentDefinitions.sorted()
      infoPlists[name] = settings.text("INFOPLIST_FILE")
        .flatMap { library.project.folder.appending($0).onDisk }
        .map { ResolvedInfoPlist.Part(file: $0, settings: settings) }
      available[name] = ManifestDraft.Module(
        name: name, sources: sources.sorted(), swift: SwiftSettings(settings))
    }
    self.available = available
    self.foreign = foreign
    absentPackages = Self.absentPackages(of: family)
    self.resources = resources
    self.intentDefinitions = intentDefinitions
    self.infoPlists = infoPlists
  }

  /// The names of all modules that could be given.
  var names: Set<String> { Set(available.keys) }

  /// Returns what can be given of imported modules, with what those import in turn.
  ///
  /// - Parameters:
  ///   - imports: The names of the modules.
  ///   - folders: Has modules of which no project tells.
  /// - Returns: The modules.
  func given(for imports: Set<String>, orIn folders: FolderModules? = nil) -> Given {
    var given = Given()
    var seen: Set<String> = []
    let known = importsOfModules(behind: imports)
    for name in imports.sorted() { add(name, to: &given, seen: &seen, folders, known) }
    return given
  }

  /// Finds what imported modules of projects and packages import, and what those do in turn.
  ///
  /// The sources of modules that are imported together are parsed together, side by side.
  private func importsOfModules(behind imports: Set<String>) -> [String: Set<String>] {
    var known: [String: Set<String>] = [:]
    var waiting = imports
    while true {
      let next = waiting.filter { known[$0] == nil && !AppleModules.areHere($0) }
        .compactMap { available[$0] }
      guard !next.isEmpty else { return known }
      trees.read(next.flatMap(\.sources))
      for module in next {
        known[module.name] = trees.imports(of: module.sources, conditions(of: module))
      }
      waiting = next.reduce(into: []) { $0.formUnion(known[$1.name] ?? []) }
    }
  }

  private func conditions(of module: ManifestDraft.Module) -> ScanConditions {
    ScanConditions(
      platform: platform, defines: module.swift.map { Set($0.defines) } ?? defines, modules: names,
      languageMode: module.swift?.languageMode ?? "5")
  }

  private func add(
    _ name: String, to given: inout Given, seen: inout Set<String>, _ folders: FolderModules?,
    _ known: [String: Set<String>]
  ) {
    guard !AppleModules.areHere(name), seen.insert(name).inserted else { return }
    let isApples = AppleModules.contains(name)
    let found = available[name] == nil && !isApples ? folders?.module(named: name) : nil
    if let found {
      given.folders[name] = found.folder
      given.resources += found.resources
    }
    guard let module = available[name] ?? found?.module else {
      // A module of Apple's that is not here is made empty when it is imported.
      if !isApples {
        given.missing.insert(name)
        given.foreign += [foreign[name]].compactMap(\.self)
      }
      return
    }
    let imports = known[name] ?? trees.imports(of: module.sources, conditions(of: module))
    for next in imports.sorted() { add(next, to: &given, seen: &seen, folders, known) }
    given.modules.append(module)
    given.resources += resources[name] ?? []
    given.intentDefinitions += intentDefinitions[name] ?? []
    given.infoPlists += [infoPlists[name]].compactMap(\.self)
  }

  /// The folder of a local package.
  ///
  /// A package around the project itself is named by the folder's name, `../Name`, which a checkout
  /// need not have.
  private static func folder(of path: String, in project: XcodeProject) -> AbsolutePath {
    let place = project.folder.appending(path)
    let isBeside = path.hasPrefix("../") && place.folder == project.folder.folder
    return isBeside && !place.exists ? project.folder : place
  }

  /// The paths, as projects write them, of local packages that are not there, by their last names.
  private static func absentPackages(of family: ProjectFamily) -> [String: String] {
    family.projects.reduce(into: [:]) { found, project in
      let references = project.objects.all("XCLocalSwiftPackageReference")
        .compactMap { $0.text("relativePath") }
        .filter { !folder(of: $0, in: project).appending("Package.swift").exists }
      let folders = project.objects.all("PBXFileReference")
        .filter { file in
          file.text("lastKnownFileType") == "folder" && project.places[file.id]?.exists == false
        }
        .compactMap { $0.text("path") }
      for path in references + folders {
        found[String(path.split(separator: "/").last ?? "")] = path
      }
    }
  }

  /// The folders of local packages: named as such, dragged into a project, joined by a workspace,
  /// or named by one of these.
  private static func packages(of family: ProjectFamily) -> [AbsolutePath] {
    var waiting = family.packages
    for project in family.projects {
      waiting += project.objects.all("XCLocalSwiftPackageReference")
        .compactMap { $0.text("relativePath") }.map { folder(of: $0, in: project) }
      waiting += project.objects.all("PBXFileReference").compactMap { project.places[$0.id] }
        .filter { ["", "swiftpm"].contains($0.ending) }
    }
    var found: Set<AbsolutePath> = []
    while let next = waiting.popLast() {
      guard next.appending("Package.swift").exists, found.insert(next).inserted else { continue }
      waiting += LocalPackage(next).neighbours
    }
    return found.sorted()
  }
}
