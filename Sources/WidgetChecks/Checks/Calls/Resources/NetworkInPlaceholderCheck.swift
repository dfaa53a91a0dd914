import WidgetFindings
import WidgetRecording

/// Objects to connections that are attempted while a placeholder is made.
struct NetworkInPlaceholderCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "network-in-placeholder",
    group: .calls,
    summary: "A placeholder is made without the network.",
    rationale: """
      A placeholder must come at once and has no data in it. A connection makes it wait for a \
      server, and without a network it never comes.
      """,
    onDevice: "The widget's place stays empty while the server is asked.",
    repair: "Return constants, fetch in the timeline, and hand to the view in the entry what came.",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("no connection", .called(.placeholder, network: [])),
    .rejects(
      "a connection", .called(.placeholder, network: [.attempted()]), at: .call()),
    .rejects(
      "one for which nobody waits",
      .called(.placeholder, network: [.attempted(.afterAnswer)]), at: .call()
    ),
    .rejects(
      "a view that loads an image",
      .called(.placeholder, network: [.attempted(.drawing)]), at: .call()
    ),
    .ignores("a connection for a timeline", .called(.timeline, network: [.attempted()])),
  ]

  static let modes: [ProviderMode] = [.placeholder]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    call.connections(for: "a placeholder", drawing: "the placeholder") { _ in true }
  }
}
