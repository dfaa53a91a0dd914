import Testing
import WidgetPlatforms

@testable import WidgetCalibration

@Suite struct SizeLogTests {
  private static let setting =
    "system=iOS-18.2 device=iPhone screen=402x874@3x family=systemLarge type=large"

  private func line(_ rest: String, before: String = "") -> String {
    "\(before)widgetcheck-size 1 \(Self.setting) \(rest)"
  }

  @Test(arguments: [
    "", "default\t10:22:33.123-0700\tCalibration\t",
    "2026-03-02 10:22:33 Calibration[412]: (libswiftos) [widgetcheck:sizes] ",
    "[widgetcheck:sizes] notice: ",
  ])
  func `a line is read with whatever Console writes before it`(_ before: String) throws {
    let entry = try #require(
      try SizeEntry.read(line("element=text.body size=85.33x20.33", before: before)))
    #expect(entry.view == SizeEntry.MeasuredView(element: "text.body", family: "systemLarge"))
    #expect(entry.size == LoggedSize(width: 85.33, height: 20.33))
    #expect(entry.setting.system.description == "iOS 18.2")
    #expect(entry.setting.screen == DeviceScreen("402x874@3x"))
    #expect(entry.model == "iPhone")
  }

  @Test func `other lines are no sizes`() throws {
    #expect(try SizeEntry.read("something else") == nil)
    #expect(try SizeEntry.read("") == nil)
  }

  @Test func `a line that was cut or changed is told with what is wrong`() {
    #expect(throws: SizeLineError.missing("size")) {
      try SizeEntry.read(line("element=text.body"))
    }
    #expect(throws: SizeLineError.unusable(key: "size", value: "85")) {
      try SizeEntry.read(line("element=text.body size=85"))
    }
    #expect(throws: SizeLineError.unusable(key: "size", value: "nanx1")) {
      try SizeEntry.read(line("element=text.body size=nanx1"))
    }
    #expect(throws: SizeLineError.unknownVersion("2")) {
      try SizeEntry.read("widgetcheck-size 2 element=text.body")
    }
    #expect(throws: SizeLineError.unusable(key: "system", value: "Android-15")) {
      try SizeEntry.read(
        "widgetcheck-size 1 system=Android-15 device=x screen=1x1 family=f type=t element=e size=1x1"
      )
    }
  }

  @Test func `an unusable log is told with its place`() throws {
    #expect(throws: SizeLogError(file: "a.txt", problem: .noSizes)) {
      try SizeLog("nothing\nhere", named: "a.txt")
    }
    let error = try #require(
      throws: SizeLogError.self
    ) { try SizeLog("x\n" + line("element=a"), named: "a.txt") }
    #expect("\(error)".hasPrefix("a.txt:2: error: the line has no 'size'"))
  }

  @Test func `each device and text size has a section of its own, in order`() throws {
    let lines = [
      line("element=a size=1x1"), line("element=a size=2x1"), line("element=b size=1x1"),
      line("element=a size=1x1").replacing("18.2", with: "9.3"),
      line("element=a size=1x1").replacing("type=large", with: "type=accessibility1"),
    ]
    let log = try SizeLog(lines.joined(separator: "\n"), named: "a.txt")
    #expect(
      log.sections.map { "\($0.setting.system) \($0.setting.typeSize)" }
        == ["iOS 9.3 large", "iOS 18.2 accessibility1", "iOS 18.2 large"])
    let last = try #require(log.sections.last)
    let a = SizeEntry.MeasuredView(element: "a", family: "systemLarge")
    #expect(last.sizes[a] == LoggedSize(width: 2, height: 1))
    #expect(last.ambiguous == [a])
  }
}

@Suite struct SizeComparisonTests {
  @Test func `a table has theirs, ours and the difference`() throws {
    let log = try SizeLog(
      ["label size=60x20.67", "text size=50x20", "gap size=10x10", "gone size=1x2"].map {
        "widgetcheck-size 1 system=iOS-18.2 device=iPhone screen=402x874@3x family=systemLarge "
          + "type=large element=\($0)"
      }.joined(separator: "\n"), named: "a.txt")
    func subject(_ name: String) -> SizeEntry.MeasuredView {
      SizeEntry.MeasuredView(element: name, family: "systemLarge")
    }
    let comparison = SizeComparison(
      log.sections[0],
      [
        subject("label"): LoggedSize(width: 58.5, height: 20.67),
        subject("text"): LoggedSize(width: 50.33, height: 20),
        subject("gap"): LoggedSize(width: 10, height: 10),
      ])
    #expect(
      comparison.table == """
        iOS 18.2, 402x874@3x, text size large (iPhone)
        element  family           device          ours  difference
        gap      systemLarge     10 x 10       10 x 10
        gone     systemLarge       1 x 2             –  not here
        label    systemLarge  60 x 20.67  58.5 x 20.67  -1.5 x 0
        text     systemLarge     50 x 20    50.33 x 20  +0.33 x 0 (one pixel)
        4 sizes: 2 agree to a pixel, 1 differ, 1 are not laid out here

        """)
    #expect(comparison.differing == 1)
    #expect(comparison.missing == 1)
  }
}
