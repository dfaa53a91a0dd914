import WidgetFindings
import WidgetRecording

/// Objects to more than one answer to one request.
struct CompletionCalledTwiceCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "completion-called-twice",
    group: .calls,
    summary: "Each request is answered once.",
    rationale: """
      The completion of a request is good for one call. A missing return after an early \
      answer, or a callback that fires again, answers twice, and which of the answers counts \
      is undefined.
      """,
    onDevice: "Either answer may be shown, and it may change from one device to the next.",
    repair: "Return right after the early completion, or make the paths exclude one another.",
    sample: """
      guard let card else {
        completion(Timeline(entries: [.empty], policy: .never))
        return
      }
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("one answer", .timeline(.at(0))),
    .rejects("two answers", .called(.timeline, completions: 2), at: .call()),
    .rejects(
      "an answer that came late",
      .timeline(.at(0)),
      .lateCompletion(
        LateCompletion(
          id: CallID(rawValue: "Cards/Weather/systemSmall/-/timeline"), callAt: Setting.start,
          developerMode: nil, completions: 2
        )
      ),
      at: .call()
    ),
    .rejects(
      "two answers that are errors",
      .called(.timeline, .failure(RecordedFailure(message: "no data")), completions: 2),
      at: .call()
    ),
    .accepts(
      "an async provider, which has no completion",
      .called(
        .timeline, .timeline(RecordedTimeline(entries: [], policy: .never)), completions: 0)),
  ]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard call.completions > 1 else { return [] }
    let message = "the \(call.mode.rawValue) call was answered \(call.completions) times"
    return [Problem(message, in: call, key: call.mode.rawValue)]
  }
}
