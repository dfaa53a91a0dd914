import Testing
import WidgetRecording

@testable import WidgetChecks

@Suite struct MessageFormatterTests {
  private func formatter(_ zone: String) -> MessageFormatter {
    MessageFormatter(Setting(timeZone: zone).recording([]).header)
  }

  @Test func `an instant is written in the recording's time zone`() {
    #expect(formatter("UTC").instant(1_772_460_000) == "2026-03-02 14:00")
    #expect(formatter("America/Los_Angeles").instant(1_772_460_000) == "2026-03-02 06:00")
    #expect(formatter("Asia/Kolkata").instant(1_709_232_300) == "2024-03-01 00:15")
    #expect(formatter("Nowhere/At All").instant(0) == "1970-01-01 00:00")
    #expect(formatter("UTC").instant(-1) == "1969-12-31 23:59")
    #expect(formatter("UTC").instant(SimulatedInstant(.nan)) == "NaN")
  }

  @Test func `spans are written in the greatest fitting unit`() {
    #expect(
      [45, 119, 120, 7199, 7200, 12_000, -90].map { MessageFormatter.span($0) }
        == ["45 s", "119 s", "2 min", "119 min", "2 h", "3 h 20 min", "-90 s"])
    #expect(MessageFormatter.span(.infinity) == "inf")
  }

  @Test func `numbers have no needless fraction`() {
    #expect(MessageFormatter.number(50) == "50")
    #expect(MessageFormatter.number(0.5) == "0.5")
    #expect(MessageFormatter.count(1, "entry", "entries") == "1 entry")
    #expect(MessageFormatter.count(0, "entry", "entries") == "0 entries")
  }

  @Test func `runs of digits do not tell two messages apart`() {
    #expect("index 12 of 3a".withoutNumbers == "index # of #a")
  }

  @Test(
    arguments: [
      (45, "45 s"), (119.4, "119 s"), (119.6, "2 min"), (892, "15 min"), (869, "14 min"),
      (3 * 3600 + 31, "3 h 1 min"),
    ] as [(Double, String)])
  func `a mean is told to the nearest minute`(_ seconds: Double, _ words: String) {
    #expect(MessageFormatter.mean(seconds) == words)
  }
}
