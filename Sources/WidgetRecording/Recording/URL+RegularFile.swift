public import Foundation
import Glibc

extension URL {
  /// Refuses what is no regular file, before anybody opens it: a pipe may never have a writer, and a
  /// device no end.
  ///
  /// A missing or unreadable file is left to the code that opens it.
  ///
  /// - Throws: `CocoaError` for a pipe, a device or a socket.
  public func refuseIrregularFile() throws(CocoaError) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return }
    let kind: String
    switch facts.st_mode & S_IFMT {
    case S_IFIFO: kind = "a pipe"
    case S_IFCHR, S_IFBLK: kind = "a device"
    case S_IFSOCK: kind = "a socket"
    default: return
    }
    let reason = "it is \(kind), and has to be a file"
    throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: reason])
  }
}
