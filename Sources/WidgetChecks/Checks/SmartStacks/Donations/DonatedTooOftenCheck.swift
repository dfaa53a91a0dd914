import WidgetFindings
import WidgetRecording

/// Notes a donation that the extension makes at every request, whatever the person does.
struct DonatedTooOftenCheck: BundleCheck {
  /// The least number of requests at which donations count as the code's and not as a person's.
  private static let leastRequests = 3

  static let descriptor = CheckDescriptor(
    id: "donated-too-often",
    group: .smartStacks,
    summary: "A donation says what the person did.",
    rationale: """
      The system learns from donations when a person wants to see something. A donation that \
      comes with every timeline or every launch says when the code ran, so that the system learns \
      the code's habits.
      """,
    onDevice: "The widget is suggested at the times of its reloads, or not at all.",
    repair: "Donate where the person looks at the information or acts on it, in the app.",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("a donation now and then", request(0), donation(0), request(60), request(120)),
    .rejects(
      "one with each of three timelines", request(0), donation(0), request(60), donation(60),
      request(120), donation(120), at: .declaration
    ),
    .accepts("two requests tell nothing", request(0), donation(0), request(60), donation(60)),
    .accepts(
      "other values each time", request(0), donation(0, days: 1), request(60),
      donation(60, days: 2), request(120), donation(120, days: 3)
    ),
    .ignores(
      "what the manifest's scenario donates", request(0), donation(0, by: .usage), request(60),
      donation(60, by: .usage), request(120), donation(120, by: .usage)
    ),
    .ignores("nothing donated", request(0), request(60), request(120)),
  ]

  private static func request(_ minute: Double) -> RecordingEvent {
    .timeline(.at(minute), at: minute)
  }

  private static func donation(
    _ minute: Double, days: Double = 1, by interface: DonationInterface = .donationManager
  ) -> RecordingEvent {
    .donation(
      RecordedDonation(
        at: Setting.start + minute * 60, interface: interface, intent: "ViewCards",
        parameters: ["days": .number(days)], isPredictable: true))
  }

  func verdict(on evidence: Evidence) -> Verdict {
    struct Donation: Hashable {
      var intent: String
      var parameters: [String: JSONValue]
    }
    let donations = evidence.recording.donations.filter { $0.interface != .usage }
    guard !donations.isEmpty else { return .notApplicable("the extension donates nothing") }
    let groups = Dictionary(grouping: donations) {
      Donation(intent: $0.intent, parameters: $0.parameters)
    }.mapValues { Set($0.map(\.at)) }
    let requests = evidence.members.map { Set($0.timelines.map(\.call.at)) }
      .filter { $0.count >= Self.leastRequests }
    let everywhere = groups.filter { group in requests.contains { $0.isSubset(of: group.value) } }
    return .problems(
      Set(everywhere.keys.map(\.intent)).sorted().map { intent in
        Problem("the extension donates '\(intent)' at every request for a timeline", key: intent)
      })
  }
}
