import Charts

/// The curve of a line between its points.
enum CurveShape: CaseIterable {
  case straight, smooth, cardinal, tight, round, rounder, early, middle, late

  var method: InterpolationMethod {
    switch self {
    case .straight: .linear
    case .smooth: .monotone
    case .cardinal: .cardinal
    case .tight: .cardinal(tension: 0.8)
    case .round: .catmullRom
    case .rounder: .catmullRom(alpha: 0.3)
    case .early: .stepStart
    case .middle: .stepCenter
    case .late: .stepEnd
    }
  }
}

/// The sign a station has on the chart.
enum StationSign: Int, CaseIterable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk

  var shape: BasicChartSymbolShape {
    switch self {
    case .circle: .circle
    case .square: .square
    case .triangle: .triangle
    case .diamond: .diamond
    case .pentagon: .pentagon
    case .plus: .plus
    case .cross: .cross
    case .asterisk: .asterisk
    }
  }
}

/// A drop, as a sign of the app's own.
struct DropSign: ChartSymbolShape {
  var perceptualUnitRect: CGRect {
    StationSign.circle.shape.perceptualUnitRect.insetBy(dx: 0.1, dy: 0)
  }

  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// The placement of a mark's note, with its resolution of overflow.
struct NotePlacement {
  var position: AnnotationPosition = .top
  var strategy: AnnotationOverflowResolution.Strategy = .padScale
  var boundary: AnnotationOverflowResolution.Boundary = .plot

  var resolution: AnnotationOverflowResolution {
    AnnotationOverflowResolution(x: .fit(to: boundary), y: strategy)
  }

  static let corners: [AnnotationPosition] = [
    .topLeading, .topTrailing, .bottomLeading, .bottomTrailing,
  ]
}

/// A station's line, with its signs and its note.
struct StationLine: ChartContent {
  let days: [DayRecord]
  let curve: CurveShape
  let sign: StationSign
  let note: NotePlacement

  var body: some ChartContent {
    ForEach(days) { day in
      LineMark(x: .value("Day", day.date), y: .value("High", day.high))
        .interpolationMethod(curve.method)
        .symbol(sign.shape)
        .annotation(position: note.position, overflowResolution: note.resolution) {
          Text(day.high, format: .number)
        }
      PointMark(x: .value("Day", day.date), y: .value("Low", day.low))
        .symbol(DropSign())
        .symbolSize(20)
    }
  }
}
