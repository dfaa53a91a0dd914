import Testing
import WidgetDrawing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

/// The first page of many bundles, and the pictures of a drawing that changed.
@Suite struct DensePageTests {
  private func index(bundles: Int, faults: Int) throws -> ParsedElement {
    let results = (0..<bundles).map { number in
      var bundle = CardsDay.cards
      bundle.recording.header.bundle = "Bundle\(number)"
      bundle.results = (0..<faults).map { fault in
        CheckResult(
          check: CheckID(rawValue: "fault-\(fault)"), subject: "Bundle\(number)/Weather",
          outcome: .fail([
            Finding(level: .error, message: "fault \(fault)", fingerprint: "\(number) \(fault)")
          ]))
      }
      return bundle
    }
    return try ReportSite(RunResults(toolVersion: "1", bundles: results)).index
  }

  @Test func `many bundles stand side by side, and many faults are folded up`() throws {
    let few = try index(bundles: 3, faults: 3)
    #expect(few.elements(ofClass: "many").isEmpty)
    #expect(few.elements(ofClass: "dense").isEmpty)
    let many = try index(bundles: 13, faults: 25)
    #expect(many.elements(ofClass: "many").count == 1)
    #expect(many.elements(ofClass: "bundle-tiles").count == 13)
    #expect(many.elements(ofClass: "dense").count == 1)
    #expect(many.elements(ofClass: "fault").first?.text.contains("and 11 more places") == true)
  }

  @Test(arguments: [ReportOptions.HTMLLayout.folder, .singleFile])
  func `a changed drawing is shown before and after, with the difference`(
    _ layout: ReportOptions.HTMLLayout
  ) throws {
    var bundle = CardsDay.cards
    let drawing = RecordedDrawing(
      DrawnLook("light"), size: DrawnSize(100, 100), scale: 3, list: [],
      boxes: [DrawnBox(node: "Text", frame: [0, 0, 9, 9], text: "Total", lines: 1)], notes: [])
    var mismatch = SnapshotMismatch(
      "Weather/a.svg", look: "light", of: CallID(rawValue: "Cards/Weather/systemSmall/-/timeline"),
      at: CardsDay.start, entry: nil, drawing: drawing.digest, differences: ["'Sum' is new"])
    mismatch.before = "<svg><script>alert(1)</script></svg>"
    bundle.recording.events += [
      .drawing(drawing),
      .snapshots(RecordedSnapshots(folder: "Snapshots", compared: 1, mismatches: [mismatch])),
    ]
    var finding = Finding(
      level: .error, message: "'Sum' is new, in Snapshots/Weather/a.svg", fingerprint: "f")
    finding.drawing = drawing.digest
    bundle.results = [
      CheckResult(
        check: "snapshot-differs", subject: "Cards/Weather/systemSmall/-",
        outcome: .fail([finding]))
    ]
    let site = try ReportSite(RunResults(toolVersion: "1", bundles: [bundle]), layout)
    let page =
      layout == .singleFile ? try site.index : try site.page("widgets/Cards/Weather.html")
    let comparison = try #require(page.elements(ofClass: "comparison").first)
    #expect(comparison.elements("figcaption").map(\.text) == ["before", "after", "difference"])
    #expect(comparison.elements("img").count == 4)
    #expect(comparison.elements("script").isEmpty)
    #expect(site.brokenLinks == [])
  }

  @Test func `a picture of the day is a little narrower where the next one lacks little room`() {
    #expect(DayChart.width(of: 58, at: 100, before: 300, within: 900) == 58)
    #expect(DayChart.width(of: 58, at: 100, before: 162, within: 900) == 57)
    #expect(DayChart.width(of: 58, at: 100, before: 120, within: 900) == 58)
    #expect(DayChart.width(of: 58, at: 850, before: nil, within: 900) == 50)
    #expect(DayChart.width(of: 58, at: 880, before: nil, within: 900) == nil)
  }
}
