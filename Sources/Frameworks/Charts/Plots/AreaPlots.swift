// Swift Charts' plots: many marks at once, made from a collection or from a function.

public import SwiftUI

nonisolated public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>:
  VectorizedChartContent, PrimitivePlot
{
  public typealias DataElement = Data.Element

  let rows: PlotRows<Data.Element>

  public var body: Never { noBody(Self.self) }

  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    rows.elementMarks(in: context)
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    elementMarks(in: context).flatMap(\.1)
  }
}

nonisolated public struct AreaPlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension AreaPlot: PrimitiveChartContent, PrimitivePlot where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension AreaPlot {
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "AreaMark", ["x": x.part(element), "y": y.part(element)], ["stacking": stacking.attribute]
        )
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "AreaMark", ["x": x.part(element), "y": y.part(element), "series": series.part(element)],
          ["stacking": stacking.attribute])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "AreaMark",
          ["x": x.part(element), "yStart": yStart.part(element), "yEnd": yEnd.part(element)])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "AreaMark",
          [
            "x": x.part(element), "yStart": yStart.part(element), "yEnd": yEnd.part(element),
            "series": series.part(element),
          ])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "AreaMark",
          ["xStart": xStart.part(element), "xEnd": xEnd.part(element), "y": y.part(element)])
      })
  }
}

nonisolated public struct FunctionAreaPlotContent: ChartContent, PrimitiveChartContent {
  let attributes: ViewAttributes
  let function: (Double) -> [Double]

  init(
    _ domain: ClosedRange<Double>?, kind: String? = nil, _ function: @escaping (Double) -> [Double]
  ) {
    attributes = ViewAttributes([
      "functionDomain": domain.map { .list([$0.lowerBound.attribute, $0.upperBound.attribute]) },
      "functionKind": kind?.attribute,
    ])
    self.function = function
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    [ViewNode("AreaMark", attributes: attributes).with(.function(function))]
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(domain) { [function($0)] }
  }

  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(domain, kind: "range") {
      let ends = function($0)
      return [ends.yStart, ends.yEnd]
    }
  }

  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(domain) { [function($0)] }
  }

  nonisolated public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(domain, kind: "range") {
      let ends = function($0)
      return [ends.yStart, ends.yEnd]
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(domain) { [function($0)] }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(domain, kind: "range") {
      let ends = function($0)
      return [ends.yStart, ends.yEnd]
    }
  }
}
