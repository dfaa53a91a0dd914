import Foundation
import Glibc

/// What the program says besides results: on standard error, and progress only to a terminal.
struct Console: Sendable {
  /// How much is said.
  enum Volume: Sendable {
    /// Only errors.
    case quiet
    /// Errors and warnings.
    case normal
    /// What is done, too.
    case verbose
  }

  /// How much is said.
  let volume: Volume
  private let isTerminal: Bool

  /// Creates a console for standard error.
  init(volume: Volume) {
    self.volume = volume
    isTerminal = isatty(2) == 1
  }

  /// Says what is wrong.
  func error(_ message: some CustomStringConvertible) {
    clearProgress()
    write("\(message)\n")
  }

  /// Says what is worth knowing.
  func warning(_ message: some CustomStringConvertible) {
    guard volume != .quiet else { return }
    clearProgress()
    write("\(message)\n")
  }

  /// Says what is being done, to whoever asked for it.
  func detail(_ message: @autoclosure () -> String) {
    guard volume == .verbose else { return }
    clearProgress()
    write("\(message())\n")
  }

  /// Shows in one line what is being done; the next word takes its place.
  func progress(_ message: @autoclosure () -> String) {
    guard isTerminal, volume == .normal else { return }
    write("\r\u{1b}[K\(message())")
  }

  /// Takes away the line of progress.
  func clearProgress() {
    guard isTerminal, volume == .normal else { return }
    write("\r\u{1b}[K")
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
