// SwiftUI's Layout protocol. A layout of an author's keeps its subviews in order under its name;
// its arithmetic is run where a tree is laid out, and not where it is only compared.

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
  /// The spacing of one edge: a fixed distance, or that of a subview's edge.
  ///
  /// Only layout, on the main actor, asks for subviews.
  package enum Part: @unchecked Sendable {
    case distance(CGFloat)
    case view(LayoutSubviewProxy, Edge)
  }

  public static let zero = ViewSpacing { _ in .distance(0) }

  private var parts: [Edge: [Part]] = [:]

  public init() {}

  init(_ view: LayoutSubviewProxy) { self.init { .view(view, $0) } }

  private init(_ part: (Edge) -> Part) {
    for edge in Edge.allCases { parts[edge] = [part(edge)] }
  }

  /// The parts of an edge; none for the usual distance.
  package func parts(of edge: Edge) -> [Part] { parts[edge] ?? [] }

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let ends = parts(of: axis == .horizontal ? .trailing : .bottom)
    let starts = next.parts(of: axis == .horizontal ? .leading : .top)
    var found: CGFloat?
    for end in ends.isEmpty ? [nil] : ends.map(Optional.init) {
      for start in starts.isEmpty ? [nil] : starts.map(Optional.init) {
        let distance = Self.distance(end, start, axis)
        found = max(found ?? distance, distance)
      }
    }
    return found ?? 8
  }

  private static func distance(_ end: Part?, _ start: Part?, _ axis: Axis) -> CGFloat {
    switch (end, start) {
    case (.view(let view, _), .view(let other, _)): view.distance(other, axis)
    case (.distance(let first), .distance(let second)): max(first, second)
    case (.distance(let distance), _), (_, .distance(let distance)): distance
    default: 8
    }
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      parts[edge] = parts(of: edge) + other.parts(of: edge)
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
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
  let proxy: LayoutSubviewProxy

  public var priority: Double { proxy.priority }

  public var spacing: ViewSpacing { ViewSpacing(proxy) }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    proxy.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proxy.size(proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    proxy.dimensions(proposal)
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    proxy.place(position, anchor, proposal)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.proxy === right.proxy
  }
}

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias SubSequence = LayoutSubviews

  private let subviews: ArraySlice<LayoutSubview>
  public var layoutDirection: LayoutDirection
  /// The guide of a name along an axis that follows from those of the subviews.
  private(set) var merged: (Axis, String) -> CGFloat? = { _, _ in nil }

  package init(
    _ subviews: [LayoutSubviewProxy], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(subviews.map(LayoutSubview.init)[...], layoutDirection)
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, _ layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// Returns the subviews with what follows from their guides.
  package func merging(_ guide: @escaping (Axis, String) -> CGFloat?) -> LayoutSubviews {
    var subviews = self
    subviews.merged = guide
    return subviews
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.subviews == right.subviews && left.layoutDirection == right.layoutDirection
  }

  public var startIndex: Int { subviews.startIndex }

  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection).merging(merged)
  }
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

  /// Returns the spacing of all subviews on all edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns what follows from the guides of the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.merged(.horizontal, AlignmentGuides.name(of: guide.id)) }

  /// Returns what follows from the guides of the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.merged(.vertical, AlignmentGuides.name(of: guide.id)) }

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
    let node = ViewNode(
      "Layout", ["name": .string(name)], children: context.nodes(of: content))
    guard context.environment.isLaidOut else { return [node] }
    if let container = (layout as? any NamedLayout)?.container {
      return [node.with(.container(container))]
    }
    return [node.with(.layout((layout as? AnyLayout)?.cached ?? CachedLayout(layout)))]
  }
}

/// A layout with a name of its own in a view tree.
protocol NamedLayout {
  var name: String { get }
  /// The container with the same rules; nil where there is none.
  var container: ViewNode? { get }
}

nonisolated extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// Keeps a value for the layout around the content, where there will be one.
nonisolated private struct LayoutValueModifier<K: LayoutValueKey>: ViewModifier, PrimitiveModifier {
  let value: K.Value

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let nodes = context.nodes(of: content)
    guard context.environment.isLaidOut else { return nodes }
    return nodes.map {
      ViewNode(".layoutValue", children: [$0]).with(.value(ObjectIdentifier(K.self), value))
    }
  }
}
