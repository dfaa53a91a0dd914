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

/// The window that has the keyboard, in whichever scene is in front.
@MainActor func keyWindow(of app: UIApplication) -> UIWindow? {
  let scenes = app.connectedScenes.compactMap { $0 as? UIWindowScene }
  let front = scenes.first { $0.activationState == .foregroundActive && $0.delegate != nil }
  return front?.keyWindow ?? front?.windows.first { $0.isKeyWindow }
}

/// Lays a banner over a scene's window, as wide as the screen allows.
@MainActor final class BannerScene: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func show(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    let orientations: [UIInterfaceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    let isTall =
      orientations.contains(scene.interfaceOrientation) && scene.interfaceOrientation.isPortrait
    guard isTall || !scene.interfaceOrientation.isLandscape, window.windowScene !== nil else {
      return
    }
    window.frame.size.width = scene.screen.bounds.width * scene.traitCollection.displayScale
    self.window = window
  }
}

/// The sessions whose scenes are kept, by name.
@MainActor func kept(of app: UIApplication) -> [String: UIScene] {
  guard app.supportsMultipleScenes else { return [:] }
  let windows = app.openSessions.filter { $0.role == .windowApplication && $0.userInfo == nil }
  return Dictionary(
    windows.compactMap { session in session.scene.map { (session.persistentIdentifier, $0) } },
    uniquingKeysWith: { first, _ in first })
}

/// Whether a session's scene is led by a delegate.
@MainActor func isLed(_ session: UISceneSession, by delegate: any UISceneDelegate) -> Bool {
  session.scene?.delegate === delegate
}
