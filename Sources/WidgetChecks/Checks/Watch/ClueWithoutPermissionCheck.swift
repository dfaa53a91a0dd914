import WidgetFindings
import WidgetRecording

/// Objects to clues that an Apple Watch may not follow.
struct ClueWithoutPermissionCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "clue-without-permission",
    group: .watch,
    summary: "A clue has the permission that it needs.",
    rationale: """
      Where a person is, how active they are and when they sleep is theirs to tell. A clue about \
      it counts only where the app and its widget extension ask for it: a place with \
      `NSWidgetWantsLocation`, fitness and sleep with the entitlement for HealthKit.
      """,
    onDevice: "The clue has no effect, so the widget does not come up.",
    repair: """
      Set `NSWidgetWantsLocation` in the extension's Info.plist, or give the extension the \
      entitlement `com.apple.developer.healthkit`, and ask for the permission in the app.
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts(
      "a place with the key", in: watch, declared(infoPlist: ["NSWidgetWantsLocation"]),
      clues(.inferredLocation("work"))
    ),
    .rejects(
      "a place without it", in: watch, declared(infoPlist: ["NSExtension"]),
      clues(.inferredLocation("work")), at: .call()
    ),
    .rejects(
      "a region without it", in: watch, declared(infoPlist: []),
      clues(.region(GeographicRegion(latitude: 47.6, longitude: -122.3, radius: 200))), at: .call()
    ),
    .rejects(
      "a category of places without it", in: watch, declared(infoPlist: []),
      clues(.category("cafe")), at: .call()
    ),
    .accepts(
      "fitness and sleep with the entitlement", in: watch,
      declared(entitlements: ["com.apple.developer.healthkit"]),
      clues(.fitness("workoutActive"), .sleep("bedtime"))
    ),
    .rejects(
      "fitness and sleep without it are told for each", in: watch,
      declared(infoPlist: ["NSWidgetWantsLocation"], entitlements: []),
      clues(.fitness("workoutActive"), .sleep("bedtime")),
      at: .call(), .call()
    ),
    .accepts(
      "a date needs none", in: watch, declared(infoPlist: [], entitlements: []),
      clues(.dates(0, 60))
    ),
    .ignores(
      "an Info.plist that nobody named", in: watch,
      declared(entitlements: []), clues(.inferredLocation("work"))
    ),
    .ignores(
      "entitlements that nobody named", in: watch,
      declared(infoPlist: []), clues(.sleep("bedtime"))
    ),
    .ignores("no clues", in: watch, declared(infoPlist: [], entitlements: []), .timeline(.at(0))),
    .ignores(
      "an iPhone, which follows no clues", declared(infoPlist: []), clues(.inferredLocation("work"))
    ),
    .rejects(
      "a place without the key beside what cannot be known", in: watch, declared(infoPlist: []),
      clues(.inferredLocation("work"), .sleep("bedtime")), at: .call()
    ),
  ]

  private static let watch = Setting(.watchOS, 26)

  private static func declared(
    infoPlist: [String]? = nil, entitlements: [String]? = nil
  ) -> RecordingEvent {
    .declarations(RecordedDeclarations(infoPlist: infoPlist, entitlements: entitlements))
  }

  private static func clues(_ contexts: RecordedContext...) -> RecordingEvent {
    .called(.relevance, .clues(contexts.map { RelevanceAttribute(context: $0) }))
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let system = evidence.header.system
    guard system.hasContextualStack else { return .notApplicable("\(system) follows no clues") }
    let calls = evidence.members.flatMap { $0.calls(in: [.relevance]) }
    let clues = calls.flatMap { call in call.clues.map { (call, $0.context) } }
    guard !clues.isEmpty else { return .notApplicable("no clues are given") }
    let declared = evidence.recording.declarations
    var problems: [Problem] = []
    var unknown: String?
    for (call, context) in clues {
      guard let permission = context?.permission else { continue }
      switch permission.isDeclared(in: declared) {
      case true?: continue
      case nil: unknown = permission.file
      case false?:
        let message = "a clue about \(permission.matter) needs \(permission.key), which is not set"
        problems.append(Problem(message, in: call, key: "\(call.kind)/\(permission.matter)"))
      }
    }
    if problems.isEmpty, let unknown {
      return .notApplicable("the manifest does not name the extension's \(unknown)")
    }
    return .problems(problems)
  }
}
