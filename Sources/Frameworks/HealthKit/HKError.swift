// The errors of HealthKit, and the codes by which they are caught.

public import FoundationSupplement

public struct HKError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "com.apple.healthkit" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    guard code == .errorAuthorizationNotDetermined else { return [:] }
    return [NSLocalizedDescriptionKey: "Authorization not determined"]
  }

  static var notDetermined: HKError { HKError(.errorAuthorizationNotDetermined) }
}

extension HKError {
  public static var noError: Code { .noError }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  public static var errorNoData: Code { .errorNoData }
}

extension HKError.Code {
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? HKError)?.code == code
  }
}
