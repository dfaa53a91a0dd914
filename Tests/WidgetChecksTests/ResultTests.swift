import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetChecks

@Suite struct ResultTests {
  private func results(
    _ events: [RecordingEvent], selection: CheckSelection = .all,
    change: (inout RecordedHeader) -> Void = { _ in }
  ) -> [CheckResult] {
    var recording = Setting().recording(events)
    change(&recording.header)
    return CheckCatalog.results(
      for: recording, simulation: BundleSimulation(recording), selection: selection
    )
  }

  private func findings(_ events: RecordingEvent..., check: CheckID) -> [Finding] {
    results(events, selection: CheckSelection(only: [check])).flatMap(\.outcome.findings)
  }

  private static let crash = RecordingEvent.ended(
    .timeline,
    .crashed(
      signal: 5,
      RecordedFailure(
        message: "index 7 out of range", place: SourcePlace(file: "Provider.swift", line: 41)))
  ) {
    $0.standardError = "loading\nFatal error: index 7 out of range\n\n"
  }

  @Test func `a crash is named with its signal, its words and its line`() {
    let finding = findings(
      .described { $0.place = SourcePlace(file: "Widget.swift", line: 1) }, Self.crash,
      check: "provider-crashed"
    )
    .first
    #expect(
      finding?.message == "the timeline call ended by signal 5 (SIGTRAP): index 7 out of range"
    )
    #expect(finding?.file == "Provider.swift")
    #expect(finding?.line == 41)
    #expect(finding?.call?.rawValue == "Cards/Weather/systemSmall/-/timeline")
    #expect(finding?.level == .error)
  }

  @Test func `the last line with a word in it is what a crash said`() {
    let crash = RecordingEvent.ended(.snapshot, .crashed(signal: nil, nil)) {
      $0.standardError = "loading the cards\nboom\n  \n"
    }
    #expect(
      findings(crash, check: "provider-crashed").map(\.message) == [
        "the snapshot call ended by a signal: boom"
      ]
    )
  }

  @Test func `a crash without a message falls back on standard error`() {
    let silent = RecordingEvent.ended(.snapshot, .crashed(signal: nil, nil)) {
      $0.standardError = "Fatal error: no card\n"
    }
    #expect(
      findings(silent, check: "provider-crashed").map(\.message) == [
        "the snapshot call ended by a signal: Fatal error: no card"
      ]
    )
  }

  @Test func `what a crash left unknown is open, and only the crash is a finding`() {
    let results = results([.described(), Self.crash])
    #expect(results.flatMap(\.outcome.findings).count == 1)
    let open = results.filter { $0.outcome == .open("crashed by signal 5") }
    #expect(open.map(\.check).contains("timeline-empty"))
    #expect(open.map(\.check).contains("relevance-scale-drift"))
    #expect(
      results.first { $0.check == "unstable-placeholder" }?.outcome
        == .notApplicable("no placeholder was asked for"))
  }

  @Test func `a timeline that came before the crash is still looked at`() {
    let results = results([.timeline(), Self.crash])
    #expect(results.first { $0.check == "timeline-empty" }?.outcome.findings.count == 1)
    #expect(results.allSatisfy { $0.outcome.name != "open" })
  }

  @Test func `the same fault in later timelines is one finding that counts them`() {
    let wrong: [RecordedEntry] = [.at(0), .at(30), .at(20), .at(10)]
    let events = (0..<24).map { hour in
      RecordingEvent.delivered(wrong, at: Double(hour) * 60, policy: .never)
    }
    let found = results(events, selection: CheckSelection(only: ["entries-out-of-order"]))
    #expect(
      found.flatMap(\.outcome.findings).map(\.message) == [
        "entry 2 is dated 10 min before entry 1, "
          + "and in 1 more of the same timeline and 23 more timelines"
      ]
    )
  }

  @Test func `different crashes are different findings, whatever their numbers`() {
    let messages = ["index 3 out of range", "index 12 out of range", "found nil"]
    let events = messages.enumerated().map { position, message in
      let place = SourcePlace(file: "P.swift", line: position)
      let failure = RecordedFailure(message: message, place: place)
      return RecordingEvent.ended(
        .timeline, .crashed(signal: nil, failure), at: Double(position) * 60)
    }
    let found = results(events, selection: CheckSelection(only: ["provider-crashed"]))
      .flatMap(\.outcome.findings)
    #expect(found.map(\.at) == [Setting.start, Setting.start + 7200])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func `a crash that names a dictionary is the same in another order`() {
    let events = ["no key in [a: 1, b: 2]", "no key in [b: 2, a: 1]"].enumerated().map {
      position, message in
      RecordingEvent.ended(
        .timeline, .crashed(signal: nil, RecordedFailure(message: message)),
        at: Double(position) * 60)
    }
    let found = results(events, selection: CheckSelection(only: ["provider-crashed"]))
      .flatMap(\.outcome.findings)
    #expect(found.count == 1)
  }

  @Test func `a fingerprint survives another date, another line and another count`() {
    let early = findings(.timeline(at: 0), check: "timeline-empty")
    let late = findings(
      .described { $0.place = SourcePlace(file: "W.swift", line: 99) }, .timeline(at: 60),
      .timeline(at: 120), check: "timeline-empty"
    )
    #expect(early.map(\.fingerprint) == late.map(\.fingerprint))
    #expect(
      early.map(\.fingerprint) == [
        FindingWriter.fingerprint("timeline-empty", "Cards/Weather/systemSmall/-", "")
      ])
    #expect(FindingWriter.fingerprint("") == "cbf29ce484222325")
    #expect(FindingWriter.fingerprint("a") == "af63dc4c8601ec8c")
  }

  @Test func `a fingerprint includes the environment, and the fault does not`() {
    let base = results([.timeline()]).flatMap(\.outcome.findings)
    let other = results([.timeline()]) { $0.matrixEntry = "ar_SA" }.flatMap(\.outcome.findings)
    #expect(!base.isEmpty && base.map(\.fingerprint) == base.map(\.fault))
    #expect(other.map(\.fault) == base.map(\.fault))
    #expect(Set(other.map(\.fingerprint)).isDisjoint(with: base.map(\.fingerprint)))
  }

  @Test func `a comment suppresses its check for the widgets of its type alone`() {
    let results = results([
      .provided("Weather"), .described("Tides") { $0.provider = "Other" },
      .suppressed("timeline-empty"), .timeline(), .timeline(kind: "Tides"),
    ])
    let outcomes = results.filter { $0.check == "timeline-empty" }.map(\.outcome)
    #expect(outcomes.count == 2)
    #expect(outcomes.first?.findings.count == 1)
    #expect(outcomes.last == .notApplicable("suppressed at Provider.swift:7: the shop is a demo"))
  }

  @Test func `a comment in another file than the type's suppresses nothing`() {
    let results = results([
      .provided("Weather"),
      .described("Tides") {
        $0.provider = "Provider"
        var places = WidgetPlaces()
        places.provider = SourcePlace(file: "Elsewhere.swift", line: 1)
        $0.places = places
      },
      .suppressed("timeline-empty"), .timeline(kind: "Tides"),
    ])
    #expect(results.first { $0.check == "timeline-empty" }?.outcome.findings.count == 1)
  }

  @Test func `a comment in the type's own file suppresses its check`() {
    let results = results([
      .described {
        $0.provider = "Provider"
        var places = WidgetPlaces()
        places.provider = SourcePlace(file: "Provider.swift", line: 1)
        $0.places = places
      },
      .suppressed("timeline-empty"), .timeline(),
    ])
    let outcome = results.first { $0.check == "timeline-empty" }?.outcome
    #expect(outcome == .notApplicable("suppressed at Provider.swift:7: the shop is a demo"))
  }

  @Test func `a comment suppresses no other check`() {
    let results = results([.provided(), .suppressed("reload-thrash"), .timeline()])
    #expect(results.first { $0.check == "timeline-empty" }?.outcome.findings.count == 1)
  }

  @Test func `a request that the budget refused is no call`() {
    let results = results([.refused(at: 0)])
    #expect(
      results.first { $0.check == "provider-crashed" }?.outcome
        == .notApplicable("no call was made"))
    #expect(
      results.first { $0.check == "timeline-empty" }?.outcome
        == .notApplicable("no timeline was asked for"))
  }

  @Test func `what nobody named is told by its file`() {
    let shortcut = results([
      .shortcuts(.init(widgetKind: "Weather", providers: [.inferredLocation("home")]))
    ])
    let clue = results([
      .called(.relevance, .clues([RelevanceAttribute(context: .sleep("bedtime"))]))
    ]) { $0.system = PlatformVersion(.watchOS) }
    #expect(
      shortcut.first { $0.check == "location-not-authorized" }?.outcome
        == .notApplicable("the manifest does not name the extension's Info.plist"))
    #expect(
      clue.first { $0.check == "clue-without-permission" }?.outcome
        == .notApplicable("the manifest does not name the extension's entitlements"))
  }

  @Test func `a date range with one end says nothing`() {
    let results = results([
      .shortcuts(at: 60, .init(widgetKind: "Weather", providers: [.date(Setting.start, nil, nil)]))
    ])
    #expect(results.first { $0.check == "suggestion-window-past" }?.outcome == .pass)
  }

  @Test func `two members of one name are told apart by the first`() {
    let calls = [("Cards", .named("Today")), ("Cards/Today", .defaults)].map {
      (kind: String, configuration: ConfigurationName) in
      RecordingEvent.delivered([.at(0)], policy: .never, kind: kind) {
        $0.configuration = configuration
      }
    }
    let results = results([.stacked("Cards/Today")] + calls)
    let outcomes = results.filter { $0.check == "never-rotated-to" }.map(\.outcome)
    #expect(outcomes == [.pass, .notApplicable("it stands in no stack")])
  }

  @Test func `no subject comes before itself`() {
    let subject = CheckSubject(header: Setting().recording([]).header, kind: "Weather")
    let same = subject
    #expect(!(subject < same))
  }

  @Test func `results are ordered by kind, family, configuration and check`() {
    let results = results([
      .described("Tides"), .timeline(.at(0), kind: "Weather", family: .systemMedium),
      .timeline(.at(0), kind: "Tides"), .timeline(.at(0), kind: "Weather"),
    ])
    var subjects: [String] = []
    for result in results where subjects.last != result.subject { subjects.append(result.subject) }
    #expect(
      subjects == [
        "Cards", "Cards/Tides", "Cards/Tides/systemSmall/-", "Cards/Weather",
        "Cards/Weather/systemMedium/-", "Cards/Weather/systemSmall/-",
      ]
    )
    for (one, next) in zip(results, results.dropFirst()) where one.subject == next.subject {
      #expect(one.check < next.check)
    }
  }

  @Test func `shuffled declarations give the same results`() {
    let events: [RecordingEvent] = [
      .described("A"), .described("B"), .claimed("B"), .claimed("C"),
      .timeline(.at(0), kind: "A"), .timeline(.at(0), kind: "B"),
    ]
    #expect(results(events) == results(events.reversed()))
  }

  @Test func `settings disable checks and change levels`() {
    let results = results([.timeline()]) {
      $0.checks = CheckSettings(
        disabled: ["relevance-flat"], levels: ["timeline-empty": .note]
      )
    }
    #expect(!results.contains { $0.check == "relevance-flat" })
    #expect(results.flatMap(\.outcome.findings).map(\.level) == [.note])
  }

  @Test func `a selection runs only what it includes`() {
    let only = results(
      [.timeline(.at(0))],
      selection: CheckSelection(only: ["timeline-empty", "reload-thrash"], skip: ["reload-thrash"])
    )
    #expect(only.map(\.check) == ["timeline-empty"])
  }

  @Test func `an entry of a matrix is part of the subject`() {
    let results = results([.timeline(.at(0))]) { $0.matrixEntry = "Asia/Kolkata" }
    #expect(results.map(\.subject).contains("Cards/Weather/systemSmall/-@Asia/Kolkata"))
  }

  @Test func `a kind that no stack can hold is told as such`() {
    let results = results([.timeline(.at(0), family: .accessoryCircular)])
    let reason = "a widget of the family accessoryCircular stands in no Smart Stack"
    #expect(
      results.first { $0.check == "relevance-never-set" }?.outcome == .notApplicable(reason))
  }
}
