import FileTypes
import Foundation
import PropertyLists
import WidgetManifest

extension RunFolder {
  /// Copies the container of an app group, as a simulator or a device holds it, into a home.
  ///
  /// - Parameters:
  ///   - container: The folder.
  ///   - home: The home.
  ///   - manager: The file manager.
  /// - Throws: An error of copying.
  static func copy(_ container: URL, ofGroupIn home: Home, _ manager: FileManager) throws {
    let group = "\(home.containers)/\(identifier(of: container))"
    try manager.createDirectory(atPath: group, withIntermediateDirectories: true)
    let names = try manager.contentsOfDirectory(atPath: container.path)
    for name in names.sorted() where name != RootedPath.containerMetadata {
      let copy = "\(group)/\(name)"
      // A file that the manifest names as well counts.
      guard !manager.fileExists(atPath: copy) else { continue }
      try manager.copyItem(atPath: container.appendingPathComponent(name).path, toPath: copy)
    }
  }

  /// Copies a file, or all that is in a folder, to its place among the containers.
  ///
  /// Files in the folder of an app group have their places in that group's container.
  static func copy(_ file: RootedPath, into containers: String, _ manager: FileManager) throws {
    if let place = file.pathFromGroup {
      return try add(file.url.path, as: "\(containers)/\(place)", manager)
    }
    guard FileType(at: file.url.path) == .folder else {
      return try add(file.url.path, as: "\(containers)/\(file.url.lastPathComponent)", manager)
    }
    for name in try manager.contentsOfDirectory(atPath: file.url.path).sorted() {
      try add("\(file.url.path)/\(name)", as: "\(containers)/\(name)", manager)
    }
  }

  /// Copies a file or folder to a place that may have some of it already.
  private static func add(_ source: String, as copy: String, _ manager: FileManager) throws {
    guard FileType(at: source) == .folder else {
      guard !manager.fileExists(atPath: copy) else { return }
      try manager.createDirectory(
        atPath: (copy as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      return try manager.copyItem(atPath: source, toPath: copy)
    }
    try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: source).sorted() {
      try add("\(source)/\(name)", as: "\(copy)/\(name)", manager)
    }
  }

  /// The group's identifier: from the metadata of a simulator's folder, or else its name.
  static func identifier(of container: URL) -> String {
    let file = container.appendingPathComponent(RootedPath.containerMetadata)
    guard (try? file.refuseIrregularFile()) != nil, let data = try? Data(contentsOf: file),
      let values = PropertyListBounds.value(from: data) as? [String: Any],
      let name = values["MCMMetadataIdentifier"] as? String, !["", ".", ".."].contains(name)
    else { return container.lastPathComponent }
    return name.replacingOccurrences(of: "/", with: "-")
  }
}
