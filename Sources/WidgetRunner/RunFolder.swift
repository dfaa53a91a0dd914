import Foundation
import WidgetManifest

/// The private folder of one run: home, temporary files, crash reports and app-group containers.
final class RunFolder {
  /// The folder, which is the home of the run's processes.
  let path: String
  /// The folder under which app-group containers lie.
  let containers: String

  /// Makes the folder and copies the manifest's files into it.
  ///
  /// - Throws: `RunnerError` where the folder cannot be made or filled.
  init(_ manifest: Manifest) throws(RunnerError) {
    let manager = FileManager.default
    let name = "widgetcheck-run-\(UUID().uuidString)"
    path = manager.temporaryDirectory.appending(path: name).path
    containers = path + "/Containers"
    do {
      for folder in ["/tmp", "/.config", "/Containers", "/Documents", "/Library"] {
        try manager.createDirectory(atPath: path + folder, withIntermediateDirectories: true)
      }
      for file in manifest.environment.files {
        try Self.copy(file.url, into: containers, manager)
      }
    } catch {
      try? manager.removeItem(atPath: path)
      let reason = (error as NSError).localizedDescription
      throw RunnerError(place: path, problem: .noFolder(reason))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Copies a file, or all that is in a folder.
  private static func copy(
    _ source: URL, into folder: String, _ manager: FileManager
  ) throws {
    var isFolder: ObjCBool = false
    _ = manager.fileExists(atPath: source.path, isDirectory: &isFolder)
    let items =
      isFolder.boolValue
      ? try manager.contentsOfDirectory(at: source, includingPropertiesForKeys: nil) : [source]
    for item in items.sorted(by: { $0.path < $1.path }) {
      try manager.copyItem(
        atPath: item.path, toPath: "\(folder)/\(item.lastPathComponent)"
      )
    }
  }
}
