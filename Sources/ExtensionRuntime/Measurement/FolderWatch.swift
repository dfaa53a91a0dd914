import Glibc

/// A watch over folders by the kernel's `inotify`, which tells in one call whether anything changed
/// in them: a file made, removed, renamed, written or closed after writing.
///
/// What is written through a mapping of a file is not told.
final class FolderWatch {
  /// The kinds of changes, of a folder itself and of what lies in it.
  private static let changes = UInt32(
    IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_DONT_FOLLOW)
  /// Bytes of changes that are read at once: several, and few enough for the stack.
  private static let bufferSize = 1 << 10

  private let descriptor: Int32
  /// Whether changes could be missed, because nothing was watched yet or a folder cannot be.
  private var isBlind = true

  /// Creates a watch over no folders; nil where the kernel allows no more of them.
  init?() {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.descriptor = DescriptorNumber.movedAside(descriptor)
  }

  deinit { close(descriptor) }

  /// Watches a folder from now on, but not the folders in it.
  ///
  /// - Parameters:
  ///   - folder: The folder's path; one that is watched already may be given again.
  ///   - mayBeMissing: Whether a change in another folder that is watched tells when it is made.
  func add(_ folder: String, mayBeMissing: Bool = false) {
    guard inotify_add_watch(descriptor, folder, Self.changes) < 0 else { return }
    if !(mayBeMissing && errno == ENOENT) { isBlind = true }
  }

  /// Returns whether anything changed since the last time, and true where that cannot be told.
  ///
  /// Where it returns true all folders are to be added anew before they are read.
  func takeChanges() -> Bool {
    let found = readChanges() || isBlind
    isBlind = false
    return found
  }

  /// Reads the changes that have come; returns whether there are any, and true where it fails.
  private func readChanges() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.bufferSize, alignment: 8) { buffer in
      var found = false
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { found = true }
      return found || errno != EAGAIN
    }
  }
}
