import UIKit

/// The delegate of the app whose sources the widget's target shares.
@MainActor final class HarbourDelegate: NSObject, UIApplicationDelegate {
  private(set) var isInFront = false
  private let impact: UIFeedbackGenerator = UIImpactFeedbackGenerator(style: .soft)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    impact.prepare()
    return launchOptions?[.shortcutItem] == nil && launchOptions?[.remoteNotification] == nil
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    options[.sourceApplication] as? String == "org.example.harbour"
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: connectingSceneSession.configuration.name, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = HarbourScene.self
    configuration.sceneClass = UIWindowScene.self
    configuration.storyboard = UIStoryboard(name: "Harbour", bundle: nil)
    return options.shortcutItem == nil ? configuration : connectingSceneSession.configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    isInFront = isInFront && !sceneSessions.contains { $0.role == .windowApplication }
  }

  func applicationDidBecomeActive(_ application: UIApplication) { isInFront = true }
  func applicationWillResignActive(_ application: UIApplication) { isInFront = false }
}

/// Tells what a fetch in the background brought.
func fetchResult(of tides: [Double]?) -> UIBackgroundFetchResult {
  guard let tides else { return .failed }
  return tides.isEmpty ? .noData : .newData
}

/// Lets the hand feel that a tide was saved.
@MainActor func confirm(
  _ type: UINotificationFeedbackGenerator.FeedbackType,
  strength: UIImpactFeedbackGenerator.FeedbackStyle
) {
  UINotificationFeedbackGenerator().notificationOccurred(type)
  UIImpactFeedbackGenerator(style: strength).impactOccurred(intensity: 0.5)
  UISelectionFeedbackGenerator().selectionChanged()
}

/// The moments at which an app reloads its widgets.
let reloadMoments: [Notification.Name] = [
  UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
  UIApplication.willEnterForegroundNotification, UIApplication.significantTimeChangeNotification,
  UIApplication.protectedDataDidBecomeAvailableNotification,
  UIApplication.protectedDataWillBecomeUnavailableNotification,
  UIApplication.userDidTakeScreenshotNotification,
  UIApplication.didReceiveMemoryWarningNotification,
]

/// The page of Settings that a button opens.
func settingsPage(ofNotifications: Bool) -> URL? {
  URL(
    string: ofNotifications
      ? UIApplication.openNotificationSettingsURLString : UIApplication.openSettingsURLString)
}

/// Whether the device may spend energy on a large picture.
@MainActor func maySpendEnergy(_ device: UIDevice = .current) -> Bool {
  let state: UIDevice.BatteryState = device.batteryState
  return state != .unplugged && device.isMultitaskingSupported
    && device.identifierForVendor != nil
}

/// The news after which the battery's symbol is drawn again.
let batteryNews: [Notification.Name] = [
  UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
]

/// Whether there is a text to paste.
func canPaste() -> Bool { UIPasteboard.general.hasStrings }

/// The quick actions of the app's icon.
@MainActor func quickActions(of application: UIApplication) -> [UIApplicationShortcutItem] {
  let add: UIApplicationShortcutIcon.IconType = .add
  let icons = [
    UIApplicationShortcutIcon(systemImageName: "star"), UIApplicationShortcutIcon(type: add),
    UIApplicationShortcutIcon(templateImageName: "Plus"),
  ]
  let items = icons.map { icon in
    UIApplicationShortcutItem(
      type: "add", localizedTitle: "Add", localizedSubtitle: nil, icon: icon, userInfo: nil)
  }
  application.shortcutItems =
    items + [UIApplicationShortcutItem(type: "b", localizedTitle: "B")]
  return items.filter {
    $0.icon != nil && $0.localizedTitle != $0.localizedSubtitle && $0.userInfo == nil
      && $0.type != ""
  }
}
