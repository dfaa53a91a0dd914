// SwiftUI's modifiers of scroll views. A widget does not scroll: modifiers that matter only while
// scrolling leave no trace.

public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { .init() }
  public static var immediately: ScrollDismissesKeyboardMode { .init() }
  public static var interactively: ScrollDismissesKeyboardMode { .init() }
  public static var never: ScrollDismissesKeyboardMode { .init() }
}

public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { .init() }
  public static var always: ScrollBounceBehavior { .init() }
  public static var basedOnSize: ScrollBounceBehavior { .init() }
}

/// The part of the content that a scroll view shows where it stops.
public struct ScrollTarget: Hashable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The behavior that decides where scrolling stops.
public protocol ScrollTargetBehavior {}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init(limitBehavior: LimitBehavior = .automatic) {}

  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { .init() }
    public static var always: LimitBehavior { .init() }
    public static var never: LimitBehavior { .init() }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init()
  }
}

/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable {
    case nowhere, view, edge(Edge), point(CGPoint)
  }

  private var place = Place.nowhere
  private var view: (any (Hashable & Sendable))?

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(edge: Edge) { place = .edge(edge) }

  public init(point: CGPoint) { place = .point(point) }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }

  public var viewID: (any (Hashable & Sendable))? { view }

  public var isPositionedByUser: Bool { false }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { view as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view
    view = id
  }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place
      && one.view.map { AnyHashable($0) } == other.view.map { AnyHashable($0) }
  }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EmptyModifier())
  }

  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(EmptyModifier())
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
