import Testing
import WidgetRecording

@testable import WidgetChecks

@Suite struct LocalDaysTests {
  /// The days of Los Angeles, whose clocks go forward on 8 March 2026 at 10:00 in Greenwich.
  private let days = LocalDays(
    Setting(timeZone: "America/Los_Angeles").recording([]).header
  )
  private let change = 1_772_964_000.0

  @Test func `a change of the clocks lies between the instants around it`() {
    #expect(days.haveClockChange(from: change - 1, to: change + 1))
    #expect(!days.haveClockChange(from: change - 1, to: change))
    #expect(!days.haveClockChange(from: change, to: change + 86_400))
  }

  @Test func `midnight counts from before the clocks changed`() {
    let midnight = change - 2 * 3600
    #expect(days.midnight(before: midnight) == midnight)
    #expect(days.midnight(before: change + 3600) == midnight)
    #expect(days.midnight(before: midnight - 1) == midnight - 86_400)
    #expect(days.midnight(before: midnight + 23 * 3600) == midnight + 23 * 3600)
  }

  @Test func `a time of day has two digits for the hour and two for the minute`() {
    let midnight = change - 2 * 3600
    #expect(days.time(of: midnight + 9 * 60) == "00:09")
    #expect(days.time(of: midnight + 70 * 60) == "01:10")
    #expect(days.time(of: midnight + 9 * 3600) == "10:00")
    #expect(days.time(of: midnight - 1) == "23:59")
  }
}
