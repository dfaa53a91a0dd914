import Foundation
import WidgetManifest

extension BuildCache {
  /// Finds the folder that the environment names, or the usual one for caches.
  ///
  /// - Parameter environment: The environment's variables.
  /// - Returns: The cache.
  /// - Throws: `BuildError` where the environment names a size that is none.
  public static func find(environment: [String: String]) throws(BuildError) -> BuildCache {
    let named = { (key: String) in environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    var size = usualSize
    if let text = named(sizeVariable) {
      guard let bytes = SizeParser.bytes(text) else {
        throw BuildError(place: sizeVariable, problem: .noSize(text))
      }
      size = bytes
    }
    if let folder = named(variable) {
      return BuildCache(
        folder: URL(fileURLWithPath: folder, isDirectory: true), greatestSize: size)
    }
    let caches =
      named("XDG_CACHE_HOME")
      ?? (named("HOME") ?? FileManager.default.homeDirectoryForCurrentUser.path) + "/.cache"
    return BuildCache(
      folder: URL(fileURLWithPath: caches, isDirectory: true)
        .appendingPathComponent("widgetcheck", isDirectory: true), greatestSize: size)
  }
}
