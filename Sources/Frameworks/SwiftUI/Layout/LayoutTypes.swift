// The layout of SwiftUI's stack in depth, and AnyLayout.

/// A layout whose type is not known.
public struct AnyLayout: Layout, NamedLayout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = layout }

  var name: String {
    (layout as? any NamedLayout)?.name ?? String(describing: type(of: layout))
  }

  var container: ViewNode? { (layout as? any NamedLayout)?.container }

  /// The layout with a cache of its own.
  var cached: any SubviewLayout {
    func cached<L: Layout>(_ layout: L) -> any SubviewLayout { CachedLayout(layout) }
    return cached(layout)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

public struct ZStackLayout: Layout, NamedLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var name: String { "ZStack" }

  var container: ViewNode? { ViewNode("ZStack", ["alignment": alignment.attribute]) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
