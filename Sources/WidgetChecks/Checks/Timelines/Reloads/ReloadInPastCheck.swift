import WidgetFindings
import WidgetRecording

/// Objects to a policy whose date is not later than the request.
struct ReloadInPastCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "reload-in-past",
    group: .timelines,
    summary: "The date of an after policy lies in the future.",
    rationale: """
      A date that has passed asks for the next timeline at once, every time. The system then \
      spreads the requests as it sees fit, and the daily budget is soon used up. The date is \
      often computed from the start of the day or from the last item of old data.
      """,
    onDevice: """
      The widget reloads often for a while and then stands still until the budget allows more. \
      With Developer Mode on there is no budget, so it seems to work.
      """,
    repair: """
      Compute the date from the moment of the request, and never earlier than the next change \
      of the data.
      """,
    sample: """
      let next = Calendar.current.date(byAdding: .hour, value: 1, to: .now) ?? .now.addingTimeInterval(3600)
      completion(Timeline(entries: entries, policy: .after(next)))
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a date to come", .timeline(.at(0), policy: .after(minute: 60))),
    .accepts("no date at all", .timeline(.at(0), .at(60), policy: .never)),
    .rejects(
      "the moment of the request", .timeline(.at(0), policy: .after(minute: 0)), at: .call()),
    .rejects(
      "on one path only", .timeline(.at(0), policy: .after(minute: 60)),
      .timeline(.at(60), at: 60, policy: .after(minute: 30)), at: .call(at: 60)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    guard timeline.eagerness == .past, case .after(let date) = timeline.policy else {
      return []
    }
    let late =
      date == timeline.at
      ? "the moment of the request"
      : "\(MessageFormatter.span(timeline.at - date)) before the request"
    return [Problem("the date of the policy is \(late)", in: timeline.call)]
  }
}
