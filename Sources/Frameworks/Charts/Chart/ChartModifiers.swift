// Swift Charts' modifiers of a whole chart: axes, scales, legend.

public import SwiftUI

/// Keeps a chart's axes or scales in a node around it.
nonisolated struct ChartModifier: ViewModifier, PrimitiveModifier {
  let node: @MainActor (ViewContext) -> ViewNode

  nonisolated init(_ node: @escaping @MainActor (ViewContext) -> ViewNode) { self.node = node }

  nonisolated init(_ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?> = [:]) {
    let attributes = ViewAttributes(attributes)
    self.init { _ in ViewNode(kind, attributes: attributes) }
  }

  @MainActor func nodes<Content: View>(modifying content: Content, in context: ViewContext)
    -> [ViewNode]
  {
    let node = node(context)
    return context.nodes(of: content).map { chart in
      var whole = node
      whole.children.insert(chart, at: 0)
      return whole
    }
  }
}

/// Keeps views behind or in front of a chart, which are made once its scales are known.
nonisolated struct ChartLayer<V: View>: ViewModifier, PrimitiveModifier {
  private let kind: String
  private let alignment: ViewAttribute
  private let content: Held<(ChartProxy) -> V>

  nonisolated init(
    _ kind: String, _ alignment: Alignment, _ content: @escaping (ChartProxy) -> V
  ) {
    self.kind = kind
    self.alignment = alignment.attribute
    self.content = Held(content)
  }

  @MainActor func nodes<Content: View>(modifying chart: Content, in context: ViewContext)
    -> [ViewNode]
  {
    let content = content
    return context.nodes(of: chart).map { chart in
      let node = ViewNode(kind, ["alignment": alignment], children: [chart])
      guard context.environment.isLaidOut else {
        if let parts = context.environment.sizedParts {
          parts.leaveOut()
          return node
        }
        var whole = node
        whole.children.append(context.node(of: content.value(ChartProxy())))
        return whole
      }
      return node.with(.chart { context.nodes(of: content.value(ChartProxy($0))) })
    }
  }
}

/// The place of the title of an axis.
private nonisolated func titleAttributes(
  _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
) -> ViewAttributes {
  ViewAttributes([
    "position": position.name == "automatic" ? nil : position.name.attribute,
    "alignment": alignment?.attribute, "spacing": spacing?.attribute,
  ])
}

nonisolated extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View {
    modifier(ChartModifier(".chartXAxis", ["visibility": "\(visibility)".attribute]))
  }

  public func chartYAxis(_ visibility: Visibility) -> some View {
    modifier(ChartModifier(".chartYAxis", ["visibility": "\(visibility)".attribute]))
  }

  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(".chartXAxis", children: context.axisNodes(of: content.value()))
      })
  }

  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(".chartYAxis", children: context.axisNodes(of: content.value()))
      })
  }

  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(
          ".chartXAxisLabel",
          attributes: titleAttributes(position, alignment, spacing),
          children: [context.node(of: content.value())])
      })
  }

  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    var attributes = titleAttributes(position, alignment, spacing)
    attributes["label"] = String(label).attribute
    let node = ViewNode(".chartXAxisLabel", attributes: attributes, children: [])
    return modifier(ChartModifier { _ in node })
  }

  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(
          ".chartYAxisLabel",
          attributes: titleAttributes(position, alignment, spacing),
          children: [context.node(of: content.value())])
      })
  }

  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    var attributes = titleAttributes(position, alignment, spacing)
    attributes["label"] = String(label).attribute
    let node = ViewNode(".chartYAxisLabel", attributes: attributes, children: [])
    return modifier(ChartModifier { _ in node })
  }

  public func chartLegend(_ visibility: Visibility) -> some View {
    modifier(ChartModifier(".chartLegend", ["visibility": "\(visibility)".attribute]))
  }

  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    modifier(
      ChartModifier(
        ".chartLegend",
        [
          "position": position.name.attribute, "spacing": spacing?.attribute,
          "alignment": alignment?.attribute,
        ]))
  }

  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(
          ".chartLegend",
          attributes: titleAttributes(position, alignment, spacing),
          children: [context.node(of: content.value())])
      })
  }

  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(".chartPlotStyle", children: [context.node(of: content.value(ChartPlotContent()))])
      })
  }

  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(
          ".chartXAxisStyle", children: [context.node(of: content.value(ChartAxisContent()))])
      })
  }

  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartAxisContent) -> Content
  ) -> some View {
    modifier(
      ChartModifier { [content = Held(content)] context in
        ViewNode(
          ".chartYAxisStyle", children: [context.node(of: content.value(ChartAxisContent()))])
      })
  }

  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    modifier(ChartLayer(".chartBackground", alignment, content))
  }

  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    modifier(ChartLayer(".chartOverlay", alignment, content))
  }
}

nonisolated extension View {
  public func chartGesture(_ body: @escaping (ChartProxy) -> some Gesture) -> some View { self }

  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    self
  }

  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}
