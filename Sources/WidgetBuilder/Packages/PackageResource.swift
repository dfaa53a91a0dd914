import Foundation
import SwiftPackages
import WidgetManifest

/// A file or folder of a package's bundle.
struct PackageResource: Hashable {
  /// Its place, by its path in the bundle: its name, with the folder of a language before it.
  var file: RootedPath
  /// The name of the bundle, in the extension's own; nil for a package without a manifest, whose
  /// files lie in the extension's bundle itself.
  var bundle: String?

  /// Creates a resource of a target.
  init(_ url: URL, in bundle: String?) {
    let folder = url.deletingLastPathComponent()
    let isOfLanguage = folder.pathExtension == "lproj"
    let path = (isOfLanguage ? folder.lastPathComponent + "/" : "") + url.lastPathComponent
    file = RootedPath(path: path, url: url)
    self.bundle = bundle
  }

  /// The resources of a target.
  static func all(of target: PackageTarget) -> [Self] {
    target.resources.map { Self($0, in: target.bundleName) }
  }
}
