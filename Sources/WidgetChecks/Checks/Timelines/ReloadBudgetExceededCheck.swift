import WidgetFindings
import WidgetRecording

/// Objects to reloads that the daily budget refuses.
struct ReloadBudgetExceededCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "reload-budget-exceeded",
    group: .timelines,
    summary: "The widget asks for no more reloads than a day allows.",
    rationale: """
      Apple documents 40 to 70 reloads a day for a widget that is looked at often; this \
      program assumes the number that the recording's header gives. Developer Mode lifts the \
      budget, so a widget that asks too often looks right on the developer's desk only.
      """,
    onDevice: """
      The widget shows old content from the refusal until the budget allows the next reload.
      """,
    repair: "Put more entries into each timeline and ask more rarely.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("nothing refused", .timeline(.at(0), policy: .after(minute: 10))),
    .rejects(
      "a reload refused", .timeline(.at(0), policy: .after(minute: 10)), .refused(at: 10),
      .timeline(.at(60), at: 60, policy: .after(minute: 120)), at: .call(at: 10)
    ),
    .rejects(
      "a policy in the past, whose first reload is granted",
      .timeline(.at(0), policy: .after(minute: 0)), .refused(at: 5), at: .call(at: 5)
    ),
    .rejects(
      "the longest wait of several is told", .timeline(.at(0), policy: .after(minute: 10)),
      .refused(at: 10), .timeline(.at(30), at: 30, policy: .after(minute: 40)), .refused(at: 40),
      .timeline(.at(120), at: 120, policy: .never), at: .call(at: 10)
    ),
    .rejects(
      "nothing is delivered any more", .timeline(.at(0), policy: .after(minute: 10)),
      .refused(at: 10), .ended(.timeline, .crashed(signal: nil, nil), at: 30), at: .call(at: 10)
    ),
    .accepts(
      "with Developer Mode on nothing is refused",
      .timeline(.at(0), policy: .after(minute: 10), in: .on),
      .called(.snapshot, at: 5)
    ),
    .rejects(
      "the pace counts from the first of several",
      .timeline(.at(0), policy: .after(minute: 10)),
      .timeline(.at(10), at: 10, policy: .after(minute: 20)), .refused(at: 20), at: .call(at: 20)
    ),
    .rejects(
      "timelines without entries are reloads too", .timeline(policy: .after(minute: 10)),
      .refused(at: 10), .timeline(at: 60, policy: .never), at: .call(at: 10)
    ),
    .rejects(
      "of equal waits the first is told", .timeline(.at(0), policy: .after(minute: 10)),
      .refused(at: 10), .timeline(.at(30), at: 30, policy: .after(minute: 40)), .refused(at: 40),
      .timeline(.at(60), at: 60, policy: .never), at: .call(at: 10)
    ),
    .rejects(
      "a timeline of the same moment came before the refusal",
      .timeline(.at(0), policy: .after(minute: 10)),
      .timeline(.at(10), at: 10, policy: .after(minute: 20), reason: .interaction),
      .refused(at: 10), .timeline(.at(60), at: 60, policy: .never), at: .call(at: 10)
    ),
    .rejects(
      "what Developer Mode allows ends no wait, and a snapshot is no reload",
      .called(.snapshot), .timeline(.at(0), policy: .after(minute: 10)), .refused(at: 10),
      .timeline(.at(30), at: 30, policy: .never, in: .on),
      .timeline(.at(60), at: 60, policy: .never), at: .call(at: 10)
    ),
  ]

  func verdict(on member: MemberEvidence) -> Verdict {
    let calls = member.calls.filter { $0.mode == .timeline && $0.counts(in: .off) }
    let refused = calls.filter(\.isRejected)
    guard let first = refused.first else { return .problems([]) }
    let formatter = MessageFormatter(member.header)
    var stale = (from: first.at, length: 0.0, isWhole: true)
    for request in refused {
      let next = calls.first { $0.at > request.at && $0.deliveredTimeline }
      let length = (next?.at ?? member.header.span.end) - request.at
      if length > stale.length { stale = (request.at, length, next != nil) }
    }
    let budget = (member.header.reloadBudget ?? .assumedReloads).perDay
    let message = """
      the timelines ask again \(Self.pace(calls, until: first, formatter)), and the budget, \
      \(budget) a day here where Apple documents 40 to 70, is used up at \
      \(formatter.instant(first.at)) with Developer Mode off; old content stays for \
      \(stale.isWhole ? "" : "at least ")\(MessageFormatter.span(stale.length)) from \
      \(formatter.instant(stale.from)), and Developer Mode hides it
      """
    return .problems([Problem(message, in: first)])
  }

  /// How often timelines were asked for before the budget was used up.
  private static func pace(
    _ calls: [RecordedCall], until refusal: RecordedCall, _ formatter: MessageFormatter
  ) -> String {
    let granted = calls.prefix { $0.at < refusal.at }
    guard let start = granted.first?.at else { return "at once" }
    return "every " + MessageFormatter.span((refusal.at - start) / Double(granted.count))
      + " on average"
  }
}
