import WidgetRecording

/// All calls of one id, taken together.
struct CallSummary: Hashable {
  /// The call's stable name.
  var id: String
  /// The worst end of any of them.
  var outcome: Termination
  /// Real seconds of all of them.
  var seconds: Double
  /// How often one call was tried at most: once, and once more after each failure.
  var attempts: Int
  /// How many calls there were, repetitions included.
  var count: Int
  /// Whether every call answered in the end.
  var wasObserved: Bool
}

extension CallSummary {
  /// Whether a call failed, and answered when it was asked again.
  var isFlaky: Bool { attempts > 1 && wasObserved }

  /// What happened to a flaky call, in words.
  var flakyPhrase: String { "\(id) \(outcome.phrase), and answered on another attempt" }

  private struct Instant: Hashable {
    var at: Double
    var developerMode: DeveloperMode?
    var isPreview: Bool
  }

  /// Returns one summary for each id, ordered by kind, family, configuration and mode.
  ///
  /// Requests that the reload budget refused are no calls.
  ///
  /// - Parameter recording: What the providers did.
  /// - Returns: The summaries.
  static func all(in recording: Recording) -> [Self] {
    let called = recording.calls.filter { $0.outcome != nil && $0.reason != .rejected }
    let groups = Dictionary(grouping: called, by: \.id)
    return groups.values.sorted { isOrdered($0[0], $1[0]) }.map { calls in
      summary(of: calls, cell: recording.header.cell)
    }
  }

  private static func summary(of calls: [RecordedCall], cell: String?) -> Self {
    let instants = Dictionary(grouping: calls) {
      Instant(at: $0.at, developerMode: $0.developerMode, isPreview: $0.isPreview)
    }
    let outcomes = calls.compactMap(\.outcome)
    return Self(
      id: Subject.qualified(calls[0].id.rawValue, cell: cell),
      outcome: outcomes.max { $0.gravity < $1.gravity } ?? .returned,
      seconds: calls.compactMap(\.seconds).filter(\.isFinite).reduce(0, +),
      attempts: instants.values.map(attempts).max() ?? 1,
      count: calls.count,
      wasObserved: instants.values.allSatisfy { ($0.last?.outcome ?? .returned).isAnswer }
    )
  }

  private static func attempts(_ calls: [RecordedCall]) -> Int {
    1 + calls.dropLast().count { $0.outcome?.isAnswer == false }
  }

  private static func isOrdered(_ left: RecordedCall, _ right: RecordedCall) -> Bool {
    let modes = ProviderMode.allCases
    let leftMode = modes.firstIndex(of: left.mode) ?? 0
    let rightMode = modes.firstIndex(of: right.mode) ?? 0
    return (left.kind, left.family, left.configuration, leftMode, left.id.rawValue)
      < (right.kind, right.family, right.configuration, rightMode, right.id.rawValue)
  }
}

extension Termination {
  /// Whether the provider answered, be it with an error.
  var isAnswer: Bool { self == .returned || self == .threw }

  /// A rank from the best to the worst end.
  var gravity: Int {
    switch self {
    case .returned: 0
    case .threw: 1
    case .exited: 2
    case .exceededMemory: 3
    case .timedOut: 4
    case .crashed: 5
    }
  }

  /// The end in words.
  var phrase: String {
    switch self {
    case .returned: "returned"
    case .threw: "threw an error"
    case .exited: "exited"
    case .exceededMemory: "exceeded its memory limit"
    case .timedOut: "timed out"
    case .crashed: "crashed"
    }
  }
}
