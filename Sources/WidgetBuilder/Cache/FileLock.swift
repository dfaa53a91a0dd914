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
    while true {
      let file = Self.open(url)
      guard file >= 0 else {
        throw BuildError(place: url.path, problem: .unwritable(SystemError.last.description))
      }
      while flock(file, LOCK_EX) != 0 {
        guard errno == EINTR else {
          let reason = SystemError.last.description
          close(file)
          throw BuildError(place: url.path, problem: .unwritable(reason))
        }
      }
      // A file that was removed while we waited keeps nobody out any more.
      if Self.isStill(url, file) {
        descriptor = file
        return
      }
      close(file)
    }
  }

  /// Takes the lock where nobody holds it; nil where somebody does, or there is no file.
  init?(ifFree url: URL) {
    let file = Glibc.open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0, Self.isStill(url, file) else {
      close(file)
      return nil
    }
    descriptor = file
  }

  deinit {
    close(descriptor)
  }

  /// Opens the file, which another user may have made.
  private static func open(_ url: URL) -> Int32 {
    let file = Glibc.open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard file < 0, errno == EACCES else { return file }
    return Glibc.open(url.path, O_RDONLY | O_CLOEXEC)
  }

  private static func isStill(_ url: URL, _ file: Int32) -> Bool {
    var named = stat()
    var opened = stat()
    return stat(url.path, &named) == 0 && fstat(file, &opened) == 0
      && named.st_ino == opened.st_ino && named.st_dev == opened.st_dev
  }
}
