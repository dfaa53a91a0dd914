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
