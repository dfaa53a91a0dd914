// Swift Charts' bars and rectangles.

public import SwiftUI

nonisolated public struct BarMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "BarMark", ["x": x.part, "y": y.part],
      ["width": width.attribute, "height": height.attribute, "stacking": stacking.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "BarMark", ["xStart": xStart.part, "xEnd": xEnd.part, "y": y.part],
      ["height": height.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "BarMark", ["x": x.part, "yStart": yStart.part, "yEnd": yEnd.part],
      ["width": width.attribute])
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "BarMark", ["x": x.part],
      [
        "yStartPosition": yStart?.attribute, "yEndPosition": yEnd?.attribute,
        "width": width.attribute, "stacking": stacking.attribute,
      ])
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "BarMark", ["y": y.part],
      [
        "xStartPosition": xStart?.attribute, "xEndPosition": xEnd?.attribute,
        "height": height.attribute, "stacking": stacking.attribute,
      ])
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = MarkNode(
      "BarMark", ["xStart": xStart.part, "xEnd": xEnd.part],
      ["yStartPosition": yStart?.attribute, "yEndPosition": yEnd?.attribute])
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "BarMark", ["yStart": yStart.part, "yEnd": yEnd.part],
      ["xStartPosition": xStart?.attribute, "xEndPosition": xEnd?.attribute])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct RectangleMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "RectangleMark", ["x": x.part, "y": y.part],
      ["width": width.attribute, "height": height.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RectangleMark",
      ["xStart": xStart.part, "xEnd": xEnd.part, "yStart": yStart.part, "yEnd": yEnd.part])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "RectangleMark", ["x": x.part, "yStart": yStart.part, "yEnd": yEnd.part],
      ["width": width.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "RectangleMark", ["xStart": xStart.part, "xEnd": xEnd.part, "y": y.part],
      ["height": height.attribute])
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "RectangleMark", ["x": x.part],
      [
        "yStartPosition": yStart?.attribute, "yEndPosition": yEnd?.attribute,
        "width": width.attribute,
      ])
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "RectangleMark", ["y": y.part],
      [
        "xStartPosition": xStart?.attribute, "xEndPosition": xEnd?.attribute,
        "height": height.attribute,
      ])
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = MarkNode(
      "RectangleMark", ["xStart": xStart.part, "xEnd": xEnd.part],
      ["yStartPosition": yStart?.attribute, "yEndPosition": yEnd?.attribute])
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RectangleMark", ["yStart": yStart.part, "yEnd": yEnd.part],
      ["xStartPosition": xStart?.attribute, "xEndPosition": xEnd?.attribute])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}
