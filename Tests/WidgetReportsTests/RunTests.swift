import TestSupport
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

@Suite struct ConclusionTests {
  private func results(_ outcome: CheckResult.Outcome, call: CallOutcome = .timeline([]))
    -> RunResults
  {
    let header = RecordedHeader(
      bundle: "B", system: PlatformVersion(.iOS), span: SimulatedInterval(0, 1), timeZone: "UTC",
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
    #expect(results(.fail([CardsDay.finding(.error, "x")])).conclusion == .findings)
    #expect(results(.fail([CardsDay.finding(.warning, "x")])).conclusion == .passed)
    #expect(results(.pass).conclusion == .passed)
  }

  @Test func `the failing level moves the line`() {
    var results = results(.fail([CardsDay.finding(.note, "x")]))
    results.failingLevel = .note
    #expect(results.conclusion == .findings)
    results.failingLevel = nil
    #expect(results.conclusion == .passed)
  }

  @Test func `what a baseline knows fails nothing`() {
    var finding = CardsDay.finding(.error, "x")
    finding.baselined = true
    #expect(results(.fail([finding])).conclusion == .passed)
  }

  @Test(arguments: [
    CallOutcome.crashed(signal: 4, nil), .timedOut(wasBusy: nil), .exited(status: 0),
    .exceededMemory(),
  ])
  func `a provider that did not answer wins over findings`(outcome: CallOutcome) {
    let finding = CardsDay.finding(.error, "x")
    #expect(results(.fail([finding]), call: outcome).conclusion == .unobserved)
  }

  @Test func `a provider that threw was observed`() {
    #expect(results(.pass, call: CallSummaryTests.threw).conclusion == .passed)
  }

  @Test func `an open check was not observed`() {
    #expect(results(.open("timed out")).conclusion == .unobserved)
  }

  @Test func `a bundle that does not build was not observed`() {
    var results = results(.pass)
    results.bundles[0].recording.events = [.build(.failed([]))]
    #expect(results.conclusion == .unobserved)
  }

  @Test func `a bundle that names no widget was not observed`() {
    var results = results(.pass)
    results.bundles[0].recording.events = [.call(FormatTests.failedDescription)]
    #expect(results.conclusion == .unobserved)
  }
}

@Suite struct CallSummaryTests {
  static let threw = CallOutcome.returned(.failure(RecordedFailure(message: "none")))
  private static let returned = CallOutcome.timeline([])
  private static let crashed = CallOutcome.crashed(signal: nil, nil)

  private func call(
    _ mode: ProviderMode, at: SimulatedInstant, _ outcome: CallOutcome = returned
  ) -> RecordedCall {
    var call = RecordedCall(
      bundle: "B", kind: "K", family: CardsDay.small, mode: mode, at: at, outcome: outcome
    )
    call.duration = .milliseconds(500)
    return call
  }

  private func summaries(_ calls: [RecordedCall], matrixEntry: String? = nil) -> [CallSummary] {
    var header = CardsDay.header
    header.matrixEntry = matrixEntry
    return CallSummary.all(of: calls, header: header)
  }

  @Test func `calls of one id become one with the worst end and all seconds`() {
    let found = summaries([
      call(.timeline, at: 0), call(.timeline, at: 60, .timedOut(wasBusy: nil)),
      call(.timeline, at: 120, Self.threw),
    ])
    #expect(found.count == 1)
    #expect(found[0].id == "B/K/systemSmall/-/timeline")
    #expect(found[0].outcome == .timedOut)
    #expect(found[0].duration == .milliseconds(1500))
    #expect(found[0].attempts == 1)
    #expect(!found[0].wasObserved)
  }

  @Test func `a call that was repeated after a failure has two attempts`() {
    let found = summaries([call(.timeline, at: 0, Self.crashed), call(.timeline, at: 0)])
    #expect(found[0].attempts == 2)
    #expect(found[0].outcome == .crashed)
    #expect(found[0].wasObserved)
  }

  @Test func `two good placeholders for one instant are one attempt`() {
    let found = summaries([
      call(.placeholder, at: 0), call(.placeholder, at: 0),
    ])
    #expect(found[0].attempts == 1)
    #expect(found[0].count == 2)
  }

  @Test func `a refused request is no call`() {
    #expect(summaries([call(.timeline, at: 0, .rejected)]).isEmpty)
  }

  @Test func `calls follow the order of modes`() {
    let found = summaries([
      call(.timeline, at: 0), call(.placeholder, at: 0),
      call(.snapshot, at: 0),
    ])
    #expect(
      found.map { $0.id.split(separator: "/").last } == ["placeholder", "snapshot", "timeline"])
  }

  @Test func `an entry of the matrix stands in the id`() {
    let found = summaries([call(.timeline, at: 0)], matrixEntry: "Asia/Kolkata")
    #expect(found[0].id == "B/K/systemSmall/-/timeline@Asia/Kolkata")
  }
}

@Suite struct SubjectTests {
  private func reader(kinds: [String], matrixEntry: String? = nil) -> SubjectReader {
    var header = CardsDay.header
    header.matrixEntry = matrixEntry
    let calls = kinds.map { kind in
      RecordingEvent.call(
        RecordedCall(
          bundle: "Cards", kind: kind, family: CardsDay.small, configuration: .named("a/b"),
          mode: .timeline, at: 0, outcome: .timeline([])
        ))
    }
    return SubjectReader(
      BundleResults(recording: Recording(header: header, events: calls), results: []))
  }

  @Test func `a member is found although its parts hold slashes`() {
    let subject = reader(kinds: ["com/example"]).subject("Cards/com/example/systemSmall/a/b")
    #expect(subject.kind == "com/example")
    #expect(subject.family == .systemSmall)
    #expect(subject.configuration == .named("a/b"))
    #expect(subject.rest == "systemSmall/a/b")
  }

  @Test func `a kind and a bundle are subjects too`() {
    #expect(reader(kinds: ["K"]).subject("Cards/K").kind == "K")
    #expect(reader(kinds: ["K"]).subject("Cards/K").family == nil)
    #expect(reader(kinds: []).subject("Cards") == ReportSubject(bundle: "Cards"))
  }

  @Test func `an unknown member is taken apart at its slashes`() {
    let subject = reader(kinds: []).subject("Cards/K/systemLarge/x/y")
    #expect(subject.member?.configuration == .named("x/y"))
  }

  @Test func `an entry of the matrix at the end is no part of a name`() {
    let subject = reader(kinds: ["K"], matrixEntry: "Asia/Kolkata").subject("Cards/K@Asia/Kolkata")
    #expect(subject.kind == "K")
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

  @Test func `a base environment comes before the others of its matrix`() {
    let results = RunResults(toolVersion: "1", bundles: [CardsDay.kolkata, CardsDay.cards])
    #expect(results.ordered().bundles.map(\.recording.header.matrixEntry) == [nil, "Asia/Kolkata"])
  }
}

@Suite struct SameNameTests {
  private func results(_ manifests: [String?]) -> RunResults {
    let bundles = manifests.map { manifest in
      var bundle = CardsDay.kolkata
      bundle.recording.header.matrixEntry = nil
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
    let paths = ReportFormat.html.files(for: results).map(\.path)
    #expect(Set(paths).count == paths.count)
    let names = try ReportSite(results, .singleFile).index.all.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
  }
}

@Suite struct FlakyCallTests {
  @Test func `a call that answered on another attempt is named where people look`() {
    var results = CardsDay.results
    let crash = RecordedCall(
      bundle: "Cards", kind: "Weather", family: CardsDay.small, mode: .timeline,
      at: CardsDay.start, outcome: .crashed(signal: 11, nil))
    results.bundles[1].recording.events.insert(.call(crash), at: 1)
    let phrase =
      "Cards/Weather/systemSmall/-/timeline@Asia/Kolkata crashed, and answered on another attempt"
    for format in [ReportFormat.text, .html] {
      let texts = format.files(for: results).map { String(decoding: $0.data, as: UTF8.self) }
      #expect(texts.contains { $0.contains(phrase) })
    }
    #expect(ResultsDocument(results.ordered()).bundles[0].calls.last?.attempts == 2)
  }

  @Test func `a sign of success stands only beside what was looked at`() {
    func signs(_ change: (inout RunSummary) -> Void) -> (headline: String, text: String) {
      var summary = RunSummary()
      change(&summary)
      return (summary.headline, "\(PagePieces.counts(summary))")
    }
    let good = signs { $0.passed = 3 }
    #expect(good.headline == "nothing found" && good.text.contains("count pass"))
    let unseen = signs {
      $0.passed = 3
      $0.hasObservations = false
    }
    #expect(unseen.headline == "no provider was called" && unseen.text.contains("count open"))
    let empty = signs { _ in }
    #expect(empty.headline == "nothing checked" && empty.text.contains("count open"))
  }
}
