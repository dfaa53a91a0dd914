import WidgetFindings
import WidgetRecording

/// Objects to placeholders that change with the app's stored data.
struct PlaceholderShowsUserDataCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "placeholder-shows-user-data",
    group: .providers,
    summary: "The placeholder is the same whatever the app has stored.",
    rationale: """
      A placeholder is a generic picture of the widget. The system makes it before there is data, \
      keeps it, and shows it while the device is locked; what a person stored must not be in it. \
      Here it was made a second time by a process that found nothing stored, and differs, while two \
      such processes make the same.
      """,
    onDevice: "What was stored when the placeholder was made is shown on a locked device.",
    repair: "Give constants to the placeholder's entry, and read nothing there.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("the same without stored data", made("a"), without("a")),
    .rejects("another one without stored data", made("a"), without("b"), at: .entry(0)),
    .rejects(
      "a crash without stored data", made("a"),
      .ended(.placeholder, .crashed(signal: 5, nil), again), at: .call()),
    .rejects(
      "another one without stored data, and the same again", made("a"), without("b"),
      without("b"), at: .entry(0)),
    .ignores("random values, another one in each process", made("a"), without("b"), without("c")),
    .ignores("nothing stored, so that nothing can differ", made("a")),
    .ignores("an answer that did not come", made("a"), .ended(.placeholder, .rejected, again)),
  ]

  static let needs: [ProviderMode] = [.placeholder]

  private static func made(_ digest: ContentDigest) -> RecordingEvent {
    .called(.placeholder, .entry(.at(0, digest: digest)))
  }

  private static func without(_ digest: ContentDigest) -> RecordingEvent {
    .called(.placeholder, .entry(.at(0, digest: digest)), again)
  }

  private static func again(_ call: inout RecordedCall) {
    call.repetition = .withoutData
  }

  /// The stored values, objects and folders that a call found; of what it found nothing in, nothing
  /// can show.
  private static func names(ofFound accesses: [RecordedAccess]) -> [String] {
    accesses.filter { [.read, .fetch, .container].contains($0.kind) && $0.value != nil }
      .map { access in
        if access.kind == .container { return "files of \(access.name)" }
        return access.key.map { "'\($0)' of \(access.name)" } ?? access.name
      }
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let others = member.repetitions.filter {
      $0.repetition == .withoutData && $0.mode == .placeholder && !$0.isRejected
    }
    guard
      let call = member.calls(in: [.placeholder]).first(where: \.hasReturned),
      let other = others.first
    else { return .notApplicable("nothing is stored, so nothing can show") }
    guard other.hasReturned else {
      let problem = Problem(
        "where nothing is stored the placeholder \(other.ending)", in: call, key: "failed")
      return .problems([problem.at(.error)])
    }
    guard let digest = call.entries.first?.digest, digest != other.entries.first?.digest else {
      return .problems([])
    }
    guard Set(others.map { $0.entries.first?.digest }).count == 1 else {
      return .notApplicable("two processes that find nothing stored make different ones, too")
    }
    let keys = Self.names(ofFound: call.accesses)
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    let read =
      keys.isEmpty ? "" : "; it reads \(keys.prefix(3).joined(separator: ", "))\(more)"
    return .problems([
      Problem("the placeholder is another where nothing is stored\(read)", in: call, entry: 0)
    ])
  }
}
