import Foundation
import SwiftPackages

/// The packages around a project: their pins, their folders, and the modules that they make.
struct FoundPackages {
  private let folder: AbsolutePath
  private let places: PackagePlaces
  /// The packages pinned by lock files.
  let pins: [PackagePin]
  /// The packages that the project refers to and that neither lie here nor are pinned.
  let references: [PackageReference]
  /// Those of them that descriptions for Tuist name.
  let described: [PackageReference]
  /// The lock files that cannot be read.
  let problems: [String]

  /// Looks below a folder, and in those above it up to the repository's.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - references: The packages that the project refers to.
  ///   - store: The folder that holds what was fetched; nil to look at the project's own alone.
  init(
    around folder: AbsolutePath, references: [PackageReference] = [], fetchedInto store: URL? = nil
  ) {
    self.folder = folder
    var places = PackagePlaces(below: URL(fileURLWithPath: folder.path), named: [])
    var above = [folder]
    while above[0].path != "/", !above[0].appending(".git").exists {
      above.insert(above[0].folder, at: 0)
    }
    let top = above[0]
    // Outside of a repository nothing tells the author's own folders from others.
    if top.appending(".git").exists {
      for place in above.dropLast().reversed() {
        places.add(in: URL(fileURLWithPath: place.path))
      }
    }
    var pins: [PackagePin] = []
    var problems: [String] = []
    for file in places.lockFiles {
      do {
        let found = try LockFile(contentsOf: file, named: file.lastPathComponent).pins
        places.add(
          found, below: [URL(fileURLWithPath: folder.path), file.deletingLastPathComponent()])
        pins += found
      } catch {
        problems.append("\(error)")
      }
    }
    places.leaveOutdated(by: pins)
    let described = places.descriptions.flatMap { PackageReference.all(inDescription: $0) }
    let all = references + described.filter { !references.contains($0) }
    // A package that was not fetched is told as one that the project refers to.
    let absent = places.take(all, pinnedWith: &pins, fetchedInto: store) { _ in nil }
    self.references = absent
    self.described = described.filter(absent.contains)
    self.places = places
    self.pins = pins
    self.problems = problems
  }

  /// The values of a manifest's `extension.packages`: lock files, and folders of packages.
  var named: [AbsolutePath] {
    (places.lockFiles + places.stores).map { AbsolutePath($0.path) }
  }

  /// The modules that are made by packages which lie here.
  func modules(among names: [String]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    return places.folders.reduce(into: []) { $0.formUnion(modules(among: names, in: $1)) }
  }

  /// The modules among some names that the package or pod in a folder makes.
  private func modules(
    among names: [String], in folder: PackagePlaces.Folder
  ) -> Set<String> {
    let place = AbsolutePath(folder.url.path)
    if folder.hasManifest {
      let package = LocalPackage(place)
      return Set(package.modules.keys).subtracting(package.builtOnForeign.keys).intersection(names)
    }
    guard ForeignModule(folder.url.lastPathComponent, in: place) == nil else { return [] }
    return Set([PackageTarget(sourcesIn: folder)?.moduleName].compactMap(\.self))
      .intersection(names)
  }

  /// The modules among some names that packages here make of other code than Swift and C, or build
  /// on such.
  ///
  /// A framework that was compiled elsewhere and lies in the project is one, too.
  func foreign(among names: [String]) -> [ForeignModule] {
    var found: [String: ForeignModule] = [:]
    for folder in places.folders where !names.isEmpty {
      let place = AbsolutePath(folder.url.path)
      let pod = ForeignModule(place.name.moduleName, in: place)
      let package = folder.hasManifest ? LocalPackage(place) : nil
      let made =
        package.map { $0.foreign.merging($0.builtOnForeign) { first, _ in first } }
        ?? pod.map { [$0.name: $0] } ?? [:]
      found.merge(made.filter { names.contains($0.key) }) { first, _ in first }
    }
    let others = names.filter { found[$0] == nil }
    for module in ForeignModule.frameworks(named: others, below: folder) {
      found[module.name] = module
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// The types that are of no other module: packages here declare them of which modules are
  /// imported, or packages on which those are built and whose types they may export.
  func declared(by names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let made = places.folders.filter { folder in
      !folder.hasManifest && !modules(among: Array(names), in: folder).isEmpty
    }
    let files =
      needed(by: names).folders.flatMap { folder in
        LocalPackage(AbsolutePath(folder.url.path)).modules.values.flatMap(\.sources)
      }
      + made.flatMap { folder in
        SourcePattern.files(below: AbsolutePath(folder.url.path)).filter { $0.ending == "swift" }
      }
    return files.reduce(into: []) { found, file in
      found.formUnion(
        (file.text ?? "").matches(
          of: /\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/
        )
        .map { String($0.1) })
    }
  }

  /// The pins whose sources lie nowhere here.
  var absent: [PackagePin] { places.absent(of: pins) }

  /// Whether a package without sources here can be fetched, by a lock file's pin or the project's
  /// reference.
  var isFetching: Bool {
    !references.isEmpty || absent.contains { $0.location != nil && $0.fetched != nil }
  }

  /// The absent pins that the packages of some modules depend on, by their manifests.
  func absent(neededBy modules: Set<String>) -> [PackagePin] {
    let absent = absent
    guard !absent.isEmpty, !modules.isEmpty else { return [] }
    let named = needed(by: modules).named
    return absent.filter { named.contains($0.identity) }
  }

  /// The packages here that make some modules or are depended on, and the identities of all that
  /// they depend on.
  private func needed(
    by modules: Set<String>
  ) -> (folders: Set<PackagePlaces.Folder>, named: Set<String>) {
    var waiting = places.folders.filter { folder in
      folder.hasManifest && !self.modules(among: Array(modules), in: folder).isEmpty
    }
    var seen: Set<PackagePlaces.Folder> = []
    var named: Set<String> = []
    while let folder = waiting.popLast() {
      guard seen.insert(folder).inserted,
        let file = try? Data(contentsOf: folder.url.appendingPathComponent("Package.swift"))
      else { continue }
      let text = String(decoding: file, as: UTF8.self)
      let locations = text.matches(of: /(?:url|path):\s*"([^"\n]+)"/).map { String($0.1) }
      let needed = Set(locations.map(PackagePin.identity(of:)))
      named.formUnion(needed)
      waiting += places.folders.filter { $0.hasManifest && needed.contains($0.identity) }
    }
    return (seen, named)
  }
}
