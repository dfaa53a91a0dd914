import WidgetFindings
import WidgetRecording

/// Objects to providers that end their own process.
struct ProviderExitedCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "provider-exited",
    group: .calls,
    summary: "Neither the provider nor a view ends the process.",
    rationale: """
      The extension's process belongs to the system, which starts it, shares it between \
      widgets and stops it. A provider that calls exit takes the answer of every other widget \
      with it.
      """,
    onDevice: """
      The request fails as if the extension had crashed; the widget keeps what it showed \
      before.
      """,
    repair: "Return an entry that says what is missing instead of ending the process.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a call that returns", .timeline(.at(0))),
    .rejects(
      "a snapshot that calls exit",
      .ended(.snapshot, .exited(status: 3)), at: .call()
    ),
    .rejects(
      "an extension that calls exit as it starts", .undescribed(.exited(status: 1)), at: .call()
    ),
    .rejects(
      "a provider that gives up without an answer of the network",
      .ended(
        .timeline,
        .exited(
          status: 1,
          measures: ProviderAnswer(.abandoned, completions: 0, network: [.attempted()]))),
      at: .call()
    ),
    .rejects(
      "a view that calls exit",
      .ended(.snapshot, .exited(status: 3)) { $0.endedInViews = true }, at: .call()
    ),
    .rejects(
      "the same question asked again", .timeline(.at(0)),
      .ended(.timeline, .exited(status: 139)) { $0.repetition = .asBefore }, at: .call()
    ),
  ]

  static let looksAtEndings = true

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard case .exited(let code, _) = call.outcome else { return [] }
    let status = code.map { " with status \($0)" } ?? ""
    guard call.endedInViews else {
      let message = "\(call.activity) ended the process\(status)\(call.shortage)"
      return [Problem(message, in: call)]
    }
    var problem = Problem(
      "drawing the view of the \(call.mode.rawValue) ended the process\(status)\(call.shortage)",
      in: call)
    problem.declaration = .widget
    return [problem]
  }
}
