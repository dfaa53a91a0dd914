import WidgetRecording
import WidgetSimulation

/// Builds small recordings; times are minutes after the start of a day.
struct Scene {
  static let start = 1_772_460_000.0
  static let small = FamilyName(rawValue: "systemSmall")

  var recording: Recording

  init(hours: Double = 24, platform: String = "iOS") {
    recording = Recording(
      header: RecordedHeader(
        bundle: "B", platform: platform, osVersion: "17.0", start: Self.start,
        end: Self.start + hours * 3600, timeZone: "UTC", locale: "en_US"
      )
    )
  }

  /// An entry's minute, score and minutes of duration; a nil score is no relevance.
  typealias Entry = (Double, Double?, Double)

  mutating func timeline(
    _ kind: String, at minute: Double = 0, configuration: String = "-",
    in mode: DeveloperMode? = nil, outcome: Termination = .returned, _ entries: Entry...
  ) {
    var call = RecordedCall(
      bundle: "B", kind: kind, family: Self.small, configuration: configuration, mode: .timeline,
      at: Self.start + minute * 60, outcome: outcome
    )
    call.developerMode = mode
    call.entries = entries.map { minute, score, minutes in
      RecordedEntry(
        date: Self.start + minute * 60,
        relevance: score.map { RecordedRelevance(score: $0, duration: minutes * 60) }
      )
    }
    call.policy = .never
    recording.events.append(.call(call))
  }

  mutating func stack(
    _ members: String..., limit: RateLimit = RateLimit(perDay: 8, minimumInterval: 0),
    suggestions: RateLimit = .assumedSuggestions, change: (inout RecordedStack) -> Void = { _ in }
  ) {
    var stack = RecordedStack(
      name: "S", family: Self.small, members: members, rotationLimit: limit,
      suggestionLimit: suggestions
    )
    change(&stack)
    recording.events.append(.stack(stack))
  }

  /// The first stack's trace, with the Developer Mode off unless said otherwise.
  func trace(_ mode: DeveloperMode = .off) -> RotationTrace {
    BundleSimulation(recording).stacks[0].modes[mode == .off ? 0 : 1]
  }

  /// The windows of a member, in minutes.
  func windows(_ kind: String, in mode: DeveloperMode = .off) -> [[Double]] {
    let member = Member(kind: kind, family: Self.small, configuration: "-")
    let track = BundleSimulation(recording).track(of: member, in: mode)
    return (track?.windows ?? []).map {
      [($0.from - Self.start) / 60, ($0.to - Self.start) / 60, $0.score]
    }
  }
}
