import WidgetFindings
import WidgetRecording

/// Objects to relevance entries that cannot be had.
struct RelevanceEntryMissingCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-entry-missing",
    group: .watch,
    summary: "Every configuration that a widget calls relevant has an entry.",
    rationale: """
      Apple documents that a relevance widget is shown by asking for the entry of each \
      configuration that `relevance()` named. One that throws or gives nothing is not shown.
      """,
    onDevice: "The widget is missing from the Smart Stack though it called itself relevant.",
    repair: "Give an entry for every configuration, or leave out of `relevance()` what has none.",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("an entry", in: watch, .called(.entry, .entry(.at(0)))),
    .rejects(
      "an error", in: watch, .called(.entry, .failure(RecordedFailure(message: "no data"))),
      at: .call()),
    .rejects("nothing", in: watch, .called(.entry, .entry(nil)), at: .call()),
    .ignores("no relevance widget", in: watch, .timeline(.at(0))),
  ]

  private static let watch = Setting(.watchOS, 26)

  static let modes: [ProviderMode] = [.entry]
  static let looksAtEndings = true

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    switch call.termination {
    case .threw:
      let said = call.failure.map { ": \($0.message)" } ?? ""
      return [
        Problem("making the entry threw an error\(said)", in: call)
          .located(at: call.failure?.place)
      ]
    case .returned:
      guard call.entries.isEmpty else { return [] }
      return [Problem("there is no entry for a relevant configuration", in: call)]
    default: return []
    }
  }
}
