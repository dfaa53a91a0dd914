import TestSupport
import WidgetRecording

/// Values at which programs that read and write text go wrong.
enum Hostile {
  static let texts = [
    "", "-", "/", "@", " ", "null", "é", "e\u{301}", "😀", "👩‍👩‍👧", "\u{0}", "\u{1F}\u{7F}", "\n\r\t",
    "\"", "\\", "\\u0041", "\\\"", "</script>", "{\"event\":\"call\"}", "\u{2028}\u{2029}",
    "\u{FEFF}",
    "\u{202E}desrever", "\u{10FFFF}", "a/b/c", "A@B", ".automatic x", "NaN",
    String(repeating: "long é", count: 300),
  ]

  static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.1, 1.0 / 3, 52.6, 1_772_460_000, 1_772_460_000.25, 9_007_199_254_740_991,
    9_007_199_254_740_994, 1e21, -1e-7, .leastNonzeroMagnitude, .leastNormalMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  /// Whole numbers that a double holds, so that a tree of values holds them too.
  static let integers = [0, 1, -1, 9_007_199_254_740_991, -9_007_199_254_740_991, 1 << 31]
}

extension RecordingEvent {
  /// The line as a text, without its line feed.
  var text: String {
    String(decoding: line.dropLast(), as: UTF8.self)
  }
}

extension RecordedHeader {
  /// The header of most tests.
  static let usual = Self(
    bundle: "Cards", system: PlatformVersion(.iOS, SystemVersion(17)),
    span: SimulatedInterval(1_772_460_000, 1_772_546_400), timeZone: "America/Los_Angeles",
    locale: "en_US")
}

extension Recording {
  /// The line of the usual header.
  static let headerLine = RecordingEvent.header(.usual).text

  /// Reads a recording of some lines behind a header.
  static func reading(_ lines: String...) throws(RecordingError) -> Recording {
    let text = ([headerLine] + lines).map { $0 + "\n" }.joined()
    return try Recording(text.utf8, file: "a.jsonl")
  }
}

extension RecordedCall {
  /// A call of which only the mode and the outcome matter.
  static func ended(
    _ outcome: CallOutcome, mode: ProviderMode = .timeline, at: SimulatedInstant = 5
  ) -> Self {
    Self(bundle: "B", kind: "K", family: .systemSmall, mode: mode, at: at, outcome: outcome)
  }
}
