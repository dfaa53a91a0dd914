import WidgetFindings
import WidgetRecording

/// Objects to connections that are attempted for the widget gallery.
struct NetworkInPreviewCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "network-in-preview",
    group: .calls,
    summary: "A snapshot for the gallery is made without the network.",
    rationale: """
      The gallery asks for all families of all widgets at once and shows them while a person \
      scrolls. Apple asks for sample data where real data would take more than a few seconds.
      """,
    onDevice: "The gallery shows a redacted widget, or none, where the server is slow.",
    repair: "Answer with sample data where `context.isPreview` is true.",
    sample: """
      if context.isPreview { return .sample }
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("sample data", .called(.snapshot) { $0.isPreview = true }),
    .accepts(
      "a connection outside the gallery", .called(.snapshot, network: [.attempted()])),
    .accepts("sample data at once, and a request for later", preview(.attempted(.afterAnswer))),
    .rejects("a connection for the gallery", preview(.attempted()), at: .call()),
    .rejects("a view that loads an image", preview(.attempted(.drawing)), at: .call()),
  ]

  private static func preview(_ connection: RecordedConnection) -> RecordingEvent {
    .called(.snapshot, network: [connection]) { $0.isPreview = true }
  }

  static let modes: [ProviderMode] = [.snapshot]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard call.isPreview else { return [] }
    return call.connections(for: "the gallery", drawing: "the snapshot") { $0.moment == nil }
  }
}
