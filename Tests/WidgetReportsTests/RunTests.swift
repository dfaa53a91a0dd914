import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

@Suite struct RunSummaryTests {
  @Test func `findings and outcomes are counted`() {
    let summary = CardsDay.results.summary
    #expect(summary.errors == 2)
    #expect(summary.warnings == 2)
    #expect(summary.notes == 1)
    #expect(summary.passed == 5)
    #expect(summary.notApplicable == 1)
    #expect(summary.open == 1)
    #expect(summary.baselined == nil)
  }

  @Test func `what a baseline knows is counted apart`() {
    var known = CardsDay.finding(.error, "old")
    known.baselined = true
    let fresh = CardsDay.finding(.note, "new")
    let summary = RunSummary([
      CheckResult(check: "a", subject: "B", outcome: .fail([known, fresh]))
    ])
    #expect(summary.errors == 0)
    #expect(summary.notes == 1)
    #expect(summary.baselined == 1)
    #expect(
      summary.phrase
        == "0 errors, 0 warnings, 1 note; 0 checks passed, 0 not applicable, 0 open, "
        + "1 known from the baseline"
    )
  }
}

@Suite struct VerdictTests {
  private func results(_ outcome: CheckOutcome, call: Termination = .returned) -> RunResults {
    let header = RecordedHeader(
      bundle: "B", platform: "iOS", osVersion: "17.0", start: 0, end: 1, timeZone: "UTC",
      locale: "en"
    )
    let recorded = RecordedCall(
      bundle: "B", kind: "K", family: CardsDay.small, mode: .timeline, at: 0, outcome: call
    )
    return RunResults(
      toolVersion: "1",
      bundles: [
        BundleResults(
          recording: Recording(header: header, events: [.call(recorded)]),
          results: [CheckResult(check: "c", subject: "B/K", outcome: outcome)]
        )
      ]
    )
  }

  @Test func `an error fails a run and a warning does not`() {
    #expect(results(.fail([CardsDay.finding(.error, "x")])).verdict == .findings)
    #expect(results(.fail([CardsDay.finding(.warning, "x")])).verdict == .passed)
    #expect(results(.pass).verdict == .passed)
  }

  @Test func `the failing level moves the line`() {
    var results = results(.fail([CardsDay.finding(.note, "x")]))
    results.failingLevel = .note
    #expect(results.verdict == .findings)
    results.failingLevel = nil
    #expect(results.verdict == .passed)
  }

  @Test func `what a baseline knows fails nothing`() {
    var finding = CardsDay.finding(.error, "x")
    finding.baselined = true
    #expect(results(.fail([finding])).verdict == .passed)
  }

  @Test(arguments: [Termination.crashed, .timedOut, .exited, .exceededMemory])
  func `a provider that did not answer wins over findings`(outcome: Termination) {
    let finding = CardsDay.finding(.error, "x")
    #expect(results(.fail([finding]), call: outcome).verdict == .unobserved)
  }

  @Test func `a provider that threw was observed`() {
    #expect(results(.pass, call: .threw).verdict == .passed)
  }

  @Test func `an open check was not observed`() {
    #expect(results(.open("timed out")).verdict == .unobserved)
  }

  @Test func `a bundle that does not build was not observed`() {
    var results = results(.pass)
    results.bundles[0].recording.events = [.build(RecordedBuild(outcome: "failed"))]
    #expect(results.verdict == .unobserved)
  }
}

@Suite struct CallSummaryTests {
  private func call(_ mode: ProviderMode, at: Double, _ outcome: Termination) -> RecordedCall {
    var call = RecordedCall(
      bundle: "B", kind: "K", family: CardsDay.small, mode: mode, at: at, outcome: outcome
    )
    call.seconds = 0.5
    return call
  }

  private func summaries(_ calls: [RecordedCall], cell: String? = nil) -> [CallSummary] {
    var header = CardsDay.header
    header.cell = cell
    return CallSummary.all(in: Recording(header: header, events: calls.map(RecordingEvent.call)))
  }

  @Test func `calls of one id become one with the worst end and all seconds`() {
    let found = summaries([
      call(.timeline, at: 0, .returned), call(.timeline, at: 60, .timedOut),
      call(.timeline, at: 120, .threw),
    ])
    #expect(found.count == 1)
    #expect(found[0].id == "B/K/systemSmall/-/timeline")
    #expect(found[0].outcome == .timedOut)
    #expect(found[0].seconds == 1.5)
    #expect(found[0].attempts == 1)
    #expect(!found[0].wasObserved)
  }

  @Test func `a call that was repeated after a failure has two attempts`() {
    let found = summaries([call(.timeline, at: 0, .crashed), call(.timeline, at: 0, .returned)])
    #expect(found[0].attempts == 2)
    #expect(found[0].outcome == .crashed)
    #expect(found[0].wasObserved)
  }

  @Test func `two good placeholders for one instant are one attempt`() {
    let found = summaries([
      call(.placeholder, at: 0, .returned), call(.placeholder, at: 0, .returned),
    ])
    #expect(found[0].attempts == 1)
    #expect(found[0].count == 2)
  }

  @Test func `a refused request is no call`() {
    var refused = call(.timeline, at: 0, .returned)
    refused.reason = .rejected
    refused.outcome = nil
    #expect(summaries([refused]).isEmpty)
  }

  @Test func `calls follow the order of modes`() {
    let found = summaries([
      call(.timeline, at: 0, .returned), call(.placeholder, at: 0, .returned),
      call(.snapshot, at: 0, .returned),
    ])
    #expect(
      found.map { $0.id.split(separator: "/").last } == ["placeholder", "snapshot", "timeline"])
  }

  @Test func `a cell stands in the id`() {
    let found = summaries([call(.timeline, at: 0, .returned)], cell: "Asia/Kolkata")
    #expect(found[0].id == "B/K/systemSmall/-/timeline@Asia/Kolkata")
  }
}

@Suite struct SubjectTests {
  private func reader(kinds: [String], cell: String? = nil) -> SubjectReader {
    var header = CardsDay.header
    header.cell = cell
    let calls = kinds.map { kind in
      RecordingEvent.call(
        RecordedCall(
          bundle: "Cards", kind: kind, family: CardsDay.small, configuration: "a/b",
          mode: .timeline, at: 0
        ))
    }
    return SubjectReader(Recording(header: header, events: calls))
  }

  @Test func `a member is found although its parts hold slashes`() {
    let subject = reader(kinds: ["com/example"]).subject("Cards/com/example/systemSmall/a/b")
    #expect(subject.kind == "com/example")
    #expect(subject.family == "systemSmall")
    #expect(subject.configuration == "a/b")
    #expect(subject.rest == "systemSmall/a/b")
  }

  @Test func `a kind and a bundle are subjects too`() {
    #expect(reader(kinds: ["K"]).subject("Cards/K").kind == "K")
    #expect(reader(kinds: ["K"]).subject("Cards/K").family == nil)
    #expect(reader(kinds: []).subject("Cards") == Subject(bundle: "Cards"))
  }

  @Test func `an unknown member is taken apart at its slashes`() {
    let subject = reader(kinds: []).subject("Cards/K/systemLarge/x/y")
    #expect(subject.member?.configuration == "x/y")
  }

  @Test func `a cell at the end is no part of a name`() {
    let subject = reader(kinds: ["K"], cell: "Asia/Kolkata").subject("Cards/K@Asia/Kolkata")
    #expect(subject.kind == "K")
  }

  @Test func `a cell is added once`() {
    #expect(Subject.qualified("a", cell: "b") == "a@b")
    #expect(Subject.qualified("a@b", cell: "b") == "a@b")
    #expect(Subject.qualified("a", cell: nil) == "a")
  }
}

@Suite struct RunOrderTests {
  @Test func `results come by subject, check and time`() {
    var bundle = CardsDay.cards
    bundle.results.reverse()
    let ordered = RunResults(toolVersion: "1", bundles: [bundle]).ordered().bundles[0].results
    #expect(
      ordered.map { "\($0.check.rawValue) \($0.subject)" } == [
        "duplicate-kind Cards",
        "provider-crashed Cards/RecentPurchases/systemMedium/visa",
        "timeline-empty Cards/RecentPurchases/systemMedium/visa",
        "entries-out-of-order Cards/RecentPurchases/systemSmall/visa",
        "relevance-outside-scale Cards/RecentPurchases/systemSmall/visa",
        "reload-in-past Cards/RecentPurchases/systemSmall/visa",
        "rotation-limit-starves-best Cards/RecentPurchases/systemSmall/visa",
        "timeline-empty Cards/RecentPurchases/systemSmall/visa",
        "display-name-missing Cards/Weather",
        "reload-budget-exceeded Cards/Weather/systemSmall/-",
        "timeline-empty Cards/Weather/systemSmall/-",
      ])
  }

  @Test func `one check on two subjects of one name is one result with both findings`() {
    let early = CardsDay.finding(.note, "early", hour: 1)
    let late = CardsDay.finding(.error, "late", hour: 2)
    var bundle = CardsDay.kolkata
    bundle.results = [
      CheckResult(check: "c", subject: "Cards/K", outcome: .fail([late])),
      CheckResult(check: "c", subject: "Cards/K", outcome: .pass),
      CheckResult(check: "c", subject: "Cards/K", outcome: .fail([early])),
    ]
    let ordered = RunResults(toolVersion: "1", bundles: [bundle]).ordered().bundles[0].results
    #expect(
      ordered == [CheckResult(check: "c", subject: "Cards/K", outcome: .fail([early, late]))])
  }

  @Test func `what is no call's comes in the order of the sources`() {
    var bundle = CardsDay.kolkata
    func error(_ message: String, _ file: String?, _ line: Int) -> Finding {
      var finding = CardsDay.finding(.error, message, file: file, line: line)
      finding.at = nil
      return finding
    }
    let sorted = [
      error("z", nil, 9), error("y", "A.swift", 9), error("a", "A.swift", 22),
      error("b", "A.swift", 22), error("x", "B.swift", 1),
    ]
    bundle.results = [
      CheckResult(check: "c", subject: "Cards", outcome: .fail(sorted.reversed()))
    ]
    let ordered = RunResults(toolVersion: "1", bundles: [bundle]).ordered().bundles[0].results
    #expect(ordered.flatMap(\.outcome.findings).map(\.message) == ["z", "y", "a", "b", "x"])
  }

  @Test func `a base environment comes before its cells`() {
    let results = RunResults(toolVersion: "1", bundles: [CardsDay.kolkata, CardsDay.cards])
    #expect(results.ordered().bundles.map(\.recording.header.cell) == [nil, "Asia/Kolkata"])
  }
}

@Suite struct SameNameTests {
  private func results(_ manifests: [String?]) -> RunResults {
    let bundles = manifests.map { manifest in
      var bundle = CardsDay.kolkata
      bundle.recording.header.cell = nil
      bundle.manifest = manifest
      return bundle
    }
    return RunResults(toolVersion: "1", bundles: bundles)
  }

  @Test func `bundles of one name are told apart by their manifests`() {
    #expect(
      results(["b.json", "a.json"]).ordered().bundles.map(\.name)
        == ["Cards (a.json)", "Cards (b.json)"])
    #expect(results(["a.json"]).ordered().bundles.map(\.name) == ["Cards"])
  }

  @Test func `recordings without a manifest are told apart by a number`() {
    #expect(results([nil, nil]).ordered().bundles.map(\.name) == ["Cards", "Cards 2"])
  }

  @Test func `their suites and places on a page have names of their own`() throws {
    let results = results(["a.json", "b.json"])
    let xml = ReportFormat.junit.files(for: results)[0].data
    let suites = try #require(ParsedElement(xml: xml)).elements("testsuite")
    #expect(
      suites.map { $0.attributes["name"] } == ["Cards (a.json)/Weather", "Cards (b.json)/Weather"])
    let html = ReportFormat.html.files(for: results)[0].data
    let names = try #require(ParsedElement(html: html)).all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
  }
}

@Suite struct FlakyCallTests {
  @Test func `a call that answered on another attempt is named where people look`() {
    var results = CardsDay.results
    var crash = RecordedCall(
      bundle: "Cards", kind: "Weather", family: CardsDay.small, mode: .timeline,
      at: CardsDay.start, outcome: .crashed)
    crash.signal = 11
    results.bundles[1].recording.events.insert(.call(crash), at: 1)
    let phrase =
      "Cards/Weather/systemSmall/-/timeline@Asia/Kolkata crashed, and answered on another attempt"
    for format in [ReportFormat.text, .html] {
      let text = String(decoding: format.files(for: results)[0].data, as: UTF8.self)
      #expect(text.contains(phrase))
    }
    #expect(ResultsDocument(results.ordered()).bundles[0].calls.last?.attempts == 2)
  }
}
