import Foundation
import Glibc
import Synchronization
import WidgetReports

/// The program's results: nothing else goes to standard output.
///
/// Once its reader has gone away, as `head` does, what follows is dropped: that reader had enough.
enum StandardOutput {
  private static let hasReader = Atomic(true)

  /// Puts something that cannot be written in the place of streams that the program was begun
  /// without.
  ///
  /// A file that is opened later would otherwise take the place of standard output, and its text.
  static func occupyClosedStreams() {
    var descriptor = open("/dev/null", O_RDONLY)
    while (0...STDERR_FILENO).contains(descriptor) { descriptor = open("/dev/null", O_RDONLY) }
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Writes a text for people, in which nothing steers a terminal or a CI server.
  ///
  /// - Throws: `OutputError` where standard output is closed or full.
  static func write(_ text: String) throws(OutputError) {
    try write(Data(SafeText.log(text).utf8))
  }

  /// Writes bytes as they are: those of a report or a script, which are safe already.
  ///
  /// - Throws: `OutputError` where standard output is closed or full.
  static func write(_ data: Data) throws(OutputError) {
    guard hasReader.load(ordering: .relaxed) else { return }
    switch Stream.write(data, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: hasReader.store(false, ordering: .relaxed)
    case let code:
      throw OutputError(
        path: "standard output", reason: String(cString: strerror(code)), advice: nil)
    }
  }
}
