// Padding, frames, positions and sizes.

nonisolated extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    node(".padding", ["insets": insets.attribute])
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    node(".padding", ["edges": edges.attribute, "length": length.attribute])
  }

  public func padding(_ length: CGFloat) -> some View {
    node(".padding", ["edges": Edge.Set.all.attribute, "length": length.attribute])
  }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    node(".safeAreaPadding", ["insets": insets.attribute])
  }

  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    node(".safeAreaPadding", ["edges": edges.attribute, "length": length.attribute])
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View {
    node(".safeAreaPadding", ["edges": Edge.Set.all.attribute, "length": length.attribute])
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    node(
      ".frame",
      [
        "width": width.attribute, "height": height.attribute, "alignment": alignment.attribute,
      ])
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View {
    node(".frame")
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    node(
      ".frame",
      [
        "minWidth": minWidth.attribute, "idealWidth": idealWidth.attribute,
        "maxWidth": maxWidth.attribute, "minHeight": minHeight.attribute,
        "idealHeight": idealHeight.attribute, "maxHeight": maxHeight.attribute,
        "alignment": alignment.attribute,
      ])
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    node(
      ".containerRelativeFrame", ["axes": axes.attribute, "alignment": alignment.attribute])
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    node(
      ".containerRelativeFrame",
      [
        "axes": axes.attribute, "alignment": alignment.attribute, "count": count.attribute,
        "span": span.attribute, "spacing": spacing.attribute,
      ])
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  public func fixedSize() -> some View {
    node(".fixedSize", ["horizontal": true, "vertical": true])
  }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    node(
      ".fixedSize", ["horizontal": horizontal.attribute, "vertical": vertical.attribute])
  }

  public func layoutPriority(_ value: Double) -> some View {
    node(".layoutPriority", ["value": value.attribute])
  }

  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    node(
      ".aspectRatio", ["ratio": aspectRatio.attribute, "mode": .string("\(contentMode)")])
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func offset(_ offset: CGSize) -> some View {
    node(".offset", ["value": offset.attribute])
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(".offset", ["value": CGSize(width: x, height: y).attribute])
  }

  public func position(_ position: CGPoint) -> some View {
    node(".position", ["value": position.attribute])
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(".position", ["value": CGPoint(x: x, y: y).attribute])
  }

  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    node(".ignoresSafeArea", ["edges": edges.attribute])
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    node(".ignoresSafeArea", ["edges": edges.attribute])
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    node(
      ".safeAreaInset",
      [
        "edge": edge.attribute, "alignment": alignment.attribute, "spacing": spacing.attribute,
      ], with: content())
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    node(
      ".safeAreaInset",
      [
        "edge": edge.attribute, "alignment": alignment.attribute, "spacing": spacing.attribute,
      ], with: content())
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    node(".contentMargins", ["edges": edges.attribute, "length": length.attribute])
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    node(".contentMargins", ["length": length.attribute])
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    node(".contentMargins", ["edges": edges.attribute, "insets": insets.attribute])
  }

  public func zIndex(_ value: Double) -> some View {
    node(".zIndex", ["value": value.attribute])
  }

  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentifierModifier(id: id)) }

  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: tag)) }

  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TagModifier(tag: tag))
  }

  public func hidden() -> some View { node(".hidden") }
}

/// Keeps a frame whose lengths an author makes from the container's.
nonisolated private struct ContainerFrameModifier: ViewModifier, PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let size = context.environment.proposedSize
    var attributes: ViewAttributes = [
      "axes": axes.attribute, "alignment": alignment.attribute,
    ]
    if let parts = context.environment.sizedParts {
      parts.leaveOut()
    } else if !context.environment.isLaidOut {
      let width = axes.contains(.horizontal) ? length(size.width, .horizontal) : nil
      let height = axes.contains(.vertical) ? length(size.height, .vertical) : nil
      attributes["lengths"] = .list([width, height].compactMap { $0?.attribute })
    }
    return context.nodes(of: content).map {
      ViewNode(".containerRelativeFrame", attributes: attributes, children: [$0])
        .with(.length(length))
    }
  }
}

public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit
  case fill
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let all = SafeAreaRegions(rawValue: .max)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}
