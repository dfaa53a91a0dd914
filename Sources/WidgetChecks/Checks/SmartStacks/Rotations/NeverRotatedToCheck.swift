import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Notes members that have relevant moments and never come to the top.
struct NeverRotatedToCheck: StackMemberCheck {
  static let descriptor = CheckDescriptor(
    id: "never-rotated-to",
    group: .smartStacks,
    summary: "A member with relevant moments comes to the top in some of them.",
    rationale: """
      A widget may be relevant and still lose each time to one that is relatively stronger at \
      the same moments, or be held back by a limit.
      """,
    onDevice: "The widget never comes to the top of this stack by itself.",
    repair: "Compare its moments with those of the other members in the picture of the stack.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts(
      "it comes to the top", .stacked("Clock", "Weather"), .timeline(.at(0), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30))
    ),
    .accepts(
      "it is on top already", .stacked("Weather", "Clock"), .timeline(.at(0), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30))
    ),
    .rejects(
      "another is stronger at that moment", .stacked("Clock", "Weather"),
      .timeline(.at(0), .at(60, score: 9, minutes: 60), .at(180, score: 0), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30)), at: .entry(1)
    ),
    .accepts(
      "Smart Rotate is off", .stacked("Clock", "Weather") { $0.smartRotate = false },
      .timeline(.at(0), kind: "Clock"), .timeline(.at(0), .at(60, score: 5, minutes: 30))
    ),
    .accepts("it is alone", .stacked("Weather"), .timeline(.at(0), .at(60, score: 5, minutes: 30))),
    .rejects(
      "the best of several moments is named", .stacked("Clock", "Weather"),
      .timeline(.at(0), .at(30, score: 9, minutes: 600), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30), .at(120, score: 8, minutes: 30)),
      at: .entry(2)
    ),
    .rejects(
      "of equal moments the first", .stacked("Clock", "Weather"),
      .timeline(.at(0), .at(30, score: 9, minutes: 600), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30), .at(120, score: 5, minutes: 30)),
      at: .entry(1)
    ),
    .rejects(
      "a stack that is assumed, as there is none",
      .timeline(.at(0), .at(60, score: 9, minutes: 60), .at(180, score: 0), kind: "Clock"),
      .timeline(.at(0), .at(60, score: 5, minutes: 30)), at: .entry(1)
    ),
    .rejects(
      "a family that stands in no stack is another widget", .stacked("Clock", "Weather"),
      .timeline(.at(0), .at(30, score: 9, minutes: 600), kind: "Clock"),
      .timeline(.at(0), .at(30), .at(60, score: 5, minutes: 30), family: .systemMedium),
      .timeline(.at(0), .at(60, score: 5, minutes: 30)), at: .entry(1)
    ),
  ]

  func problems(of member: MemberEvidence, in place: StackPlace) -> [Problem] {
    guard place.stack.smartRotate, let track = member.tracks.first,
      let window = track.windows.max(by: { $0.score < $1.score }),
      place.traces.allSatisfy({ $0.members[place.position].windowsShown == 0 })
    else { return [] }
    let count = MessageFormatter.count(track.windows.count, "relevant moment", "relevant moments")
    let stack =
      place.isAssumed
      ? "an assumed stack of all widgets in \(place.stack.family.rawValue), as the manifest has none"
      : "the stack '\(place.stack.name)'"
    let message = "it has \(count) and never comes to the top of \(stack)"
    return [Problem(message, in: track.calls[window.call], entry: window.entry)]
  }
}
