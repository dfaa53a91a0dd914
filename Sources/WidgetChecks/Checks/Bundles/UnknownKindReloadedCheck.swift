import WidgetFindings
import WidgetRecording

/// Objects to reloads of a kind that the bundle has not.
struct UnknownKindReloadedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "unknown-kind-reloaded",
    group: .bundles,
    summary: "Every reload names a kind of the bundle.",
    rationale: """
      `reloadTimelines(ofKind:)` compares the kind as text. One that no widget of the bundle has \
      reloads nothing, and nothing reports it.
      """,
    onDevice: "The widget goes on showing what it showed before.",
    repair: "Use one constant for the kind, in the widget and in the reload.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a kind of the bundle", .described(), reload("Weather")),
    .accepts("all kinds", .described(), reload(nil)),
    .rejects("another kind", .described(), reload("weather"), at: .declaration),
    .rejects(
      "the same one twice is one fault", .described(), reload("Tides"), reload("Tides"),
      at: .declaration
    ),
    .rejects(
      "an invalidation of another kind's relevance", .described(),
      .reloadRequest(
        RecordedReloadRequest(at: Setting.start, kind: "Tides", of: .relevance)),
      at: .declaration
    ),
    .rejects(
      "a reload that a provider asks for", .described(),
      .called(.timeline) { call in
        call.updateAnswer { $0.accesses = [RecordedAccess(.reload, of: "Tides")] }
      }, reload("Tides"), reload("Tides"), at: .call()
    ),
    .ignores("nothing is reloaded", .described()),
    .ignores("a recording that describes no widgets", reload("Tides")),
  ]

  private static func reload(_ kind: String?) -> RecordingEvent {
    .reloadRequest(RecordedReloadRequest(at: Setting.start, kind: kind))
  }

  /// The problem with a kind, in the call of a provider that asks for its reload, where one does.
  private static func problem(_ message: String, _ kind: String, in evidence: Evidence) -> Problem {
    for member in evidence.members {
      let reload = RecordedAccess(.reload, of: kind)
      let call = member.calls.first { call in
        call.accesses.contains { $0.kind == reload.kind && $0.name == kind }
      }
      guard let call else { continue }
      let places = member.widget?.places
      let place =
        places?.place(ofFirst: reload.sourceUses) ?? places?.method(for: call.mode)
        ?? member.widget?.place
      var problem = Problem(message, in: call, key: kind).located(at: place)
      problem.shortage = ""
      return problem
    }
    return Problem(message, key: kind)
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let kinds = Set(evidence.recording.widgets.map(\.kind))
    guard !kinds.isEmpty else { return .notApplicable("the recording describes no widgets") }
    var isAny = false
    var messages: Set<String> = []
    var problems: [Problem] = []
    for case .reloadRequest(let request) in evidence.recording.events {
      isAny = true
      guard let kind = request.kind, !kinds.contains(kind) else { continue }
      let subject =
        request.target == .relevance ? "an invalidation of the relevance" : "a reload"
      let message = "\(subject) names the kind '\(kind)', which no widget of the bundle has"
      // A provider that reloads at each of its calls has one fault.
      guard messages.insert(message).inserted else { continue }
      problems.append(Self.problem(message, kind, in: evidence))
    }
    return isAny ? .problems(problems) : .notApplicable("nothing asks for a reload")
  }
}
