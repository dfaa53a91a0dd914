import CommandLineArguments
import Foundation
import Glibc
import Synchronization
import WidgetReports

/// The volume of what is said beside results.
struct ConsoleOptions: ArgumentGroup {
  @Flag(
    .init(
      "quiet", short: "q", .quiet,
      help: "print errors alone: no progress, no warnings, no summary"),
    .init(
      "verbose", short: "v", .verbose,
      help: "say on standard error what is done; of -q and -v the last one counts"),
    conflict: .lastWins)
  var volume = Console.Volume.normal
}

/// Errors, warnings and progress: on standard error, and progress only to a terminal.
///
/// All of it may name what others wrote, and nothing of it steers a terminal or a CI server.
struct Console: Sendable {
  /// The volume of what is said beside results.
  enum Volume: Sendable {
    /// Errors alone.
    case quiet
    /// Errors and warnings.
    case normal
    /// Errors, warnings and everything that is done.
    case verbose
  }

  private let volume: Volume
  private let showsProgress: Bool

  /// Creates a console for standard error.
  init(_ options: ConsoleOptions) {
    volume = options.volume
    showsProgress = volume == .normal && Terminal.errors.obeysControlCodes
  }

  /// Whether summaries are wanted.
  var isQuiet: Bool { volume == .quiet }

  /// Whether something that was to be said could not be: the device of standard error is full.
  static var hasLostText: Bool { lostText.load(ordering: .relaxed) }
  private static let lostText = Atomic(false)

  /// Says what is wrong, as nothing but the program's end does.
  static func error(_ message: some CustomStringConvertible) {
    if Terminal.errors.obeysControlCodes { write(eraseLine) }
    say("\(message)")
  }

  /// Says what is wrong, and goes on.
  func error(_ message: some CustomStringConvertible) {
    Self.error(message)
  }

  /// Says what is worth knowing.
  func warning(_ message: some CustomStringConvertible) {
    guard volume != .quiet else { return }
    clearProgress()
    Self.say("\(message)")
  }

  /// Says what is done, to whoever asked for it.
  func detail(_ message: @autoclosure () -> String) {
    guard volume == .verbose else { return }
    Self.say(message())
  }

  /// Shows in one line what is being done; the next word takes its place.
  func progress(_ message: @autoclosure () -> String) {
    guard showsProgress else { return }
    let line = SafeText.line(message()).prefix(max(1, Terminal.errors.columns - 1))
    Self.write(Self.eraseLine + line)
  }

  /// Shows what is being done where there is a line for it, and keeps it where details are wanted.
  func step(_ message: @autoclosure () -> String) {
    progress(message())
    detail(message())
  }

  /// Takes away the line of progress.
  func clearProgress() {
    guard showsProgress else { return }
    Self.write(Self.eraseLine)
  }

  /// Prints lines for people on standard output, unless errors alone are wanted.
  ///
  /// - Throws: `OutputError` where standard output is closed or full.
  func result(_ lines: [String]) throws(OutputError) {
    guard volume != .quiet else { return }
    clearProgress()
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }

  private static let eraseLine = "\r\u{1b}[K"

  /// Writes lines in which every character can be seen.
  private static func say(_ lines: String) {
    write(SafeText.log(lines) + "\n")
  }

  private static func write(_ text: String) {
    // A stream that is closed or whose reader went away is one that nobody wants to read.
    let error = Stream.write(Data(text.utf8), to: STDERR_FILENO)
    if error != 0, error != EBADF, error != EPIPE { lostText.store(true, ordering: .relaxed) }
  }
}
