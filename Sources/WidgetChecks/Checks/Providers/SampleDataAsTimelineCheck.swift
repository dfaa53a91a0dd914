import WidgetFindings
import WidgetRecording

/// Objects to sample data that is delivered as a timeline where the real data could not be had.
struct SampleDataAsTimelineCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "sample-data-as-timeline",
    group: .providers,
    summary: "A timeline without data does not show the sample of the gallery.",
    rationale: """
      The entry of the placeholder and of the gallery is made up. A provider that delivers it as \
      its timeline when a request fails, when it may not see the person's data, or when the app \
      has left no file, shows invented values as if they were the person's own.
      """,
    onDevice: "Without a network the widget shows a balance, a score or a forecast of nobody.",
    repair: """
      Give entries a state for “no data”, keep the last good answer in the app group's container \
      and deliver that, and ask again soon with `.after`.
      """,
    sample: """
      let cards = (try? await api.cards()) ?? cache.cards
      let entry = CardEntry(date: .now, state: cards.map(State.loaded) ?? .unavailable)
      """,
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .rejects(
      "the placeholder's entry after a refused connection", sample(.placeholder), failed("a"),
      at: .entry(0)),
    .rejects(
      "the gallery's entry after a refused connection", sample(.snapshot), failed("a"),
      at: .entry(0)),
    .rejects(
      "a button that the placeholder lacks", sample(.placeholder),
      failed("b") { $0.tapFreeDigest = "a" }, at: .entry(0)),
    .accepts("another entry", sample(.placeholder), failed("b")),
    .accepts(
      "the sample where nothing failed", sample(.placeholder), failed("z"),
      .timeline(.at(60, digest: "a"), at: 60)),
    .accepts(
      "a gallery that asked the network as well", sample(.placeholder, "z"),
      sample(.snapshot, refused: true), failed("a")),
    .accepts(
      "a message that the placeholder shows as well", .drawn(.picture(texts: ["No data yet"])),
      sample(.placeholder), failed("a") { $0.drawings = ["drawing"] }),
    .rejects(
      "figures that the placeholder shows as well", .drawn(.picture(texts: ["42 steps"])),
      sample(.placeholder), failed("a") { $0.drawings = ["drawing"] }, at: .entry(0)),
    .rejects(
      "words of its own that the placeholder shows as well",
      .drawn(.picture(texts: ["Tasks", "Buy milk"])), sample(.placeholder, ownText: true),
      failed("a") { $0.drawings = ["drawing"] }, at: .entry(0)),
    .accepts(
      "a message of its own that the placeholder shows as well",
      .drawn(.picture(texts: ["Open the app to begin"])), sample(.placeholder, ownText: true),
      failed("a") { $0.drawings = ["drawing"] }),
    .accepts(
      "a message in another language",
      .drawn(.picture(texts: ["Keine Termine"])), sample(.placeholder, ownText: true),
      failed("a") { $0.drawings = ["drawing"] }),
    .accepts(
      "a mark in place of a value", .drawn(.picture(texts: ["Balance", "--"])),
      sample(.placeholder, ownText: true), failed("a") { $0.drawings = ["drawing"] }),
    .accepts(
      "a page of a calendar", .drawn(.picture(texts: ["Mon", "2", "March 2026", "No events"])),
      sample(.placeholder), failed("a") { $0.drawings = ["drawing"] }),
    .rejects(
      "a count beside the date", .drawn(.picture(texts: ["Mon 2", "2 events"])),
      sample(.placeholder), failed("a") { $0.drawings = ["drawing"] }, at: .entry(0)),
    .accepts(
      "a label that the view has without an entry", .drawn(.picture(texts: ["My tasks"])),
      sample(.placeholder), failed("a") { $0.drawings = ["drawing"] }),
    .accepts(
      "nothing that the placeholder counts as well", .drawn(.picture(texts: ["0 steps"])),
      sample(.placeholder), failed("a") { $0.drawings = ["drawing"] }),
    .rejects(
      "an answer with an error's status", sample(.placeholder),
      failed("a", network: .failing(.status(500))), at: .entry(0)),
    .rejects(
      "a network that is not there", sample(.placeholder),
      failed("a", network: .failing(.error(-1009))), at: .entry(0)),
    .rejects(
      "a permission that was refused", sample(.placeholder),
      failed("a", RecordedAccess(.permission, of: "health")), at: .entry(0)),
    .rejects(
      "weather that nobody gives", sample(.placeholder),
      failed("a", RecordedAccess(.device, of: "weather")), at: .entry(0)),
    .rejects(
      "a group's folder without files", sample(.placeholder),
      failed("a", RecordedAccess(.missingFile, of: "group.a", key: "a.json")), at: .entry(0)),
    .ignores(
      "a group's folder with files", sample(.placeholder),
      failed("a", RecordedAccess(.missingFile, of: "group.a", key: "a.json", value: "files"))),
    .ignores(
      "a store without objects", sample(.placeholder),
      failed("a", RecordedAccess(.fetch, of: "Model.sqlite", key: "Task"))),
    .ignores(
      "a setting that was never made", sample(.placeholder),
      failed("a", RecordedAccess(.read, of: "group.a", key: "theme"))),
    .ignores("no timeline after a failure", sample(.placeholder), .timeline(.at(0, digest: "a"))),
    .ignores("no sample", failed("a")),
  ]

  private static func sample(
    _ mode: ProviderMode, _ digest: ContentDigest = "a", refused: Bool = false,
    ownText: Bool = false
  ) -> RecordingEvent {
    var entry = RecordedEntry.at(0, digest: digest)
    entry.showsOwnText = ownText
    return .called(mode, .entry(entry), network: refused ? [.attempted()] : []) {
      $0.isPreview = mode == .snapshot
    }
  }

  private static func failed(
    _ digest: ContentDigest, network: RecordedConnection = .attempted(),
    _ change: (inout RecordedEntry) -> Void = { _ in }
  ) -> RecordingEvent {
    var entry = RecordedEntry.at(0, digest: digest)
    change(&entry)
    return .delivered([entry]) { call in
      call.updateAnswer { $0.network = [network] }
    }
  }

  private static func failed(_ digest: ContentDigest, _ access: RecordedAccess) -> RecordingEvent {
    .delivered([.at(0, digest: digest)]) { call in
      call.updateAnswer { $0.accesses = [access] }
    }
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let samples = member.calls(in: [.placeholder, .snapshot]).filter { call in
      (call.mode == .placeholder || call.isPreview) && !call.wasFailed
    }
    let known = Dictionary(
      samples.compactMap { call in
        call.entries.first.flatMap { entry in entry.tapFree.map { ($0, (call.mode, entry)) } }
      }, uniquingKeysWith: { first, _ in first })
    guard !known.isEmpty else { return .notApplicable("there is no sample to compare with") }
    let failed = member.timelines.filter { $0.call.wasFailed }
    guard !failed.isEmpty else { return .notApplicable("nothing failed a timeline") }
    let words = DateWords(locale: member.header.locale, timeZone: member.header.timeZone)
    for timeline in failed {
      let shown = timeline.entries.map { $0.tapFree.flatMap { known[$0] } }
      guard let first = shown.first, let (mode, sample) = first,
        shown.allSatisfy({ $0 != nil }),
        !Self.saysNothing(timeline.entries, like: sample, of: member, words)
      else { continue }
      let message =
        "the timeline shows what \(mode == .placeholder ? "the placeholder" : "the gallery") shows"
      return .problems([Problem(message, in: timeline.call, entry: 0)])
    }
    return .problems([])
  }
}

extension SampleDataAsTimelineCheck {
  /// The words of the longest message that is taken for one about missing data.
  private static let longestMessage = 10

  /// Whether entries are drawn as a short message without a figure but zero, such as “No data yet”:
  /// nobody takes that for data, though the placeholder may show it as well.
  ///
  /// A text that the sample's entry brings along, such as “Buy milk”, is none if it speaks of
  /// nothing that lacks; the view's own words are. The entry's date is nobody's data.
  private static func saysNothing(
    _ entries: [RecordedEntry], like sample: RecordedEntry, of member: MemberEvidence,
    _ words: DateWords
  ) -> Bool {
    let names = Set(entries.flatMap(\.drawings))
    let drawn = member.shownDrawings.filter { names.contains($0.drawing.digest) }
    guard !drawn.isEmpty else { return false }
    let dates = Dictionary(
      entries.flatMap { entry in entry.drawings.map { ($0, entry.date) } },
      uniquingKeysWith: { first, _ in first })
    return drawn.allSatisfy { shown in
      var texts = shown.texts.compactMap(\.box.text)
      if sample.showsOwnText, !AbsenceWords.areIn(texts) { return false }
      if let date = dates[shown.drawing.digest] { texts = words.removed(from: texts, of: date) }
      return !texts.contains { $0.contains { $0.isNumber && $0.wholeNumberValue != 0 } }
        && texts.reduce(0) { $0 + $1.split(separator: " ").count } <= longestMessage
    }
  }
}
