import WidgetFindings
import WidgetRecording

/// Notes entries with the same content as the entry before them.
struct EntriesLookAlikeCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-look-alike",
    group: .views,
    summary: "Each entry shows something else than the one before it.",
    rationale: """
      An entry is there to change what is shown, or how relevant it is. One that does neither is \
      drawn, stored and swapped in for nothing; often it shows that a value was meant to change and \
      does not reach the view.
      """,
    onDevice: "Nothing; the widget looks as before.",
    repair: """
      Leave out entries that change nothing; texts with a date style run by themselves. Where \
      something should change, pass it from the entry to the view.
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("entries of different content", .timeline(.at(0, digest: "a"), .at(60, digest: "b"))),
    .rejects(
      "two of the same content", .timeline(.at(0, digest: "a"), .at(60, digest: "a")),
      at: .entry(1)),
    .rejects(
      "many, once",
      .timeline(.at(0, digest: "a"), .at(60, digest: "a"), .at(120, digest: "a")),
      .timeline(.at(180, digest: "a"), .at(240, digest: "a"), at: 180), at: .entry(1)),
    .rejects(
      "the same pictures of different content",
      .timeline(drawn(0, "a", ["x"]), drawn(60, "b", ["x"])), at: .entry(1)),
    .accepts(
      "a text that runs with the time", .timeline(drawn(0, "a", ["x"]), drawn(60, "a", ["y"]))),
    .accepts(
      "a text that runs from each entry's date",
      .timeline(drawn(0, "a", ["x"], runs: true), drawn(60, "b", ["x"], runs: true))),
    .accepts(
      "an entry that only changes the relevance",
      .timeline(.at(0, digest: "a"), scored(60, digest: "a"))),
    .accepts(
      "neighbours by date, and not by position",
      .timeline(.at(0, digest: "a"), .at(120, digest: "a"), .at(60, digest: "b"))),
    .accepts(
      "the same pictures with links to different places",
      .timeline(linking(0, "a", ["x"]), linking(60, "b", ["x"]))),
    .rejects(
      "the same pictures with the same link",
      .timeline(linking(0, "a", ["x"]), linking(60, "a", ["x"])), at: .entry(1)),
    .accepts(
      "a view that shows the present time, which is told as that",
      .timeline(readingClock(0, "a"), readingClock(60, "a"))),
    .rejects(
      "entries of another view than the one that shows the present time",
      .called(.placeholder, .entry(readingClock(0, "a"))),
      .timeline(.at(0, digest: "a"), .at(60, digest: "a")), at: .entry(1)),
    .accepts(
      "a view that is not drawn since no widget has it",
      .timeline(scrolling(0, "a"), scrolling(60, "b"))),
    .accepts(
      "entries of which nothing is seen, which are told as blank",
      .drawn(.picture { $0.list = [] }),
      .timeline(drawn(0, "a", ["drawing"]), drawn(60, "b", ["drawing"]))),
    .ignores("a single entry", .timeline(.at(0, digest: "a"))),
  ]

  private static func drawn(
    _ minute: Double, _ digest: ContentDigest, _ names: [String], runs: Bool = false
  ) -> RecordedEntry {
    var entry = RecordedEntry.at(minute, digest: digest)
    entry.drawings = names
    entry.runsWithTime = runs
    return entry
  }

  private static func linking(
    _ minute: Double, _ digest: ContentDigest, _ names: [String]
  ) -> RecordedEntry {
    var entry = drawn(minute, digest, names)
    entry.tapFreeDigest = "t"
    return entry
  }

  private static func scrolling(_ minute: Double, _ digest: ContentDigest) -> RecordedEntry {
    var entry = drawn(minute, digest, ["x"])
    entry.foreignViews = ["ScrollView"]
    return entry
  }

  private static func readingClock(_ minute: Double, _ digest: ContentDigest) -> RecordedEntry {
    var entry = drawn(minute, digest, ["x"])
    entry.readsClock = true
    return entry
  }

  private static func scored(_ minute: Double, digest: ContentDigest) -> RecordedEntry {
    var entry = RecordedEntry.at(minute, score: 5)
    entry.digest = digest
    return entry
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    guard member.timelines.contains(where: { $0.dated.count > 1 }) else {
      return .notApplicable("no timeline has two entries")
    }
    // A view that shows the time of its drawing ignores its entry, and is told as what it is.
    guard !member.timelines.contains(where: Self.showsTime) else { return .problems([]) }
    for timeline in member.timelines {
      let alike = Self.seen(Self.repeated(in: timeline), in: timeline, of: member)
      guard let first = alike.first else { continue }
      let number =
        alike.count == 1
        ? "entry \(first) shows" : "\(alike.count) of \(timeline.dated.count) entries show"
      let message = "\(number) exactly what the entry before shows"
      return .problems([Problem(message, in: timeline.call, entry: first)])
    }
    return .problems([])
  }

  /// Whether an entry's view shows the time at which it is drawn, or random values.
  private static func showsTime(_ timeline: Timeline) -> Bool {
    timeline.detailed.contains {
      timeline.entries[$0].readsClock == true || timeline.entries[$0].isRandom
    }
  }

  /// The positions of entries of which anything can be seen; the others are told as blank.
  private static func seen(
    _ positions: [Int], in timeline: Timeline, of member: MemberEvidence
  ) -> [Int] {
    guard !positions.isEmpty else { return [] }
    let blank = Set(member.shownDrawings.filter { !$0.showsSomething }.map(\.drawing.digest))
    guard !blank.isEmpty else { return positions }
    return positions.filter { position in
      !timeline.entries[position].drawings.contains(where: blank.contains)
    }
  }

  /// The positions of the entries that show what the entry before shows, by date.
  private static func repeated(in timeline: Timeline) -> [Int] {
    timeline.entries.withUnsafeBufferPointer { entries in
      zip(timeline.dated, timeline.dated.dropFirst()).compactMap { one, next in
        areAlike(entries[one.position], entries[next.position]) ? next.position : nil
      }
    }
  }

  /// Whether the second of two entries changes neither the picture nor the relevance.
  private static func areAlike(_ one: RecordedEntry, _ other: RecordedEntry) -> Bool {
    guard other.relevance == nil || other.relevance == one.relevance else { return false }
    let hasSameContent = one.digest != nil && one.digest == other.digest
    // Links and intents are not drawn: where the content differs, a tap may do something else.
    let acts = one.tapFreeDigest != nil || other.tapFreeDigest != nil
    if acts, !hasSameContent { return false }
    // Each is drawn at its own date, and what runs from there begins alike: a timer at zero.
    if one.runsWithTime, !hasSameContent { return false }
    // A view that widgets cannot have is not drawn, so that its drawings are alike.
    if !one.foreignViews.isEmpty { return hasSameContent }
    if !one.drawings.isEmpty, !other.drawings.isEmpty { return one.drawings == other.drawings }
    return hasSameContent
  }
}
