import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to proposals of a widget that uses the location without the person's permission.
struct LocationNotAuthorizedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "location-not-authorized",
    group: .smartStacks,
    summary: "A widget that uses the location is proposed where the location is authorised.",
    rationale: """
      A bundle with `NSWidgetWantsLocation` in its Info.plist uses the location. The system does not \
      suggest such a widget before the person has authorised the location for it. The scenario says \
      so in `environment.permissions`; what it does not say is not determined.
      """,
    onDevice: "The suggestion does not come up until the location is authorised.",
    repair: """
      Ask for the permission in the app, and set `"permissions": {"location": "granted"}` in the \
      manifest to see what happens then.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("it is authorised", stack, declared(["NSWidgetWantsLocation"]), granted(), shortcut),
    .rejects(
      "nobody has answered", stack, declared(["NSWidgetWantsLocation"]), shortcut, at: .declaration
    ),
    .rejects(
      "the answer comes later than the proposal", stack, declared(["NSWidgetWantsLocation"]),
      granted(at: 90), shortcut, at: .declaration
    ),
    .accepts("a bundle without the key", stack, declared([]), shortcut),
    .ignores("an Info.plist that nobody named", stack, shortcut),
    .ignores("nothing is proposed", stack, declared(["NSWidgetWantsLocation"]), .timeline(.at(0))),
  ]

  private static let stack = RecordingEvent.stacked("Clock")
  private static let shortcut = RecordingEvent.shortcuts(
    .init(widgetKind: "Weather", role: .information, providers: [.dates(60, 120)]))

  private static func declared(_ keys: [String]) -> RecordingEvent {
    .declarations(RecordedDeclarations(infoPlist: keys))
  }

  private static func granted(at minute: Double = 0) -> RecordingEvent {
    .permission(
      RecordedPermission(
        at: Setting.start + minute * 60, name: ContextPermission.location.name, status: .granted))
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let permission = ContextPermission.location
    guard permission.isDeclared(in: evidence.recording.declarations) != nil else {
      return .notApplicable("the manifest does not name the extension's \(permission.file)")
    }
    guard !evidence.header.system.hasContextualStack else {
      return .notApplicable("Apple Watch has no Widget Suggestions")
    }
    let proposals = evidence.simulation.stacks.flatMap(\.modes).flatMap(\.proposals)
    guard !proposals.isEmpty else { return .notApplicable("nothing is proposed") }
    return .problems(
      proposals.filter { $0.outcome == .permission }.map { proposal in
        let moment = MessageFormatter(evidence.header).instant(proposal.from)
        return Problem(
          "'\(proposal.kind)' uses the location, which is not authorised when it is proposed from "
            + moment, key: proposal.kind)
      })
  }
}
