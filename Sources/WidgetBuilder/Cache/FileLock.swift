import Foundation
import ProcessSpawning

/// Keeps two processes from building the same thing at once.
///
/// The lock belongs to an open file, so that it ends with the process however that ends.
final class FileLock {
  private let descriptor: Int32

  /// Waits until no other process holds the lock, and takes it.
  ///
  /// - Parameter url: The file; it is made where it is absent, and stays.
  /// - Throws: `BuildError` where the file cannot be made or locked.
  init(_ url: URL) throws(BuildError) {
    descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw BuildError(place: url.path, problem: .unwritable(SystemError.last.description))
    }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let reason = SystemError.last.description
        close(descriptor)
        throw BuildError(place: url.path, problem: .unwritable(reason))
      }
    }
  }

  deinit {
    close(descriptor)
  }
}
