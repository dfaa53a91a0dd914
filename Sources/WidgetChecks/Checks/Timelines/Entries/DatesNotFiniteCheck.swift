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
      ever. A first entry in the distant past and a last one in the distant future are notes, as \
      the others are shown at their times.
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
    .rejects("an end in the distant future", .timeline(.at(0), distant(true)), at: .entry(1)),
    .rejects("a beginning in the distant past", .timeline(distant(false), .at(0)), at: .entry(0)),
    .rejects(
      "the distant future before a real moment", .timeline(distant(true), .at(0)), at: .entry(0)
    ),
    .rejects("the distant past at the end", .timeline(.at(0), distant(false)), at: .entry(1)),
  ]

  private static func distant(_ future: Bool) -> RecordedEntry {
    RecordedEntry(date: future ? Timeline.distant.upperBound : Timeline.distant.lowerBound)
  }

  func problems(in timeline: Timeline) -> [Problem] {
    guard timeline.dated.count < timeline.entries.count else { return [] }
    return timeline.entries.enumerated().compactMap { index, entry in
      guard !Timeline.isUsable(entry.date) else { return nil }
      let (name, harmlessIndex): (String, Int?) =
        if !entry.date.isFinite {
          ("no finite number", nil)
        } else if entry.date < Timeline.distant.upperBound {
          ("in the distant past", 0)
        } else {
          ("in the distant future", timeline.entries.count - 1)
        }
      let problem = Problem(
        "the date of entry \(index) is \(name)", in: timeline.call, entry: index, key: name)
      return index == harmlessIndex ? problem.at(.note) : problem
    }
  }
}
