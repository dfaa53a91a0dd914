import WidgetRecording

/// All calls of one id, taken together.
struct CallSummary: Hashable {
  /// The call's stable name.
  var id: String
  /// The worst end of any of them.
  var outcome: Termination
  /// The real time of all of them.
  var duration: Duration
  /// The greatest number of times that one call was tried: once, and once more after each failure.
  var attempts: Int
  /// The number of calls, repetitions included.
  var count: Int
  /// Whether every call answered in the end.
  var wasObserved: Bool
  /// Whether the call is one of a preview, which people never see.
  var isPreview: Bool
}

extension CallSummary {
  /// Whether a call failed, and answered when it was asked again.
  var isFlaky: Bool { attempts > 1 && wasObserved }

  /// The end of a flaky call, in words.
  var flakyPhrase: String { "\(id) \(outcome.phrase), and answered on another attempt" }

  private struct Instant: Hashable {
    var at: SimulatedInstant
    var developerMode: DeveloperMode?
    var isPreview: Bool
  }

  /// Returns one summary for each id, ordered by kind, family, configuration and mode.
  ///
  /// Requests that the reload budget refused are no calls.
  ///
  /// - Parameters:
  ///   - calls: The calls of a recording.
  ///   - header: The recording's first line.
  /// - Returns: The summaries.
  static func all(of calls: [RecordedCall], header: RecordedHeader) -> [Self] {
    let groups = Dictionary(grouping: calls.indices.lazy.filter { !calls[$0].isRejected }) {
      calls[$0].id
    }
    return groups.values.sorted { isOrdered(calls[$0[0]], calls[$1[0]]) }.map { positions in
      summary(of: positions.map { calls[$0] }, header: header)
    }
  }

  private static func summary(of calls: [RecordedCall], header: RecordedHeader) -> Self {
    // Only calls without an answer were tried again.
    let failed = calls.contains { $0.termination?.isAnswer == false }
    let instants = Dictionary(grouping: failed ? calls : []) {
      Instant(at: $0.at, developerMode: $0.developerMode, isPreview: $0.isPreview)
    }
    return Self(
      id: header.qualified(calls[0].id.rawValue),
      outcome: calls.compactMap(\.termination).max { $0.gravity < $1.gravity } ?? .returned,
      duration: calls.reduce(.zero) { $0 + ($1.duration ?? .zero) },
      attempts: instants.values.map(attempts).max() ?? 1,
      count: calls.count,
      wasObserved: instants.values.allSatisfy { ($0.last?.termination ?? .returned).isAnswer },
      isPreview: calls[0].mode == .preview
    )
  }

  private static func attempts(_ calls: [RecordedCall]) -> Int {
    1 + calls.dropLast().count { $0.termination?.isAnswer == false }
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
