// An app's scenes and their sessions, declared for the sources of an app that are compiled into a
// widget's target: an extension has none.

public import FoundationSupplement

extension UIApplication {
  /// No scenes: an extension shows none of an app's.
  public var connectedScenes: Set<UIScene> { [] }
  public var openSessions: Set<UISceneSession> { [] }
  public var supportsMultipleScenes: Bool { false }
}

/// A scene of an app's; an extension has none.
@MainActor @preconcurrency open class UIScene: NSObject {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  open var title: String! = ""
  open weak var delegate: (any UISceneDelegate)?
  public let session: UISceneSession
  open var activationState: ActivationState { .unattached }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
  }

  public nonisolated static let willConnectNotification = named("WillConnect")
  public nonisolated static let didDisconnectNotification = named("DidDisconnect")
  public nonisolated static let didActivateNotification = named("DidActivate")
  public nonisolated static let willDeactivateNotification = named("WillDeactivate")
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")

  private nonisolated static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIScene\(event)Notification")
  }
}

/// A scene with windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .unknown }
  open var traitCollection: UITraitCollection { .current }
}

/// The orientation of an app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindow {
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene of the window; nil, as an extension has none, whatever is set.
  public var windowScene: UIWindowScene? {
    get { nil }
    set {}
  }
}
