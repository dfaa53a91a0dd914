// The refinements of AppIntent by purpose: iOS 16 and later.
//
// Each is declared with Apple's requirements and defaults. None changes how perform() is called.

public import FoundationSupplement

public protocol SystemIntent: AppIntent {}

public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  public func perform() async throws -> some IntentResult {
    .result()
  }
}

public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get }
}

public protocol SetValueIntent<ValueType>: AppIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol PauseWorkoutIntent: SystemIntent {}
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol StartDiveIntent: SystemIntent {}

public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  associatedtype WorkoutStyle: AppValue
  var workoutStyle: WorkoutStyle { get set }
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  public static var openAppWhenRun: Bool { true }

  public static func invalidateSuggestedWorkouts() {}

  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

// MARK: - The foreground

public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog: dialog))
  }

  /// Always throws: a widget extension has no app to bring to the front.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    throw needsToContinueInForegroundError(dialog)
  }
}

// MARK: - Opening a URL

public struct OpenURLIntent: AppIntent {
  public static var title: LocalizedStringResource { "Open URL" }
  public static var openAppWhenRun: Bool { true }
  public static var isDiscoverable: Bool { false }

  @Parameter(title: "URL") public var url: URL

  public init() {}

  public init(_ url: URL) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult {
    .result()
  }
}

// MARK: - Focus

public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  var appContext: FocusFilterAppContext { get }
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

public struct FocusFilterAppContext {
  /// The predicate of the notifications that are let through.
  public let notificationFilterPredicate: NSPredicate?
  public let targetContentIdentifierPrefix: String?

  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

public struct FocusFilterSuggestionContext {}

public enum SetFocusFilterIntentError: LocalizedError, Equatable {
  case notFound
  case missingParameterValue
}

extension SetFocusFilterIntent {
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] {
    []
  }

  public static func invalidateFocusFilterAppContext() {}

  /// Always throws: no Focus is on in a simulation.
  public static var current: Self {
    get async throws {
      throw SetFocusFilterIntentError.notFound
    }
  }
}

// MARK: - Older intents

public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  public static var persistentIdentifier: String { intentClassName }
}

public struct IntentDeprecation<ReplacementIntent: AppIntent> {
  public var message: LocalizedStringResource
  public var replacedBy: ReplacementIntent.Type?

  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.message = message
    replacedBy = nil
  }

  public init(replacedBy: ReplacementIntent.Type) {
    message = ""
    self.replacedBy = replacedBy
  }
}

public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  public static var deprecation: IntentDeprecation<Never> {
    IntentDeprecation(message: "This intent is deprecated.")
  }
}

public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension that holds nothing but intents.
public protocol AppIntentsExtension {
  /// Creates the extension.
  init()
}
