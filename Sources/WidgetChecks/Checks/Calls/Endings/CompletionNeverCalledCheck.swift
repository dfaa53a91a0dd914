import WidgetFindings
import WidgetRecording

/// Objects to calls that run out of time without an answer.
struct CompletionNeverCalledCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "completion-never-called",
    group: .calls,
    summary: "Every call is answered within its limit.",
    rationale: """
      A provider answers by calling its completion, or by returning. An early return in a \
      guard, an error that a Task swallows or a wait for something that never comes leaves the \
      request without an answer, and the system halts the extension. So does a view that never ends, \
      since the answer's views are evaluated with it; the message then names the view.
      """,
    onDevice: """
      The widget keeps its last timeline or its placeholder; nothing says why. How long the \
      system waits is not published, so the limit here is assumed.
      """,
    repair: """
      Call the completion on every path, in failures too, with the best entry there is. Give \
      requests a `timeoutInterval` that leaves time for that.
      """,
    sample: """
      Task {
        let cards = (try? await service.cards()) ?? []
        completion(Timeline(entries: entries(for: cards), policy: .after(tomorrow)))
      }
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .rejects(
      "an extension that names no widget", .undescribed(.timedOut(wasBusy: nil)), at: .call()
    ),
    .accepts("a call that is answered", .timeline(.at(0))),
    .rejects(
      "a timeline that never comes",
      .ended(.timeline, .timedOut(wasBusy: false)), at: .call()
    ),
    .rejects(
      "a task that ends in an error and takes the completion with it",
      .called(.timeline, .abandoned, completions: 0), at: .call()
    ),
    .rejects(
      "a server that could not be reached",
      .called(.timeline, .abandoned, completions: 0, network: [.attempted()]), at: .call()
    ),
    .rejects(
      "a server that could not be reached, and a process that waits on",
      .idled { $0.network = [.attempted()] }, at: .call()
    ),
    .rejects(
      "a server that takes longer", .idled { $0.awaitedHosts = ["api.example.com"] },
      at: .call()
    ),
    .rejects(
      "a stand-in that calls no closure",
      .idled { answer in
        let key = RecordedAccess.standInLettingGoOfClosure
        answer.accesses = [RecordedAccess(.standIn, of: "Sea", key: key)]
      }, at: .call()
    ),
    .rejects(
      "a permission that was not given",
      .ended(.timeline, .answered(ProviderAnswer(.abandoned))) { call in
        call.updateAnswer { $0.accesses = [RecordedAccess(.permission, of: "location")] }
      }, at: .call()
    ),
    .rejects(
      "one fault in snapshot and timeline is told for each",
      .ended(.snapshot, .timedOut(wasBusy: nil)), .ended(.timeline, .timedOut(wasBusy: nil)),
      at: .call(), .call()
    ),
    .rejects(
      "a view that never ends",
      .ended(.placeholder, .timedOut(wasBusy: true)) { $0.endedInViews = true }, at: .call()
    ),
    .rejects(
      "the same question asked again", .timeline(.at(0)),
      .ended(.timeline, .timedOut(wasBusy: false)) { $0.repetition = .asBefore }, at: .call()
    ),
  ]

  static let looksAtEndings = true

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard call.termination == .timedOut else { return [] }
    if call.endedInViews { return [viewProblem(call, of: member)] }
    let missing =
      call.isDescription
      ? "the extension named no widget" : "the \(call.mode.rawValue) call gave no answer"
    let message = missing + reason(call, of: member) + call.shortage
    var problem = Problem(message, in: call, key: call.mode.rawValue)
    // The author is not to blame for a stand-in.
    if call.letsGoOfClosure { problem.level = .note }
    return [problem]
  }

  /// The problem of a view that was not done in time, although the provider had answered.
  private func viewProblem(_ call: RecordedCall, of member: MemberEvidence) -> Problem {
    let limit = MessageFormatter.span(member.limits.duration(for: call.mode).seconds)
    var reason = ""
    if case .timedOut(let wasBusy?, _) = call.outcome {
      reason =
        wasBusy
        ? "; the process was busy, so the view is too slow or caught in a loop"
        : "; the process was idle, so the view waits for what does not come in that time"
    }
    var problem = Problem(
      "drawing the view of the \(call.mode.rawValue) did not end in \(limit)\(reason), while the "
        + "provider had answered", in: call, key: "view of \(call.mode.rawValue)")
    problem.declaration = .widget
    return problem
  }

  /// The words for a stand-in that was given the closure from which the answer would come.
  private static let standInWords = ", as a stand-in calls no closure that it is given"

  /// The evidence that no answer came.
  private func reason(_ call: RecordedCall, of member: MemberEvidence) -> String {
    guard case .timedOut(let wasBusy, _) = call.outcome else {
      return call.letsGoOfClosure
        ? Self.standInWords
        : ": its completion was let go of without being called, and nothing is left that could"
    }
    let span = MessageFormatter.span(member.limits.duration(for: call.mode).seconds)
    let limit = call.isDescription ? " in time" : " in " + span
    return switch wasBusy {
    case true?: limit + "; the process was busy, so it is too slow or caught in a loop"
    case false? where !call.awaitedHosts.isEmpty:
      limit + "; it waited for \(call.awaitedHosts.joined(separator: ", ")), which takes longer to "
        + "answer"
    case false? where call.letsGoOfClosure:
      limit + Self.standInWords
    case false?: limit + "; the process was idle, so it waited for what does not come in that time"
    case nil: limit
    }
  }
}

extension RecordedCall {
  /// Whether a stand-in was given a closure in it, which it does not call.
  fileprivate var letsGoOfClosure: Bool {
    accesses.contains {
      $0.kind == .standIn && $0.key == RecordedAccess.standInLettingGoOfClosure
    }
  }
}

extension RecordingEvent {
  /// A timeline call that waited beyond its limit.
  fileprivate static func idled(_ change: (inout ProviderAnswer) -> Void) -> Self {
    var measures = ProviderAnswer(.abandoned, completions: 0)
    change(&measures)
    return .ended(.timeline, .timedOut(wasBusy: false, measures: measures))
  }
}
