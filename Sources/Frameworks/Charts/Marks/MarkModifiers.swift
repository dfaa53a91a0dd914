// Swift Charts' modifiers of a mark's appearance.

public import SwiftUI

extension ChartContent {
  /// Returns the content in a node.
  nonisolated func kept(
    _ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?> = [:]
  ) -> some ChartContent {
    let attributes = ViewAttributes(attributes)
    return ModifiedMarks(content: self) { _ in ViewNode(kind, attributes: attributes) }
  }

  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    ModifiedMarks(content: self) { context in
      ViewNode(".foregroundStyle", ["style": style.styleAttribute(in: context.environment)])
    }
  }

  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    kept(".foregroundStyle", ["by": value.attribute])
  }

  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    kept(
      ".position",
      ["by": value.attribute, "span": span.attribute, "axis": axis.map { .string("\($0)") }])
  }

  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    kept(".symbol", ["by": value.attribute])
  }

  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    ModifiedMarks(content: self) { [symbol = Held(symbol)] context in
      symbol.value.node(".symbol", in: context)
    }
  }

  nonisolated public func symbol<V: View>(
    @ViewBuilder symbol: @escaping () -> V
  ) -> some ChartContent {
    ModifiedMarks(content: self) { [symbol = Held(symbol)] context in
      ViewNode(".symbol", children: [context.node(of: symbol.value())])
    }
  }

  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    kept(".symbolSize", ["area": area.attribute])
  }

  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    kept(".symbolSize", ["size": size.attribute])
  }

  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    kept(".symbolSize", ["by": value.attribute])
  }

  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    kept(".interpolationMethod", ["method": method.name.attribute])
  }

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    ModifiedMarks(content: self) { _ in ViewNode(".lineStyle", attributes: style.keptLine) }
  }

  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    kept(".lineStyle", ["by": value.attribute])
  }

  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    kept(".cornerRadius", ["radius": radius.attribute])
  }

  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    kept(".opacity", ["opacity": opacity.attribute])
  }

  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    kept(".blur", ["radius": radius.attribute])
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    ModifiedMarks(content: self) { context in
      ViewNode(
        ".shadow",
        [
          "color": color.styleAttribute(in: context.environment), "radius": radius.attribute,
          "x": x.attribute, "y": y.attribute,
        ])
    }
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    kept(".offset", ["x": x.attribute, "y": y.attribute])
  }

  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    kept(".offset", ["x": offset.width.attribute, "y": offset.height.attribute])
  }

  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0)
    -> some ChartContent
  {
    kept(".offset", ["x": x.attribute, "yStart": yStart.attribute, "yEnd": yEnd.attribute])
  }

  nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0)
    -> some ChartContent
  {
    kept(".offset", ["xStart": xStart.attribute, "xEnd": xEnd.attribute, "y": y.attribute])
  }

  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    kept(
      ".offset",
      [
        "xStart": xStart.attribute, "xEnd": xEnd.attribute, "yStart": yStart.attribute,
        "yEnd": yEnd.attribute,
      ])
  }

  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    ModifiedMarks(content: self) { [shape = Held(shape)] context in
      ViewNode(
        ".clipShape",
        [
          "shape": shape.value.attribute(in: context.environment),
          "evenOdd": style.isEOFilled ? true : nil,
        ]
      ).with(shape.value.outline(in: context.environment))
    }
  }

  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    ModifiedMarks(content: self) { [content = Held(content())] context in
      ViewNode(".mask", children: context.marks(of: content.value))
    }
  }

  nonisolated public func compositingLayer() -> some ChartContent { kept(".compositingLayer") }

  nonisolated public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    let view = Held(style(PlaceholderContentView(standingFor: ChartPlotContent())))
    return ModifiedMarks(content: self) { context in
      ViewNode(".compositingLayer", children: [context.node(of: view.value)])
    }
  }

  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    kept(".zIndex", ["value": value.attribute])
  }

  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    kept(".alignsMarkStylesWithPlotArea", ["aligns": aligns.attribute])
  }

  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    ModifiedMarks(content: self) { context in
      ViewNode(".accessibilityLabel", children: [context.node(of: label)])
    }
  }

  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    kept(".accessibilityValue", ["value": String(value).attribute])
  }

  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    ModifiedMarks(content: self) { context in
      ViewNode(".accessibilityValue", children: [context.node(of: value)])
    }
  }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    kept(".accessibilityIdentifier", ["identifier": identifier.attribute])
  }

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    kept(".accessibilityHidden", ["hidden": hidden.attribute])
  }
}

extension StrokeStyle {
  /// The style of a mark's line as a view tree keeps it.
  var keptLine: ViewAttributes {
    ViewAttributes([
      "lineWidth": lineWidth.attribute, "dash": dash.isEmpty ? nil : dash.attribute,
      "dashPhase": dashPhase == 0 ? nil : dashPhase.attribute,
      "cap": lineCap == .butt ? nil : .string("\(lineCap)"),
      "join": lineJoin == .miter ? nil : .string("\(lineJoin)"),
    ])
  }
}
