import WidgetFindings
import WidgetRecording

/// Objects to taps, and to calls of the app's side, that do not end as they should.
struct InteractionFailedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "interaction-failed",
    group: .bundles,
    summary: "What a tap or the app does ends without an error, and the widget is reloaded.",
    rationale: """
      A button or toggle performs its intent in the extension, and the system asks for a new timeline \
      once it has ended. An intent that throws an error or ends its process changes nothing and says \
      nothing to the person. A button that the widget does not show at the time cannot be tapped at \
      all, and a timeline that fails afterwards leaves the old one in place.
      """,
    onDevice: "The widget looks as if the tap had not happened, and does not say why.",
    repair: """
      Handle the error in `perform()`; show the button, or name another in the scenario; let the \
      timeline after the tap be made from what the intent stored.
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("an intent that ends, and a reload", tap(), reload()),
    .rejects(
      "an intent that throws", tap(.threw(.init(message: "no more coffee"))), reload(),
      at: .declaration),
    .rejects(
      "an intent that ends its process", tap(.crashed(signal: nil, nil)), reload(), at: .declaration
    ),
    .rejects("an intent that never ends", tap(.timedOut), reload(), at: .declaration),
    .rejects("a button that is not shown", tap(isFound: false), at: .declaration),
    .rejects(
      "a button that is disabled",
      tap(.threw(.init(message: "the button 'Pay' is disabled")), isFound: false), at: .declaration),
    .rejects(
      "no button, since the provider fails", tap(.threw(.init(message: "offline")), isFound: false),
      at: .declaration),
    .rejects("no timeline after the tap", tap(), .timeline(.at(0)), at: .declaration),
    .accepts("a tap where no timeline was asked for at all", tap()),
    .accepts("a link that is followed", tap(.returned, action: .openURL("weather://today"))),
    .rejects(
      "a function of the app's that throws",
      .app(RecordedAppCall(at: Setting.start, function: "buy", end: ActionEnd(.threw(nil)))),
      at: .declaration),
    .rejects("a control without a value", control(.threw(nil)), at: .declaration),
    .accepts("a control with a value", control(.returned)),
    .ignores("nobody taps", .timeline(.at(0))),
  ]

  private static func tap(
    _ outcome: ActionOutcome = .returned, isFound: Bool = true,
    action: RecordedInteraction.Action = .tap(.init("Refresh"))
  ) -> RecordingEvent {
    var tap = RecordedInteraction(
      at: Setting.start, action, kind: "Weather", family: .systemSmall)
    tap.isFound = isFound
    tap.end = ActionEnd(outcome)
    return .interaction(tap)
  }

  private static func control(_ outcome: ActionOutcome) -> RecordingEvent {
    var control = RecordedControl(at: Setting.start, kind: "Light", reason: .initial)
    control.end = ActionEnd(outcome)
    return .control(control)
  }

  private static func reload() -> RecordingEvent {
    .timeline(.at(0), reason: .interaction)
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let recording = evidence.recording
    guard
      !recording.interactions.isEmpty || !recording.appCalls.isEmpty || !recording.controls.isEmpty
    else { return .notApplicable("nothing is tapped, and the app does nothing") }
    let calls = recording.calls.filter { $0.mode == .timeline }
    let taps = recording.interactions.compactMap { problem(with: $0, among: calls) }
    let app = recording.appCalls.filter { $0.end.outcome != .returned }.map { call in
      Problem("the app's function '\(call.function)' \(call.end.phrase)", key: call.function)
    }
    let controls = recording.controls.filter { $0.end.outcome != .returned }.map { control in
      Problem("the control '\(control.kind)' \(control.end.phrase)", key: control.kind)
    }
    return .problems(taps + app + controls)
  }

  private func problem(with tap: RecordedInteraction, among calls: [RecordedCall]) -> Problem? {
    let thing = [tap.intent.map { "intent \($0.name)" }, tap.label.map { "'\($0)'" }].lazy
      .compactMap(\.self).first
    let key = "\(tap.kind) \(tap.intent?.name ?? tap.label ?? tap.action.word.rawValue)"
    guard tap.isFound else {
      if let failure = tap.end.failure, failure.message.hasSuffix("is disabled") {
        return Problem("a tap on '\(tap.kind)' does nothing: \(failure.message)", key: key)
      }
      let wanted = thing.map { "nothing with the \($0)" } ?? "nothing to tap"
      let reason = tap.end.failure.map { ": \($0.message)" } ?? ""
      return Problem(
        "'\(tap.kind)' shows \(wanted) at the time of the tap\(reason)", key: key)
    }
    guard tap.end.outcome == .returned else {
      return Problem("a tap on '\(tap.kind)': the \(thing ?? "action") \(tap.end.phrase)", key: key)
    }
    guard tap.action.word == .tap, let family = tap.family else { return nil }
    let own = calls.filter {
      $0.kind == tap.kind && $0.family == family && $0.configuration == tap.configuration
    }
    let isReloaded = own.contains {
      $0.at == tap.at && $0.reason == .interaction && $0.deliveredTimeline
    }
    guard !own.isEmpty, !isReloaded else { return nil }
    return Problem(
      "a tap on '\(tap.kind)' reloads nothing: no timeline follows the \(thing ?? "action")",
      key: key)
  }
}
