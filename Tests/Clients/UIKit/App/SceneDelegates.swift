import UIKit

/// The scene of the app whose sources the widget's target shares.
final class HarbourScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var opened: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, session.role != .windowExternalDisplay else {
      return
    }
    window = UIWindow(windowScene: scene)
    let first = session.configuration.storyboard?.instantiateInitialViewController()
    window?.rootViewController = first
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    let isHandedOff = connectionOptions.handoffUserActivityType != nil
    if isHandedOff || connectionOptions.notificationResponse != nil { opened = [] }
    if connectionOptions.sourceApplication != nil { opened = [] }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.filter { isOwn($0.options) }.map(\.url)
  }

  private func isOwn(_ options: UIScene.OpenURLOptions) -> Bool {
    !options.openInPlace && options.annotation == nil && options.sourceApplication == nil
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    scene.session.stateRestorationActivity = userActivity
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(shortcutItem.type == "tide")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    scene.session.stateRestorationActivity
  }

  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The controller of a page of the storyboard.
@MainActor func page(_ name: String, isOutside: Bool) -> UIViewController {
  let role: UISceneSession.Role =
    isOutside ? .windowExternalDisplayNonInteractive : .windowApplication
  let configuration = UISceneConfiguration(name: "Page", sessionRole: role)
  let copy = configuration.copy() as? UISceneConfiguration
  let board = copy?.storyboard ?? UIStoryboard(name: "Main", bundle: .main)
  return board.instantiateViewController(withIdentifier: name)
}
