import Foundation
import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

@Suite struct FoldingTests {
  private func bundle(_ entry: String?, _ outcome: CheckResult.Outcome, name: String = "B")
    -> BundleResults
  {
    var header = RecordedHeader(
      bundle: name, system: PlatformVersion(.iOS), span: SimulatedInterval(0, 1), timeZone: "UTC",
      locale: "en"
    )
    header.matrixEntry = entry
    let subject = "\(name)/K" + (entry.map { "@\($0)" } ?? "")
    return BundleResults(
      recording: Recording(header: header),
      results: [CheckResult(check: "c", subject: subject, outcome: outcome)]
    )
  }

  private func finding(_ fingerprint: String) -> CheckResult.Outcome {
    .fail([Finding(level: .warning, message: "late", fingerprint: fingerprint)])
  }

  private func folded(_ bundles: BundleResults...) -> RunResults {
    RunResults(toolVersion: "1", bundles: bundles).ordered().folded()
  }

  @Test func `an environment that shows the same is left out and named`() {
    let results = folded(
      bundle(nil, finding("a")), bundle("ar_SA", finding("a")), bundle("ja_JP", finding("b")))
    #expect(results.bundles.map(\.recording.header.matrixEntry) == [nil, "ja_JP"])
    #expect(results.bundles.map(\.foldedPhrase) == ["the same in ar_SA", nil])
    #expect(results.summary.warnings == 3)
  }

  @Test func `of an environment that differs only what it alone shows is kept`() {
    var other = bundle("ar_SA", finding("a"))
    other.results.append(CheckResult(check: "d", subject: "B/K@ar_SA", outcome: finding("b")))
    let results = folded(bundle(nil, finding("a")), other)
    #expect(results.bundles.last?.results.map(\.check) == ["d"])
    #expect(results.bundles.last?.foldedPhrase == "and 1 check as in the base environment")
    #expect(results.summary.warnings == 3)
    #expect(results.conclusion == .passed)
  }

  @Test func `an environment in which something is open is kept`() {
    let results = folded(bundle(nil, .pass), bundle("ar_SA", .open("crashed")))
    #expect(results.bundles.count == 2)
  }

  @Test func `what holds and what does not apply are both nothing found`() {
    let results = folded(bundle(nil, .pass), bundle("ar_SA", .notApplicable("no clock change")))
    #expect(results.bundles.count == 1)
  }

  @Test func `bundles of other names are not folded into one another`() {
    let results = folded(bundle(nil, .pass), bundle("ar_SA", .pass, name: "C"))
    #expect(results.bundles.count == 2)
  }

  @Test func `people read the folded results and programs all of them`() {
    let results = RunResults(
      toolVersion: "1", bundles: [bundle(nil, finding("a")), bundle("ar_SA", finding("a"))])
    let text = { (format: ReportFormat) in
      String(decoding: format.files(for: results)[0].data, as: UTF8.self)
    }
    for format in [ReportFormat.text, .markdown, .html] {
      #expect(text(format).contains("the same in ar"))
    }
    #expect(text(.text).contains("2 warnings"))
    #expect(text(.github).split(separator: "\n").count == 2)
    #expect(text(.json).contains("B/K@ar_SA"))
    #expect(text(.junit).contains("ar_SA"))
  }
}
