import Foundation
import Glibc

/// The terminal behind one of the program's outputs, where there is one.
struct Terminal: Sendable {
  /// Standard output.
  static var output: Terminal { Terminal(STDOUT_FILENO) }
  /// Standard error.
  static var errors: Terminal { Terminal(STDERR_FILENO) }

  /// The columns that text has where no terminal says otherwise.
  private static let usualColumns = 80

  /// Whether a terminal is there, and it obeys control codes.
  let obeysControlCodes: Bool
  /// Whether colours are wanted there: the terminal has them and `NO_COLOR` is not set.
  let wantsColors: Bool
  /// The columns of text.
  let columns: Int

  private init(_ descriptor: Int32) {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(descriptor) == 1
    obeysControlCodes = isTerminal && environment["TERM"] != "dumb"
    wantsColors = obeysControlCodes && (environment["NO_COLOR"] ?? "").isEmpty
    var size = winsize()
    let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    columns = isKnown && size.ws_col > 0 ? Int(size.ws_col) : Self.usualColumns
  }
}
