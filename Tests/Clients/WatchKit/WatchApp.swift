import Foundation
import WatchKit

/// The watch app's delegate, which refreshes in the background.
@MainActor final class WatchDelegate: NSObject, WKApplicationDelegate {
  func applicationDidFinishLaunching() { plan() }
  func applicationDidBecomeActive() { print(WKApplication.shared().applicationState == .active) }
  func applicationWillResignActive() {}
  func applicationWillEnterForeground() {}
  func applicationDidEnterBackground() { plan() }

  func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {
    print(WKApplication.shared().isRegisteredForRemoteNotifications)
  }

  func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {
    for task in backgroundTasks {
      task.expirationHandler = { print("Too late") }
      switch task {
      case let task as WKApplicationRefreshBackgroundTask:
        print(task.userInfo == nil)
        task.setTaskCompletedWithSnapshot(true)
      case let task as WKSnapshotRefreshBackgroundTask:
        task.setTaskCompleted(
          restoredDefaultState: true, estimatedSnapshotExpiration: .distantFuture, userInfo: nil)
      case let task as WKURLSessionRefreshBackgroundTask: print(task.sessionIdentifier)
      case is WKWatchConnectivityRefreshBackgroundTask: plan()
      default: task.setTaskCompletedWithSnapshot(false)
      }
    }
  }

  private func plan() {
    let application: WKApplication = .shared()
    application.delegate = self
    application.registerForRemoteNotifications()
    application.scheduleBackgroundRefresh(
      withPreferredDate: .now.addingTimeInterval(900), userInfo: nil
    ) { error in print(error ?? "") }
  }

  /// Turns the watch off for a dive.
  func dive(_ device: WKInterfaceDevice) -> Bool {
    device.enableWaterLock()
    let rating: WKWaterResistanceRating = device.waterResistanceRating
    let crown: WKInterfaceDeviceCrownOrientation = device.crownOrientation
    for haptic: WKHapticType in [
      .navigationLeftTurn, .navigationRightTurn, .navigationGenericManeuver,
      .underwaterDepthPrompt, .underwaterDepthCriticalPrompt,
    ] { device.play(haptic) }
    print(device.identifierForVendor ?? UUID(), device.supportsAudioStreaming)
    return device.isWaterLockEnabled && rating != .ipx7 && crown == .right
  }

  /// Opens a phone call, from the dock or not.
  func call(_ number: URL) {
    let state: WKApplicationState = WKExtension.shared().applicationState
    if state == .background || WKExtension.shared().isApplicationRunningInDock { return }
    WKExtension.shared().openSystemURL(number)
    WKExtension.shared().unregisterForRemoteNotifications()
  }
}

/// A breathing exercise that goes on while the wrist is down.
final class Breathing: NSObject, WKExtendedRuntimeSessionDelegate {
  private let session = WKExtendedRuntimeSession()

  /// Starts, now or later.
  func begin(at date: Date?) {
    session.delegate = self
    if let date { session.start(at: date) } else { session.start() }
    let state: WKExtendedRuntimeSessionState = session.state
    if state == .invalid { session.invalidate() }
    print(session.expirationDate ?? .now)
  }

  func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}
  func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession) {}

  func extendedRuntimeSession(
    _ extendedRuntimeSession: WKExtendedRuntimeSession,
    didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?
  ) {
    if reason == .expired { begin(at: nil) }
  }
}

/// The delegate of an app for watchOS 8.
@MainActor final class OldWatchDelegate: NSObject, WKExtensionDelegate {}

/// The moments at which a watch's app looks for news, under both names.
let moments: [Notification.Name] = [
  WKApplication.didFinishLaunchingNotification, WKApplication.didBecomeActiveNotification,
  WKApplication.willResignActiveNotification, WKApplication.willEnterForegroundNotification,
  WKApplication.didEnterBackgroundNotification,
  WKExtension.applicationDidFinishLaunchingNotification,
  WKExtension.applicationDidBecomeActiveNotification,
  WKExtension.applicationWillResignActiveNotification,
  WKExtension.applicationWillEnterForegroundNotification,
  WKExtension.applicationDidEnterBackgroundNotification,
]
