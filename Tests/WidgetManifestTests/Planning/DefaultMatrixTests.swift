import Testing
import WidgetRecording

@testable import WidgetManifest

@Suite struct DefaultMatrixTests {
  private func entries(
    _ zone: String, locale: String = "en_US", start: String = "2026-03-02T06:00:00-08:00"
  ) -> [MatrixEntry] {
    var environment = EnvironmentDeclaration()
    environment.timeZone = zone
    environment.locale = locale
    environment.start = DateParser.instant(start)
    return DefaultMatrix(around: environment).entries
  }

  @Test func `one thing at a time differs from the base, which comes first`() {
    let entries = entries("America/Los_Angeles")
    #expect(
      entries.map(\.label) == [
        nil, "Asia/Kolkata", "Pacific/Apia", "America/New_York", "ar_SA", "de_DE", "ja_JP",
        "2026-03-08T00:30:00-08:00", "2026-11-01T00:30:00-07:00", "2026-03-02T23:59:30-08:00",
        "2027-02-28T12:00:00-08:00", "2026-12-31T12:00:00-08:00",
      ])
    for entry in entries.dropFirst() {
      let differences = [
        entry.span.timeZone != entries[0].span.timeZone,
        entry.span.locale != entries[0].span.locale,
        entry.span.start != entries[0].span.start,
      ]
      #expect(differences.count { $0 } == 1)
      #expect(entry.span.interval.seconds == entries[0].span.interval.seconds)
    }
  }

  @Test func `a label of a start is that instant`() {
    for entry in entries("America/Los_Angeles").suffix(5) {
      #expect(entry.label.flatMap(DateParser.instant) == entry.span.start)
    }
  }

  @Test func `what the base has already stands here once`() {
    let labels = entries("Asia/Kolkata", locale: "ja_JP").map(\.label)
    #expect(!labels.contains("Asia/Kolkata"))
    #expect(!labels.contains("ja_JP"))
    #expect(labels.contains("ar_SA"))
  }

  @Test func `a zone without clock changes has the days of New York's, there`() {
    let entries = entries("UTC", start: "2026-03-02T06:00:00Z")
    let labels = entries.map(\.label)
    let changes = entries.filter { $0.label?.hasPrefix("America/New_York,") == true }
    #expect(
      changes.map(\.label) == [
        "America/New_York,2026-03-08T00:30:00-05:00",
        "America/New_York,2026-11-01T00:30:00-04:00",
      ])
    for entry in changes {
      #expect(entry.span.timeZone == "America/New_York")
      #expect(entry.span.clock.nextChange(after: entry.span.start)! - entry.span.start < 7200)
      #expect(entry.span.interval.seconds == entries[0].span.interval.seconds)
    }
    #expect(
      labels.suffix(3) == [
        "2026-03-02T23:59:30Z", "2027-02-28T12:00:00Z", "2026-12-31T12:00:00Z",
      ])
    #expect(labels.count == 12)
  }

  @Test func `a start that is the base's own is left out`() {
    let labels = entries("UTC", start: "2026-03-02T23:59:30Z").map(\.label)
    #expect(labels.suffix(2) == ["2027-02-28T12:00:00Z", "2026-12-31T12:00:00Z"])
  }
}
