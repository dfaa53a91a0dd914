// `INFocusStatusCenter`: no Focus is on in a simulation, and apps are not authorized to know.

public import FoundationSupplement

/// Whether notifications are silenced.
open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether notifications are silenced; nil where the app may not know.
  public let isFocused: Bool?

  /// Creates a status.
  public init(isFocused: Bool? = nil) { self.isFocused = isFocused }
}

/// Whether the app may know of Focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The center of the Focus status: whether notifications are silenced.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The one there is.
  public static let `default` = INFocusStatusCenter()

  /// The status, which the app may not know.
  open var focusStatus: INFocusStatus { INFocusStatus() }
  /// Whether the app may know: the person said no.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

  /// Requests authorization, which is denied.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(.denied) }
  }

  /// Requests authorization, which is denied.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
