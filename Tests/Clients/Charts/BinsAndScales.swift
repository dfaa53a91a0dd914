import Charts
import SwiftUI

/// How often the wind had each force.
struct WindHistogram: View {
  let speeds: [Double]
  let dates: [Date]

  private var bins: NumberBins<Double> { NumberBins(data: speeds, desiredCount: 8) }
  private var days: DateBins { DateBins(unit: .day, data: dates) }

  private func isBusy(_ range: ChartBinRange<Date>) -> Bool {
    dates.filter(range.contains).count > 3
  }

  var body: some View {
    Chart {
      ForEach(bins.indices, id: \.self) { index in
        BarMark(
          x: .value("Speed", bins[index]),
          y: .value("Count", speeds.filter { bins.index(for: $0) == index }.count))
      }
      ForEach(days.indices, id: \.self) { index in
        RectangleMark(x: .value("Day", days[index]), y: .value("Busy", isBusy(days[index]) ? 1 : 0))
      }
    }
    .chartXScale(
      range: .plotDimension(startPadding: 4, endPadding: 8), type: .symmetricLog(slopeAtZero: 2)
    )
    .chartYScale(type: .power(exponent: 2))
    .chartXScale(
      domain: .automatic(includesZero: false, dataType: Double.self) { $0.append(100) }
    )
    .chartForegroundStyleScale(range: Gradient(colors: [.green, .red]), type: .linear)
    .chartForegroundStyleScale(type: .category)
    .chartSymbolSizeScale(domain: 0.0...10, range: 4...40, type: .linear)
    .chartSymbolSizeScale(["a": 4, "b": 8])
    .chartSymbolSizeScale(domain: ["a"])
    .chartSymbolSizeScale(type: .linear)
    .chartSymbolSizeScale { (name: String) in name == "a" ? 4 : 8 }
    .chartSymbolSizeScale(domain: ["a"]) { $0 == "a" ? 4 : 8 }
    .chartSymbolScale(domain: ["a", "b"]) { $0 == "a" ? BasicChartSymbolShape.circle : .plus }
    .chartLineStyleScale(domain: ["a"])
    .chartLineStyleScale(domain: ["a"]) { _ in StrokeStyle(lineWidth: 1) }
    .chartLineStyleScale(range: [StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 2)])
    .chartXAxisStyle { (axis: ChartAxisContent) in axis.background(.gray) }
    .chartYAxisStyle { $0.padding(2) }
    .chartScrollableAxes(.horizontal)
    .chartScrollTargetBehavior(
      .valueAligned(unit: 5, majorAlignment: .page, limitBehavior: .always))
  }
}

/// The look of a range, for a legend of the app's own.
func count<Range: ScaleRange>(of range: Range, _ type: Range.VisualValue.Type) -> Int {
  (range as? [Range.VisualValue])?.count ?? 0
}

/// A behaviour that stops where the plot's middle is.
struct MiddleBehavior: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let other: ChartScrollTargetBehaviorContext = context
    target.rect.origin.x = other.originalTarget.rect.midX - context.chartProxy.plotSize.width / 2
    PagingScrollTargetBehavior().updateTarget(&target, context: context)
  }
}

/// The behaviours that the app's settings know.
@MainActor let alignedToMonths: ValueAlignedChartScrollTargetBehavior = .valueAligned(
  matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)),
  limitBehavior: ValueAlignedLimitBehavior.never)
@MainActor let alignedToTens: MajorValueAlignment<Int> = .unit(10)

/// The marks with every form of the newer modifiers.
struct NewerMarks: ChartContent {
  var body: some ChartContent {
    AnyChartContent(erasing: BarMark(x: .value("x", 1)))
      .clipShape(Circle(), style: FillStyle(eoFill: true))
      .mask { RuleMark(y: .value("y", 2)) }
      .compositingLayer()
      .compositingLayer { $0.opacity(0.5) }
      .accessibilityIdentifier("bar")
      .accessibilityValue(Text("one"))
      .offset(x: 1, yStart: 2, yEnd: 3)
      .offset(xStart: 1, xEnd: 2, y: 3)
    PointMark(x: .value("x", 1)).symbol(
      AnyChartSymbolShape(Circle().strokeBorder(style: StrokeStyle())))
    BarMark(xStart: .value("x", 1), xEnd: .value("x", 2), yStart: 4, yEnd: 8)
    RuleMark(x: .value("x", 1), yStart: 4)
    SectorMark(angle: .value("a", 1..<3))
  }
}

/// An axis whose labels are turned upwards.
struct TurnedAxis: AxisContent {
  var body: some AxisContent {
    AnyAxisContent(
      AxisMarks(values: .stride(by: 2, roundLowerBound: true)) {
        if #available(iOS 17, *) {
          AnyAxisMark(AxisTick(length: .longestLabel(extendPastBy: 2)))
          AxisTick(length: .label(extendPastBy: 1)).offset(CGSize(width: 1, height: 0))
        }
        AxisValueLabel(
          collisionResolution: .greedy(priority: 1, minimumSpacing: 4),
          orientation: .verticalReversed)
        AxisValueLabel(collisionResolution: .truncate)
      }
    )
    .compositingLayer()
  }
}

/// The names of an axis' parts, for a log.
func names(_ value: AxisMarkValues, _ preset: AxisMarkPreset, _ size: MarkDimension) -> String {
  "\(value.description) \(preset.description) \(size.description)"
}

/// The lengths that a mark's dimension is written as.
typealias WrittenLengths = (MarkDimension.FloatLiteralType, MarkDimension.IntegerLiteralType)

/// The looks of a station, for a legend of the app's own.
struct StationLooks: View {
  let proxy: ChartProxy

  var body: some View {
    VStack {
      ForEach(proxy.foregroundStyleDomain(dataType: String.self), id: \.self) { station in
        Text(station).foregroundStyle(proxy.foregroundStyle(for: station) ?? AnyShapeStyle(.red))
      }
      Text("\(proxy.symbolDomain(dataType: String.self).count)")
      Text("\(proxy.symbolSizeDomain(dataType: Double.self).count)")
      Text("\(proxy.lineStyleDomain(dataType: String.self).count)")
      Text("\(proxy.symbolSize(for: 2.0) ?? 0) \(proxy.lineStyle(for: "a")?.lineWidth ?? 0)")
      Text(proxy.symbol(for: "a") == nil ? "none" : "some")
    }
    .onTapGesture { location in
      let angle = proxy.angle(at: location)
      proxy.selectAngleValue(at: angle)
      print(proxy.value(atAngle: angle, as: Double.self) ?? 0)
    }
  }
}
