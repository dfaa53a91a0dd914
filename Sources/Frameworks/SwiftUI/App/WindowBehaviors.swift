// SwiftUI's behaviours of windows, of macOS 15, for the sources of an app. An extension has no
// window, so that none of them is kept.

/// Whether a person can do something with a window.
public struct WindowInteractionBehavior: Sendable {
  public static let automatic = WindowInteractionBehavior()
  public static let enabled = WindowInteractionBehavior()
  public static let disabled = WindowInteractionBehavior()
}

/// Whether a window's toolbar shows on the full screen.
public struct WindowToolbarFullScreenVisibility: Sendable {
  public static let automatic = WindowToolbarFullScreenVisibility()
  public static let visible = WindowToolbarFullScreenVisibility()
  public static let onHover = WindowToolbarFullScreenVisibility()
}

/// The layer of a window.
public struct WindowLevel: Sendable {
  public static let automatic = WindowLevel()
  public static let normal = WindowLevel()
  public static let floating = WindowLevel()
  public static let desktop = WindowLevel()
}

/// The part that a window plays on the full screen and in the management of windows.
public struct WindowManagerRole: Sendable {
  public static let automatic = WindowManagerRole()
  public static let principal = WindowManagerRole()
  public static let associated = WindowManagerRole()
}

/// The size that a window takes when it is zoomed.
public struct WindowIdealSize: Sendable {
  public static let automatic = WindowIdealSize()
  public static let maximum = WindowIdealSize()
  public static let fitToContent = WindowIdealSize()
}

nonisolated extension Scene {
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

  public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene {
    self
  }

  public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>)
    -> some Scene
  {
    self
  }

  public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }

  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

nonisolated extension View {
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func toolbarItemHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func typeSelectEquivalent(_ text: Text?) -> some View { modifier(EmptyModifier()) }

  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    modifier(EmptyModifier())
  }

  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(EmptyModifier())
  }
}
