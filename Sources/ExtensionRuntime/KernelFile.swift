import Glibc

/// A short file in which the kernel says something of this process.
enum KernelFile {
  /// Reads a file without much memory of its own.
  ///
  /// - Parameters:
  ///   - path: The file's path below `/proc`.
  ///   - capacity: How many bytes are read at most.
  /// - Returns: The text; nil where there is no such file.
  static func text(of path: String, capacity: Int) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return String(unsafeUninitializedCapacity: capacity) { buffer in
      max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }
}
