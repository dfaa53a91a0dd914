import Charts

/// A share of the rain that fell, for the ring of a month.
struct RainShare: Identifiable {
  let id: Int
  let station: String
  let amount: Double
  let place: CGSize
}

/// A ring of the stations' shares.
struct RainRing: View {
  let shares: [RainShare]

  var body: some View {
    Chart(shares, id: \.station) { share in
      SectorMark(
        angle: .value("Rain", share.amount), innerRadius: .ratio(0.6), outerRadius: .inset(4),
        angularInset: 1
      )
      .foregroundStyle(by: .value("Station", share.station))
      .cornerRadius(4, style: .circular)
      .opacity(share.amount > 10 ? 1 : 0.5)
      .accessibilityLabel(share.station)
      .accessibilityValue("\(share.amount)")
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(position: .trailing, alignment: .center, spacing: 4)
  }
}

/// A station's points, told apart by every means a chart has.
struct StationPoints: ChartContent {
  let shares: [RainShare]
  let station: PlottableValue<String>

  var body: some ChartContent {
    ForEach(0..<shares.count) { index in
      PointMark(x: .value("Order", index), y: .value("Rain", shares[index].amount))
        .position(by: station, axis: .horizontal, span: .fixed(10))
        .symbol(by: station)
        .symbolSize(by: .value("Rain", shares[index].amount))
        .foregroundStyle(.tint)
        .offset(shares[index].place)
        .zIndex(1)
    }
    LineMark(x: .value("Order", 0), y: .value("Rain", 0))
      .symbol { Image(systemName: "drop") }
      .symbolSize(CGSize(width: 4, height: 8))
      .lineStyle(by: station)
      .lineStyle(StrokeStyle(lineWidth: 2))
      .shadow(radius: 2, x: 1, y: 1)
      .offset(x: 1, y: -1)
      .accessibilityHidden(true)
  }
}

/// The rules and areas behind the points.
struct Backdrop: ChartContent {
  let shares: [RainShare]
  let unit: String

  var body: some ChartContent {
    RuleMark(x: .value("Today", 3)).accessibilityLabel(Text("Today"))
    RuleMark(xStart: .value("From", 1), xEnd: .value("To", 3), y: .value("Mean", 4.5))
      .annotation(position: .overlay, alignment: .trailing, spacing: 2) { Text("Mean") }
    RectangleMark(
      xStart: .value("From", 1), xEnd: .value("To", 3), yStart: .value("Low", 1.0),
      yEnd: .value("High", 4.0)
    )
    .blur(radius: 4)
    RuleMark(y: .value(unit, 4.0))
  }
}

/// A chart of points, with its legend.
struct StationChart: View {
  let shares: [RainShare]

  var body: some View {
    Chart {
      Backdrop(shares: shares, unit: "mm")
      if #available(iOS 17, *) {
        AnyChartContent(StationPoints(shares: shares, station: .value("Station", "North")))
      }
    }
    .chartLegend(position: .bottom) { Text("Stations") }
    .chartLegend(shares.isEmpty ? .hidden : .visible)
    .chartXScale(domain: .automatic)
    .chartOverlay { proxy in
      if let order = proxy.value(atX: 10, as: Int.self), let rain: Double = proxy.value(atY: 4) {
        Text("\(order): \(rain)")
      }
    }
  }
}

/// A chart before anything was measured.
struct EmptyChart: View {
  var body: some View {
    Chart {}.chartXAxis {}.chartYAxis { AxisMarks { AxisValueLabel() } }
  }
}

/// The overflow resolution of a chart's notes, by its room.
func overflow(isNarrow: Bool, isTall: Bool) -> AnnotationOverflowResolution {
  var resolution = AnnotationOverflowResolution.automatic
  if isNarrow { resolution.x = isTall ? .fit(to: .chart) : .fit }
  if isTall { resolution.y = isNarrow ? .disabled : .fit(to: .automatic) }
  if !isNarrow, !isTall { resolution.x = .automatic }
  return resolution
}

/// The position of a chart's note beside its mark.
func notePosition(isWide: Bool, isLast: Bool) -> AnnotationPosition {
  isLast ? (isWide ? .leading : .trailing) : .automatic
}

/// The sign of a station as a path, for the legend.
func signPath(_ sign: StationSign, in rect: CGRect) -> Path {
  sign.shape.path(in: rect.insetBy(dx: unitInset(of: sign.shape), dy: 0))
}

/// The part of its square that a sign leaves free.
func unitInset<Sign: ChartSymbolShape>(of sign: Sign) -> CGFloat { sign.perceptualUnitRect.minX }

/// The sky read back from what was plotted.
func sky(named name: String) -> Sky? { Sky(primitivePlottable: name) }
