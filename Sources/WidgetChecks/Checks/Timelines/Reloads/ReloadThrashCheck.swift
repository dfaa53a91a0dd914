import WidgetFindings
import WidgetRecording

/// Objects to a policy that asks again within five minutes of every request.
struct ReloadThrashCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "reload-thrash",
    group: .timelines,
    summary: "A timeline lasts for at least five minutes.",
    rationale: """
      A single entry dated now with `.atEnd`, the commonest mistake in public code, has \
      reached its end when it is delivered. A device then picks the time of the next request \
      itself, so the widget's rhythm is left to chance. A date a few minutes ahead uses up the \
      daily budget.
      """,
    onDevice: """
      The widget reloads when the system thinks fit, mostly far more rarely than was meant.
      """,
    repair: """
      Give the timeline entries for the hours to come, or ask for the moment at which the data \
      changes. Where the app reloads the widget whenever its data change, `.never` is enough.
      """,
    sample: """
      let next = Calendar.current.date(byAdding: .hour, value: 1, to: .now) ?? .now.addingTimeInterval(3600)
      completion(Timeline(entries: [entry], policy: .after(next)))
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("entries for hours to come", .timeline(.at(0), .at(60), .at(120))),
    .accepts("a date an hour ahead", .timeline(.at(0), policy: .after(minute: 60))),
    .accepts("five minutes exactly", .timeline(.at(0), policy: .after(minute: 5))),
    .accepts(
      "a date in the past, which another check is about",
      .timeline(.at(0), policy: .after(minute: -1))),
    .accepts("no entries, which another check is about", .timeline()),
    .accepts(
      "a quick retry once", .timeline(.at(0), policy: .after(minute: 1)),
      .timeline(.at(5), at: 5, policy: .after(minute: 65))
    ),
    .rejects("one entry dated now", .timeline(.at(0)), at: .call()),
    .rejects("several entries dated now", .timeline(.at(0), .at(0), .at(0)), at: .call()),
    .rejects(
      "two minutes ahead, every time", .timeline(.at(0), policy: .after(minute: 2)),
      .timeline(.at(5), at: 5, policy: .after(minute: 7)), at: .call()
    ),
    .rejects("entries for two minutes to come", .timeline(.at(0), .at(2)), at: .call()),
    .accepts("entries for five minutes exactly", .timeline(.at(0), .at(5))),
    .accepts(
      "entries that are all over, which another check is about",
      .timeline(.at(0), .at(60), at: 60)
    ),
    .accepts(
      "a date that is no moment, which another check is about",
      .timeline(.at(0), RecordedEntry(date: SimulatedInstant(.nan)))
    ),
  ]

  func verdict(on member: MemberEvidence) -> Verdict {
    let timelines = member.timelines.filter { !$0.dated.isEmpty }
    guard timelines.allSatisfy({ $0.eagerness != .later }) else { return .problems([]) }
    return .problems(
      timelines.filter { $0.eagerness == .soon }.map { timeline in
        Problem(Self.message(for: timeline), in: timeline.call)
          .lacking(timeline.call.shortageOfAnswers)
      }
    )
  }

  private static func message(for timeline: Timeline) -> String {
    let last = timeline.dated.last?.date ?? timeline.at
    switch timeline.policy {
    case .after(let date):
      return "the policy asks again \(MessageFormatter.span(date - timeline.at)) after the request"
    case .atEnd where last > timeline.call.deliveredAt:
      return
        "the last entry, which ends the timeline, comes \(MessageFormatter.span(last - timeline.at)) "
        + "after the request"
    default:
      let entries =
        timeline.dated.count == 1 ? "the only entry is" : "all \(timeline.dated.count) entries are"
      return "\(entries) dated at the request, so the timeline ends as it begins"
    }
  }
}
