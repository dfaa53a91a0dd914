import WidgetFindings
import WidgetRecording

/// Objects to views that show the time at which they are drawn, or random values, and not their
/// entry.
struct ViewReadsClockCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "view-reads-clock",
    group: .views,
    summary: "A view shows the same for an entry whenever it is drawn.",
    rationale: """
      The system draws the views of a whole timeline when the timeline comes, hours before most of \
      its entries are due. A view that asks the clock shows the time of the drawing, and one that \
      shows random numbers nothing that anybody decided. Here the view of one entry was drawn a \
      second time, in the same moment or a day and a half later, and differs.
      """,
    onDevice: "The widget shows what held when its timeline was made, until the next one comes.",
    repair: """
      Compute what depends on the time in the provider and keep it in the entry, or compare with \
      `entry.date`; for what runs by itself take a text with a date style.
      """,
    sample: """
      let isOpen = entry.shop.isOpen(at: entry.date)
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a view of its entry", .timeline(drawn(0, false))),
    .rejects(
      "a view of the present time", .timeline(drawn(0, false), drawn(60, true)), at: .entry(1)),
    .rejects(
      "many entries, once", .timeline(drawn(0, true), drawn(60, true)),
      .timeline(drawn(120, true), at: 120), at: .entry(0)),
    .rejects("a view of random numbers", .timeline(.random("a")), at: .entry(0)),
    .rejects(
      "a view of random numbers that was not drawn", .called(.snapshot, .entry(.random("a"))),
      at: .entry(0)),
    .ignores("entries that were not drawn", .timeline(.at(0))),
    .ignores("a placeholder", .called(.placeholder, .entry(drawn(0, true)))),
  ]

  static let needs: [ProviderMode] = [.snapshot, .timeline]

  private static func drawn(_ minute: Double, _ readsClock: Bool) -> RecordedEntry {
    var entry = RecordedEntry.at(minute)
    entry.readsClock = readsClock
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let calls = zip(member.calls, member.detailed).filter { $0.0.isMade(in: Self.needs) }
    guard
      calls.contains(where: { call, detailed in
        detailed.contains { call.entries[$0].readsClock != nil || call.entries[$0].isRandom }
      })
    else {
      return .notApplicable("no entry was drawn")
    }
    for (call, detailed) in calls {
      let entry = detailed.first {
        call.entries[$0].readsClock == true || call.entries[$0].isRandom
      }
      guard let entry else { continue }
      let moment = call.entries[entry].isRandom ? "once more" : "at another time"
      var problem = Problem(
        "the view shows something else when the same entry is drawn \(moment)", in: call,
        entry: entry)
      problem.declaration = .widget
      return .problems([problem])
    }
    return .problems([])
  }
}
