// Where scrolling stops, and the position of a scroll view.

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
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the part of the content where scrolling is about to stop.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// What a behavior knows of the scroll view that is about to stop; nothing scrolls here.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A behavior whose type is not known.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  public init<T: ScrollTargetBehavior>(_ base: T) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// Stops at the multiples of the container's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize
    if context.axes.contains(.horizontal), page.width > 0 {
      target.rect.origin.x = (target.rect.minX / page.width).rounded() * page.width
    }
    if context.axes.contains(.vertical), page.height > 0 {
      target.rect.origin.y = (target.rect.minY / page.height).rounded() * page.height
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { .init() }
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init(limitBehavior: LimitBehavior = .automatic) {}

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

  /// Leaves the target: which views are in reach is not known.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { .init() }
    public static var always: LimitBehavior { .init() }
    public static var alwaysByFew: LimitBehavior { .init() }
    public static var alwaysByOne: LimitBehavior { .init() }
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

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    .init()
  }
}

/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable {
    case nowhere, view, edge(Edge), point(CGPoint), x(CGFloat), y(CGFloat)
  }

  private var place = Place.nowhere
  private var view: (any (Hashable & Sendable))?

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view
    view = id
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    place = .point(point)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(CGPoint(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { place = .x(x) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { place = .y(y) }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }

  /// The horizontal offset that was asked for, alone or in a point.
  public var x: CGFloat? { if case .x(let x) = place { x } else { point?.x } }

  /// The vertical offset that was asked for, alone or in a point.
  public var y: CGFloat? { if case .y(let y) = place { y } else { point?.y } }

  public var viewID: (any (Hashable & Sendable))? { view }

  public var isPositionedByUser: Bool { false }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { view as? T }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }

  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }

  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }

  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  public static func == (one: ScrollPosition, other: ScrollPosition) -> Bool {
    one.place == other.place
      && one.view.map { AnyHashable($0) } == other.view.map { AnyHashable($0) }
  }
}
