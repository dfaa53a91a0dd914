// The hooks of layout: the author's own code that takes sizes, called once sizes are known. A tree
// that is only compared goes without.

/// The action of a view once its size is known; trees are compared without it.
package struct LayoutHook: @unchecked Sendable {
  package enum Action {
    case none
    /// A shape's outline in a rectangle, and the size that it takes.
    case outline((CGRect) -> Path, size: (ProposedViewSize) -> CGSize)
    /// The content of a view that is made from the size of its space.
    case content(@MainActor (GeometryProxy) -> [ViewNode])
    /// The commands of a canvas.
    case commands(@MainActor (CGSize) -> [ViewNode])
    /// The views behind or in front of a view that are made once it has its place.
    case companions(@MainActor () -> [ViewNode])
    /// The place of a view that others ask for.
    case place(AnchorPlace)
    /// An effect as modifiers, the first one innermost.
    case effect(@MainActor (GeometryProxy) -> [ViewNode])
    /// The matrix of an effect by the size of its view.
    case projection((CGSize) -> ViewAttribute)
    /// A layout of an author's.
    case layout(any SubviewLayout)
    /// A layout of SwiftUI's, as the node of the container with the same rules.
    indirect case container(ViewNode)
    /// The kinds of the values that a mark of a chart plots: `date`, or `date` with its unit, or
    /// `whole` for integers.
    case plotted([String: String])
    /// The marks of a chart's axis at some values, which may be dates.
    case axis(@MainActor (_ values: [ViewAttribute], _ areDates: Bool) -> [[ViewNode]])
    /// The content that is made from a chart's plot and scales.
    case chart(@MainActor (ChartGeometry) -> [ViewNode])
    /// The content that is made from the size of a chart's mark.
    case mark(@MainActor (CGSize) -> [ViewNode])
    /// The values of a function's plot at a number.
    case function((Double) -> [Double])
    /// A length as a function of the container's along an axis.
    case length((CGFloat, Axis) -> CGFloat)
    /// A guide as a function of a view's dimensions.
    case guide((ViewDimensions) -> CGFloat)
    /// A value that a layout of an author's reads.
    case value(ObjectIdentifier, Any)
  }

  package var action: Action

  package init(_ action: Action = .none) { self.action = action }
}

extension LayoutHook: Hashable {
  package static func == (left: LayoutHook, right: LayoutHook) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension ViewNode {
  /// Returns the node with a layout hook.
  package func with(_ action: LayoutHook.Action) -> ViewNode {
    var node = self
    node.hook = LayoutHook(action)
    return node
  }
}

/// An author's layout, whatever the type of its cache.
package protocol SubviewLayout {
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  /// Returns the guide of a name along an axis that the layout sets.
  func guide(
    _ name: String, _ axis: Axis, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat?
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
}

/// A layout with the cache that it keeps between calls.
final class CachedLayout<L: Layout>: SubviewLayout {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &current)
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &current)
  }

  func guide(
    _ name: String, _ axis: Axis, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    guard let id = AlignmentGuides.id(of: name, axis) else { return subviews.merged(axis, name) }
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return switch axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &current)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &current)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var current = cache ?? layout.makeCache(subviews: subviews)
    defer { cache = current }
    return layout.spacing(subviews: subviews, cache: &current)
  }
}

/// A subview as layout passes it to an author's layout.
package final class LayoutSubviewProxy {
  package let priority: Double
  package let values: [ObjectIdentifier: Any]
  /// The place among the subviews.
  package let index: Int
  package let size: (ProposedViewSize) -> CGSize
  package let dimensions: (ProposedViewSize) -> ViewDimensions
  package let place: (CGPoint, UnitPoint, ProposedViewSize) -> Void
  package let distance: (LayoutSubviewProxy, Axis) -> CGFloat

  package init(
    priority: Double, values: [ObjectIdentifier: Any], index: Int,
    size: @escaping (ProposedViewSize) -> CGSize,
    dimensions: @escaping (ProposedViewSize) -> ViewDimensions,
    place: @escaping (CGPoint, UnitPoint, ProposedViewSize) -> Void,
    distance: @escaping (LayoutSubviewProxy, Axis) -> CGFloat
  ) {
    self.priority = priority
    self.values = values
    self.index = index
    self.size = size
    self.dimensions = dimensions
    self.place = place
    self.distance = distance
  }
}

/// Measures the texts that a canvas draws.
package enum CanvasText {
  package struct Measure {
    package var size: CGSize
    package var firstBaseline: CGFloat
    package var lastBaseline: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
      self.size = size
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }

  /// The function that measures while trees are laid out, which is done on the main actor alone.
  nonisolated(unsafe) package static var measure: ((ViewNode, CGSize) -> Measure)?
}
