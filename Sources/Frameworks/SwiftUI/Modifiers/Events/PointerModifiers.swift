// Pointer effects, menus with previews, and other modifiers that only an app's window uses. They
// leave no trace in a widget's tree.

/// The phase of a hover, with its location while active.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// The effect of a pointer on a view below it.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// The style of the pointer.
public struct PointerStyle: Sendable {
  public static let `default` = PointerStyle()
  public static let link = PointerStyle()
  public static let horizontalText = PointerStyle()
  public static let verticalText = PointerStyle()
  public static let rectSelection = PointerStyle()
  public static let grabIdle = PointerStyle()
  public static let grabActive = PointerStyle()
  public static let zoomIn = PointerStyle()
  public static let zoomOut = PointerStyle()
}

/// The padding of a scene.
public struct ScenePadding: Equatable, Sendable {
  fileprivate let name: String

  public static let minimum = ScenePadding(name: "minimum")
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// The content of a context menu, given as one value.
nonisolated public struct ContextMenu<MenuItems: View> {
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

nonisolated extension View {
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(EmptyModifier())
  }

  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    node(setting: { $0.isHoverEffectEnabled = $0.isHoverEffectEnabled && !disabled })
  }

  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(EmptyModifier()) }

  public func pointerVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets a context menu with a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets a context menu for the selection of a list.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Adds the padding of a scene.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    node(".scenePadding", ["edges": edges.attribute])
  }

  /// Adds the padding of a scene.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    node(".scenePadding", ["value": .string(padding.name), "edges": edges.attribute])
  }

  /// Advertises a user activity for an element.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the rename action.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the field that renaming focuses.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets the widths between which an inspector can be.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  @_disfavoredOverload
  public func help(_ text: LocalizedStringResource) -> some View { modifier(EmptyModifier()) }

  public func help(_ text: Text) -> some View { modifier(EmptyModifier()) }
}

/// An action that starts renaming.
@MainActor @preconcurrency public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// The rename action; nil in a widget.
  public var rename: RenameAction? { nil }

  private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether views may scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

/// A control that starts renaming.
nonisolated public struct RenameButton: View, PrimitiveView {
  nonisolated public init() {}

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [ViewNode("RenameButton")]
  }
}
