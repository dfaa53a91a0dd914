import Testing
import WidgetRecording

@testable import WidgetChecks

@Suite struct DateWordsTests {
  /// Monday, 2 March 2026, 06:05 in UTC.
  private static let date: SimulatedInstant = 1_772_431_500

  @Test(arguments: [
    ("en_US", ["Monday", "Mar 2", "2026", "6:05 AM", "06:05"], []),
    ("de_DE", ["Montag, 2. März", "Mo"], []),
    ("en_US", ["2 tasks", "21°", "Tuesdays"], ["2 tasks", "21°", "Tuesdays"]),
    ("en_US", ["", "–"], ["", "–"]),
  ])
  func `what writes a date says nothing more`(
    _ locale: String, _ texts: [String], _ rest: [String]
  ) {
    let words = DateWords(locale: locale, timeZone: "UTC")
    #expect(words.removed(from: texts, of: Self.date) == rest)
  }

  @Test func `the days of a month are a page, and a few numbers are not`() {
    let words = DateWords(locale: "en_US", timeZone: "UTC")
    let page = (1...31).map(String.init) + ["12 done"]
    #expect(words.removed(from: page, of: Self.date) == ["12 done"])
    #expect(words.removed(from: ["12", "17"], of: Self.date) == ["12", "17"])
  }
}
