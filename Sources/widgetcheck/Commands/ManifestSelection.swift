import Foundation
import WidgetManifest

/// The manifests that a command line names, read and found usable.
struct ManifestSelection {
  /// A manifest and where it stands.
  struct Located: Sendable {
    /// The manifest.
    var manifest: Manifest
    /// Its path as the user named it.
    var path: String
  }

  /// The manifests in the order in which they were named.
  let manifests: [Located]

  /// Reads the manifests that some arguments stand for.
  ///
  /// All of them are read, so that all that is wrong is said at once.
  ///
  /// - Parameters:
  ///   - arguments: Files and folders; none stands for the current folder.
  ///   - console: Where to say what is wrong.
  init?(_ arguments: [String], _ console: Console) {
    var manifests: [Located] = []
    var isUsable = true
    do throws(ManifestErrors) {
      let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      for located in try ManifestDiscovery.manifests(for: arguments, from: folder) {
        do throws(ManifestErrors) {
          let manifest = try Manifest(contentsOf: located.url, named: located.name)
          manifests.append(Located(manifest: manifest, path: located.name))
        } catch {
          console.error(error)
          isUsable = false
        }
      }
    } catch {
      console.error(error)
      isUsable = false
    }
    for (path, other) in Self.sameNames(manifests) {
      console.error("\(path)#/name: '\(other.manifest.name)' is the name of \(other.path) too")
      isUsable = false
    }
    guard isUsable else { return nil }
    self.manifests = manifests
  }

  /// The manifests whose bundle has the name of an earlier one.
  private static func sameNames(_ manifests: [Located]) -> [(String, Located)] {
    var first: [String: Located] = [:]
    return manifests.compactMap { located in
      if let other = first[located.manifest.name] { return (located.path, other) }
      first[located.manifest.name] = located
      return nil
    }
  }
}
