import WidgetFindings
import WidgetRecording

/// Objects to app groups that the entitlements do not list.
struct AppGroupWithoutEntitlementCheck: BundleCheck {
  /// The prefix of an app group's identifier, which the suites of other defaults lack.
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
    .accepts(
      "a group whose build setting may be what is used", entitled(["group.$(BASE_ID).shared"]),
      opening(.suite, "group.cards.shared")),
    .accepts(
      "a group whose build setting in braces may be what is used",
      entitled(["group.com.${TEAM}.shared"]), opening(.suite, "group.com.AB12.shared")),
    .rejects(
      "a group that no build setting makes of the listed one",
      entitled(["group.$(BASE_ID).shared"]), opening(.suite, "group.cards.own"), at: .call()),
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
        where !Self.isListed(group, among: groups) && told.insert(group).inserted {
          let message = "the app group '\(group)' is used, and the entitlements list \(hint)"
          let places = member.widget?.places
          let use = WidgetPlaces.group
          let place =
            places?.place(ofFirst: ["\(use) \(group)", use]) ?? places?.method(for: call.mode)
            ?? member.widget?.place
          problems.append(Problem(message, in: call, key: group).located(at: place))
        }
      }
    }
    return .problems(problems)
  }

  /// Whether a group that is used may be one of those that the entitlements list.
  static func isListed(_ group: String, among groups: [String]) -> Bool {
    groups.contains { mayBe($0, group) }
  }

  /// Whether a group as the entitlements write it may be one that is used.
  ///
  /// Xcode puts values in place of build settings such as `$(BASE_ID)` or `${BASE_ID}`, which are
  /// not known here: what stands before the first of them and behind the last one is compared.
  private static func mayBe(_ written: String, _ used: String) -> Bool {
    guard let first = written.firstIndex(of: "$"),
      let last = written.lastIndex(where: { $0 == ")" || $0 == "}" }),
      first < last
    else { return written == used }
    let (before, behind) = (written[..<first], written[last...].dropFirst())
    return used.count >= before.count + behind.count && used.hasPrefix(before)
      && used.hasSuffix(behind)
  }

  private static func groups(usedBy call: RecordedCall) -> [String] {
    call.accesses.filter { $0.kind == .container || $0.kind == .suite }.map(\.name)
      .filter { $0.hasPrefix(prefix) }
  }
}
