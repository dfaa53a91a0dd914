import WidgetFindings
import WidgetRecording

/// Notes the hosts that providers asked and that were not let through.
struct NetworkRefusedCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "network-refused",
    group: .calls,
    summary: "Every host that a provider asks can answer.",
    rationale: """
      A run lets no connection through unless it is told to, and answers what the manifest's \
      `network` has an answer for. What is checked then is only what a \
      provider does without an answer: its entries may be old, empty or a sample.
      """,
    onDevice: "With a network the provider takes another way, of which nothing was seen.",
    repair: """
      Give requests answers: `network` in the manifest names responses by address, or an HTTP \
      archive that a browser or `--allow-network --record-network FILE.har` has written.
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("no connection", .timeline(.at(0))),
    .accepts("a connection that was let through", called(refused: false)),
    .rejects("a connection that was refused", called(), at: .call()),
    .rejects("one host in many calls", called(), called(at: 60), at: .call()),
    .rejects(
      "two hosts", called(), called("b.example.com", at: 60), at: .call(), .call(at: 60)),
    .rejects(
      "a request without encryption that the system refuses",
      .called(.timeline, at: 0, network: [.failing(.insecure)]), at: .call()),
    .accepts(
      "an answer with an error's status",
      .called(.timeline, at: 0, network: [.failing(.status(404))])),
    .rejects("a view that loads an image", called(moment: .drawing), at: .call()),
    .rejects(
      "a call that did not return",
      .ended(.timeline, .answered(ProviderAnswer(.abandoned))) { call in
        call.updateAnswer { $0.network = [.attempted()] }
      }, at: .call()),
    .rejects(
      "a call that crashed",
      .ended(
        .timeline,
        .crashed(
          signal: 4, nil,
          measures: ProviderAnswer(.abandoned, completions: 0, network: [.attempted()]))),
      at: .call()),
    .rejects("a web socket", called("wss://api.example.com"), at: .call()),
    .rejects(
      "a body that no recorded request had", ofOtherBody(), ofOtherBody(at: 60), at: .call()),
    .rejects("a body with other values", ofOtherBody("day\nvariables.city"), at: .call()),
    .rejects("an answer that was recorded without its body", withoutBody(), at: .call()),
    .ignores("a recording without calls", .described("Weather")),
  ]

  private static func called(
    _ host: String = "api.example.com", at minute: Double = 0, refused: Bool = true,
    moment: RecordedConnection.Moment? = nil
  ) -> RecordingEvent {
    var connection = RecordedConnection.attempted(moment)
    (connection.host, connection.failure) = (host, refused ? .refused : nil)
    return .called(.timeline, at: minute, network: [connection])
  }

  private static func ofOtherBody(
    _ members: ContentDigest? = nil, at minute: Double = 0
  ) -> RecordingEvent {
    .called(.timeline, at: minute) { call in
      let address = "POST https://api.example.com/graphql"
      call.updateAnswer {
        $0.accesses = [
          RecordedAccess(.otherBody, of: "api.example.com", key: address, value: members)
        ]
      }
    }
  }

  private static func withoutBody() -> RecordingEvent {
    .called(.timeline, at: 0) { call in
      call.updateAnswer {
        $0.network = [.attempted()]
        $0.accesses = [
          RecordedAccess(.missingBody, of: "api.example.com", key: "GET https://api.example.com/a")
        ]
      }
    }
  }

  func verdict(on kind: KindEvidence) -> Verdict {
    let calls = kind.members.flatMap(\.calls).filter { !$0.isRejected }
    guard !calls.isEmpty else { return .notApplicable("no call was made") }
    var problems: [Problem] = []
    var told: Set<String> = []
    for call in calls {
      for connection in call.network
      where (connection.refused || connection.failure == .insecure)
        && told.insert(connection.host).inserted
      {
        // A scheme stands before hosts that were not asked by HTTP.
        let advice =
          if connection.failure == .insecure {
            "App Transport Security refuses requests by http for which the Info.plist has no exception, "
              + "unless the system's HSTS list has the host, which is then asked by https"
          } else if connection.host.contains("://") {
            "nothing answers web sockets and what else is not HTTP"
          } else if let request = call.withoutBody(of: connection.host) {
            "the archive has the request \(request), without its body: export it with its content"
          } else {
            "'network' in the manifest can answer for it"
          }
        let message = """
          \(connection.host) was asked and not let through, so only what the provider does without \
          an answer was seen; \(advice)
          """
        problems.append(Problem(message, in: call, key: connection.host))
      }
      for access in call.accesses {
        guard access.kind == .otherBody, let request = access.key, told.insert(request).inserted
        else { continue }
        let members = access.value?.text.split(separator: "\n").map(String.init) ?? []
        let names = MessageFormatter.quoted(members)
        let answer =
          members.isEmpty
          ? "archive's first answer to that address was given"
          : "answer to the nearest was given: its body differs in \(names)"
        let message = "no recorded request \(request) has the body that was sent, so the \(answer)"
        problems.append(Problem(message, in: call, key: request))
      }
    }
    return .problems(problems)
  }
}

extension RecordedCall {
  /// A request to a host whose answer an archive has without its body; nil for none.
  fileprivate func withoutBody(of host: String) -> String? {
    accesses.first { $0.kind == .missingBody && $0.name == host }?.key
  }
}
