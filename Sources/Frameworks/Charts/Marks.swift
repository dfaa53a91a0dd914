// Swift Charts' marks.

public import SwiftUI

/// A mark as a node, with the values that it plots along each dimension.
struct MarkNode {
  let kind: String
  let attributes: [String: ViewAttribute]
  let dateKinds: [String: String]

  init(
    _ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?>,
    dates: KeyValuePairs<String, String?> = [:]
  ) {
    self.kind = kind
    self.attributes = ViewAttribute.dictionary(attributes)
    dateKinds = Dictionary(
      dates.compactMap { name, kind in kind.map { (name, $0) } }, uniquingKeysWith: { $1 })
  }

  @MainActor var nodes: [ViewNode] {
    let node = ViewNode(kind, attributes: attributes)
    return [dateKinds.isEmpty ? node : node.with(.plotted(dateKinds))]
  }
}

nonisolated public struct BarMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "BarMark",
      [
        "x": x.attribute, "y": y.attribute, "width": width.attribute, "height": height.attribute,
        "stacking": stacking.attribute,
      ], dates: ["x": x.dateKind, "y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "BarMark",
      [
        "xStart": xStart.attribute, "xEnd": xEnd.attribute, "y": y.attribute,
        "height": height.attribute,
      ], dates: ["xStart": xStart.dateKind, "xEnd": xEnd.dateKind, "y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = MarkNode(
      "BarMark",
      [
        "x": x.attribute, "yStart": yStart.attribute, "yEnd": yEnd.attribute,
        "width": width.attribute,
      ], dates: ["x": x.dateKind, "yStart": yStart.dateKind, "yEnd": yEnd.dateKind])
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "BarMark",
      [
        "x": x.attribute, "yStart": yStart?.attribute, "yEnd": yEnd?.attribute,
        "width": width.attribute, "stacking": stacking.attribute,
      ], dates: ["x": x.dateKind])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct LineMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "LineMark", ["x": x.attribute, "y": y.attribute], dates: ["x": x.dateKind, "y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = MarkNode(
      "LineMark", ["x": x.attribute, "y": y.attribute, "series": series.attribute],
      dates: ["x": x.dateKind, "y": y.dateKind])
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
      "AreaMark", ["x": x.attribute, "y": y.attribute, "stacking": stacking.attribute],
      dates: ["x": x.dateKind, "y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = MarkNode(
      "AreaMark",
      [
        "x": x.attribute, "y": y.attribute, "series": series.attribute,
        "stacking": stacking.attribute,
      ], dates: ["x": x.dateKind, "y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "AreaMark",
      ["x": x.attribute, "yStart": yStart.attribute, "yEnd": yEnd.attribute],
      dates: ["x": x.dateKind, "yStart": yStart.dateKind, "yEnd": yEnd.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = MarkNode(
      "AreaMark",
      [
        "x": x.attribute, "yStart": yStart.attribute, "yEnd": yEnd.attribute,
        "series": series.attribute,
      ], dates: ["x": x.dateKind, "yStart": yStart.dateKind, "yEnd": yEnd.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "AreaMark",
      ["xStart": xStart.attribute, "xEnd": xEnd.attribute, "y": y.attribute],
      dates: ["xStart": xStart.dateKind, "xEnd": xEnd.dateKind, "y": y.dateKind])
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
      "PointMark", ["x": x.attribute, "y": y.attribute], dates: ["x": x.dateKind, "y": y.dateKind])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}

nonisolated public struct RuleMark: ChartContent, PrimitiveChartContent {
  private let mark: MarkNode

  nonisolated public init<X: Plottable>(x: PlottableValue<X>) {
    mark = MarkNode("RuleMark", ["x": x.attribute], dates: ["x": x.dateKind])
  }

  nonisolated public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = MarkNode("RuleMark", ["y": y.attribute], dates: ["y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RuleMark",
      ["x": x.attribute, "yStart": yStart.attribute, "yEnd": yEnd.attribute],
      dates: ["x": x.dateKind, "yStart": yStart.dateKind, "yEnd": yEnd.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RuleMark",
      ["xStart": xStart.attribute, "xEnd": xEnd.attribute, "y": y.attribute],
      dates: ["xStart": xStart.dateKind, "xEnd": xEnd.dateKind, "y": y.dateKind])
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
      "RectangleMark",
      [
        "x": x.attribute, "y": y.attribute, "width": width.attribute, "height": height.attribute,
      ], dates: ["x": x.dateKind, "y": y.dateKind])
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = MarkNode(
      "RectangleMark",
      [
        "xStart": xStart.attribute, "xEnd": xEnd.attribute, "yStart": yStart.attribute,
        "yEnd": yEnd.attribute,
      ],
      dates: [
        "xStart": xStart.dateKind, "xEnd": xEnd.dateKind, "yStart": yStart.dateKind,
        "yEnd": yEnd.dateKind,
      ])
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
      "SectorMark",
      [
        "angle": angle.attribute, "innerRadius": innerRadius.attribute,
        "outerRadius": outerRadius.attribute, "angularInset": angularInset?.attribute,
      ])
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] { mark.nodes }
}
