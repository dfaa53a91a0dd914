import WidgetFindings
import WidgetRecording

/// Objects to previews without a picture.
struct PreviewNotShownCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "preview-not-shown",
    group: .calls,
    summary: "Each `#Preview` of a widget shows its entries.",
    rationale: """
      The entries of a preview have to be of the type that the preview's widget shows, all of one \
      type, and there has to be one. The compiler accepts any others, and a widget that cannot be \
      made as the preview makes it.
      """,
    onDevice: "Nothing: people never see a preview. Xcode's canvas shows an error in its place.",
    repair: "Give entries of the type that the widget's provider gives, at least one.",
    sample: """
      #Preview(as: .systemSmall) { WeatherWidget() } timeline: { WeatherEntry.sample }
      """,
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a preview with an entry", .called(.preview)),
    .rejects(
      "entries of another widget",
      .called(.preview, .failure(RecordedFailure(message: "its widget shows others"))), at: .call()),
    .rejects(
      "a preview that crashes",
      .ended(
        .preview, .crashed(signal: 4, RecordedFailure(message: "Fatal error: use init(profile:)"))),
      at: .call()),
    .ignores("no preview", .timeline(.at(0))),
  ]

  static let modes: [ProviderMode] = [.preview]
  static let looksAtEndings = true

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard let reason = Self.reason(call) else { return [] }
    let name = call.preview.map { " '\($0)'" } ?? ""
    let problem = Problem("the preview\(name) is not shown: \(reason)", in: call)
      .located(at: call.failure?.place)
    return [call.partLeftOut == nil ? problem : problem.at(.note)]
  }

  private static func reason(_ call: RecordedCall) -> String? {
    guard case .crashed(let signal, _, _) = call.outcome else {
      return call.termination == .threw ? call.failure?.message : nil
    }
    return "it ended by \(SignalName(signal))" + (call.lastWords.map { ": \($0)" } ?? "")
  }
}
