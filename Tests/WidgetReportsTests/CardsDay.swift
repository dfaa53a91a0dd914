import TestSupport
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

/// A day of a bundle of bank cards and weather, with faults of every kind, made by hand.
enum CardsDay {
  static let start: SimulatedInstant = 1_772_460_000
  static let end = start + 86_400
  static let small = FamilyName.systemSmall
  static let visa = Member(kind: "RecentPurchases", family: small, configuration: .named("visa"))
  static let weather = Member(kind: "Weather", family: small, configuration: .defaults)
  private static let medium = FamilyName.systemMedium

  /// Purchases: hours after the start, minutes of relevance, and the amount that is the score.
  private static let purchases = [
    (3.683, 30.0, 52.6), (6.25, 30, 16.29), (8.5, 60, 212), (10, 20, 9.75), (12.867, 30, 7.5),
    (14.2, 45, 61.2),
  ]

  static var results: RunResults {
    RunResults(toolVersion: "1.0.0", bundles: [cards, kolkata])
  }

  static var cards: BundleResults {
    var bundle = BundleResults(
      recording: recording, results: checks, simulation: [stack], tracks: tracks,
      descriptors: descriptors
    )
    bundle.manifest = "Samples/Cards/widgetcheck.json"
    return bundle
  }

  /// An entry of the same bundle's matrix.
  static var kolkata: BundleResults {
    var header = header
    header.timeZone = "Asia/Kolkata"
    header.matrixEntry = "Asia/Kolkata"
    var call = RecordedCall(
      bundle: "Cards", kind: "Weather", family: small, mode: .timeline, at: start,
      outcome: .timeline([RecordedEntry(date: start)])
    )
    call.duration = .milliseconds(3)
    var bundle = BundleResults(
      recording: Recording(header: header, events: [.widget(weatherWidget), .call(call)]),
      results: [
        CheckResult(check: "timeline-empty", subject: "Cards/Weather/systemSmall/-", outcome: .pass)
      ],
      descriptors: descriptors
    )
    bundle.manifest = "Samples/Cards/widgetcheck.json"
    return bundle
  }
}

extension CardsDay {
  static var header: RecordedHeader {
    var header = RecordedHeader(
      bundle: "Cards", system: PlatformVersion(.iOS, SystemVersion(17)),
      span: SimulatedInterval(start, end), timeZone: "America/Los_Angeles", locale: "en_US"
    )
    header.device = DeviceScreen(width: 393, height: 852)
    header.manifest = "Samples/Cards/widgetcheck.json"
    header.sandbox = "bubblewrap, no network"
    header.checks = CheckSettings(disabled: ["entries-too-close"])
    return header
  }

  static var recording: Recording {
    var events: [RecordingEvent] = [
      .build(.succeeded), .widget(purchasesWidget),
      .widget(weatherWidget), .stack(stack.stack),
    ]
    events += purchaseCalls.map(RecordingEvent.call)
    events += weatherCalls.map(RecordingEvent.call)
    return Recording(header: header, events: events)
  }

  private static var purchasesWidget: RecordedWidget {
    var widget = RecordedWidget(
      kind: "RecentPurchases", families: [small, medium], configuration: .appIntent(.init())
    )
    widget.displayName = "Recent Purchases"
    widget.description = "What you bought, by card."
    widget.relevanceScale = .range(minimum: 1, maximum: 100)
    widget.place = SourcePlace(file: "Widgets/RecentPurchases.swift", line: 12)
    return widget
  }

  private static var weatherWidget: RecordedWidget {
    var widget = RecordedWidget(kind: "Weather", families: [small], configuration: .static)
    widget.displayName = "Weather"
    widget.place = SourcePlace(file: "Widgets/Weather.swift", line: 8)
    return widget
  }

  private static var purchaseCalls: [RecordedCall] {
    let instants = [0.0] + purchases.map { $0.0 }
    var calls = instants.map { hour in
      let at = start + hour * 3600
      let purchase = purchases.first { $0.0 == hour }
      let entry = RecordedEntry(
        date: at,
        relevance: purchase.map { RecordedRelevance(score: $0.2, duration: $0.1 * 60) },
        digest: ContentDigest("\(hour)"))
      var call = purchaseCall(.timeline, at: at, .timeline([entry]))
      call.question = .timeline(hour == 0 ? .initial : .appReload)
      call.duration = .milliseconds(4)
      call.standardOutput = hour == 0 ? "loaded 6 purchases\n" : ""
      return call
    }
    var placeholder = purchaseCall(.placeholder, at: start, .returned(.entry(.init(date: start))))
    placeholder.duration = .milliseconds(1)
    calls.append(placeholder)
    let failure = RecordedFailure(
      message: "Index out of range",
      place: SourcePlace(file: "Widgets/RecentPurchases.swift", line: 41))
    var crash = purchaseCall(
      .timeline, family: medium, at: start, .crashed(signal: 5, failure))
    crash.duration = .milliseconds(20)
    crash.standardError = "Fatal error: Index out of range\n"
    return calls + [crash]
  }

  private static func purchaseCall(
    _ mode: ProviderMode, family: FamilyName = small, at instant: SimulatedInstant,
    _ outcome: CallOutcome
  ) -> RecordedCall {
    RecordedCall(
      bundle: "Cards", kind: "RecentPurchases", family: family, configuration: .named("visa"),
      mode: mode, at: instant, outcome: outcome)
  }

  private static var weatherCalls: [RecordedCall] {
    DeveloperMode.allCases.flatMap { mode in
      (0..<48).map { number in
        let at = start + Double(number) * 1800
        var entries = (0..<3).map {
          RecordedEntry(date: at + Double($0) * 900, digest: ContentDigest("\($0)"))
        }
        if let score = rain(at: number) {
          entries[0].relevance = RecordedRelevance(score: score, duration: 1800)
        }
        let isRejected = mode == .off && number >= 40
        var call = RecordedCall(
          bundle: "Cards", kind: "Weather", family: small, mode: .timeline, at: at,
          outcome: isRejected ? .rejected : .timeline(entries, .atEnd)
        )
        call.developerMode = mode
        guard !isRejected else { return call }
        call.duration = .milliseconds(2)
        call.question = .timeline(number == 0 ? .initial : .atEnd)
        return call
      }
    }
  }

  private static func rain(at number: Int) -> Double? {
    [4: 2.0, 5: 3, 6: 4, 7: 3, 14: 5, 15: 8, 16: 10, 17: 8, 18: 5, 30: 3, 31: 4, 32: 3][number]
  }
}

extension CardsDay {
  static var tracks: [MemberTrack] {
    DeveloperMode.allCases.flatMap { mode in
      [
        MemberTrack(
          member: visa, developerMode: mode,
          windows: purchases.enumerated().map { number, purchase in
            let from = start + purchase.0 * 3600
            return RelevanceWindow(
              from: from, to: from + purchase.1 * 60, score: purchase.2, appliedAt: from,
              call: number + 1, entry: 0
            )
          }
        ),
        MemberTrack(
          member: weather, developerMode: mode,
          windows: (0..<48).compactMap { number in
            guard let score = rain(at: number) else { return nil }
            let from = start + Double(number) * 1800
            return RelevanceWindow(
              from: from, to: from + 1800, score: score, appliedAt: from, call: number, entry: 0
            )
          }
        ),
      ]
    }
  }

  static var stack: StackSimulation {
    StackSimulation(
      stack: RecordedStack(
        name: "Home", family: small, members: ["Weather", "RecentPurchases/visa"],
        rotationLimit: RateLimit(perDay: 3, minimumInterval: 3600)
      ),
      modes: [trace(.off), trace(.on)]
    )
  }

  private static func trace(_ mode: DeveloperMode) -> RotationTrace {
    let card: MemberName = "RecentPurchases/visa"
    let kept = mode == .off ? [3.683, 6.25, 8.5] : purchases.map { $0.0 }
    var trace = RotationTrace(developerMode: mode)
    var tops: [TopSpan] = []
    var last = start
    for (hour, minutes, score) in purchases {
      let at = start + hour * 3600
      guard kept.contains(hour) else {
        trace.suppressions.append(
          RotationSuppression(
            at: at, member: card, score: score, strength: score / 212,
            reason: hour == 10 ? .minimumInterval : .perDay
          ))
        continue
      }
      let back = at + minutes * 60 + 1800
      trace.rotations.append(
        Rotation(at: at, from: "Weather", to: card, score: score, strength: score / 212))
      trace.rotations.append(
        Rotation(at: back, from: card, to: "Weather", score: 3, strength: 0.3))
      tops.append(TopSpan(member: "Weather", from: last, to: at))
      tops.append(TopSpan(member: card, from: at, to: back))
      last = back
    }
    tops.append(TopSpan(member: "Weather", from: last, to: end - 18_000))
    tops.append(
      TopSpan(member: "Boarding/AY16", from: end - 18_000, to: end - 10_800, isSuggestion: true))
    tops.append(TopSpan(member: "Weather", from: end - 10_800, to: end))
    trace.tops = tops
    trace.suggestions = [
      Suggestion(
        from: end - 18_000, to: end - 10_800, kind: "Boarding", configuration: .named("AY16"),
        source: .relevantShortcut
      )
    ]
    trace.members = [
      MemberSummary(
        member: "Weather", secondsOnTop: 68_000, windows: 12, windowsShown: 12, reloads: 40,
        rejectedReloads: mode == .off ? 8 : 0
      ),
      MemberSummary(
        member: card, secondsOnTop: 11_000, windows: 6, windowsShown: kept.count, reloads: 7,
        rejectedReloads: 0
      ),
    ]
    return trace
  }
}

extension CardsDay {
  static var checks: [CheckResult] {
    let subject = "Cards/RecentPurchases/systemSmall/visa"
    return [
      CheckResult(
        check: "relevance-outside-scale", subject: subject,
        outcome: .fail([
          finding(
            .error, "score 212 is above the declared maximum of 100", hour: 8.5, entry: 0,
            file: "Widgets/RecentPurchases.swift", line: 41
          )
        ])
      ),
      CheckResult(
        check: "rotation-limit-starves-best", subject: subject,
        outcome: .fail([
          finding(
            .warning, "the window of 61.2 was suppressed while one of 16.29 was shown", hour: 14.2,
            mode: .off
          )
        ])
      ),
      CheckResult(check: "timeline-empty", subject: subject, outcome: .pass),
      CheckResult(check: "entries-out-of-order", subject: subject, outcome: .pass),
      CheckResult(
        check: "reload-in-past", subject: subject,
        outcome: .notApplicable("no timeline has a date for its reload")
      ),
      CheckResult(
        check: "provider-crashed", subject: "Cards/RecentPurchases/systemMedium/visa",
        outcome: .fail([
          finding(
            .error, "the timeline call ended by signal 5: Index out of range", hour: 0,
            file: "Widgets/RecentPurchases.swift", line: 41
          )
        ])
      ),
      CheckResult(
        check: "timeline-empty", subject: "Cards/RecentPurchases/systemMedium/visa",
        outcome: .open("crashed by signal 5")
      ),
      CheckResult(
        check: "reload-budget-exceeded", subject: "Cards/Weather/systemSmall/-",
        outcome: .fail([
          finding(
            .warning, "8 reloads were rejected; content is stale from 02:00", hour: 20, mode: .off)
        ])
      ),
      CheckResult(check: "timeline-empty", subject: "Cards/Weather/systemSmall/-", outcome: .pass),
      CheckResult(
        check: "display-name-missing", subject: "Cards/Weather",
        outcome: .fail([finding(.note, "no description for the gallery")])
      ),
      CheckResult(check: "duplicate-kind", subject: "Cards", outcome: .pass),
    ]
  }

  static func finding(
    _ level: Finding.Level, _ message: String, hour: Double? = nil, entry: Int? = nil,
    mode: DeveloperMode? = nil, file: String? = nil, line: Int? = nil
  ) -> Finding {
    var finding = Finding(level: level, message: message, fingerprint: "f\(message.utf8.count)")
    finding.at = hour.map { start + $0 * 3600 }
    finding.entry = entry
    finding.developerMode = mode
    finding.file = file
    finding.line = line
    return finding
  }

  static var descriptors: [CheckDescriptor] {
    let ids: [CheckID] = [
      "relevance-outside-scale", "rotation-limit-starves-best", "timeline-empty",
      "entries-out-of-order", "reload-in-past", "provider-crashed", "reload-budget-exceeded",
      "display-name-missing", "duplicate-kind",
    ]
    return ids.map { id in
      CheckDescriptor(
        id: id, group: .relevance,
        summary: "Each positive score lies within the scale that the author declares.",
        rationale: "WidgetKit compares the scores of a widget with one another. A score outside "
          + "the scale makes all others look weak.",
        onDevice: "The widget comes to the top for the wrong entry, or hardly ever.",
        repair: "Clamp the score to the scale, or widen the scale.",
        sample: "TimelineEntryRelevance(score: min(Float(amount), 100), duration: 30 * 60)",
        source: .documented, level: .error
      )
    }
  }
}
