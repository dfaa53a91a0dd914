// Swift Charts' lines, areas, points, rules and sectors.

public import SwiftUI

nonisolated public struct LineMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "LineMark", ["x": x.part, "y": y.part])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = MarkNode(
      "LineMark", ["x": x.part, "y": y.part],
      ["series": series.attribute])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct AreaMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "AreaMark", ["x": x.part, "y": y.part],
      ["stacking": stacking.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "AreaMark", ["x": x.part, "y": y.part],
      ["series": series.attribute, "stacking": stacking.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "AreaMark", ["x": x.part, "yStart": yStart.part, "yEnd": yEnd.part])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = MarkNode(
      "AreaMark", ["x": x.part, "yStart": yStart.part, "yEnd": yEnd.part],
      ["series": series.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "AreaMark", ["xStart": xStart.part, "xEnd": xEnd.part, "y": y.part])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = MarkNode(
      "AreaMark", ["xStart": xStart.part, "xEnd": xEnd.part, "y": y.part],
      ["series": series.attribute])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct PointMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "PointMark", ["x": x.part, "y": y.part])
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, y: CGFloat? = nil
  ) {
    mark = MarkNode(
      "PointMark", ["x": x.part],
      ["yPosition": y?.attribute])
  }

  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "PointMark", ["y": y.part],
      ["xPosition": x?.attribute])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct RuleMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = MarkNode(
      "RuleMark", ["x": x.part],
      ["yStartPosition": yStart?.attribute, "yEndPosition": yEnd?.attribute])
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RuleMark", ["y": y.part],
      ["xStartPosition": xStart?.attribute, "xEndPosition": xEnd?.attribute])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RuleMark", ["x": x.part, "yStart": yStart.part, "yEnd": yEnd.part])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RuleMark", ["xStart": xStart.part, "xEnd": xEnd.part, "y": y.part])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct SectorMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = MarkNode(
      "SectorMark", ["angle": angle.part],
      [
        "innerRadius": innerRadius.attribute, "outerRadius": outerRadius.attribute,
        "angularInset": angularInset?.attribute,
      ])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}
