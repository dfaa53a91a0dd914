import TestSupport
import WidgetRecording
import WidgetSimulation

/// Builds small recordings; times are minutes after the start of a day.
struct Scene {
  static let start: SimulatedInstant = 1_772_460_000
  static let small = FamilyName.systemSmall

  var recording: Recording

  init(hours: Double = 24, platform: Platform = .iOS, version: Int = 17) {
    recording = Recording(
      header: RecordedHeader(
        bundle: "B",
        system: PlatformVersion(platform, SystemVersion(platform == .watchOS ? 26 : version)),
        span: SimulatedInterval(Self.start, Self.start + hours * 3600), timeZone: "UTC",
        locale: "en_US"
      )
    )
  }

  /// An entry's minute, score and minutes of duration; a nil score is no relevance.
  typealias Entry = (Double, Double?, Double)

  mutating func timeline(
    _ kind: String, at minute: Double = 0, configuration: ConfigurationName = .defaults,
    in mode: DeveloperMode? = nil, _ entries: Entry...
  ) {
    let entries = entries.map { minute, score, minutes in
      RecordedEntry(
        date: Self.start + minute * 60,
        relevance: score.map { RecordedRelevance(score: $0, duration: minutes * 60) }
      )
    }
    call(kind, at: minute, configuration: configuration, in: mode, .timeline(entries))
  }

  /// A call for a timeline that ended in any way.
  mutating func call(
    _ kind: String, at minute: Double = 0, configuration: ConfigurationName = .defaults,
    in mode: DeveloperMode? = nil, _ outcome: CallOutcome
  ) {
    var call = RecordedCall(
      bundle: "B", kind: kind, family: Self.small, configuration: configuration, mode: .timeline,
      at: Self.start + minute * 60, outcome: outcome
    )
    call.developerMode = mode
    recording.events.append(.call(call))
  }

  mutating func stack(
    _ members: MemberName..., limit: RateLimit = RateLimit(perDay: 8, minimumInterval: 0),
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
    let member = Member(kind: kind, family: Self.small, configuration: .defaults)
    let track = BundleSimulation(recording).track(of: member, in: mode)
    return (track?.windows ?? []).map {
      [($0.from - Self.start) / 60, ($0.to - Self.start) / 60, $0.score]
    }
  }
}
