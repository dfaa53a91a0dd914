// How an app's windows look and where they stand (iOS 14 to 18). An extension has no window.

/// How a window looks.
public protocol WindowStyle: Sendable {}

/// The style for the platform.
public struct DefaultWindowStyle: WindowStyle {
  nonisolated public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  nonisolated public static var automatic: DefaultWindowStyle { .init() }
}

/// A window with a bar for its title.
public struct TitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  nonisolated public static var titleBar: TitleBarWindowStyle { .init() }
}

/// A window without a bar for its title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  nonisolated public init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  nonisolated public static var hiddenTitleBar: HiddenTitleBarWindowStyle { .init() }
}

/// A window that is only its content.
public struct PlainWindowStyle: WindowStyle {
  nonisolated public init() {}
}

extension WindowStyle where Self == PlainWindowStyle {
  nonisolated public static var plain: PlainWindowStyle { .init() }
}

/// How the bar of a window looks.
public protocol WindowToolbarStyle: Sendable {}

/// The style for the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  nonisolated public static var automatic: DefaultWindowToolbarStyle { .init() }
}

/// A bar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  nonisolated public static var expanded: ExpandedWindowToolbarStyle { .init() }
}

/// A bar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  nonisolated public static var unified: UnifiedWindowToolbarStyle { .init() }
}

/// A small bar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  nonisolated public init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  nonisolated public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { .init() }
}

/// How an app's place in the menu bar opens.
public protocol MenuBarExtraStyle: Sendable {}

/// The style for the platform.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  nonisolated public static var automatic: AutomaticMenuBarExtraStyle { .init() }
}

/// A menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  nonisolated public static var menu: PullDownMenuBarExtraStyle { .init() }
}

/// A window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  nonisolated public init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  nonisolated public static var window: WindowMenuBarExtraStyle { .init() }
}

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
