// SwiftUI's modifiers of scroll views. A widget does not scroll: modifiers that matter only while
// scrolling leave no trace.

public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
  public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
  public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
  public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  public static var automatic: ScrollBounceBehavior { .init(name: "automatic") }
  public static var always: ScrollBounceBehavior { .init(name: "always") }
  public static var basedOnSize: ScrollBounceBehavior { .init(name: "basedOnSize") }
}

/// What a scroll view uses an anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
  public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
  public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A kind of input beside touches.
public struct ScrollInputKind: Equatable, Sendable {
  private let name: String

  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    node(setting: { $0.scrollDismissesKeyboardMode = mode })
  }

  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    node(setting: {
      if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
    })
  }

  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    node(".scrollClipDisabled", ["value": disabled.attribute])
  }

  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    node(".defaultScrollAnchor", ["value": anchor.attribute])
  }

  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets which kind of input scrolls the views below.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { modifier(EmptyModifier()) }

  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    node(
      ".safeAreaBar",
      [
        "edge": edge.attribute, "alignment": alignment.attribute, "spacing": spacing.attribute,
      ], with: content())
  }

  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    node(
      ".safeAreaBar",
      [
        "edge": edge.attribute, "alignment": alignment.attribute, "spacing": spacing.attribute,
      ], with: content())
  }
}
