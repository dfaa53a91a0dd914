import Foundation
import Glibc

/// The program's results: nothing else goes to standard output.
enum StandardOutput {
  /// Puts something that cannot be written in the place of streams that the program was begun without.
  ///
  /// A file that is opened later would otherwise take the place of standard output, and its text.
  static func occupyClosedStreams() {
    var descriptor = open("/dev/null", O_RDONLY)
    while (0...STDERR_FILENO).contains(descriptor) { descriptor = open("/dev/null", O_RDONLY) }
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Writes a text.
  ///
  /// - Throws: `OutputError` where standard output is closed or full.
  static func write(_ text: String) throws(OutputError) {
    try write(Data(text.utf8))
  }

  /// Writes bytes.
  ///
  /// - Throws: `OutputError` where standard output is closed or full.
  static func write(_ data: Data) throws(OutputError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EPIPE { throw .readerGone }
      guard count > 0 else {
        throw OutputError(
          path: "standard output", reason: String(cString: strerror(errno)), advice: nil)
      }
      rest = rest.dropFirst(count)
    }
  }
}
