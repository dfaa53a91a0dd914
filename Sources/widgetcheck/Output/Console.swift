import CommandLineArguments
import Foundation
import ParallelWork
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

/// Errors, warnings and progress: on standard error, and progress only to a terminal, but for a
/// line about work that takes long.
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

  /// Whether a message could not be written to standard error, as where its device is full.
  static var hasLostText: Bool { lostText.load(ordering: .relaxed) }
  private static let lostText = Atomic(false)

  /// Prints the error that ends the program.
  static func error(_ message: some CustomStringConvertible) {
    if Terminal.errors.obeysControlCodes { write(eraseLine) }
    say("\(message)")
  }

  /// Prints an error and goes on.
  func error(_ message: some CustomStringConvertible) {
    Self.error(message)
  }

  /// Prints a warning, except with `--quiet`.
  func warning(_ message: some CustomStringConvertible) {
    guard volume != .quiet else { return }
    clearProgress()
    Self.say("\(message)")
  }

  /// Prints a detail of progress, with `--verbose` alone.
  func detail(_ message: @autoclosure () -> String) {
    guard volume == .verbose else { return }
    Self.say(message())
  }

  /// Does work that may take long, and says so in a line where no terminal shows the progress.
  ///
  /// - Parameters:
  ///   - message: The line, which is said at most once.
  ///   - work: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error of the work.
  func tellingIfLong<Value, Failure: Error>(
    _ message: String, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard volume == .normal, !showsProgress else { return try work() }
    return try withNotice(after: Self.patience, { Self.say(message) }, while: work)
  }

  /// The time after which silence looks like a fault.
  private static let patience = Duration.seconds(15)

  /// Shows the current step in one line; the next one takes its place.
  func progress(_ message: @autoclosure () -> String) {
    guard showsProgress else { return }
    let line = SafeText.line(message()).prefix(max(1, Terminal.errors.columns - 1))
    Self.write(Self.eraseLine + line)
  }

  /// Shows the current step where there is a line for it, and keeps it where details are wanted.
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
