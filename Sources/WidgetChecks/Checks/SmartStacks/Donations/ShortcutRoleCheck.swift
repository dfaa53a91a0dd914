import WidgetFindings
import WidgetRecording

/// Notes relevant shortcuts for a widget whose role is not information.
struct ShortcutRoleCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "shortcut-role",
    group: .smartStacks,
    summary: "A relevant shortcut for a widget has the role information.",
    rationale: """
      The role says whether a shortcut shows something or does something. A widget shows \
      something.
      """,
    onDevice: "The shortcut may be offered as an action instead of a widget.",
    repair: "Set `shortcutRole` to `.information`.",
    source: .session,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("information", .shortcuts(.init(widgetKind: "Weather", role: .information))),
    .rejects(
      "action", .shortcuts(.init(widgetKind: "Weather", role: .action)), at: .declaration
    ),
    .accepts("an action that names no widget", .shortcuts(.init(role: .action))),
    .ignores("nothing relevant", .timeline(.at(0))),
    .accepts(
      "a relevant intent, which has no role", .intents(.init(widgetKind: "Weather"))
    ),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    evidence.verdict(onRelevantItems: { item in
      guard let kind = item.value.widgetKind, let role = item.shortcut?.role,
        role != .information
      else { return nil }
      return ("a relevant shortcut for '\(kind)' has the role \(role.rawValue)", kind)
    })
  }
}
