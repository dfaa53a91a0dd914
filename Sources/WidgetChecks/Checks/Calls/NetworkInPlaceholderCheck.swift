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
    repair: "Return constants, and fetch in the timeline.",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("no connection", .called(.placeholder) { $0.network = [] }),
    .rejects("a connection", .called(.placeholder) { $0.network = server }, at: .call()),
    .ignores("a connection for a timeline", .called(.timeline) { $0.network = server }),
  ]

  private static let server = [
    RecordedConnection(host: "api.example.com", port: 443, operation: "connect", refused: true)
  ]

  static let modes: [ProviderMode] = [.placeholder]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard let servers = call.servers else { return [] }
    return [
      Problem("a connection to \(servers) is attempted for a placeholder", in: call, key: servers)
    ]
  }
}
