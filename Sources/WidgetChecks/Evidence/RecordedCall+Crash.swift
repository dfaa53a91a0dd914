import WidgetRecording

extension RecordedCall {
  /// The call in words, such as `the timeline call`.
  var activity: String {
    isDescription
      ? "the extension, before it had named a widget," : "the \(mode.rawValue) call"
  }

  /// The words with which a call ended badly; nil where there are none.
  var lastWords: String? { failure?.message ?? lastErrorLine }

  /// The part and the reason, where the process ended since a part of the sources is not here.
  var partLeftOut: Substring? {
    guard let said = lastWords, let range = said.firstRange(of: Self.leftOut) else { return nil }
    return said[range.upperBound...]
  }

  /// The beginning of what is said of a part that is not here.
  static let leftOut = "left out of this build: "
}

/// A signal that ended a process, in words.
struct SignalName: CustomStringConvertible {
  private static let names = [
    4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL",
    11: "SIGSEGV", 13: "SIGPIPE", 15: "SIGTERM",
  ]

  let description: String

  /// Names a signal; nil where its number is not known.
  init(_ number: Int?) {
    let name = number.flatMap { Self.names[$0] }.map { " (\($0))" } ?? ""
    description = number.map { "signal \($0)\(name)" } ?? "a signal"
  }
}
