import WidgetFindings
import WidgetRecording

/// Objects to app groups that the entitlements do not list.
struct AppGroupWithoutEntitlementCheck: BundleCheck {
  /// What the identifier of a group begins with, as the suite of other defaults does not.
  private static let prefix = "group."

  static let descriptor = CheckDescriptor(
    id: "app-group-without-entitlement",
    group: .bundles,
    summary: "Every app group that a provider uses is among its entitlements.",
    rationale: """
      An extension shares files and defaults with its app through a group that both list in their \
      entitlements. For any other group the folder is nil, and defaults of that suite are the \
      extension's own: it never sees what the app wrote.
      """,
    onDevice: "The widget shows its fallback for ever, as if the app had stored nothing.",
    repair: "Add the group to the entitlements of the extension and of the app, by this very name.",
    sample: """
      <key>com.apple.security.application-groups</key>
      <array><string>group.cards</string></array>
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a group that is listed", entitled(["group.cards"]), opening(.suite, "group.cards")),
    .rejects(
      "the defaults of a group that is not", entitled(["group.cards"]),
      opening(.suite, "group.card"), at: .call()),
    .rejects(
      "the folder of a group that is not", entitled([]), opening(.container, "group.cards"),
      at: .call()),
    .rejects(
      "a group once, whoever uses it", entitled([]), opening(.suite, "group.cards"),
      opening(.container, "group.cards", at: 60), at: .call()),
    .accepts("a suite that is no group", entitled([]), opening(.suite, "cards.cache")),
    .ignores("entitlements that nobody names", opening(.suite, "group.cards")),
  ]

  private static func entitled(_ groups: [String]) -> RecordingEvent {
    var declarations = RecordedDeclarations(entitlements: [])
    declarations.appGroups = groups
    return .declarations(declarations)
  }

  private static func opening(
    _ kind: RecordedAccess.Kind, _ name: String, at minute: Double = 0
  ) -> RecordingEvent {
    .called(.timeline, at: minute) { call in
      call.updateAnswer { $0.accesses = [RecordedAccess(kind, of: name)] }
    }
  }

  func verdict(on evidence: Evidence) -> Verdict {
    guard let groups = evidence.recording.declarations?.appGroups else {
      return .notApplicable("the manifest names no entitlements")
    }
    var told: Set<String> = []
    var problems: [Problem] = []
    let hint = groups.isEmpty ? "none" : groups.joined(separator: ", ")
    for member in evidence.members {
      for call in member.calls {
        for group in Self.groups(usedBy: call)
        where !groups.contains(group) && told.insert(group).inserted {
          let message = "the app group '\(group)' is used, and the entitlements list \(hint)"
          let place = member.widget?.places?.method(for: call.mode) ?? member.widget?.place
          problems.append(Problem(message, in: call, key: group).located(at: place))
        }
      }
    }
    return .problems(problems)
  }

  private static func groups(usedBy call: RecordedCall) -> [String] {
    call.accesses.filter { $0.kind == .container || $0.kind == .suite }.map(\.name)
      .filter { $0.hasPrefix(prefix) }
  }
}
