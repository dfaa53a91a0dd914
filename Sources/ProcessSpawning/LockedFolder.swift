public import Foundation
import Glibc

/// A temporary folder that this process holds a lock on as long as it is in use.
///
/// One that nobody holds was left by a process that was killed; whoever makes the next finds it by
/// its prefix and may remove it.
public final class LockedFolder: Sendable {
  private static let lockName = "/lock"

  /// The folder.
  public let path: String
  private let lock: Int32

  /// Makes a folder that no other has.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of its name.
  ///   - parent: The folder to make it in.
  /// - Throws: `SystemError` where it cannot be made or locked.
  public init(prefix: String, in parent: URL) throws(SystemError) {
    let name = UUID().uuidString
    // It has its name only once it is locked, so that nobody takes it for a stale one.
    let new = parent.appending(path: ".widgetcheck-new-" + name).path
    path = parent.appending(path: prefix + name).path
    guard mkdir(new, 0o700) == 0 else { throw SystemError.last }
    lock = open(new + Self.lockName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(new, path) == 0 else {
      let error = SystemError.last
      if lock >= 0 { close(lock) }
      try? FileManager.default.removeItem(atPath: new)
      throw error
    }
  }

  /// Gives the lock up; the folder stays.
  deinit { close(lock) }

  /// Returns the folders with a prefix that nobody holds any more.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of their names.
  ///   - parent: The folder that they lie in.
  /// - Returns: Their paths.
  public static func stale(prefix: String, in parent: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.map { "\(parent.path)/\($0)" }.filter { folder in
      let lock = open(folder + lockName, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { return false }
      defer { close(lock) }
      return flock(lock, LOCK_EX | LOCK_NB) == 0
    }
  }

  /// Removes the folders with a prefix that nobody holds any more.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of their names.
  ///   - parent: The folder that they lie in.
  public static func removeStale(prefix: String, in parent: URL) {
    for folder in stale(prefix: prefix, in: parent) {
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
