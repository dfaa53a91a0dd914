import Charts

/// A day of the weather station.
struct DayRecord: Identifiable {
  let id: Int
  let date: Date
  let low: Double
  let high: Double
  let rain: Float
  let gusts: Int
  let pressure: Decimal
  let wind: CGFloat
  let sky: Sky
}

/// The state of the sky, plotted by its name.
enum Sky: String, CaseIterable, Plottable {
  case clear, clouded, covered
}

/// The force of the wind, plotted by its number.
struct WindForce: Plottable {
  let beaufort: Int

  init(beaufort: Int) { self.beaufort = beaufort }

  var primitivePlottable: Int { beaufort }

  init?(primitivePlottable: Int) {
    guard (0...12).contains(primitivePlottable) else { return nil }
    beaufort = primitivePlottable
  }
}

/// A value as it is plotted, for the table beneath a chart.
func plottedText<Value: Plottable>(of value: Value) -> String {
  "\(value.primitivePlottable)"
}

/// A value read back from the table.
func value<Primitive: PrimitivePlottableProtocol>(
  from primitive: Primitive
) -> Primitive where Primitive.PrimitivePlottable == Primitive {
  Primitive(primitivePlottable: primitive.primitivePlottable) ?? primitive
}

/// A row of the table.
struct TableRow {
  var low: Double.PrimitivePlottable
  var rain: Float.PrimitivePlottable
  var wind: CGFloat.PrimitivePlottable
  var gusts: Int.PrimitivePlottable
  var sky: String.PrimitivePlottable
  var date: Date.PrimitivePlottable
  var pressure: Decimal.PrimitivePlottable

  init(_ day: DayRecord) {
    low = day.low.primitivePlottable
    rain = day.rain.primitivePlottable
    wind = day.wind.primitivePlottable
    gusts = day.gusts.primitivePlottable
    sky = day.sky.primitivePlottable
    date = day.date.primitivePlottable
    pressure = day.pressure.primitivePlottable
  }
}

/// The days on the chart's first axis.
func axisDay(of day: DayRecord, titled title: String?) -> PlottableValue<Date> {
  if let title { return .value(title, day.date, unit: .day) }
  return .value(Text("Day"), day.date, unit: .day)
}

/// The stacking of rain on rain.
enum RainStacking: CaseIterable {
  case piled, shared, centered, side

  var method: MarkStackingMethod {
    switch self {
    case .piled: .standard
    case .shared: .normalized
    case .centered: .center
    case .side: .unstacked
    }
  }
}

/// The bars of a day.
struct DayBars: ChartContent {
  let day: DayRecord
  let stacking: RainStacking
  let width: MarkDimension

  var body: some ChartContent {
    BarMark(
      x: axisDay(of: day, titled: nil), y: .value("Rain", day.rain), width: width,
      stacking: stacking.method)
    BarMark(
      x: .value("Day", day.date), yStart: .value("Low", day.low), yEnd: .value("High", day.high),
      width: .ratio(0.5))
    BarMark(
      xStart: .value("Low", day.low), xEnd: .value("High", day.high),
      y: .value(Text("Sky"), day.sky), height: .fixed(8))
    BarMark(x: .value("Wind", WindForce(beaufort: 3)), yStart: 0, yEnd: 10, width: .inset(2))
  }
}

/// The lines and areas of a day.
struct DayCurves: ChartContent {
  let day: DayRecord

  private var date: PlottableValue<Date> { .value("Day", day.date, unit: .day) }

  var body: some ChartContent {
    AreaMark(x: date, y: .value("Rain", day.rain), stacking: .center)
    AreaMark(x: date, y: .value("Rain", day.rain), series: .value("Sky", day.sky))
    AreaMark(x: date, yStart: .value("Low", day.low), yEnd: .value("High", day.high))
    AreaMark(
      x: date, yStart: .value("Low", day.low), yEnd: .value("High", day.high),
      series: .value("Sky", day.sky))
    AreaMark(xStart: .value("Low", day.low), xEnd: .value("High", day.high), y: date)
    LineMark(x: date, y: .value("Pressure", day.pressure), series: .value("Sky", day.sky))
    RuleMark(x: date, yStart: .value("Low", day.low), yEnd: .value("High", day.high))
    RectangleMark(x: date, y: .value("Gusts", day.gusts), width: 4, height: 2.5)
  }
}

/// A chart of bars or of curves, and one only of what there is.
struct DayChart: View {
  let days: [DayRecord]
  let showsBars: Bool

  var body: some View {
    Chart {
      ForEach(days) { day in
        if showsBars {
          DayBars(day: day, stacking: .piled, width: .automatic)
        } else {
          DayCurves(day: day)
        }
      }
      if let warmest = days.max(by: { $0.high < $1.high }) {
        RuleMark(y: .value("Warmest", warmest.high))
      }
    }
  }
}

/// Two contents above one another, for the comparing chart.
@MainActor func combined(
  _ lower: some ChartContent, _ upper: some ChartContent
) -> some ChartContent {
  ChartContentBuilder.buildPartialBlock(
    accumulated: ChartContentBuilder.buildPartialBlock(
      first: ChartContentBuilder.buildExpression(lower)),
    next: upper)
}

/// Marks in a plot of their own.
@MainActor func plot<Content: ChartContent>(
  @ChartContentBuilder of content: () -> Content
) -> some ChartContent {
  Plot(content: content).alignsMarkStylesWithPlotArea()
}

/// The bytes on a disk, as the file system counts them.
struct DiskChart: View {
  let used: Int64
  let free: UInt64

  var body: some View {
    Chart {
      SectorMark(angle: .value("Used", used), innerRadius: .ratio(0.6))
      SectorMark(angle: .value("Free", free))
      BarMark(x: .value("Day", Int32(1)), y: .value("Files", UInt16(2)))
    }
  }
}
