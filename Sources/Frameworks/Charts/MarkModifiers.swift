// Swift Charts' modifiers of a mark's appearance.

public import SwiftUI

extension ChartContent {
  /// Returns the content in a node.
  nonisolated func kept(
    _ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?> = [:]
  ) -> some ChartContent {
    let attributes = ViewAttribute.dictionary(attributes)
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
    kept(".position", ["by": value.attribute, "span": span.attribute])
  }

  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    kept(".symbol", ["by": value.attribute])
  }

  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    kept(".symbol", ["shape": String(describing: symbol).attribute])
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
    kept(
      ".lineStyle",
      [
        "lineWidth": style.lineWidth.attribute,
        "dash": style.dash.isEmpty ? nil : style.dash.attribute,
      ])
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
    kept(".shadow", ["radius": radius.attribute, "x": x.attribute, "y": y.attribute])
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    kept(".offset", ["x": x.attribute, "y": y.attribute])
  }

  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    kept(".offset", ["x": offset.width.attribute, "y": offset.height.attribute])
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

  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    kept(".accessibilityHidden", ["hidden": hidden.attribute])
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    ModifiedMarks(content: self) { [content = Held(content)] context in
      ViewNode(
        ".annotation", ["position": position.name.attribute, "spacing": spacing?.attribute],
        children: [context.node(of: content.value())])
    }
  }

  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

public struct InterpolationMethod: Sendable {
  let name: String

  public static var linear: InterpolationMethod { .init(name: "linear") }
  public static var monotone: InterpolationMethod { .init(name: "monotone") }
  public static var cardinal: InterpolationMethod { .init(name: "cardinal") }
  public static var catmullRom: InterpolationMethod { .init(name: "catmullRom") }
  public static var stepStart: InterpolationMethod { .init(name: "stepStart") }
  public static var stepCenter: InterpolationMethod { .init(name: "stepCenter") }
  public static var stepEnd: InterpolationMethod { .init(name: "stepEnd") }

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(name: "cardinal(\(tension))")
  }

  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(name: "catmullRom(\(alpha))")
  }
}

public struct AnnotationPosition: Sendable {
  let name: String

  public static let automatic = AnnotationPosition(name: "automatic")
  public static let overlay = AnnotationPosition(name: "overlay")
  public static let top = AnnotationPosition(name: "top")
  public static let topLeading = AnnotationPosition(name: "topLeading")
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    let name: String

    public static var automatic: Strategy { Strategy(name: "automatic") }
    public static var disabled: Strategy { Strategy(name: "disabled") }
    public static var fit: Strategy { Strategy(name: "fit") }
    public static var padScale: Strategy { Strategy(name: "padScale") }

    public static func fit(to boundary: Boundary) -> Strategy { fit }
  }

  public struct Boundary: Sendable {
    public static var automatic: Boundary { Boundary() }
    public static var chart: Boundary { Boundary() }
    public static var plot: Boundary { Boundary() }
  }

  public var x: Strategy
  public var y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static var automatic: AnnotationOverflowResolution { .init() }
}

public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

public struct BasicChartSymbolShape: ChartSymbolShape {
  let name: String

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(name: "circle") }
  public static var square: BasicChartSymbolShape { .init(name: "square") }
  public static var triangle: BasicChartSymbolShape { .init(name: "triangle") }
  public static var diamond: BasicChartSymbolShape { .init(name: "diamond") }
  public static var pentagon: BasicChartSymbolShape { .init(name: "pentagon") }
  public static var plus: BasicChartSymbolShape { .init(name: "plus") }
  public static var cross: BasicChartSymbolShape { .init(name: "cross") }
  public static var asterisk: BasicChartSymbolShape { .init(name: "asterisk") }
}
