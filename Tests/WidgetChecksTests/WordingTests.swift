import Testing
import WidgetRecording

@testable import WidgetChecks

@Suite struct WordingTests {
  private func wording(_ zone: String) -> Wording {
    Wording(
      RecordedHeader(
        bundle: "B", platform: "iOS", osVersion: "17.0", start: 0, end: 0, timeZone: zone,
        locale: "en_US"
      )
    )
  }

  @Test func `an instant is written in the recording's time zone`() {
    #expect(wording("UTC").instant(1_772_460_000) == "2026-03-02 14:00")
    #expect(wording("America/Los_Angeles").instant(1_772_460_000) == "2026-03-02 06:00")
    #expect(wording("Asia/Kolkata").instant(1_709_232_300) == "2024-03-01 00:15")
    #expect(wording("Nowhere/At All").instant(0) == "1970-01-01 00:00")
    #expect(wording("UTC").instant(-1) == "1969-12-31 23:59")
    #expect(wording("UTC").instant(.nan) == "nan")
  }

  @Test func `every month of 431 years begins and ends on its days`() {
    let wording = wording("UTC")
    var wrong: [String] = []
    var days = 0
    for year in 1970...2400 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      for (index, length) in lengths.enumerated() {
        let month = index < 9 ? "0\(index + 1)" : "\(index + 1)"
        for (day, number) in [("01", days), ("\(length)", days + length - 1)] {
          let text = wording.instant(Double(number) * 86_400)
          if text != "\(year)-\(month)-\(day) 00:00" { wrong.append(text) }
        }
        days += length
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `spans are written in the greatest fitting unit`() {
    #expect(
      [45, 119, 120, 7199, 7200, 12_000, -90].map { Wording.span($0) }
        == ["45 s", "119 s", "2 min", "119 min", "2 h", "3 h 20 min", "-90 s"])
    #expect(Wording.span(.infinity) == "inf")
  }

  @Test func `numbers have no needless fraction`() {
    #expect(Wording.number(50) == "50")
    #expect(Wording.number(0.5) == "0.5")
    #expect(Wording.count(1, "entry", "entries") == "1 entry")
    #expect(Wording.count(0, "entry", "entries") == "0 entries")
  }

  @Test func `runs of digits do not tell two messages apart`() {
    #expect("index 12 of 3a".withoutNumbers == "index # of #a")
  }
}
