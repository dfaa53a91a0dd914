// `INFocusStatusCenter`: no Focus is on in a simulation, and nobody said that apps may know.

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

/// Tells whether notifications are silenced.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  /// The one there is.
  public static let `default` = INFocusStatusCenter()

  /// The status, which the app may not know.
  open var focusStatus: INFocusStatus { INFocusStatus() }
  /// Whether the app may know: the person said no.
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }

  /// Asks whether the app may know, and is told no.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(.denied) }
  }

  /// Asks whether the app may know, and is told no.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}
