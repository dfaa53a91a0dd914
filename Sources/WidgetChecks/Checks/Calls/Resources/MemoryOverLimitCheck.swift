import WidgetFindings
import WidgetRecording

/// Objects to calls during which the process grows too large.
struct MemoryOverLimitCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "memory-over-limit",
    group: .calls,
    summary: "No call makes the process grow beyond its memory limit.",
    rationale: """
      The system stops a widget extension that uses too much memory, without a word to its \
      author. About 30 MB on iPhone and 15 MB on Apple Watch have been observed; Apple \
      publishes no number. Large images, decoded at full size, are the usual cause.
      """,
    onDevice: "The extension is killed; the widget keeps its last timeline or its placeholder.",
    repair: "Scale images down before they are decoded, and keep fewer of them in the entries.",
    source: .observed,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a small call", .called(.timeline, memory: 5_000_000)),
    .accepts("exactly the limit", .called(.timeline, memory: 30_000_000)),
    .accepts(
      "exactly the limit of Apple Watch", in: Setting(.watchOS),
      .called(.timeline, memory: 15_000_000)
    ),
    .rejects(
      "a byte above the limit", .called(.timeline, memory: 30_000_001), at: .call()),
    .rejects("a large call", .called(.timeline, memory: 31_050_000), at: .call()),
    .rejects(
      "a call that was stopped", .ended(.timeline, .exceededMemory()), at: .call()),
    .rejects(
      "too much for Apple Watch", in: Setting(.watchOS),
      .called(.timeline, memory: 16_000_000), at: .call()
    ),
  ]

  static let looksAtEndings = true

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    let limit = member.limits.memory
    let grown = call.peakMemory ?? 0
    guard call.termination == .exceededMemory || grown > limit else { return [] }
    let amount = grown == 0 ? "" : " by \(Self.megabytes(grown)) MB"
    let during = call.isDescription ? "its start" : call.activity
    let message = """
      the process grew\(amount) during \(during), above the limit of \(Self.megabytes(limit)) MB
      """
    return [Problem(message, in: call, key: call.mode.rawValue)]
  }

  private static func megabytes(_ bytes: Int) -> String {
    MessageFormatter.number((Double(bytes) / 100_000).rounded() / 10)
  }
}
