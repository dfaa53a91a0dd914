import FileTypes
import Foundation
import PropertyLists

extension RunFolder {
  /// The file with a container's identifier, on a simulator and a device.
  private static let metadata = ".com.apple.mobile_container_manager.metadata.plist"

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
    for name in names.sorted() where name != metadata {
      let copy = "\(group)/\(name)"
      // A file that the manifest names as well counts.
      guard !manager.fileExists(atPath: copy) else { continue }
      try manager.copyItem(atPath: container.appendingPathComponent(name).path, toPath: copy)
    }
  }

  /// The group's identifier: from the metadata of a simulator's folder, or else its name.
  static func identifier(of container: URL) -> String {
    let file = container.appendingPathComponent(metadata)
    guard (try? file.refuseIrregularFile()) != nil, let data = try? Data(contentsOf: file),
      let values = PropertyListBounds.value(from: data) as? [String: Any],
      let name = values["MCMMetadataIdentifier"] as? String, !["", ".", ".."].contains(name)
    else { return container.lastPathComponent }
    return name.replacingOccurrences(of: "/", with: "-")
  }
}
