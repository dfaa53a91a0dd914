import Charts
import SwiftUI

/// A gust with what a plot shows of it.
struct Gust: Identifiable {
  let id: Int
  let date: Date
  let speed: Double
  let station: String
  let area: CGFloat
  let extent: CGSize
  let color: Color
}

/// The date of each gust, for the axis of x.
@MainActor let gustDate: PlottableProjection<Gust, Date> = .value("Time", \.date, unit: .hour)

/// The content of a plot of gusts, whatever its marks are.
@MainActor func styled<Content: VectorizedChartContent<Gust>>(
  _ content: Content
) -> some VectorizedChartContent<Gust> {
  content
    .foregroundStyle(by: .value("Station", \.station))
    .symbol(by: .value("Station", \.station))
    .lineStyle(by: .value("Station", \.station))
    .symbolSize(by: .value("Speed", \.speed))
    .position(by: .value("Station", \.station), axis: .horizontal)
}

/// The gusts of a day, all in one chart.
struct GustPlots: View {
  let gusts: [Gust]

  private var lines: LinePlot<VectorizedLinePlotContent<[Gust]>> {
    LinePlot(gusts, x: gustDate, y: .value("Speed", \.speed), series: .value("S", \.station))
  }

  private var areas: AreaPlot<VectorizedAreaPlotContent<[Gust]>> {
    AreaPlot(gusts, x: gustDate, yStart: .value("0", \.speed), yEnd: .value("1", \.speed))
  }

  private var bars: BarPlot<VectorizedBarPlotContent<[Gust]>> {
    BarPlot(gusts, x: gustDate, y: .value("Speed", \.speed), stacking: .unstacked)
  }

  private var points: PointPlot<VectorizedPointPlotContent<[Gust]>> {
    PointPlot(gusts, x: gustDate, y: .value("Speed", \.speed))
  }

  private var squares: RectanglePlot<VectorizedRectanglePlotContent<[Gust]>> {
    RectanglePlot(gusts, x: gustDate, y: .value("Station", \.station), width: .ratio(0.9))
  }

  private var rules: RulePlot<VectorizedRulePlotContent<[Gust]>> {
    RulePlot(gusts, x: gustDate, yStart: .value("0", \.speed), yEnd: .value("1", \.speed))
  }

  private var shares: SectorPlot<VectorizedSectorPlotContent<[Gust]>> {
    SectorPlot(gusts, angle: .value("Speed", \.speed), innerRadius: .ratio(0.5))
  }

  var body: some View {
    Chart {
      styled(lines)
      areas.opacity(\.area)
      bars.foregroundStyle(\.color)
      points.symbolSize(\.area)
      points.symbolSize(\.extent)
      squares
      rules
    }
    Chart { shares }
  }
}

/// A curve and the band around it.
struct Curves: View {
  private let curve: LinePlot<FunctionLinePlotContent> = LinePlot(x: "t", y: "v") { $0 * $0 }
  private let band: AreaPlot<FunctionAreaPlotContent> = AreaPlot(
    x: "t", yStart: "low", yEnd: "high", domain: 0...1
  ) { (yStart: $0 - 1, yEnd: $0 + 1) }

  var body: some View {
    Chart {
      Plot { curve }; Plot { band }
    }
  }
}

/// The element of a plot.
typealias GustElement = LinePlot<VectorizedLinePlotContent<[Gust]>>.DataElement
