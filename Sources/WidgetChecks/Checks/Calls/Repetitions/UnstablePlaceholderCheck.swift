import WidgetFindings
import WidgetRecording

/// Objects to placeholders that differ though they were made for one context.
struct UnstablePlaceholderCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "unstable-placeholder",
    group: .calls,
    summary: "The placeholder is the same whenever it is made.",
    rationale: """
      A placeholder is a generic picture without data. The system makes it rarely and keeps \
      it, so random or personal content in it stays on screen, out of date.
      """,
    onDevice: """
      What was true when the placeholder was made is shown, redacted or not, whenever data is \
      not yet there or is locked.
      """,
    repair: "Give constants to the placeholder's entry; the date does not matter.",
    sample: """
      func placeholder(in context: Context) -> CardEntry {
        CardEntry(date: .now, card: .sample)
      }
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "two equal placeholders", .called(.placeholder, .entry(.at(0, digest: "a"))),
      .called(.placeholder, .entry(.at(0, digest: "a")))
    ),
    .rejects(
      "two placeholders that differ",
      .called(.placeholder, .entry(.at(0, digest: "a"))),
      .called(.placeholder, .entry(.at(0, digest: "b"))),
      at: .entry(0)
    ),
    .ignores(
      "placeholders of different moments, which may show the date",
      .called(.placeholder, .entry(.at(0, digest: "a"))),
      .called(.placeholder, .entry(.at(60, digest: "b")), at: 60)
    ),
    .accepts(
      "a view of random numbers, of which another check speaks",
      .called(.placeholder, .entry(.random("a"))), .called(.placeholder, .entry(.random("b")))),
    .ignores("a single placeholder", .called(.placeholder, .entry(.at(0, digest: "a")))),
    .accepts(
      "a snapshot that shows more", .called(.placeholder, .entry(.at(0, digest: "a"))),
      .called(.placeholder, .entry(.at(0, digest: "a"))),
      .called(.snapshot, .entry(.at(0, digest: "b")))
    ),
  ]

  static let needs: [ProviderMode] = [.placeholder]

  func verdict(on member: MemberEvidence) -> Verdict {
    struct Context: Hashable {
      var at: SimulatedInstant
      var isPreview: Bool
    }
    var first: [Context: RecordedEntry] = [:]
    var compared = false
    var problems: [Problem] = []
    for call in member.calls where call.mode == .placeholder {
      guard let entry = call.entries.first, entry.digest != nil else { continue }
      let context = Context(at: call.at, isPreview: call.isPreview)
      guard let earlier = first[context] else {
        first[context] = entry
        continue
      }
      compared = true
      guard !entry.hasContent(of: earlier) else { continue }
      problems.append(
        Problem("two placeholders for one context at one moment differ", in: call, entry: 0))
    }
    guard compared else { return .notApplicable("no two placeholders of one moment to compare") }
    return .problems(problems)
  }
}
