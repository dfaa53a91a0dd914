import WidgetFindings
import WidgetRecording

/// Notes neighbouring entries that look the same.
struct EntriesLookAlikeCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-look-alike",
    group: .views,
    summary: "An entry looks otherwise than the one before it.",
    rationale: """
      An entry is there to change what is shown, or how relevant it is. One that does neither costs \
      memory and a change of entries, and often means that a view forgot a value.
      """,
    onDevice: "The widget is redrawn and does not change.",
    repair: "Leave the entry out, or draw the value that differs.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("entries that differ", .timeline(drawn("a"), drawn("b", at: 60))),
    .rejects("two alike", .timeline(drawn("a"), drawn("a", at: 60)), at: .entry(1)),
    .accepts(
      "alike, but more relevant", .timeline(drawn("a"), drawn("a", at: 60, score: 5))),
    .ignores("nothing drawn", .timeline(.at(0))),
  ]

  private static func drawn(
    _ name: String, at minute: Double = 0, score: Double? = nil
  ) -> RecordedEntry {
    var entry = score.map { RecordedEntry.at(minute, score: $0) } ?? .at(minute)
    entry.drawings = [name]
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let calls = member.calls.filter { $0.mode == .timeline && !$0.isRejected }
    guard calls.flatMap(\.entries).contains(where: { !$0.drawings.isEmpty }) else {
      return .notApplicable("nothing was drawn")
    }
    let alike = calls.flatMap { call in
      zip(call.entries, call.entries.dropFirst()).enumerated().filter { _, pair in
        !pair.0.drawings.isEmpty && pair.0.drawings == pair.1.drawings
          && pair.1.relevance == pair.0.relevance
      }.map { (call: call, entry: $0.offset + 1) }
    }
    guard let first = alike.first else { return .problems([]) }
    let more =
      alike.count > 1
      ? ", and so \(MessageFormatter.count(alike.count - 1, "other entry", "other entries"))" : ""
    var problem = Problem(
      "entry \(first.entry) looks like entry \(first.entry - 1)\(more)", in: first.call,
      entry: first.entry, key: "alike")
    problem.declaration = .widget
    return .problems([problem])
  }
}
