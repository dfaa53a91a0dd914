@testable import SwiftUI
import Testing

@Suite struct RunningTextTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func text(_ style: some FormatStyle<Date, AttributedString>, _ offset: Double) -> String {
    String(
      style.locale(Locale(identifier: "en_US")).format(noon.addingTimeInterval(offset)).characters)
  }

  @Test(arguments: [(0.0, "1:30:00"), (0.5, "1:30:00"), (3_599, "30:01"), (9_000, "0:00")])
  func `a timer counts down to the end of its interval`(_ offset: Double, _ shown: String) {
    #expect(text(.timer(countingDownIn: noon..<noon.addingTimeInterval(5_400)), offset) == shown)
  }

  @Test(arguments: [(-5.0, "0:00"), (61.9, "1:01"), (7_322, "2:02:02")])
  func `a stopwatch counts from its start`(_ offset: Double, _ shown: String) {
    #expect(text(.stopwatch(startingAt: noon), offset) == shown)
  }

  @Test func `an offset is told in words, the largest parts first`() {
    #expect(text(.offset(to: noon), 90_061) == "1 day, 1 hour")
    #expect(text(.offset(to: noon, maxFieldCount: 1), -120) == "-2 minutes")
    #expect(text(.offset(to: noon, sign: .always()), 120) == "+2 minutes")
    #expect(text(.offset(to: noon, sign: .never), -120) == "2 minutes")
    #expect(
      text(SystemFormatStyle.DateOffset(to: noon, allowedFields: [.hour]), 7_300) == "2 hours")
  }

  @Test func `a reference is relative while it is near`() {
    #expect(text(.reference(to: noon), -300) == "in 5 minutes")
    #expect(!text(.reference(to: noon), -864_000).contains("in "))
  }

  @Test func `a source gives the value of a moment`() {
    let range = TimeDataSource<Range<Date>>.dateRange(startingAt: .distantFuture)
    #expect(range.value(.now).isEmpty)
    #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: .distantPast).value(.now).isEmpty)
    #expect(TimeDataSource<Duration>.durationOffset(to: noon).value(noon + 2) == .seconds(2))
  }

  @Test @MainActor func `a text says what its source is when the view is made`() throws {
    let shown = tree(Text(.durationOffset(to: .now), format: .units(allowed: [.hours])))
    #expect("\(shown)".contains("0 hr"))
  }

  @Test func `a format changes with each second`() {
    let style = SystemFormatStyle.Stopwatch.stopwatch(startingAt: noon)
    #expect(style.discreteInput(after: noon.addingTimeInterval(0.5)) == noon + 1)
  }
}
