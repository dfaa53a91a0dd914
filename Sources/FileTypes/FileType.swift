import Glibc

/// The type of an item of the file system, at the end of its symbolic links.
public enum FileType: Hashable, Sendable {
  /// A regular file, which has an end.
  case file
  /// A folder.
  case folder
  /// A pipe, which may have no writer.
  case pipe
  /// A device, which may have no end.
  case device
  /// A socket.
  case socket

  /// Finds the type of an item; nil where there is none or its folder cannot be searched.
  ///
  /// - Parameter path: The path, absolute or relative to the current folder.
  public init?(at path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFCHR, S_IFBLK: self = .device
    case S_IFSOCK: self = .socket
    default: return nil
    }
  }

  /// The type with its article, for an error.
  public var name: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    }
  }
}
