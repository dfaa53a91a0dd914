import Foundation
import Glibc

/// The right to write into a folder, which one run has at a time.
///
/// The lock is one on the folder itself, so that nothing lies in it for that, and it ends with the
/// process however that ends.
final class OutputLock: Sendable {
  private let folder: String
  private let descriptor: Int32
  private let isNew: Bool

  /// Takes the lock, and makes the folder where there is none.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: `OutputError` where it cannot be made, or another run is writing there.
  init(_ folder: String) throws(OutputError) {
    self.folder = folder
    let manager = FileManager.default
    isNew = !manager.fileExists(atPath: folder)
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard manager.fileExists(atPath: folder) || mkdir(folder, 0o777) == 0 else {
      throw OutputError(path: folder, reason: String(cString: strerror(errno)))
    }
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 || errno == EACCES else {
      throw OutputError(path: folder, reason: String(cString: strerror(errno)))
    }
    // Where there are no locks, as on some file systems, runs are not kept apart.
    if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw OutputError(
        path: folder, reason: "another run is writing there",
        advice: "wait for its end, or choose another place with --output")
    }
  }

  deinit {
    // Nobody wants an empty folder, and one that is not empty stays.
    if isNew { rmdir(folder) }
    if descriptor >= 0 { close(descriptor) }
  }
}
