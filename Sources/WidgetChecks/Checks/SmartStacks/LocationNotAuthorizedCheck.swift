import WidgetFindings
import WidgetRecording

/// Objects to suggestions for a place by a bundle that never asks where the person is.
struct LocationNotAuthorizedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "location-not-authorized",
    group: .smartStacks,
    summary: "A bundle with suggestions for places asks for the location.",
    rationale: """
      A relevant shortcut or intent for a place is looked at only where the person lets the widget \
      know the place, and it can ask only with `NSWidgetWantsLocation` in its Info.plist.
      """,
    onDevice: "The suggestion never comes up.",
    repair: """
      Set `NSWidgetWantsLocation` in the extension's Info.plist, state the purpose in the app's, and \
      ask for the permission in the app.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "the key is set", declared(["NSWidgetWantsLocation"]), shortcut(.inferredLocation("home"))),
    .rejects(
      "a shortcut for a place", declared([]), shortcut(.inferredLocation("home")), at: .declaration),
    .rejects(
      "an intent for a place", declared(["NSExtension"]),
      .intents(.init(widgetKind: "Weather", intent: "Show", context: .inferredLocation("work"))),
      at: .declaration
    ),
    .accepts("a shortcut for a time", declared([]), shortcut(.dates(0, 60))),
    .ignores("an Info.plist that nobody named", shortcut(.inferredLocation("home"))),
    .ignores("nothing relevant", declared([]), .timeline(.at(0))),
    .accepts("a shortcut for a time, whatever is declared", shortcut(.dates(0, 60))),
  ]

  private static func declared(_ keys: [String]) -> RecordingEvent {
    .declarations(RecordedDeclarations(infoPlist: keys))
  }

  private static func shortcut(_ context: RecordedContext) -> RecordingEvent {
    .shortcuts(.init(widgetKind: "Weather", role: .information, providers: [context]))
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let permission = ContextPermission.location
    let isDeclared = permission.isDeclared(in: evidence.recording.declarations)
    let needsIt = evidence.relevantItems.contains {
      $0.contexts.contains { $0.permission == permission }
    }
    if needsIt, isDeclared == nil {
      return .notApplicable("the manifest does not name the extension's \(permission.file)")
    }
    return evidence.verdict(onRelevantItems: { item in
      guard isDeclared == false, item.contexts.contains(where: { $0.permission == permission })
      else { return nil }
      let name = item.value.widgetKind ?? item.value.intent ?? "-"
      return (
        "a \(item.noun) for '\(name)' is about a place, and \(permission.key) is not set", name
      )
    })
  }
}
