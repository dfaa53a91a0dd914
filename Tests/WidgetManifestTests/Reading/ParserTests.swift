import Foundation
import Testing
import WidgetRecording

@testable import WidgetManifest

@Suite struct ParserTests {
  @Test(arguments: [
    ("90s", 90), ("15m", 900), ("24h", 86400), ("7d", 604_800), ("0.5s", 0.5), ("0s", 0),
  ])
  func `a duration is a number and a unit`(_ text: String, _ seconds: Double) {
    #expect(DurationParser.seconds(text) == seconds)
  }

  @Test(arguments: ["", "s", "15", "15 m", "-1s", "1h30m", "1ms", "١s", "1e3s", "1.s", ".5s"])
  func `what is no duration is refused`(_ text: String) {
    #expect(DurationParser.seconds(text) == nil)
  }

  @Test(arguments: [
    ("30MB", 30_000_000), ("15MiB", 15_728_640), ("512kB", 512_000), ("1GB", 1_000_000_000),
    ("1.5KiB", 1536), ("7B", 7),
  ])
  func `a size is a number and a unit`(_ text: String, _ bytes: Int) {
    #expect(SizeParser.bytes(text) == bytes)
  }

  @Test(arguments: ["30", "MB", "30 MB", "-1MB", "30mb", "999999999999999GB"])
  func `what is no size is refused`(_ text: String) {
    #expect(SizeParser.bytes(text) == nil)
  }

  @Test func `an identifier may be in any script and begins with no digit`() {
    #expect(IdentifierParser.identifier("DesignSystem_2") == "DesignSystem_2")
    #expect(IdentifierParser.identifier("時計") == "時計")
    for text in ["", "2nd", "a-b", "a b", "a.b"] {
      #expect(IdentifierParser.identifier(text) == nil)
    }
  }

  @Test func `a name can stand between slashes`() {
    #expect(NameParser.name("Mein Widget") == "Mein Widget")
    for text in ["", "  ", "-", "a/b", "a\nb", String(repeating: "é", count: 101)] {
      #expect(NameParser.name(text) == nil)
    }
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-03-02T06:00:00-08:00", 1_772_460_000),
    ("2026-03-02T06:00-0800", 1_772_460_000), ("2024-02-29T12:00:00.25+05:30", 1_709_188_200.25),
    ("1969-12-31T23:59:59Z", -1), ("2000-01-01T00:00:00Z", 946_684_800),
  ])
  func `a date with its offset is an instant`(_ text: String, _ instant: SimulatedInstant) {
    #expect(DateParser.instant(text) == instant)
    #expect(ManifestTime(text) == .instant(instant))
  }

  @Test(arguments: [
    "2026-03-02", "2026-03-02T06:00:00", "2026-02-29T06:00:00Z", "2026-13-01T06:00:00Z",
    "2026-03-02T24:00:00Z", "2026-03-02T06:60Z", "2026-03-02 06:00:00Z", "26-03-02T06:00:00Z",
    "2026-03-02T06:00:00+8", "2026-03-02T06:00:00+08:0", "2026-3-2T06:00:00Z", "T", "",
    "2026-03-02T06:00:00.Z", "2026-03-02T06:00:00+99:00",
  ])
  func `a date without an offset, or one that does not exist, is refused`(_ text: String) {
    #expect(DateParser.instant(text) == nil)
    #expect(ManifestTime(text) == nil)
  }

  @Test func `a time of day has hours, minutes and perhaps seconds`() {
    #expect(ManifestTime("T09:30") == .timeOfDay(34200))
    #expect(ManifestTime("T23:59:59") == .timeOfDay(86399))
    for text in ["T9:30", "T24:00", "T09", "T09:30Z", "09:30"] {
      #expect(ManifestTime(text) == nil)
    }
  }

  @Test func `a time of day comes once on each day of a span`() {
    let span = SimulatedSpan(
      SimulatedInterval(1_772_460_000, 1_772_719_200), timeZone: "America/Los_Angeles",
      locale: "en_US")
    #expect(
      ManifestTime.timeOfDay(6 * 3600).instants(in: span)
        == [1_772_460_000, 1_772_546_400, 1_772_632_800])
    #expect(
      ManifestTime.timeOfDay(9 * 3600).instants(in: span).map { $0 - span.start }
        == [10800, 97200, 183_600])
    #expect(ManifestTime.instant(span.end).instants(in: span) == [])
  }

  @Test func `a time of day that the clocks skip counts when they have jumped`() {
    let span = SimulatedSpan(
      SimulatedInterval(1_772_958_600, 1_773_045_000), timeZone: "America/Los_Angeles",
      locale: "en_US")
    #expect(ManifestTime.timeOfDay(2 * 3600 + 1800).instants(in: span) == [1_772_964_000])
  }
}
