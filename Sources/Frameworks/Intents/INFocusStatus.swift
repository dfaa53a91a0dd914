// `INFocusStatusCenter`: the environment's Focus, which an app may know where the person allows it.

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

  /// The status; nothing where the app may not know.
  open var focusStatus: INFocusStatus {
    guard authorizationStatus == .authorized else { return INFocusStatus() }
    return INFocusStatus(isFocused: DeviceRecord.holds("focus"))
  }
  /// Whether the app may know.
  open var authorizationStatus: INFocusStatusAuthorizationStatus {
    ExtensionSurroundings.answer(
      for: "focus", granted: .authorized, denied: .denied, notDetermined: .notDetermined)
  }

  /// Requests authorization, which is what the scenario says.
  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    let status = authorizationStatus
    DispatchQueue.main.async { completionHandler?(status) }
  }

  /// Requests authorization, which is what the scenario says.
  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    authorizationStatus
  }
}
