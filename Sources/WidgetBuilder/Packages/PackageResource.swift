import Foundation
import SwiftPackages
import WidgetManifest

/// A file or folder of a package's bundle.
struct PackageResource: Hashable {
  /// Where it lies.
  var url: URL
  /// Its path in the bundle of the package's target: its name, with the folder of a language before it.
  var path: String
  /// The name of that bundle, in the extension's own; nil for a package without a manifest, whose files
  /// lie in the extension's bundle itself.
  var bundle: String?

  /// Creates a resource of a target.
  init(_ url: URL, in bundle: String?) {
    self.url = url
    let folder = url.deletingLastPathComponent()
    let isOfLanguage = folder.pathExtension == "lproj"
    path = (isOfLanguage ? folder.lastPathComponent + "/" : "") + url.lastPathComponent
    self.bundle = bundle
  }

  /// The resources of a target.
  static func all(of target: PackageTarget) -> [Self] {
    target.resources.map { Self($0, in: target.bundleName) }
  }

  /// The resource as a part of the extension's own bundle; nil where it is in the package's.
  var inExtension: RootedPath? { bundle == nil ? RootedPath(path: path, url: url) : nil }

  /// The resource as a part of the package's own bundle; nil where it has none.
  var inPackage: RootedPath? { bundle == nil ? nil : RootedPath(path: path, url: url) }
}
