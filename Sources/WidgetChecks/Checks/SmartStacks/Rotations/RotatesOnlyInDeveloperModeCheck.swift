import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to members that come to the top with Developer Mode on only.
struct RotatesOnlyInDeveloperModeCheck: StackMemberCheck {
  static let descriptor = CheckDescriptor(
    id: "rotates-only-in-developer-mode",
    group: .smartStacks,
    summary: "A member that rotates with Developer Mode on rotates with it off as well.",
    rationale: """
      Developer Mode lifts the limits on rotations and reloads. A widget that needs it to come \
      to the top works on the developer's desk and nowhere else.
      """,
    onDevice: "The widget never comes to the top of the stack by itself.",
    repair: """
      Give a higher relevance to the moments that matter, and look at what the limits refused.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "it rotates in both modes", .stacked("Clock", "Weather"), .timeline(.at(0), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30))
    ),
    .rejects(
      "the limit allows none",
      .stacked("Clock", "Weather", limit: RateLimit(perDay: 0, minimumInterval: 0)),
      .timeline(.at(0), kind: "Clock"), .timeline(.at(0), .at(60, score: 5, minutes: 30)),
      at: .entry(1)
    ),
    .accepts(
      "it rotates in neither", .stacked("Clock", "Weather"), .timeline(.at(0), kind: "Clock"),
      .timeline(.at(0))
    ),
    .rejects(
      "it is relevant with Developer Mode on alone", .stacked("Clock", "Weather"),
      .timeline(.at(0), kind: "Clock"), .timeline(.at(0), in: .off),
      .timeline(.at(0), .at(60, score: 5, minutes: 30), in: .on), at: .entry(1)
    ),
  ]

  func problems(of member: MemberEvidence, in place: StackPlace) -> [Problem] {
    guard let off = place.trace(in: .off), let on = place.trace(in: .on),
      !off.rotations.contains(where: { $0.to == place.name }),
      let first = on.rotations.first(where: { $0.to == place.name })
    else { return [] }
    let count = on.rotations.count { $0.to == place.name }
    let message = """
      in the stack '\(place.stack.name)' it comes to the top \
      \(MessageFormatter.count(count, "time", "times")) with Developer Mode on and never with it off
      """
    let track = member.tracks.first { $0.developerMode == .on }
    guard let track, let window = track.window(at: first.at) else { return [Problem(message)] }
    return [Problem(message, in: track.calls[window.call], entry: window.entry)]
  }
}
