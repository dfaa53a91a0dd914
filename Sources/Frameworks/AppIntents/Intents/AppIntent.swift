// AppIntent: iOS 16, macOS 13, watchOS 9; `isDiscoverable` 17; `supportedModes` 26.
//
// Called as a function, an intent is performed and donated, as documented. In a widget extension
// there is no person to confirm anything, so asking for a confirmation throws.

public import FoundationSupplement
import WidgetRecording

public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String {
    String(describing: Self.self)
  }
}

public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// Lets `static var description = IntentDescription("…")`, whose type is not optional, be read.
///
/// Apple's requirement is optional and its documentation writes a description that is not; there
/// the compiler extracts it as text, here it must witness a requirement to be found.
public protocol _DescribedIntent {
  static var description: IntentDescription { get }
}

extension _DescribedIntent {
  public static var description: IntentDescription { .absent }
}

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _DescribedIntent,
  Sendable
{
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  static var supportedModes: IntentModes { get }
  static var parameterSummary: SummaryContent { get }

  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias When<WhenCondition, Otherwise> = ParameterSummaryWhenCondition<
    Self, WhenCondition, Otherwise
  > where WhenCondition: ParameterSummary, Otherwise: ParameterSummary
  public typealias Switch<Value, CaseCondition> = ParameterSummarySwitchCondition<
    Self, Value, CaseCondition
  > where Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var parameterSummary: some ParameterSummary { Summary() }

  public static var supportedModes: IntentModes {
    openAppWhenRun ? .foreground : .background
  }

  /// The description, whichever of its two types the author gave it.
  package static var declaredDescription: IntentDescription? {
    func plain<Described: _DescribedIntent>(_ type: Described.Type) -> IntentDescription {
      type.description
    }
    let declared: IntentDescription? = description
    if let declared { return declared }
    let other = plain(Self.self)
    return other.isAbsent ? nil : other
  }
}

public enum IntentAuthenticationPolicy: Sendable, Hashable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

// MARK: - Performing

public struct IntentSystemContext: Sendable {
  public var preciseTimestamp: Date? { Date() }
  /// The mode in which the intent is performed; an extension stays in the background.
  public var currentMode: IntentModes.Current { .background }
}

extension AppIntent {
  public var systemContext: IntentSystemContext { IntentSystemContext() }

  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
    let result = try await perform()
    if donateOnCompletion { recordDonation(of: self, by: .appIntent) }
    guard let value = result.value else {
      preconditionFailure("the result of \(Self.self) returns a value but holds none")
    }
    return value
  }

  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws where PerformResult.Value == Never {
    _ = try await perform()
    if donateOnCompletion { recordDonation(of: self, by: .appIntent) }
  }

  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError(.needsConfirmation(parameter: nil, dialog: nil))
  }

  /// Requests confirmation of a result.
  public func requestConfirmation<Result: IntentResult>(
    output: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError(.needsConfirmation(parameter: nil, dialog: nil))
  }

  public func requestConfirmation() async throws {
    throw AppIntentError(.needsConfirmation(parameter: nil, dialog: nil))
  }
}

// MARK: - Never

extension Never: AppIntent {
  public static var title: LocalizedStringResource { "Never" }

  public init() {
    preconditionFailure("Never has no instances")
  }

  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    .result()
  }
}

extension Never: ParameterSummary {
  public typealias Intent = Never
}
