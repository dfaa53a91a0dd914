public import Foundation
public import SwiftPackages
public import WidgetManifest

/// The packages within a manifest's reach, and those that are pinned and absent.
public struct PackageSearch: Sendable {
  /// The folders of package sources.
  public private(set) var places: PackagePlaces
  /// The pins of all lock files, each package once for each file.
  public let pins: [PackagePin]
  /// The packages that projects, their descriptions for Tuist or XcodeGen, or packages without a
  /// lock file refer to and that neither lie here nor are pinned.
  public let references: [PackageReference]
  /// The lock files that cannot be read.
  public let errors: [LockFileError]
  private let root: URL

  /// Looks around a manifest: where it says, where package managers put sources below its root, and
  /// among what was fetched.
  ///
  /// - Parameters:
  ///   - declaration: The sources, and the folders and lock files that are named with them.
  ///   - root: The manifest's root.
  ///   - cache: Holds what was fetched.
  public init(declaration: SourcesDeclaration, root: URL, _ cache: BuildCache) {
    var places = PackagePlaces(below: root, named: declaration.packages)
    var pins: [PackagePin] = []
    var errors: [LockFileError] = []
    for file in places.lockFiles {
      do {
        let found = try Self.lockFile(file, below: root).pins
        places.add(found, below: [root, file.deletingLastPathComponent()])
        pins += found
      } catch {
        errors.append(error)
      }
    }
    places.leaveOutdated(by: pins)
    // A reference that names one version or commit pins it itself.
    references = places.take(
      places.references, pinnedWith: &pins, fetchedInto: cache.packages
    ) { $0.pin(among: []) }
    self.places = places
    self.pins = pins
    self.errors = errors
    self.root = root
  }

  /// Reads the lock files that a manifest names itself and that are there, for their errors alone.
  ///
  /// - Parameters:
  ///   - declaration: The sources, and the lock files that are named with them.
  ///   - root: The manifest's root.
  /// - Throws: `LockFileError` for the first that cannot be read.
  public static func checkNamedLockFiles(
    of declaration: SourcesDeclaration, below root: URL
  ) throws(LockFileError) {
    let files = declaration.packages.filter { LockFile.names.contains($0.lastPathComponent) }
    for file in files where FileManager.default.fileExists(atPath: file.path) {
      _ = try lockFile(file, below: root)
    }
  }

  private static func lockFile(_ file: URL, below root: URL) throws(LockFileError) -> LockFile {
    let isBelow = file.path.hasPrefix(root.path + "/")
    let name = isBelow ? String(file.path.dropFirst(root.path.count + 1)) : file.path
    return try LockFile(contentsOf: file, named: name)
  }

  /// Packages without sources on this machine, each once: those that are pinned, and those that a
  /// project refers to.
  public var absent: [PackagePin] {
    let absent = places.absent(
      of: pins + references.map { PackagePin(identity: $0.identity, location: $0.location) })
    guard !absent.isEmpty else { return [] }
    let products =
      (places.projects.map(PackageReference.products) + places.folders.map(Self.products))
      .reduce(into: [:]) { all, some in all.merge(some) { $0.union($1) } }
    return absent.map { pin in
      var pin = pin
      pin.products = products[pin.identity] ?? []
      // Another commit of it has mostly the same modules.
      if let other = places.outdated.first(where: { $0.identity == pin.identity }) {
        pin.products.formUnion(Self.targets(of: other))
        let commit = other.checkedOutCommit.map { String($0.prefix(7)) } ?? "another commit"
        let isBelow = other.url.path.hasPrefix(root.path + "/")
        let path = isBelow ? String(other.url.path.dropFirst(root.path.count + 1)) : other.url.path
        pin.otherCheckout = "\(path) is at \(commit)"
      }
      return pin
    }
  }

  /// The names of the targets that a package's manifest declares.
  private static func targets(of folder: PackagePlaces.Folder) -> Set<String> {
    let texts = PackageDump.manifests(of: folder.url).map { file in
      (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }
    return Set(
      texts.flatMap { $0.matches(of: /\.(?:target|macro)\(\s*name:\s*"([^"]+)"/) }
        .map { String($0.1).replacing("-", with: "_") })
  }

  /// The products that a package's manifest takes from others, by the identities of these.
  private static func products(of folder: PackagePlaces.Folder) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in PackageDump.manifests(of: folder.url) {
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for match in text.matches(of: /\.product\(\s*name:\s*"([^"]+)",\s*package:\s*"([^"]+)"/) {
        found[match.2.lowercased(), default: []].insert(String(match.1))
      }
    }
    return found
  }
}
