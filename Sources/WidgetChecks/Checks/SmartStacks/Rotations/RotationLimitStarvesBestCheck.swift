import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to weak moments that use up the rotations which the best one needs.
struct RotationLimitStarvesBestCheck: StackMemberCheck {
  static let descriptor = CheckDescriptor(
    id: "rotation-limit-starves-best",
    group: .smartStacks,
    summary: "The limit on rotations never holds back the widget's best moment.",
    rationale: """
      The system limits how often it rotates to a widget; Apple publishes no numbers, so the \
      stack's are assumed. A widget that is relevant too often has no rotation left when it \
      matters most. Developer Mode lifts the limit and hides this.
      """,
    onDevice: """
      The widget comes to the top for lesser moments of the day and not for the most relevant \
      one.
      """,
    repair: "Leave out the lesser moments, or give them a score of 0.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("room for both moments", stack(2), clock, weakThenBest),
    .rejects("the weak moment uses up the day", stack(1), clock, weakThenBest, at: .entry(2)),
    .accepts("the best moment comes first", stack(1), clock, bestThenWeak),
    .ignores("no stack holds it", .stacked("Clock"), weakThenBest),
    .rejects(
      "the best of several that are held back", stack(1), clock,
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(300, score: 5, minutes: 30),
        .at(600, score: 10, minutes: 60)
      ), at: .entry(3)
    ),
    .rejects(
      "it has its best moment with Developer Mode off alone", stack(1), clock,
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(300, score: 10, minutes: 60), in: .off),
      .timeline(.at(0), .at(60, score: 1, minutes: 30), in: .on), at: .entry(2)
    ),
    .accepts(
      "held back at first and shown later",
      .stacked("Clock", "Weather", limit: RateLimit(perDay: 8, minimumInterval: 10_800)),
      .timeline(
        .at(0), .at(120, score: 2, minutes: 60), .at(250, score: 1, minutes: 10), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 1, minutes: 30), .at(150, score: 10, minutes: 150))
    ),
    .rejects(
      "two weak moments use up the day", stack(2),
      .timeline(
        .at(0), .at(120, score: 1, minutes: 60), .at(240, score: 1, minutes: 40), kind: "Clock"),
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(200, score: 2, minutes: 30),
        .at(300, score: 10, minutes: 60)
      ), at: .entry(3)
    ),
    .accepts(
      "an equal moment uses up the day", stack(1), clock,
      .timeline(.at(0), .at(60, score: 10, minutes: 30), .at(300, score: 10, minutes: 30))
    ),
    .accepts(
      "the weak moment comes a day later", in: Setting(hours: 48), stack(1), clock,
      .timeline(
        .at(0), .at(60, score: 10, minutes: 30), .at(300, score: 10, minutes: 30),
        .at(1510, score: 1, minutes: 30)
      )
    ),
    .accepts(
      "the weak moment came a day before", in: Setting(hours: 48), stack(1),
      .timeline(
        .at(0), .at(120, score: 1, minutes: 30), .at(1600, score: 1, minutes: 30), kind: "Clock"),
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(1510, score: 10, minutes: 30),
        .at(1700, score: 10, minutes: 30)
      )
    ),
    .accepts(
      "the weak moment came exactly a day before", in: Setting(hours: 48), stack(8, apart: 120),
      .timeline(
        .at(0), .at(320, score: 1, minutes: 60), .at(1660, score: 1, minutes: 30), kind: "Clock"),
      .timeline(
        .at(0), .at(260, score: 1, minutes: 30), .at(1640, score: 10, minutes: 10),
        .at(1700, score: 10, minutes: 30)
      )
    ),
    .rejects(
      "it comes to the top when its best moment is over", stack(8, apart: 180), clock,
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(150, score: 10, minutes: 90),
        .at(240, score: 1, minutes: 30)
      ), at: .entry(2)
    ),
    .rejects(
      "it loses the top when its best moment begins", stack(1),
      .timeline(.at(0), .at(150, score: 1, minutes: 50), .at(240), kind: "Clock"),
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(150, score: 10, minutes: 150), tomorrow
      ), at: .entry(2)
    ),
    .accepts(
      "another widget's best moment is held back",
      .stacked("Clock", "Weather", "Tides", limit: RateLimit(perDay: 1, minimumInterval: 0)),
      .timeline(
        .at(0), .at(120, score: 5, minutes: 280), .at(500, score: 10, minutes: 30), kind: "Clock"),
      .timeline(
        .at(0), .at(60, score: 1, minutes: 30), .at(300, score: 10, minutes: 60), tomorrow),
      .timeline(
        .at(0), .at(90, score: 10, minutes: 30), .at(310, score: 10, minutes: 30), kind: "Tides")
    ),
  ]

  /// An entry after the simulated time whose score is far above those of the day.
  private static let tomorrow = RecordedEntry.at(1500, score: 100, minutes: 30)

  private static func stack(_ perDay: Int, apart minutes: Double = 0) -> RecordingEvent {
    .stacked("Clock", "Weather", limit: RateLimit(perDay: perDay, minimumInterval: minutes * 60))
  }

  private static let clock = RecordingEvent.timeline(
    .at(0), .at(120, score: 1, minutes: 60), .at(240), kind: "Clock"
  )
  private static let weakThenBest = RecordingEvent.timeline(
    .at(0), .at(60, score: 1, minutes: 30), .at(300, score: 10, minutes: 60)
  )
  private static let bestThenWeak = RecordingEvent.timeline(
    .at(0), .at(60, score: 10, minutes: 30), .at(300, score: 1, minutes: 60)
  )

  func problems(of member: MemberEvidence, in place: StackPlace) -> [Problem] {
    guard let trace = place.trace(in: .off),
      let track = member.tracks.first(where: { $0.developerMode == .off }),
      let best = track.windows.map(\.score).max()
    else { return [] }
    let spans = trace.tops.filter { $0.member == place.name }
    for suppression in trace.suppressions where suppression.member == place.name {
      guard suppression.score == best, let window = track.window(at: suppression.at),
        !spans.contains(where: { $0.from < window.to && window.from < $0.to })
      else { continue }
      let weaker = trace.rotations.filter {
        $0.to == place.name && $0.score < best
          && (0.0..<86_400).contains(suppression.at - $0.at)
      }
      guard !weaker.isEmpty else { continue }
      let times = MessageFormatter.count(weaker.count, "weaker moment", "weaker moments")
      let message = """
        the best moment, score \(MessageFormatter.number(best)), is held back in the stack \
        '\(place.stack.name)' after \(times) of the same day had the top
        """
      return [Problem(message, in: track.calls[window.call], entry: window.entry)]
    }
    return []
  }
}
