// SwiftUI's lazy grids and Grid.

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem: AttributeRepresentable {
  package var attribute: ViewAttribute {
    var fields = ViewAttributes([
      "spacing": spacing.attribute, "alignment": alignment.attribute,
    ])
    switch size {
    case .fixed(let length): fields["fixed"] = length.attribute
    case .flexible(let minimum, let maximum): fields["flexible"] = [minimum, maximum].attribute
    case .adaptive(let minimum, let maximum): fields["adaptive"] = [minimum, maximum].attribute
    }
    return .record(fields)
  }
}

nonisolated public struct LazyVGrid<Content: View>: View, PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "LazyVGrid",
        [
          "columns": columns.attribute, "alignment": alignment.attribute,
          "spacing": spacing.attribute,
        ], children: context.nodes(of: content))
    ]
  }
}

nonisolated public struct LazyHGrid<Content: View>: View, PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "LazyHGrid",
        [
          "rows": rows.attribute, "alignment": alignment.attribute,
          "spacing": spacing.attribute,
        ], children: context.nodes(of: content))
    ]
  }
}

nonisolated public struct Grid<Content: View>: View, PrimitiveView {
  private let alignment: Alignment
  private let spacing: [CGFloat?]
  private let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = [horizontalSpacing, verticalSpacing]
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "Grid",
        [
          "alignment": alignment.attribute, "horizontalSpacing": spacing[0].attribute,
          "verticalSpacing": spacing[1].attribute,
        ], children: context.nodes(of: content))
    ]
  }
}

nonisolated public struct GridRow<Content: View>: View, PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "GridRow", ["alignment": alignment.attribute], children: context.nodes(of: content))
    ]
  }
}

nonisolated extension View {
  public func gridCellColumns(_ count: Int) -> some View {
    node(".gridCellColumns", ["value": count.attribute])
  }

  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    node(".gridCellAnchor", ["value": anchor.attribute])
  }

  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    node(".gridCellUnsizedAxes", ["value": axes.attribute])
  }

  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    node(".gridColumnAlignment", ["value": guide.attribute])
  }
}
