// SwiftUI's Layout protocol. A layout of an author's keeps its subviews in order under its name;
// its arithmetic is not run, for there are no sizes of subviews.

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

public struct ViewSpacing: Sendable {
  public static let zero = ViewSpacing()

  public init() {}

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}

public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

public struct LayoutSubview: Equatable {
  public var priority: Double { 0 }

  public var spacing: ViewSpacing { ViewSpacing() }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection: LayoutDirection { .leftToRight }

  public var startIndex: Int { 0 }

  public var endIndex: Int { 0 }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
}

/// Places subviews.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Self.Subviews) -> Self.Cache

  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

nonisolated struct LaidOutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  var body: Never { noBody(Self.self) }

  @MainActor func nodes(in context: ViewContext) -> [ViewNode] {
    let name = (layout as? any NamedLayout)?.name ?? String(describing: L.self)
    return [
      ViewNode("Layout", ["name": .string(name)], children: context.nodes(of: content))
    ]
  }
}

/// A layout that knows how the tree spells it.
protocol NamedLayout {
  var name: String { get }
}

nonisolated extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(EmptyModifier())
  }
}
