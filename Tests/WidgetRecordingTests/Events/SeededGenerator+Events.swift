import TestSupport
import WidgetRecording

/// Random events of every kind, made of hostile values.
extension SeededGenerator {
  mutating func text() -> String {
    isOnce(in: 3) ? pick(Hostile.texts) + pick(Hostile.texts) : pick(Hostile.texts)
  }

  mutating func number() -> Double {
    isOnce(in: 4) ? Double(bitPattern: next()) : pick(Hostile.numbers)
  }

  mutating func integer() -> Int {
    isOnce(in: 3) ? Int(next() >> 12) : pick(Hostile.integers)
  }

  /// A number of things.
  mutating func count() -> Int { Int(integer().magnitude >> 1) }

  /// A finite number that is not below zero, such as one of seconds.
  mutating func length() -> Double {
    let number = abs(number())
    return number.isFinite ? number : 0
  }

  mutating func truth() -> Bool { isOnce(in: 2) }

  mutating func texts() -> [String] { list(of: 0...3) { $0.text() } }

  mutating func instant() -> SimulatedInstant { SimulatedInstant(number()) }

  /// An instant at which an event can have happened: one that a calendar shows.
  mutating func date() -> SimulatedInstant {
    SimulatedInstant(Double(next() % 4_000_000_000_000) / 1000)
  }

  mutating func family() -> FamilyName {
    isOnce(in: 4) ? FamilyName(rawValue: text()) : pick(FamilyName.known)
  }

  mutating func place() -> SourcePlace { SourcePlace(file: text(), line: count()) }

  mutating func mode() -> ProviderMode { pick(ProviderMode.allCases) }

  mutating func developerMode() -> DeveloperMode? { perhaps { $0.pick(DeveloperMode.allCases) } }

  mutating func configuration() -> ConfigurationName { ConfigurationName(text()) }

  mutating func value(depth: Int = 0) -> JSONValue {
    switch number(in: 0...(depth < 3 ? 5 : 3)) {
    case 0: .null
    case 1: .bool(truth())
    case 2: .number(pick(Hostile.numbers.filter(\.isFinite)))
    case 3: .string(text())
    case 4: .array(list(of: 0...3) { $0.value(depth: depth + 1) })
    default: .object(values(depth: depth + 1))
    }
  }

  mutating func values(depth: Int = 0) -> [String: JSONValue] {
    let members = list(of: 0...3) { ($0.text(), $0.value(depth: depth)) }
    return Dictionary(members, uniquingKeysWith: { first, _ in first })
  }

  mutating func context() -> RecordedContext {
    let kinds: [RecordedContext.DateKind] = [.default, .scheduled, .informational]
    return switch number(in: 0...7) {
    case 0: .date(instant(), perhaps { $0.instant() }, perhaps { $0.pick(kinds) })
    case 1: .inferredLocation(text())
    case 2:
      .region(GeographicRegion(latitude: number(), longitude: number(), radius: number()))
    case 3: .category(text())
    case 4: .fitness(text())
    case 5: .sleep(text())
    case 6: .hardware(text())
    default: .unknown
    }
  }

  mutating func entry() -> RecordedEntry {
    var entry = RecordedEntry(
      date: instant(),
      relevance: perhaps { RecordedRelevance(score: $0.number(), duration: $0.number()) },
      digest: perhaps { $0.truth() ? .number($0.next()) : ContentDigest($0.text()) },
      secondDate: perhaps { $0.instant() }, foreignViews: texts(), missingAssets: texts())
    entry.tapFreeDigest = perhaps { ContentDigest($0.text()) }
    entry.similarAssets = Dictionary(texts().map { ($0, text()) }) { first, _ in first }
    entry.idleParts = texts()
    entry.lacksContainerBackground = truth()
    entry.readsClock = perhaps { $0.truth() }
    entry.runsWithTime = truth()
    entry.isRandom = truth()
    entry.showsOwnText = truth()
    entry.drawings = texts()
    return entry
  }

  mutating func access() -> RecordedAccess {
    RecordedAccess(
      pick(RecordedAccess.Kind.allCases), of: text(), key: perhaps { $0.text() },
      value: perhaps { ContentDigest($0.text()) })
  }

  mutating func failure() -> RecordedFailure {
    RecordedFailure(message: text(), place: perhaps { $0.place() }, stack: texts())
  }

  mutating func connection() -> RecordedConnection {
    RecordedConnection(
      host: text(), port: perhaps { $0.integer() }, operation: pick([.lookup, .connect]),
      failure: pick([nil, .refused, .status(503), .error(-1009)]),
      moment: pick([nil, .drawing, .afterAnswer]))
  }

  mutating func attribute() -> RelevanceAttribute {
    let group = perhaps { generator in
      generator.pick([.automatic, .ungrouped, .named(generator.text())]) as RelevanceGroup
    }
    return RelevanceAttribute(
      configuration: perhaps { .object($0.values()) }, context: perhaps { $0.context() },
      group: group)
  }

  mutating func content(_ mode: ProviderMode) -> ProviderAnswer.Content {
    if isOnce(in: 6) { return .failure(failure()) }
    if isOnce(in: 6) { return .abandoned }
    return switch mode {
    case .placeholder, .snapshot, .entry: .entry(perhaps { $0.entry() })
    case .timeline, .preview:
      .timeline(timeline())
    case .relevance: .clues(list(of: 0...3) { $0.attribute() })
    case .recommendations: .recommendations(texts())
    }
  }

  private mutating func timeline() -> RecordedTimeline {
    var timeline = RecordedTimeline(
      entries: list(of: 0...4) { $0.entry() }, policy: pick([.atEnd, .never, .after(instant())]))
    timeline.place = perhaps { $0.place() }
    return timeline
  }

  mutating func answer(_ mode: ProviderMode) -> ProviderAnswer {
    var answer = ProviderAnswer(content(mode), completions: integer())
    answer.peakMemory = perhaps { $0.count() }
    answer.network = list(of: 0...2) { $0.connection() }
    answer.accesses = list(of: 0...2) { $0.access() }
    answer.waited = perhaps { $0.length() } ?? 0
    return answer
  }

  /// What a call without an answer had asked for, of which there is one thing at least.
  private mutating func uses() -> ProviderAnswer {
    var answer = ProviderAnswer(.abandoned, completions: 0)
    answer.accesses = list(of: 1...2) { $0.access() }
    answer.network = list(of: 0...2) { $0.connection() }
    answer.awaitedHosts = texts()
    return answer
  }

  mutating func outcome(_ mode: ProviderMode) -> CallOutcome {
    switch number(in: 0...8) {
    case 0 where mode == .timeline: .rejected
    case 1: .timedOut(wasBusy: perhaps { $0.truth() }, measures: perhaps { $0.uses() })
    case 2:
      .crashed(
        signal: perhaps { max(1, $0.count()) }, perhaps { $0.failure() },
        measures: perhaps { $0.uses() })
    case 3: .exited(status: perhaps { $0.integer() }, measures: perhaps { $0.uses() })
    case 4: .exceededMemory(measures: perhaps { $0.uses() })
    default: .answered(answer(mode))
    }
  }

  mutating func call() -> RecordedCall {
    let mode = mode()
    var call = RecordedCall(
      bundle: text(), kind: text(), family: family(), configuration: configuration(), mode: mode,
      isPreview: truth(), at: date(), outcome: outcome(mode))
    call.developerMode = developerMode()
    call.repetition = pick([nil, .asBefore, .withoutData])
    call.isRetried = truth()
    call.parameters = perhaps { $0.values() }
    if mode == .preview { call.question = .preview(perhaps { $0.text() }) }
    guard !call.isRejected else { return call }
    if mode == .timeline {
      call.question = .timeline(
        pick([nil, .initial, .atEnd, .after, .appReload, .interaction, .environment]))
    }
    call.duration = perhaps { .nanoseconds($0.number(in: 0...4_000_000_000_000)) }
    call.standardOutput = text()
    call.standardError = text()
    call.drawingProblem = perhaps { $0.text() }
    call.drawingFailure = perhaps { RecordedFailure(message: $0.text()) }
    call.endedInViews = truth()
    return call
  }
}
