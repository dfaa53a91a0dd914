import WidgetFindings
import WidgetRecording

/// Objects to entry dates that no person could have meant.
struct DatesNotFiniteCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "dates-not-finite",
    group: .timelines,
    summary: "Every entry's date is a real moment.",
    rationale: """
      `distantPast`, `distantFuture` and dates made from numbers that are none are stand-ins \
      for a date that is missing. An entry dated so is never shown, or shown at once and for \
      ever. One in the distant future is a warning, as it keeps no other from being shown.
      """,
    onDevice: "The entry never gets its turn, and a timeline that ends with it is never renewed.",
    repair: "Leave out the entry, or give it the date from which it holds.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a real moment", .timeline(.at(0))),
    .rejects(
      "a date that is no number", .timeline(.at(0), RecordedEntry(date: SimulatedInstant(.nan))),
      at: .entry(1)
    ),
    .rejects("the distant future", .timeline(.at(0), distant(true)), at: .entry(1)),
    .rejects("the distant past", .timeline(distant(false), .at(0)), at: .entry(0)),
  ]

  private static func distant(_ future: Bool) -> RecordedEntry {
    RecordedEntry(date: future ? Timeline.distant.upperBound : Timeline.distant.lowerBound)
  }

  func problems(in timeline: Timeline) -> [Problem] {
    guard timeline.dated.count < timeline.entries.count else { return [] }
    return timeline.entries.enumerated().compactMap { index, entry in
      guard !Timeline.isUsable(entry.date) else { return nil }
      let name =
        if !entry.date.isFinite {
          "no finite number"
        } else {
          entry.date < Timeline.distant.upperBound ? "in the distant past" : "in the distant future"
        }
      let problem = Problem(
        "the date of entry \(index) is \(name)", in: timeline.call, entry: index, key: name)
      // The entries before one that never comes are shown as they should be.
      return entry.date >= Timeline.distant.upperBound ? problem.at(.warning) : problem
    }
  }
}
