// Swift Charts' plots: many marks at once, made from a collection or from a function.

public import SwiftUI

nonisolated public struct VectorizedLinePlotContent<Data: RandomAccessCollection>:
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

nonisolated public struct LinePlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension LinePlot: PrimitiveChartContent, PrimitivePlot where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension LinePlot {
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      rows: PlotRows(data) { element in
        MarkNode("LineMark", ["x": x.part(element), "y": y.part(element)])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "LineMark", ["x": x.part(element), "y": y.part(element), "series": series.part(element)])
      })
  }
}

nonisolated public struct FunctionLinePlotContent: ChartContent, PrimitiveChartContent {
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
    [ViewNode("LineMark", attributes: attributes).with(.function(function))]
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(domain) { [function($0)] }
  }

  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(domain, kind: "parametric") {
      let place = function($0)
      return [place.x, place.y]
    }
  }

  nonisolated public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(domain) { [function($0)] }
  }

  nonisolated public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(domain, kind: "parametric") {
      let place = function($0)
      return [place.x, place.y]
    }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = FunctionLinePlotContent(domain) { [function($0)] }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent(domain, kind: "parametric") {
      let place = function($0)
      return [place.x, place.y]
    }
  }
}
