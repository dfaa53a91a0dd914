import WidgetFindings
import WidgetRecording

/// Objects to reloads that the daily budget refuses.
struct ReloadBudgetExceededCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "reload-budget-exceeded",
    group: .timelines,
    summary: "The widget asks for no more reloads than a day allows.",
    rationale: """
      Apple documents 40 to 70 reloads a day for a widget that is looked at often, so more than 70 \
      are refused; from 41 on a widget that is looked at seldom may get fewer than it asks for, \
      which is a note. Developer Mode lifts the budget, so a widget that asks too often looks \
      right on the developer's desk only.
      """,
    onDevice: """
      The widget shows old content from the refusal until the budget allows the next reload.
      """,
    repair: """
      Put more entries into each timeline and ask more rarely; where the app reloads the widget \
      whenever its data change, use `.never`.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    Example(name: "40 a day", recording: delivered(40), expectation: .accepted),
    Example(
      name: "41 a day", recording: delivered(41), expectation: .rejected([.call(at: 40 * 34)])),
    Example(
      name: "41 in more than a day", recording: delivered(41, apart: 36.1), expectation: .accepted),
    Example(
      name: "reloads at times that the system picks",
      recording: delivered(41, policy: .atEnd) { $0.question = .timeline(.atEnd) },
      expectation: .accepted),
    Example(
      name: "reloads that are free",
      recording: delivered(41) { $0.question = .timeline(.interaction) }, expectation: .accepted),
    .accepts("nothing refused", .timeline(.at(0), policy: .after(minute: 10))),
    .rejects(
      "a reload refused", .timeline(.at(0), policy: .after(minute: 10)), .refused(at: 10),
      .timeline(.at(60), at: 60, policy: .after(minute: 120)), at: .call(at: 10)
    ),
    .rejects(
      "reloads that the provider asks for itself",
      .delivered([.at(0)], policy: .never, reason: .appReload) { call in
        call.updateAnswer { $0.accesses = [RecordedAccess(.reload, of: "")] }
      }, .refused(at: 10), at: .call(at: 10)
    ),
    .rejects(
      "a policy in the past, whose first reload is granted",
      .timeline(.at(0), policy: .after(minute: 0)), .refused(at: 5), at: .call(at: 5)
    ),
    .rejects(
      "a policy that asks sooner than reloads are granted",
      .timeline(.at(0), policy: .after(minute: 1)),
      .timeline(.at(5), at: 5, policy: .after(minute: 6)), .refused(at: 10), at: .call(at: 10)
    ),
    .rejects(
      "a policy with a date that is made once", .timeline(.at(0), policy: .after(minute: 10)),
      .timeline(.at(10), at: 10, policy: .after(minute: 10)),
      .timeline(.at(15), at: 15, policy: .after(minute: 10)), .refused(at: 20), at: .call(at: 20)
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

  /// A timeline whose reloads follow at even distances.
  private static func delivered(
    _ count: Int, apart minutes: Double = 34, policy: ReloadPolicy = .never,
    _ change: (inout RecordedCall) -> Void = { _ in }
  ) -> Recording {
    Setting(hours: 48).recording(
      (0..<count).map { index in
        .delivered(
          [.at(Double(index) * minutes)], at: Double(index) * minutes, policy: policy,
          reason: .after, change)
      })
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let calls = member.calls.filter { $0.mode == .timeline && $0.counts(in: .off) }
    let refused = calls.filter(\.isRejected)
    let formatter = MessageFormatter(member.header)
    guard let first = refused.first else {
      return .problems(Self.many(calls, formatter).map { [$0] } ?? [])
    }
    var stale = (from: first.at, length: 0.0, isWhole: true)
    for request in refused {
      let next = calls.first { $0.at > request.at && $0.deliveredTimeline }
      let length = (next?.at ?? member.header.span.end) - request.at
      if length > stale.length { stale = (request.at, length, next != nil) }
    }
    let budget = (member.header.reloadBudget ?? .assumedReloads).perDay
    let message = """
      \(Self.asker(of: calls)) \(Self.pace(calls, until: first, member)), and the budget, \
      \(budget) a day here where Apple documents 40 to 70, is used up at \
      \(formatter.instant(first.at)) with Developer Mode off; old content stays for \
      \(stale.isWhole ? "" : "at least ")\(MessageFormatter.span(stale.length)) from \
      \(formatter.instant(stale.from)), and Developer Mode hides it
      """
    var problem = Problem(message, in: first)
    problem.shortage = Self.shortage(of: calls)
    return .problems([problem])
  }

  /// The note for a widget that would get fewer reloads if seldom looked at.
  private static func many(_ calls: [RecordedCall], _ formatter: MessageFormatter) -> Problem? {
    let counted = asked(calls)
    var first = 0
    var most = (count: 0, last: 0)
    for (index, call) in counted.enumerated() {
      while counted[first].at <= call.at - RateLimit.day { first += 1 }
      if index - first + 1 > most.count { most = (index - first + 1, index) }
    }
    guard most.count > RateLimit.leastReloads else { return nil }
    let message = """
      \(most.count) reloads are asked for in the 24 hours up to \
      \(formatter.instant(counted[most.last].at)); a widget that is looked at seldom gets about \
      \(RateLimit.leastReloads)
      """
    var problem = Problem(message, in: counted[most.last], key: "many").at(.note)
    problem.shortage = shortage(of: calls)
    return problem
  }

  /// The requests that a policy or the app asks for; free ones and those at times of the system's
  /// own choice are none of them.
  private static func asked(_ calls: [RecordedCall]) -> [RecordedCall] {
    var isSystemsChoice = false
    return calls.filter { call in
      let isFree = [.interaction, .environment].contains(call.reason)
      let counts = !isFree && !(isSystemsChoice && call.reason == .atEnd)
      if let timeline = call.timeline {
        isSystemsChoice =
          timeline.policy == .atEnd && !timeline.entries.contains { $0.date > call.deliveredAt }
      }
      return counts
    }
  }

  /// The lack of the calls that were answered: those that were refused lacked nothing.
  private static func shortage(of calls: [RecordedCall]) -> String {
    calls.lazy.map(\.shortageOfAnswers).first { !$0.isEmpty } ?? ""
  }

  /// The words for timelines whose policies ask for the next ones.
  private static let policies = "the timelines"

  /// The words for what asks for most of the timelines.
  private static func asker(of calls: [RecordedCall]) -> String {
    let granted = calls.filter { !$0.isRejected }
    guard granted.count(where: { $0.reason == .appReload }) * 2 > granted.count else {
      return policies
    }
    let isProviders = calls.contains { $0.accesses.contains { $0.kind == .reload } }
    return isProviders ? "the provider's own calls of WidgetCenter" : "the app's reloads"
  }

  /// The words for how often timelines are asked for, and how often they come where the least time
  /// between two reloads holds the requests up.
  private static func pace(
    _ calls: [RecordedCall], until refusal: RecordedCall, _ member: MemberEvidence
  ) -> String {
    let granted = calls.prefix { $0.at < refusal.at }
    guard let start = granted.first?.at else { return "ask again at once" }
    let mean = (refusal.at - start) / Double(granted.count)
    let asked = member.timelines.filter { $0.at < refusal.at }.compactMap(\.wait).sorted()
    // A date that is made once is ahead for the first timelines, and past for all later ones.
    let usual = asked.isEmpty ? mean : asked[asked.count / 2]
    guard asker(of: calls) == policies, asked.count * 2 > granted.count, usual + 1 < mean,
      let least = asked.first, let most = asked.last
    else { return "ask again every \(MessageFormatter.mean(mean)) on average" }
    let hasExceptions = most + 1 >= mean
    let longest = hasExceptions ? usual : most
    let isOne = longest - least < 1
    let wait =
      (hasExceptions ? "mostly " : "")
      + (longest <= 0
        ? "at once" : "\(isOne ? "after" : "within") \(MessageFormatter.span(longest))")
    return "ask again \(wait) and are granted every \(MessageFormatter.mean(mean)) on average, the "
      + "least time between reloads being assumed"
  }
}

extension Timeline {
  /// The seconds from the request to the moment for which the policy asks for another one; nil where
  /// it names none, and where the system picks the moment.
  fileprivate var wait: Double? {
    switch policy {
    case .after(let date): date - at
    case .atEnd: dated.last.flatMap { $0.date > call.deliveredAt ? $0.date - at : nil }
    case .never: nil
    }
  }
}
