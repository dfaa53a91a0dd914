import WidgetFindings
import WidgetRecording

/// What the provider gave where a finding was made: the values that are wrong, and those beside them.
struct FaultEvidence {
  /// Entries beside the one that is wrong.
  private static let neighbours = 2

  /// The finding.
  let found: FoundFault

  /// The values; nothing where the finding is about no call.
  var markup: Markup? {
    guard let call = found.call else { return nil }
    if let timeline = call.timeline, !timeline.entries.isEmpty {
      return entries(timeline, of: call)
    }
    if let failure = call.failure { return words("The call said", failure.message) }
    if call.hasFailed { return words("The call", (call.termination ?? .returned).phrase) }
    return nil
  }

  private func words(_ name: String, _ text: String) -> Markup {
    PagePieces.facts([(name, .text(SafeText.line(text, limit: 400)))])
  }

  private func entries(_ timeline: RecordedTimeline, of call: RecordedCall) -> Markup {
    let entries = timeline.entries
    let wrong = found.finding.entry.flatMap { entries.indices.contains($0) ? $0 : nil }
    let first = max(0, (wrong ?? 0) - Self.neighbours)
    let shown = first..<min(entries.count, first + 2 * Self.neighbours + 1)
    let clock = found.page.clock
    return PagePieces.table(
      caption: "The timeline of \(clock.moment(call.at)): "
        + (shown.count == entries.count
          ? ValueFormatter.counted(entries.count, "entry", plural: "entries")
          : "entries \(shown.lowerBound) to \(shown.upperBound - 1) of \(entries.count)")
        + ", then \(timeline.policy.phrase(clock))",
      columns: ["Entry", "Date", "Score", "For", "Shows"],
      rows: shown.map { index in row(entries[index], index, isWrong: index == wrong) },
      className: "evidence")
  }

  private func row(_ entry: RecordedEntry, _ index: Int, isWrong: Bool) -> [Markup] {
    let clock = found.page.clock
    let relevance = entry.relevance
    let words =
      entry.drawings.first.flatMap(found.page.drawings.drawing)
      .map(DrawingShelf.words) ?? "–"
    return [
      isWrong
        ? Markup("strong", ["class": "wrong"]) {
          PagePieces.icon(found.finding.level.rawValue)
          "\(index)"
        } : .text("\(index)"),
      .text(entry.date.isFinite ? clock.moment(entry.date) : "never"),
      .text(relevance.map { ValueFormatter.score($0.score) } ?? "none"),
      .text(relevance.map { Self.duration($0.duration) } ?? "–"),
      .text(SafeText.line(words, limit: 60)),
    ]
  }

  private static func duration(_ seconds: Double) -> String {
    seconds == 0 ? "until the next" : ValueFormatter.duration(seconds)
  }
}

extension ReloadPolicy {
  /// The policy in words.
  fileprivate func phrase(_ clock: LocalClock) -> String {
    switch self {
    case .atEnd: "a new one at its end"
    case .never: "none until the app asks"
    case .after(let instant):
      instant.isFinite ? "a new one after \(clock.moment(instant))" : "none"
    }
  }
}
