// AppTrackingTransparency: authorization was not requested, and cannot be in an extension.

@_exported public import FoundationSupplement

open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }

  /// Answers that nothing was decided: an extension shows no question.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    completion(.notDetermined)
  }

  public class func requestTrackingAuthorization() async -> AuthorizationStatus { .notDetermined }
}
