import Foundation
import Glibc
import WidgetManifest

/// The private folder of one run: home, temporary files, crash reports and app-group containers.
final class RunFolder {
  /// The folder, which is the home of the run's processes.
  let path: String
  /// The folder under which app-group containers lie.
  let containers: String

  /// Makes the folder and copies the manifest's files into it.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - parent: The folder to make it in.
  /// - Throws: `RunnerError` where the folder cannot be made or filled.
  init(
    _ manifest: Manifest, in parent: URL = FileManager.default.temporaryDirectory
  ) throws(RunnerError) {
    let manager = FileManager.default
    path = parent.appending(path: "widgetcheck-run-\(UUID().uuidString)").path
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
    StrayProcesses(home: path).kill()
    let manager = FileManager.default
    guard (try? manager.removeItem(atPath: path)) == nil else { return }
    // An extension may have closed folders of its own, even to us.
    Self.open(path, manager)
    try? manager.removeItem(atPath: path)
  }

  /// Lays the extension out as a bundle, with its Info.plist and resources beside the program.
  ///
  /// That is where Foundation on Linux looks for what belongs to the main bundle.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - manifest: What says what the bundle is.
  ///   - resources: The folder with the bundle's resources, where it has any.
  /// - Returns: The program's path in the bundle.
  /// - Throws: `RunnerError` where the bundle cannot be filled.
  func bundle(
    _ executable: URL, of manifest: Manifest, resources: URL?
  ) throws(RunnerError) -> String {
    let manager = FileManager.default
    let bundle = path + "/Extension.appex"
    let program = "\(bundle)/\(executable.lastPathComponent)"
    do {
      try manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
      if link(executable.path, program) != 0 {
        try manager.copyItem(atPath: executable.path, toPath: program)
      }
      try BundleInfo(manifest, executable: executable.lastPathComponent)
        .write(to: bundle + "/Info.plist")
      let names = try resources.map { try manager.contentsOfDirectory(atPath: $0.path) } ?? []
      for name in names.sorted() where !manager.fileExists(atPath: "\(bundle)/\(name)") {
        try manager.createSymbolicLink(
          atPath: "\(bundle)/\(name)", withDestinationPath: "\(resources?.path ?? "")/\(name)"
        )
      }
    } catch let error as PropertyListError {
      throw RunnerError(place: bundle, problem: .noFolder(error.description))
    } catch {
      let reason = (error as NSError).localizedDescription
      throw RunnerError(place: bundle, problem: .noFolder(reason))
    }
    return program
  }

  /// Makes a folder and all that lie in it accessible to us.
  private static func open(_ folder: String, _ manager: FileManager) {
    try? manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      let item = "\(folder)/\(name)"
      let kind = (try? manager.attributesOfItem(atPath: item))?[.type] as? FileAttributeType
      if kind == .typeDirectory { open(item, manager) }
    }
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
