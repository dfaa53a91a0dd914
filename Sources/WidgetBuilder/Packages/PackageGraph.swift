import Foundation
import SourceParsing
import SwiftPackages

/// The targets of the packages that lie here, by the modules that they make.
struct PackageGraph {
  private let places: PackagePlaces
  private let describe: (PackagePlaces.Folder) throws(BuildError) -> PackageDescription
  /// The texts of the manifests, by their packages.
  private let manifests: [PackagePlaces.Folder: String]
  /// The folders by the identities of their packages, in the order of the places.
  private let folders: [String: [PackagePlaces.Folder]]
  /// The targets of folders without a manifest.
  private let pods: [PackagePlaces.Folder: PackageTarget]
  /// The modules that such targets import and that may lie here.
  private var imports: [PackageTarget: [String]] = [:]
  private var descriptions: [PackagePlaces.Folder: PackageDescription] = [:]
  /// The package manager's error for each package whose manifest cannot be described.
  private var failures: [PackagePlaces.Folder: String] = [:]

  /// Looks at packages.
  ///
  /// - Parameters:
  ///   - places: Where they lie.
  ///   - describe: Returns what a package's manifest says.
  init(
    _ places: PackagePlaces,
    describe: @escaping (PackagePlaces.Folder) throws(BuildError) -> PackageDescription
  ) {
    self.places = places
    self.describe = describe
    folders = Dictionary(grouping: places.folders, by: \.identity)
    manifests = Dictionary(
      places.folders.map { folder in
        let texts = PackageDump.manifests(of: folder.url).map { file in
          (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        }
        return (folder, texts.joined(separator: "\n"))
      }, uniquingKeysWith: { first, _ in first })
    pods = Dictionary(
      places.folders.compactMap { folder in
        PackageTarget(sourcesIn: folder).map { (folder, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Looks at packages that the package manager describes.
  init(_ places: PackagePlaces, _ units: UnitCompiler) {
    let dump = PackageDump(
      compiler: units.compiler, cache: units.cache, traits: places.chosenTraits)
    self.init(places) { folder throws(BuildError) in try dump.description(of: folder) }
  }

  /// Whether a package here makes a module.
  ///
  /// - Throws: `BuildError` where the package manager is not there or is interrupted.
  mutating func makes(_ module: String) throws(BuildError) -> Bool {
    try target(ofModule: module) != nil
  }

  /// Returns the targets that modules need, each after those that it is built on.
  ///
  /// - Parameter modules: The modules that are imported.
  /// - Returns: The targets; modules that no package makes have none.
  /// - Throws: `BuildError` where the package manager is not there or is interrupted.
  mutating func targets(for modules: Set<String>) throws(BuildError) -> [PackageTarget] {
    var ordered: [PackageTarget] = []
    var seen: Set<PackageTarget> = []
    for module in modules.sorted() {
      guard let target = try target(ofModule: module) else { continue }
      try visit(target, &ordered, &seen)
    }
    return ordered
  }

  private mutating func visit(
    _ target: PackageTarget, _ ordered: inout [PackageTarget], _ seen: inout Set<PackageTarget>
  ) throws(BuildError) {
    guard seen.insert(target).inserted else { return }
    // Macros are built with the toolchain's swift-syntax, and need none that is built from sources.
    let dependencies = target.kind == .macro ? [] : dependencies(of: target)
    for dependency in dependencies {
      for next in try targets(of: dependency, from: target) { try visit(next, &ordered, &seen) }
    }
    ordered.append(target)
  }

  /// The direct dependencies of a target that lie here.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - platform: The platform on which it is built on them, as manifests name it; nil for any.
  /// - Returns: The targets, in the manifest's order.
  /// - Throws: `BuildError` where the package manager is not there or is interrupted.
  mutating func targets(
    builtOnBy target: PackageTarget, on platform: String? = nil
  ) throws(BuildError) -> [PackageTarget] {
    var found: [PackageTarget] = []
    for dependency in dependencies(of: target)
    where platform.map(dependency.holds) ?? true {
      found += try targets(of: dependency, from: target)
    }
    return found
  }

  /// A product that a target is built on and that no package here has.
  struct Unmet {
    /// The identity of the package whose target it is.
    var package: String
    /// The product.
    var dependency: PackageTarget.Dependency
  }

  /// The products that a module, or one behind it, cannot be built without and that are not here.
  ///
  /// Dependencies on some platforms alone, and those asked for with `canImport`, are left out.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - platforms: The platforms for which it may be built, as manifests name them.
  /// - Returns: The products, in the order in which targets would be built.
  /// - Throws: `BuildError` where the package manager is not there or is interrupted.
  mutating func unmet(
    behind module: String, on platforms: [String]
  ) throws(BuildError) -> [Unmet] {
    var found: [Unmet] = []
    for target in try targets(for: [module])
    where target.kind == .regular && !target.isWithoutManifest {
      for dependency in target.dependencies where platforms.allSatisfy(dependency.holds) {
        guard try targets(of: dependency, from: target).isEmpty,
          target.importsWithoutCondition(dependency.name)
        else { continue }
        found.append(Unmet(package: target.package, dependency: dependency))
      }
    }
    return found
  }

  /// Says why a package that seems to have a module cannot be described; nil where none seems to.
  func failure(ofModule module: String) -> String? {
    let spellings = [module, module.replacing("_", with: "-")]
    return failures.sorted { $0.key < $1.key }.lazy
      .filter { folder, _ in
        spellings.contains { manifests[folder]?.contains("\"\($0)\"") == true }
      }
      .map { "the package \($0.key.identity) cannot be described: \($0.value)" }.first
  }

  /// The targets of the same package that a target of macros is written with, each after those that
  /// it needs.
  mutating func targets(supporting macros: PackageTarget) throws(BuildError) -> [PackageTarget] {
    var ordered: [PackageTarget] = []
    for target in try targets(builtOnBy: macros)
    where target.package == macros.package && target.kind != .macro {
      for next in try targets(supporting: target) + [target] where !ordered.contains(next) {
        ordered.append(next)
      }
    }
    return ordered
  }

  /// The dependencies that a manifest declares, and what the sources import beside them.
  private mutating func dependencies(of target: PackageTarget) -> [PackageTarget.Dependency] {
    let known =
      imports[target]
      ?? (target.isWithoutManifest ? importsLyingHere(of: target) : undeclaredImports(of: target))
    imports[target] = known
    return target.dependencies + known.map { PackageTarget.Dependency(name: $0) }
  }

  /// The targets of its own package that a target imports and does not declare: in Xcode, whose
  /// products all lie in one folder, such an import finds what was built for another target.
  private func undeclaredImports(of target: PackageTarget) -> [String] {
    let declared = Set(target.dependencies.map(\.name) + [target.name])
    let others = (folders[target.package] ?? []).compactMap { descriptions[$0] }
      .flatMap(\.targets).filter { $0.kind == .regular && !declared.contains($0.name) }
    guard !others.isEmpty else { return [] }
    let sources = target.files(ending: ["swift"])
      .compactMap { try? Data(contentsOf: $0, options: .alwaysMapped) }
    return others.filter { other in
      let words = "import " + other.moduleName
      return sources.contains { $0.withUnsafeBytes { $0.has(words) } }
        && target.importsWithoutCondition(other.moduleName)
    }.map(\.name)
  }

  /// The modules that a target imports, of those that folders here have the names of.
  private func importsLyingHere(of target: PackageTarget) -> [String] {
    let names = Set(pods.values.map { $0.moduleName.lowercased() } + folders.keys)
    return target.importedModules.filter { names.contains($0.lowercased()) }.sorted()
  }

  private mutating func target(ofModule module: String) throws(BuildError) -> PackageTarget? {
    let spellings = [module, module.replacing("_", with: "-")]
    for folder in places.folders {
      if manifests[folder]?.isEmpty != false {
        if let pod = pods[folder], pod.moduleName == module { return pod }
        continue
      }
      guard let text = manifests[folder], spellings.contains(where: text.contains) else { continue }
      if let target = try target(ofModule: module, in: folder) { return target }
    }
    // A manifest is a program, and may put its names together.
    for folder in places.folders where Self.computesNames(manifests[folder] ?? "") {
      if let target = try target(ofModule: module, in: folder) { return target }
    }
    return nil
  }

  private mutating func target(
    ofModule module: String, in folder: PackagePlaces.Folder
  ) throws(BuildError) -> PackageTarget? {
    try description(of: folder)?.targets.first { $0.moduleName == module }
  }

  /// Whether a manifest gives targets names that do not stand in it.
  private static func computesNames(_ text: String) -> Bool {
    text.contains(/target\(\s*name:\s*(?:[A-Za-z_]|"[^"\n]*\\\()/)
  }

  private mutating func targets(
    of dependency: PackageTarget.Dependency, from target: PackageTarget
  ) throws(BuildError) -> [PackageTarget] {
    if target.isWithoutManifest {
      return try self.target(ofModule: dependency.name).map { [$0] } ?? []
    }
    if dependency.package == nil {
      for folder in folders[target.package] ?? [] {
        let found = try description(of: folder)?.targets.first { $0.name == dependency.name }
        if let found { return [found] }
      }
    }
    // Without a package's name, or where the named one lies elsewhere, the product's name decides.
    let named = dependency.package.flatMap { folders[$0] } ?? []
    for folder in named + places.folders.filter({ $0.identity != dependency.package }) {
      guard manifests[folder]?.contains(dependency.name) == true,
        let description = try description(of: folder),
        let names = description.products[dependency.name]
      else { continue }
      return description.targets.filter { names.contains($0.name) }
    }
    return []
  }

  /// A package's description; nil for one that cannot be described, which others may never need.
  private mutating func description(
    of folder: PackagePlaces.Folder
  ) throws(BuildError) -> PackageDescription? {
    if let known = descriptions[folder] { return known }
    guard failures[folder] == nil else { return nil }
    do throws(BuildError) {
      let description = try describe(folder)
      descriptions[folder] = description
      return description
    } catch {
      guard case .packageUnreadable(let reason) = error.problem else { throw error }
      failures[folder] = reason
      return nil
    }
  }
}
