// Swift Charts' plots: many marks at once, made from a collection or from a function.

public import SwiftUI

nonisolated public struct VectorizedPointPlotContent<Data: RandomAccessCollection>:
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

nonisolated public struct PointPlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension PointPlot: PrimitiveChartContent, PrimitivePlot where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension PointPlot {
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPointPlotContent<Data> {
    content = VectorizedPointPlotContent(
      rows: PlotRows(data) { element in
        MarkNode("PointMark", ["x": x.part(element), "y": y.part(element)])
      })
  }
}

nonisolated public struct VectorizedRulePlotContent<Data: RandomAccessCollection>:
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

nonisolated public struct RulePlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RulePlot: PrimitiveChartContent, PrimitivePlot where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension RulePlot {
  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "RuleMark",
          ["x": x.part(element), "yStart": yStart.part(element), "yEnd": yEnd.part(element)])
      })
  }

  nonisolated public init<Data, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedRulePlotContent<Data> {
    content = VectorizedRulePlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "RuleMark",
          ["xStart": xStart.part(element), "xEnd": xEnd.part(element), "y": y.part(element)])
      })
  }
}

nonisolated public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>:
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

nonisolated public struct SectorPlot<Content: ChartContent>: ChartContent {
  let content: Content

  public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension SectorPlot: PrimitiveChartContent, PrimitivePlot where Content: VectorizedChartContent {
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    (content as? any PrimitivePlot)?.elementMarks(in: context) ?? []
  }

  @MainActor package func marks(in context: ViewContext) -> [ViewNode] {
    context.marks(of: content)
  }
}

extension SectorPlot {
  nonisolated public init<Data, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == VectorizedSectorPlotContent<Data> {
    content = VectorizedSectorPlotContent(
      rows: PlotRows(data) { element in
        MarkNode(
          "SectorMark", ["angle": angle.part(element)],
          [
            "innerRadius": innerRadius.attribute, "outerRadius": outerRadius.attribute,
            "angularInset": angularInset?.attribute,
          ])
      })
  }
}
