import Foundation
import TestSupport
import Testing
import WidgetFindings
import WidgetRecording

@testable import WidgetReports

@Suite struct JUnitReportTests {
  private func data(
    _ results: RunResults = CardsDay.results, _ dialect: ReportOptions.JUnitDialect = .extended,
    sourceDate: SimulatedInstant? = nil
  ) -> Data {
    ReportFormat.junit.files(
      for: results, options: ReportOptions(junitDialect: dialect, sourceDate: sourceDate)
    )[0].data
  }

  private func root(
    _ results: RunResults = CardsDay.results, _ dialect: ReportOptions.JUnitDialect = .extended,
    sourceDate: SimulatedInstant? = nil
  ) throws -> ParsedElement {
    try #require(ParsedElement(xml: data(results, dialect, sourceDate: sourceDate)))
  }

  private func testCase(_ name: String, in root: ParsedElement) throws -> ParsedElement {
    try #require(root.elements("testcase").first { $0.attributes["name"] == name })
  }

  @Test func `there is a suite for the bundle and each kind of each cell`() throws {
    let suites = try root().elements("testsuite")
    #expect(
      suites.map { $0.attributes["name"] ?? "" }
        == ["Cards", "Cards/RecentPurchases", "Cards/Weather", "Cards/Weather@Asia/Kolkata"])
    #expect(suites.map { $0.attributes["id"] ?? "" } == ["0", "1", "2", "3"])
  }

  @Test func `a call that answers when it is made again is flaky, at its subject's first case`()
    throws
  {
    var results = CardsDay.results
    let index = try #require(
      results.bundles.firstIndex { $0.calls.contains { $0.kind == "Weather" && $0.hasReturned } })
    var attempt = try #require(
      results.bundles[index].calls.first { $0.kind == "Weather" && $0.hasReturned })
    attempt.outcome = .crashed(signal: 11, nil)
    attempt.isRetried = true
    attempt.standardError = "last words\n"
    results.bundles[index].recording.events.insert(.call(attempt), at: 0)
    #expect(results.bundles[index].calls.allSatisfy { !$0.isRetried })
    let flaky = try root(results).elements("flakyError")
    #expect(flaky.count == 1)
    #expect(flaky[0].attributes["type"] == "crashed")
    let words = "\(attempt.id.rawValue) crashed, and answered on another attempt"
    #expect(flaky[0].attributes["message"]?.hasSuffix(words) == true)
    #expect(flaky[0].elements("system-err").map(\.text) == ["last words\n"])
    #expect(try root(results, .strict).elements("flakyError").isEmpty)
  }

  @Test func `a part of a run with nothing to run is a skipped case`() throws {
    var results = RunResults(toolVersion: "0", bundles: [])
    results.shard = RunResults.Shard(index: 3, count: 3)
    let root = try root(results)
    #expect(root.elements("testcase").map { $0.attributes["name"] ?? "" } == ["part 3 of 3"])
    #expect(
      root.elements("skipped").map { $0.attributes["message"] ?? "" } == [
        "part 3 of 3 has nothing to run"
      ])
    #expect(root.number("tests") == 1 && root.number("skipped") == 1)
  }

  @Test(arguments: ReportOptions.JUnitDialect.allCases)
  func `every number is that of the elements that are there`(
    dialect: ReportOptions.JUnitDialect
  ) throws {
    let root = try root(CardsDay.results, dialect)
    for suite in root.elements("testsuite") {
      let cases = suite.elements("testcase")
      #expect(suite.number("tests") == Double(cases.count))
      #expect(suite.number("failures") == Double(suite.elements("failure").count))
      #expect(suite.number("errors") == Double(suite.elements("error").count))
      #expect(suite.number("skipped") == Double(suite.elements("skipped").count))
      let seconds: Double = cases.compactMap { $0.number("time") }.reduce(0, +)
      #expect(abs(seconds - (suite.number("time") ?? -1)) < 0.0005)
    }
    guard dialect == .extended else { return }
    #expect(root.number("tests") == 12)
    #expect(root.number("failures") == Double(root.elements("failure").count))
  }

  @Test func `the times of a kind are those of its calls`() throws {
    let suite = try root().elements("testsuite")[1]
    #expect(suite.attributes["time"] == "0.049")
  }

  @Test func `a finding at the failing level is a failure`() throws {
    let item = try testCase("relevance-outside-scale systemSmall/visa", in: root())
    #expect(item.attributes["classname"] == "Cards.RecentPurchases")
    #expect(item.attributes["file"] == "Widgets/RecentPurchases.swift")
    #expect(item.attributes["line"] == "41")
    let failure = try #require(item.elements("failure").first)
    #expect(failure.attributes["type"] == "relevance-outside-scale")
    #expect(failure.attributes["message"] == "score 212 is above the declared maximum of 100")
    #expect(failure.text.hasPrefix("Widgets/RecentPurchases.swift:41: score 212 is above"))
    #expect(failure.text.contains("Repair: Clamp the score to the scale, or widen the scale."))
  }

  @Test func `a finding below the failing level passes and says so`() throws {
    let item = try testCase("rotation-limit-starves-best systemSmall/visa", in: root())
    #expect(item.elements("failure").isEmpty)
    #expect(item.elements("system-out").first?.text.contains("61.2 was suppressed") == true)
    let mode = item.elements("property").first { $0.attributes["name"] == "developerMode" }
    #expect(mode?.attributes["value"] == "off")
  }

  @Test func `the failing level decides what fails`() throws {
    var results = CardsDay.results
    results.failingLevel = .note
    #expect(try root(results).elements("failure").count == 5)
    results.failingLevel = nil
    #expect(try root(results).elements("failure").isEmpty)
    #expect(try root(results).elements("error").count == 1)
  }

  @Test func `what a baseline knows does not fail`() throws {
    var finding = CardsDay.finding(.error, "old")
    finding.baselined = true
    var bundle = CardsDay.kolkata
    bundle.results = [CheckResult(check: "c", subject: "Cards/Weather", outcome: .fail([finding]))]
    let root = try root(RunResults(toolVersion: "1", bundles: [bundle]))
    #expect(root.elements("failure").isEmpty)
    #expect(root.elements("system-out").first?.text.contains("known from the baseline") == true)
  }

  @Test func `a check that could not look is an error named after the call's end`() throws {
    let item = try testCase("timeline-empty systemMedium/visa", in: root())
    let error = try #require(item.elements("error").first)
    #expect(error.attributes["type"] == "crashed")
    #expect(error.attributes["message"] == "crashed by signal 5")
    #expect(error.text == "Cards/RecentPurchases/systemMedium/visa: crashed by signal 5")
  }

  @Test func `a check with nothing to look at is skipped with its reason`() throws {
    let item = try testCase("reload-in-past systemSmall/visa", in: root())
    let skipped = try #require(item.elements("skipped").first)
    #expect(skipped.attributes["message"] == "no timeline has a date for its reload")
    #expect(skipped.text == "no timeline has a date for its reload")
  }

  @Test func `several findings are one case that counts them`() throws {
    var bundle = CardsDay.kolkata
    let findings = (0..<60).map { CardsDay.finding(.error, "fault \($0)", hour: Double($0) / 10) }
    bundle.results = [CheckResult(check: "c", subject: "Cards/Weather", outcome: .fail(findings))]
    let failure = try #require(
      try root(RunResults(toolVersion: "1", bundles: [bundle])).elements("failure").first)
    #expect(failure.attributes["message"]?.hasSuffix("(and 59 more)") == true)
    #expect(failure.text.contains("fault 49"))
    #expect(!failure.text.contains("fault 50"))
    #expect(failure.text.contains("… 10 more"))
  }

  @Test func `no element closes itself`() {
    for dialect in ReportOptions.JUnitDialect.allCases {
      #expect(!String(decoding: data(CardsDay.results, dialect), as: UTF8.self).contains("/>"))
    }
  }

  @Test func `names and classes are unique together`() throws {
    let names = try root().elements("testcase").map {
      "\($0.attributes["classname"] ?? "") \($0.attributes["name"] ?? "")"
    }
    #expect(Set(names).count == names.count)
  }

  @Test func `the strict dialect has only what both schemas allow`() throws {
    let root = try root(CardsDay.results, .strict)
    #expect(root.attributes.isEmpty)
    for suite in root.children {
      #expect(suite.children.first?.name == "properties")
      #expect(suite.children.suffix(2).map(\.name) == ["system-out", "system-err"])
      #expect(
        Set(suite.attributes.keys) == [
          "name", "package", "id", "timestamp", "hostname", "tests", "failures", "errors",
          "skipped", "time",
        ])
      for item in suite.elements("testcase") {
        #expect(Set(item.attributes.keys) == ["name", "classname", "time"])
        #expect(item.children.allSatisfy { ["failure", "error", "skipped"].contains($0.name) })
        #expect(item.children.count <= 1)
      }
    }
    let weather = try #require(root.children.first { $0.attributes["name"] == "Cards/Weather" })
    let output = try #require(weather.children.dropLast().last)
    #expect(output.text.contains("8 reloads were rejected"))
  }

  @Test func `the timestamp is the recording's start or the date that was asked for`() throws {
    #expect(try root().children[0].attributes["timestamp"] == "2026-03-02T14:00:00Z")
    #expect(
      try root(CardsDay.results, .strict).children[0].attributes["timestamp"]
        == "2026-03-02T14:00:00")
    let dated = try root(CardsDay.results, .extended, sourceDate: 86_400)
    #expect(dated.children[0].attributes["timestamp"] == "1970-01-02T00:00:00Z")
  }

  @Test func `the provider's output is there and cut at a stated size`() throws {
    let output = try root().elements("testsuite")[1].children.dropLast().last?.text ?? ""
    #expect(output.contains("Cards/RecentPurchases/systemSmall/visa/timeline at 2026-03-02T14:00"))
    #expect(output.contains("loaded 6 purchases"))
    var results = CardsDay.results
    var call = RecordedCall(
      bundle: "Cards", kind: "Weather", family: CardsDay.small, mode: .timeline, at: 0,
      outcome: .timeline([]))
    call.standardError = String(repeating: "x", count: 100_000)
    results.bundles[1].recording.events.append(.call(call))
    let long = try root(results).elements("testsuite")[3].children.last?.text ?? ""
    #expect(long.utf8.count < 66_000)
    #expect(long.hasSuffix("more bytes are not shown"))
  }

  @Test func `a bundle without results is still a suite with a case`() throws {
    var bundle = CardsDay.kolkata
    bundle.results = []
    let root = try root(RunResults(toolVersion: "1", bundles: [bundle]))
    #expect(root.number("tests") == 1)
    #expect(root.elements("skipped").first?.text == "no check looked at this bundle")
  }

  @Test func `no bundle at all is a valid file`() throws {
    let root = try root(RunResults(toolVersion: "1", bundles: []))
    #expect(root.name == "testsuites")
    #expect(root.number("tests") == 0)
  }
}

@Suite struct XMLWriterTests {
  private func file(_ content: (XMLWriter) -> Void) -> Data {
    var data = Data()
    XMLWriter.write(to: { data.append(contentsOf: $0) }, content)
    return data
  }

  @Test func `the end of a character section cannot end one`() throws {
    let file = file { writer in writer.element("a") { writer.text("x]]>y]]>]]>z") } }
    let root = try #require(ParsedElement(xml: file))
    #expect(root.text == "x]]>y]]>]]>z")
  }

  @Test func `attributes without a value are left out and others escaped`() throws {
    let file = file { $0.element("a", ["b": nil, "c": "<\"&'>\n\u{1}"]) }
    let root = try #require(ParsedElement(xml: file))
    #expect(root.attributes == ["c": #"<"&'>\u{a}\u{1}"#])
  }

  @Test func `the file starts with its declaration and has no document type`() {
    let text = String(decoding: file { $0.element("a") }, as: UTF8.self)
    #expect(text == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a></a>\n")
  }

  @Test func `a long file comes in large pieces`() throws {
    var pieces: [Int] = []
    XMLWriter.write(to: { pieces.append($0.count) }) { writer in
      writer.element("a") {
        for _ in 0..<3000 { writer.element("b", ["c": String(repeating: "d", count: 1000)]) }
      }
    }
    #expect(pieces.count == 3)
    #expect(pieces.dropLast().allSatisfy { $0 >= ReportFile.pieceLength })
    #expect(pieces.reduce(0, +) > 3_000_000)
  }
}
