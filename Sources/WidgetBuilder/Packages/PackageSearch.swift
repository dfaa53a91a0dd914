public import Foundation
public import SwiftPackages
public import WidgetManifest

/// The packages within a manifest's reach, and those that are pinned and absent.
public struct PackageSearch: Sendable {
  /// The folders of package sources.
  public private(set) var places: PackagePlaces
  /// The pins of all lock files, each package once for each file.
  public let pins: [PackagePin]
  /// The lock files that cannot be read.
  public let errors: [LockFileError]

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
      let name =
        file.path.hasPrefix(root.path + "/")
        ? String(file.path.dropFirst(root.path.count + 1)) : file.path
      do {
        pins += try LockFile(contentsOf: file, named: name).pins
      } catch {
        errors.append(error)
      }
    }
    places.add(pins, fetchedInto: cache.packages)
    self.places = places
    self.pins = pins
    self.errors = errors
  }

  /// Pinned packages without sources on this machine, each once.
  public var absent: [PackagePin] { places.absent(of: pins) }
}
