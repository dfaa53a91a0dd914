import WidgetManifest
import WidgetRecording

/// The use that a run makes of snapshots.
enum SnapshotUse: Hashable, Sendable {
  /// The drawings are compared where there are snapshots.
  case verifyIfThere
  /// The drawings are compared, and there must be snapshots.
  case verify
  /// The drawings become the snapshots.
  case record

  /// Returns the folder of a manifest's snapshots; nil where none are used.
  ///
  /// - Throws: `SnapshotError` where snapshots are asked for and the manifest names no folder.
  func folder(of manifest: Manifest) throws(SnapshotError) -> SnapshotFolder? {
    guard let path = manifest.snapshots else {
      guard self == .verifyIfThere else {
        throw SnapshotError(file: manifest.file, problem: .noFolder)
      }
      return nil
    }
    let folder = SnapshotFolder(url: path.url, name: path.path)
    return self == .verifyIfThere && !folder.exists ? nil : folder
  }
}
