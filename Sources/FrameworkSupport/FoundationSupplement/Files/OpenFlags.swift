// Flags and options of files that Darwin's headers and Apple's Foundation have beside this system's.

public import Foundation
import Glibc

/// The flag of `open` for a descriptor that is only watched: Linux's `O_PATH`.
public let O_EVTONLY: Int32 = 0o10000000
/// The flag of `open` for a link itself: Linux's `O_PATH` and `O_NOFOLLOW`.
public let O_SYMLINK: Int32 = 0o10000000 | O_NOFOLLOW

extension Data.WritingOptions {
  /// The name of before `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension URL {
  /// Returns whether a file that may be in iCloud is there, downloaded or not: one that is here.
  ///
  /// - Throws: The error of `checkResourceIsReachable()`.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
