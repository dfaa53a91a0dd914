import UIKit

/// The moments of a scene's life at which an app saves.
let savingMoments: [Notification.Name] = [
  UIScene.willConnectNotification, UIScene.didDisconnectNotification,
  UIScene.didActivateNotification, UIScene.willDeactivateNotification,
]

/// Whether a scene is in front, or the app has time left behind it.
@MainActor func canWork(in scene: UIScene, of app: UIApplication?) -> Bool {
  let front: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive]
  return front.contains(scene.activationState) || (app?.backgroundTimeRemaining ?? 0) > 5
}

/// Wears another icon where the app may.
@MainActor func wear(_ icon: String?, in app: UIApplication) {
  guard app.supportsAlternateIcons, app.alternateIconName != icon else { return }
  app.setAlternateIconName(icon) { error in
    if let error { print(error.localizedDescription) }
  }
  app.setAlternateIconName(icon)
}

/// Wears the usual icon, and tells whether that went well.
@MainActor func takeOff(in app: UIApplication) async -> Bool {
  (try? await app.setAlternateIconName(nil)) != nil
}

/// The controller that an app of one window shows in front.
@MainActor func frontController(of app: UIApplication) -> UIViewController? {
  app.windows.first { $0.isKeyWindow }?.rootViewController
}
