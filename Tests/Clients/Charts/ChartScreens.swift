import Charts

/// The scale of a chart's numbers.
enum Scaling: CaseIterable {
  case even, powers, roots, mirrored, dates, names

  var type: ScaleType {
    switch self {
    case .even: .linear
    case .powers: .log
    case .roots: .squareRoot
    case .mirrored: .symmetricLog
    case .dates: .date
    case .names: .category
    }
  }
}

/// The range of a chart with padding at its ends.
func plotRange(padding: CGFloat?) -> PlotDimensionScaleRange {
  guard let padding else { return .plotDimension }
  return padding > 8
    ? .plotDimension(startPadding: padding, endPadding: 2) : .plotDimension(padding: padding)
}

/// A chart in a domain and range of its own.
struct ScaledChart<Domain: ScaleDomain, Range: PositionScaleRange>: View {
  let days: [DayRecord]
  let domain: Domain
  let range: Range
  let scaling: Scaling

  var body: some View {
    VStack {
      chart.chartXScale(domain: domain, type: scaling.type)
      chart.chartXScale(domain: domain, range: range, type: scaling.type)
      chart.chartXScale(range: range)
      chart.chartYScale(domain: domain, type: scaling.type)
      chart.chartYScale(domain: domain, range: range)
      chart.chartYScale(range: range, type: scaling.type)
      chart.chartForegroundStyleScale(domain: domain, range: [Color.blue, .gray])
    }
  }

  private var chart: some View {
    Chart(days) { PointMark(x: .value("Low", $0.low), y: .value("High", $0.high)) }
  }
}

/// A chart whose scale is found by itself.
struct FittedChart: View {
  let days: [DayRecord]

  private var domain: AutomaticScaleDomain { .automatic(includesZero: false, reversed: true) }

  var body: some View {
    ScaledChart(days: days, domain: domain, range: plotRange(padding: 4), scaling: .mirrored)
    ScaledChart(days: days, domain: 0.0...30.0, range: CGFloat(0)...100, scaling: .even)
  }
}

/// A chart that is scrolled and pointed at.
struct LiveChart: View {
  let days: [DayRecord]

  @State private var day: Date?
  @State private var degrees: Double?
  @State private var week: ClosedRange<Date>?
  @State private var warmth: ClosedRange<Double>?
  @State private var start = Date.now
  @State private var bottom = 0.0

  var body: some View {
    Chart { StationLine(days: days, curve: .smooth, sign: .diamond, note: NotePlacement()) }
      .chartXSelection(value: $day)
      .chartYSelection(value: $degrees)
      .chartXSelection(range: $week)
      .chartYSelection(range: $warmth)
      .chartAngleSelection(value: $degrees)
      .chartScrollableAxes([.horizontal, .vertical])
      .chartXVisibleDomain(length: 3600)
      .chartYVisibleDomain(length: 20)
      .chartScrollPosition(x: $start)
      .chartScrollPosition(y: $bottom)
      .chartScrollPosition(initialX: start)
      .chartScrollPosition(initialY: bottom)
      .chartXAxis { DayAxis(isDense: days.count > 7) }
      .chartYAxis { axes(DayAxis(isDense: false), AxisMarks(position: .trailing)) }
  }
}

/// A chart with its names, colors and what lies over and under it.
struct AnnotatedChart: View {
  let days: [DayRecord]
  let unit: String

  var body: some View {
    Chart { plot { ForEach(days) { DayCurves(day: $0) } } }
      .chartXAxisLabel("Day", position: .bottom, alignment: .trailing, spacing: 2)
      .chartXAxisLabel(Text("Day"))
      .chartXAxisLabel(position: .top) { Image(systemName: "calendar") }
      .chartXAxisLabel(unit, position: .top)
      .chartYAxisLabel("Degrees", position: .leading)
      .chartYAxisLabel(Text(unit))
      .chartYAxisLabel { Image(systemName: "thermometer") }
      .chartYAxisLabel(unit, position: .leading, alignment: .top)
      .chartPlotStyle { $0.background(.quaternary).border(.separator) }
      .chartBackground(alignment: .topLeading) { proxy in
        Color.blue.frame(width: proxy.plotSize.width)
      }
      .chartOverlay(alignment: .bottom) { (proxy: ChartProxy) in
        Text(unit).frame(maxHeight: proxy.plotAreaSize.height).position(place(in: proxy))
      }
      .chartForegroundStyleScale(["Clear": Color.yellow, "Covered": Color.gray])
      .chartForegroundStyleScale(range: [Color.yellow, .gray])
  }

  private func place(in proxy: ChartProxy) -> CGPoint {
    guard let last = days.last else { return .zero }
    return proxy.position(for: (x: last.date, y: last.high))
      ?? CGPoint(x: proxy.position(forX: last.date) ?? 0, y: proxy.position(forY: last.high) ?? 0)
  }
}

/// The ground of every chart in the app.
@MainActor func seaGround(_ plot: ChartPlotContent) -> some View {
  plot.background(.blue.opacity(0.1))
}
