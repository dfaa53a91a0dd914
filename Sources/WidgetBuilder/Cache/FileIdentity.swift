import Foundation

/// The identity of a file's version, found without reading it.
enum FileIdentity {
  /// Returns path, size, inode and time of change; the path alone for what is not there.
  static func text(_ url: URL) -> String {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return url.path }
    let time = status.st_mtim
    return "\(url.path) \(status.st_size) \(status.st_ino) \(time.tv_sec).\(time.tv_nsec)"
  }
}
