// Intents that tell the system what they do: open, delete, play, record, begin a workout.

import AppIntents

/// Opens a trail in the app.
struct OpenTrail: OpenIntent {
  static let title: LocalizedStringResource = "Open Trail"

  @Parameter(title: "Trail") var target: TrailEntity
}

/// Deletes trails that nobody walks any more.
struct DeleteTrails: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Trails"

  @Parameter(title: "Trails") var entities: [TrailEntity]

  func perform() async throws -> some IntentResult { .result() }
}

/// Switches the compass of a control on and off.
struct SetCompass: SetValueIntent {
  static let title: LocalizedStringResource = "Set Compass"

  @Parameter(title: "On") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

/// Follows a walk on the Lock Screen.
struct FollowWalk: LiveActivityIntent, LiveActivityStartingIntent {
  static let title: LocalizedStringResource = "Follow Walk"

  func perform() async throws -> some IntentResult { .result() }
}

/// Plays the guide's voice, from where it stopped or from the beginning.
struct PlayGuide: AudioPlaybackIntent, AudioStartingIntent {
  static let title: LocalizedStringResource = "Play Guide"

  func perform() async throws -> some IntentResult { .result() }
}

/// Records a bird's song while a Live Activity shows it.
struct RecordBird: AudioRecordingIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Record Bird"

  func perform() async throws -> some IntentResult { .result() }
}

/// Takes a picture of a flower from the Lock Screen.
struct PhotographFlower: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Photograph Flower"

  func perform() async throws -> some IntentResult { .result() }
}

/// Talks to the group.
struct TalkToGroup: PushToTalkTransmissionIntent {
  static let title: LocalizedStringResource = "Talk to Group"

  func perform() async throws -> some IntentResult { .result() }
}

/// Begins a hike as a workout on the watch.
struct StartHike: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start Hike"
  static var suggestedWorkouts: [StartHike] {
    [StartHike(style: .easy), StartHike(style: .hard)]
  }

  @Parameter(title: "Difficulty") var workoutStyle: TrailDifficulty

  var displayRepresentation: DisplayRepresentation {
    TrailDifficulty.caseDisplayRepresentations[workoutStyle] ?? "Hike"
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// Pauses the hike.
struct PauseHike: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause Hike"

  func perform() async throws -> some IntentResult { .result() }
}

/// Goes on with the hike, or begins a dive where the trail ends at a lake.
struct ResumeHike: ResumeWorkoutIntent, StartDiveIntent {
  static let title: LocalizedStringResource = "Resume Hike"

  func perform() async throws -> some IntentResult { .result() }
}

/// Offers other hikes once the person's level has changed.
func levelDidChange() {
  StartHike.invalidateSuggestedWorkouts()
}

/// Downloads maps and says how far it has come.
struct DownloadMaps: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Download Maps"

  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 3
    for _ in 0..<3 { progress.completedUnitCount += 1 }
    return .result()
  }
}

/// Calls for help, in the app where that needs more than an intent.
struct CallForHelp: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Call for Help"

  @Parameter(title: "Number") var number: String?
  @Dependency(key: "rescue", default: RescueService(number: "112")) var rescue: RescueService

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    if let number { return .result(value: number) }
    let chosen = try await requestToContinueInForeground("Please go on in the app.") {
      "112"
    }
    guard chosen == rescue.number else {
      throw needsToContinueInForegroundError("Please go on in the app.") {
        CallScreen.isShown = true
      }
    }
    try await requestToContinueInForeground()
    return .result(value: chosen)
  }
}

/// The state of the app's call screen.
@MainActor
enum CallScreen {
  static var isShown = false
}

/// The service that answers a call.
struct RescueService: Sendable {
  let number: String
}

/// Gives the intents what they depend on, when the app starts.
func registerDependencies(with manager: AppDependencyManager = AppDependencyManager.shared) {
  manager.add(dependency: TrailStore.shared)
  manager.add(key: "rescue", dependency: RescueService(number: "112"))
  let rehearsal = AppDependencyManager()
  rehearsal.add(key: "rescue", dependency: RescueService(number: "000"))
}

/// An object of the app that reads the same dependencies as the intents.
final class RescueLog: _SupportsAppDependencies, Sendable {
  let service = AppDependency<RescueService>(key: "rescue", manager: .shared)

  var number: String { service.projectedValue.wrappedValue.number }
}

/// Opens the web page of the rescue.
struct OpenRescuePage: AppIntent {
  static let title: LocalizedStringResource = "Open Rescue Page"

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let page = URL(string: "https://rescue.example.org") else {
      return .result(opensIntent: OpenURLIntent())
    }
    let intent = OpenURLIntent(page)
    intent.url = page.appendingPathComponent("today")
    return .result(opensIntent: intent)
  }
}

/// Shows only what matters while a Focus is on.
struct QuietTrails: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet Trails"

  @Parameter(title: "Difficulty", default: .easy) var difficulty: TrailDifficulty
  @Parameter(title: "News", default: false) var showsNews: Bool

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Quiet", subtitle: showsNews ? "With news" : "Without news")
  }

  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(targetContentIdentifierPrefix: showsNews ? nil : "trail/")
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async
    -> [QuietTrails]
  {
    [QuietTrails()]
  }

  func perform() async throws -> some IntentResult {
    QuietTrails.invalidateFocusFilterAppContext()
    return .result()
  }
}

/// Whether the Focus of the moment lets news through.
func focusAllowsNews() async -> Bool {
  do {
    let filter = try await QuietTrails.current
    return filter.appContext.targetContentIdentifierPrefix == nil
  } catch SetFocusFilterIntentError.missingParameterValue {
    return false
  } catch let error as SetFocusFilterIntentError {
    return error == .notFound
  } catch {
    return true
  }
}

/// Replaces an intent that was made with SiriKit.
struct WalkOfOldKind: CustomIntentMigratedAppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Walk"
  static let intentClassName = "WalkIntent"
  static var deprecation: IntentDeprecation<FindWalk> {
    IntentDeprecation(message: "Use Find Walk.", replacedBy: FindWalk.self)
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// Intents that went away, with and without a successor.
struct Farewells {
  var plain: IntentDeprecation<Never> { IntentDeprecation(message: "Walks have no colours.") }
  var replaced: IntentDeprecation<FindLongWalk> { IntentDeprecation(replacedBy: FindLongWalk.self) }

  var lines: [String] {
    [plain.message, replaced.message].map { String(localized: $0) }
      + [replaced.replacedBy.map(String.init(describing:)) ?? ""]
  }
}

/// The intents of the app's own package, among those of the packages that it uses.
struct HikesPackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [GearPackage.self] }
}

/// The intents of the package for gear.
struct GearPackage: AppIntentsPackage {}

/// Shows the weather as a card that can be brought up to date, and taken back.
struct ShowWeather: SnippetIntent, UndoableIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show Weather"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  func perform() async throws -> some IntentResult {
    ShowWeather.reload()
    return .result()
  }
}

/// The modes of an intent that may have to come to the front.
func modes(urgency: Int) -> IntentModes {
  let mode: IntentModes.ForegroundMode =
    switch urgency {
    case 0: .deferred
    case 1: .dynamic
    default: .immediate
    }
  return urgency < 0 ? .background : [.foreground, .foreground(mode)]
}

/// Whether something counts as the system's kind of intent in the app's own list.
func isSystemIntent(_ intent: any AppIntent) -> Bool {
  intent is any SystemIntent
}

/// Shows how an intent is named where it is stored.
func storageKey<Kind: PersistentlyIdentifiable>(of type: Kind.Type) -> String {
  "recent." + type.persistentIdentifier
}
