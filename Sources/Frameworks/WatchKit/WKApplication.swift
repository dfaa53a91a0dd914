// The watch app and its delegate, as shared sources name them. An extension is not the app: nothing
// is opened, and background refreshes are refused.

import FoundationSupplement

public enum WKApplicationState: Int, Sendable {
  case active, inactive, background
}

@MainActor @preconcurrency public protocol WKApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching()
  func applicationDidBecomeActive()
  func applicationWillResignActive()
  func applicationWillEnterForeground()
  func applicationDidEnterBackground()
  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
  func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
}

extension WKApplicationDelegate {
  public func applicationDidFinishLaunching() {}
  public func applicationDidBecomeActive() {}
  public func applicationWillResignActive() {}
  public func applicationWillEnterForeground() {}
  public func applicationDidEnterBackground() {}
  public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
  public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
}

/// The application of an app for watchOS 8 and before.
public typealias WKExtensionDelegate = WKApplicationDelegate

@MainActor @preconcurrency open class WKApplication: NSObject {
  private static let application = WKApplication()

  open class func shared() -> WKApplication { application }

  open weak var delegate: (any WKApplicationDelegate)?
  open var applicationState: WKApplicationState { .background }
  open var isApplicationRunningInDock: Bool { false }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func openSystemURL(_ url: URL) {}

  open func scheduleBackgroundRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    scheduledCompletion(CocoaError(.featureUnsupported))
  }

  open func scheduleSnapshotRefresh(
    withPreferredDate preferredFireDate: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    scheduledCompletion(CocoaError(.featureUnsupported))
  }
}

/// The application of an app for watchOS 8 and before.
public typealias WKExtension = WKApplication

/// Work that the system lets an app do in the background; none is handed out.
@MainActor @preconcurrency open class WKRefreshBackgroundTask: NSObject {
  open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
  open var expirationHandler: (() -> Void)?
  open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
  open var sessionIdentifier: String { "" }
}

open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
  open func setTaskCompleted(
    restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?,
    userInfo: (any NSSecureCoding & NSObjectProtocol)?
  ) {}
}

public enum WKExtendedRuntimeSessionState: Int, Sendable {
  case notStarted, scheduled, running, invalid
}

public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
  case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
  case error = -1
}

public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}

/// A session that goes on while the wrist is down; an extension may start none.
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?
  open private(set) var state = WKExtendedRuntimeSessionState.notStarted
  open var expirationDate: Date? { nil }

  public override init() {}

  open func start() {
    state = .invalid
    delegate?.extendedRuntimeSession(
      self, didInvalidateWith: .suppressedBySystem, error: CocoaError(.featureUnsupported))
  }

  open func start(at date: Date) { start() }
  open func invalidate() { state = .invalid }
}
