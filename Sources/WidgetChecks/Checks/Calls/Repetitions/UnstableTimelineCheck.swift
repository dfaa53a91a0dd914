import WidgetFindings
import WidgetRecording

/// Notes timelines that differ though they were made for one context at one instant.
struct UnstableTimelineCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "unstable-timeline",
    group: .calls,
    summary: "The same question at the same moment has the same answer.",
    rationale: """
      A timeline that depends on chance, on the order of a set or on a counter cannot be \
      tested, and shows something else after every reload.
      """,
    onDevice: "The widget's content changes without a reason that a person could see.",
    repair: "Derive the content from the date and the data; seed what must look random.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("equal answers", .timeline(.at(0, digest: "a")), .timeline(.at(0, digest: "a"))),
    .rejects(
      "answers that differ", .timeline(.at(0, digest: "a")), .timeline(.at(0, digest: "b")),
      at: .call()
    ),
    .accepts("an equal repetition", .timeline(.at(0, digest: "a")), again(.at(0, digest: "a"))),
    .rejects(
      "a repetition that differs", .timeline(.at(0, digest: "a")), again(.at(0, digest: "b")),
      at: .call()
    ),
    .rejects(
      "a repetition with another policy", .timeline(.at(0)),
      again(.at(0), policy: .never), at: .call()
    ),
    .rejects(
      "a repetition that throws an error", .timeline(.at(0)),
      again {
        $0.outcome = .answered(ProviderAnswer(.failure(RecordedFailure(message: "no data"))))
      }, at: .call()),
    .ignores(
      "a repetition that crashes, of which others speak", .timeline(.at(0)),
      again { $0.outcome = .crashed(signal: nil, nil) }),
    .ignores(
      "a repetition of another moment", .timeline(.at(0)), again(.at(0)) { $0.at = $0.at + 60 }),
    .ignores(
      "a repetition in the other Developer Mode", .timeline(.at(0), in: .off),
      again(.at(0)) { $0.developerMode = .on }
    ),
    .ignores(
      "a placeholder that was asked for again", .timeline(.at(0)),
      .called(.placeholder) { $0.repetition = .asBefore }),
    .accepts(
      "a view of random numbers, of which another check speaks",
      .timeline(.random("a")), .timeline(.random("b"))),
    .accepts(
      "a link whose text is in another order each time", .timeline(linked("a")),
      again(linked("b"))),
    .ignores("other moments", .timeline(.at(0)), .timeline(.at(60), at: 60)),
    .ignores(
      "after an interaction, which may change the data", .timeline(.at(0, digest: "a")),
      .timeline(.at(0, digest: "b"), reason: .interaction)
    ),
  ]

  private static func linked(_ digest: ContentDigest) -> RecordedEntry {
    var entry = RecordedEntry.at(0, digest: digest)
    entry.tapFreeDigest = "c"
    return entry
  }

  private static func again(
    _ entries: RecordedEntry..., policy: ReloadPolicy = .atEnd,
    change: (inout RecordedCall) -> Void = { _ in }
  ) -> RecordingEvent {
    .delivered(entries, policy: policy, reason: nil) { call in
      call.repetition = .asBefore
      change(&call)
    }
  }

  private struct Context: Hashable {
    var at: SimulatedInstant
    var developerMode: DeveloperMode?
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    var first: [Context: RecordedCall] = [:]
    var compared = false
    var problems: [Problem] = []
    for timeline in member.timelines {
      if let reason = timeline.call.reason,
        [.interaction, .appReload, .environment].contains(reason)
      {
        continue
      }
      let context = Context(at: timeline.at, developerMode: timeline.call.developerMode)
      guard let earlier = first[context] else {
        first[context] = timeline.call
        continue
      }
      compared = true
      if !Self.areAlike(earlier, timeline.call) {
        problems.append(
          Problem("two timelines for one context at one moment differ", in: timeline.call))
      }
    }
    for call in member.repetitions where call.mode == .timeline {
      let context = Context(at: call.at, developerMode: call.developerMode)
      guard let earlier = first[context], !call.isUnanswered else { continue }
      compared = true
      if !call.hasReturned {
        problems.append(
          Problem("the same question, asked again at the same moment, \(call.ending)", in: call))
      } else if !Self.areAlike(earlier, call) {
        problems.append(
          Problem("two timelines for one context at one moment differ", in: call))
      }
    }
    guard compared else { return .notApplicable("no two timelines of one moment to compare") }
    return .problems(problems)
  }

  /// Whether two calls gave the same timeline; a number that is none equals itself.
  private static func areAlike(_ one: RecordedCall, _ other: RecordedCall) -> Bool {
    guard let first = one.timeline, let second = other.timeline else { return false }
    return areAlike(first.policy, second.policy) && first.entries.count == second.entries.count
      && zip(first.entries, second.entries).allSatisfy { entry, again in
        isSame(entry.date.secondsSince1970, again.date.secondsSince1970)
          && entry.hasContent(of: again) && areAlike(entry.relevance, again.relevance)
      }
  }

  private static func areAlike(_ one: ReloadPolicy, _ other: ReloadPolicy) -> Bool {
    guard case .after(let date) = one, case .after(let again) = other else { return one == other }
    return isSame(date.secondsSince1970, again.secondsSince1970)
  }

  private static func areAlike(_ one: RecordedRelevance?, _ other: RecordedRelevance?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return isSame(one.score, other.score) && isSame(one.duration, other.duration)
  }

  private static func isSame(_ one: Double, _ other: Double) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }
}
