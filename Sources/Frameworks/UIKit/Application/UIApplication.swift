// The application, for the sources of an app that are compiled into a widget's target. An extension
// has none: nothing opens, registers or changes.

public import CoreGraphics
public import FoundationSupplement

/// The application; an extension has none, so `shared` is unavailable, as Apple's SDK declares it.
@MainActor @preconcurrency open class UIApplication: NSObject {
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  @available(*, unavailable, message: "use view controller based solutions where available instead")
  open class var shared: UIApplication { _shared }

  /// The application for what is compiled without that limit, as modules and apps may be: one that
  /// shows nothing.
  public static let _shared = UIApplication()

  /// Returns that there is no task: an extension cannot go on when it is put away.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Returns that there is no task: an extension cannot go on when it is put away.
  open func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Returns that nobody took the action: an extension has no responders.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  open var applicationState: State { .background }

  open weak var delegate: (any UIApplicationDelegate)?
  open var keyWindow: UIWindow? { nil }
  open var isIdleTimerDisabled = false
  /// The number on the icon; an extension sets none.
  open var applicationIconBadgeNumber = 0
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction = Locale.current.language.characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open var isRegisteredForRemoteNotifications: Bool { false }

  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval
    .greatestFiniteMagnitude

  /// Whether another app could open an address; an extension has none beside it.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Returns that nothing was opened.
  @discardableResult open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Answers that nothing was opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    guard let completion else { return }
    Task { @MainActor in completion(false) }
  }

  /// The name of a choice of how an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// No windows: an extension shows none of an app's.
  open var windows: [UIWindow] { [] }

  open var backgroundTimeRemaining: TimeInterval { 0 }
  /// Whether the icon can be changed: only an app can change its own.
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Throws: an extension has no icon.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Answers with an error: an extension has no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    Task { @MainActor in completionHandler(CocoaError(.featureUnsupported)) }
  }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  public nonisolated static let openDefaultApplicationsSettingsURLString =
    "app-settings:default-applications"
}

/// Whether an app is refreshed while it is not open.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// A task that an app finishes after it was put away.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
