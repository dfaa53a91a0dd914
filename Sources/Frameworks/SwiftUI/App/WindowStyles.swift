// The styles and placements of an app's windows. An extension has no window.

/// The style of a window.
public protocol WindowStyle: Sendable {}

/// The style of a window's toolbar.
public protocol WindowToolbarStyle: Sendable {}

/// The style of a menu bar extra.
public protocol MenuBarExtraStyle: Sendable {}

/// Whether a window can be given another size.
public struct WindowResizability: Sendable {
  public static var automatic: WindowResizability { .init() }
  public static var contentSize: WindowResizability { .init() }
  public static var contentMinSize: WindowResizability { .init() }
}

/// Whether a window is there when the app is opened.
public struct SceneLaunchBehavior: Sendable {
  public static let automatic = SceneLaunchBehavior()
  public static let presented = SceneLaunchBehavior()
  public static let suppressed = SceneLaunchBehavior()
}

/// Whether a window is there again when the app is opened again.
public struct SceneRestorationBehavior: Sendable {
  public static let automatic = SceneRestorationBehavior()
  public static let disabled = SceneRestorationBehavior()
}

nonisolated extension Scene {
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  public func defaultSize(_ size: CGSize) -> some Scene { self }

  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    self
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    self
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    self
  }
}
