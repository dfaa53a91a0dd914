// Swift Charts' plots: many marks at once, made from a collection or from a function.

import SwiftUI

nonisolated public struct VectorizedBarPlotContent<Data: RandomAccessCollection>:
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

nonisolated public struct BarPlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension BarPlot: PrimitiveChartContent, PrimitivePlot where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension BarPlot {
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "BarMark", ["x": x.part(element), "y": y.part(element)],
          ["width": width.attribute, "height": height.attribute, "stacking": stacking.attribute])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "BarMark",
          ["x": x.part(element), "yStart": yStart.part(element), "yEnd": yEnd.part(element)],
          ["width": width.attribute])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == VectorizedBarPlotContent<Data> {
    content = VectorizedBarPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "BarMark",
          ["xStart": xStart.part(element), "xEnd": xEnd.part(element), "y": y.part(element)],
          ["height": height.attribute])
      })
  }
}

nonisolated public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>:
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

nonisolated public struct RectanglePlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RectanglePlot: PrimitiveChartContent, PrimitivePlot
where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension RectanglePlot {
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "RectangleMark", ["x": x.part(element), "y": y.part(element)],
          ["width": width.attribute, "height": height.attribute])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "RectangleMark",
          [
            "xStart": xStart.part(element), "xEnd": xEnd.part(element),
            "yStart": yStart.part(element), "yEnd": yEnd.part(element),
          ])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "RectangleMark",
          ["x": x.part(element), "yStart": yStart.part(element), "yEnd": yEnd.part(element)],
          ["width": width.attribute])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == VectorizedRectanglePlotContent<Data> {
    content = VectorizedRectanglePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "RectangleMark",
          ["xStart": xStart.part(element), "xEnd": xEnd.part(element), "y": y.part(element)],
          ["height": height.attribute])
      })
  }
}
