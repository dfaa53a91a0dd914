import Charts
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// What a chart's overlay and background learn of its plot and scales.
@MainActor @Suite struct ChartProxyTests {
  private static let days = ["Mon", "Tue", "Wed", "Thu"]
  private static let noon = Date(timeIntervalSince1970: 1_772_452_800)

  /// The values of a chart's proxy, seen while it is drawn in 200 by 100 points.
  private final class Seen {
    var values: [String] = []
    var frame = CGRect.zero
  }

  private func seen(_ chart: some View, _ read: @escaping (ChartProxy) -> [String]) -> Seen {
    let seen = Seen()
    _ = LaidOut(
      chart.chartOverlay { proxy in
        GeometryReader { geometry in
          let _ = seen.values = read(proxy)
          let _ = seen.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
          Color.clear
        }
      }
    ).canvas(200, 100)
    return seen
  }

  private var bars: some View {
    Chart {
      ForEach(0..<4) { BarMark(x: .value("Day", Self.days[$0]), y: .value("Sum", $0)) }
    }
    .chartYScale(domain: 0...4)
  }

  private func words(_ value: Double?) -> String { value.map { Coordinate.text($0) } ?? "nil" }

  private func place(_ position: CGFloat?) -> String { words(position.map { Double($0) }) }

  @Test func `positions are relative to the plot, and those of categories are their middles`() {
    let seen = seen(bars.chartXAxis(.hidden).chartYAxis(.hidden)) { proxy in
      [
        place(proxy.position(forX: "Tue")), place(proxy.position(forY: 1)),
        place(proxy.position(forY: 0)), place(proxy.position(forX: "Sun")),
        "\(proxy.positionRange(forX: "Tue") ?? 0...0)", place(proxy.plotSize.width),
        place(proxy.position(for: (x: "Mon", y: 4))?.x), place(proxy.plotAreaSize.height),
      ]
    }
    #expect(
      seen.values == [
        "75", "75", "100", "nil", "50.0...100.0", "200", "25", "100",
      ])
    #expect(seen.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `values are read back at positions`() {
    let seen = seen(bars.chartXAxis(.hidden).chartYAxis(.hidden)) { proxy in
      let both = proxy.value(at: CGPoint(x: 199, y: 50), as: (String, Double).self)
      return [
        proxy.value(atX: 60, as: String.self) ?? "nil", words(proxy.value(atY: 25)),
        "\(proxy.value(atY: 51, as: Int.self) ?? -1)", "\(both?.0 ?? "nil") \(words(both?.1))",
        proxy.value(atX: 201, as: String.self) ?? "nil",
        "\(proxy.value(atX: 60, as: Double.self) ?? -1)",
        "\(proxy.xDomain(dataType: String.self))", "\(proxy.yDomain(dataType: Double.self))",
      ]
    }
    #expect(
      seen.values == [
        "Tue", "3", "2", "Thu 2", "nil", "-1.0", "\(Self.days)", "[0.0, 4.0]",
      ])
  }

  @Test func `the plot stands between the labels, and dates are read as dates`() throws {
    let hours = Chart {
      ForEach(0..<5) { hour in
        LineMark(
          x: .value("Hour", Self.noon.addingTimeInterval(Double(hour) * 3600)),
          y: .value("Sum", hour))
      }
    }
    var width = 0.0
    var later: Date?
    let seen = seen(hours) { proxy in
      width = proxy.plotSize.width
      later = proxy.value(atX: proxy.plotSize.width / 2)
      return [place(proxy.position(forX: Self.noon))]
    }
    #expect(seen.values == ["0"])
    #expect(seen.frame.width == width && width < 195 && width > 150)
    #expect(seen.frame.minX == 0 && seen.frame.minY == 0 && seen.frame.maxY < 92)
    #expect(abs(try #require(later).timeIntervalSince(Self.noon) - 7200) < 0.001)
  }

  @Test func `an annotation that an author places stands above its bar`() throws {
    let chart = bars.chartOverlay { proxy in
      GeometryReader { geometry in
        if let point = proxy.position(for: (x: "Wed", y: 2)), let plot = proxy.plotFrame {
          let frame = geometry[plot]
          Color.red.frame(width: 10, height: 10)
            .position(x: frame.minX + point.x, y: frame.minY + point.y)
        }
      }
    }
    let fills = LaidOut(chart).canvas(200, 100).operations.compactMap { operation in
      if case .fill(let path, _, _) = operation { path.bounds } else { nil }
    }
    let (bar, dot) = (try #require(fills.dropLast().dropLast().last), try #require(fills.last))
    #expect(abs((dot.minX + dot.maxX) / 2 - (bar.minX + bar.maxX) / 2) < 0.4)
    #expect(abs((dot.minY + dot.maxY) / 2 - bar.minY) < 0.4)
  }

  @Test func `a background lies behind everything, and aligned views at their edges`() throws {
    let chart = bars.chartBackground(alignment: .bottomTrailing) { proxy in
      Color.yellow.frame(width: proxy.plotSize.width / 2, height: 10)
    }
    .chartYAxis(.hidden).chartXAxis(.hidden)
    let first = LaidOut(chart).canvas(200, 100).operations.first
    guard case .fill(let path, _, _) = first else {
      Issue.record("the first operation is \(String(describing: first))")
      return
    }
    let bounds = try #require(path.bounds)
    #expect(bounds == DrawnBounds(minX: 100, minY: 90, maxX: 200, maxY: 100))
  }

  @Test func `from right to left coordinates begin at the right, as those of views do`() throws {
    var first = ""
    let chart = bars.chartXAxis(.hidden).chartOverlay { proxy in
      let _ = first = proxy.value(atX: 10, as: String.self) ?? "nil"
      GeometryReader { geometry in
        if let plot = proxy.plotFrame, let x = proxy.position(forX: "Tue") {
          Color.red.frame(width: 10, height: 10).position(x: geometry[plot].minX + x, y: 50)
        }
      }
    }
    let fills = LaidOut(chart) { $0.isRightToLeft = true }.canvas(200, 100).operations
      .compactMap { operation -> DrawnBounds? in
        if case .fill(let path, _, _) = operation { path.bounds } else { nil }
      }
    #expect(first == "Mon")
    // Before the square stand the bars, of which the first has no height.
    let (bar, square) = (try #require(fills.dropLast(3).last), try #require(fills.last))
    #expect(abs((bar.minX + bar.maxX) / 2 - (square.minX + square.maxX) / 2) < 0.4)
  }

  @Test func `looks that depend on values are read back, and sectors by their angles`() {
    let chart = Chart {
      ForEach(["a", "b"], id: \.self) { name in
        LineMark(x: .value("x", 1), y: .value("y", 1))
          .foregroundStyle(by: .value("Name", name)).symbol(by: .value("Name", name))
          .lineStyle(by: .value("Name", name)).symbolSize(by: .value("Name", name))
      }
    }
    .chartLineStyleScale(["a": StrokeStyle(lineWidth: 3, dash: [1, 2]), "b": StrokeStyle()])
    .chartSymbolSizeScale(["a": 16, "b": 25])
    .chartSymbolScale(["a": BasicChartSymbolShape.square, "b": .plus])
    let looks = seen(chart) { proxy in
      [
        "\(proxy.foregroundStyleDomain(dataType: String.self))",
        "\(proxy.symbolDomain(dataType: String.self))",
        "\(proxy.symbolSizeDomain(dataType: String.self))",
        "\(proxy.lineStyleDomain(dataType: String.self))",
        "\(proxy.lineStyle(for: "a")?.dash ?? [])", "\(proxy.symbolSize(for: "b") ?? 0)",
        "\(proxy.symbol(for: "a")?.path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect.width ?? 0)",
        "\(proxy.foregroundStyle(for: "a") != nil) \(proxy.foregroundStyle(for: "c") != nil)",
      ]
    }
    let names = "\(["a", "b"])"
    #expect(
      looks.values == [
        names, names, names, names, "[1.0, 2.0]", "25.0", "4.0", "true false",
      ])
    let ring = Chart { ForEach(1..<4) { SectorMark(angle: .value("a", $0)) } }
    let angles = seen(ring) { proxy in
      let right = proxy.angle(
        at: CGPoint(x: proxy.plotSize.width, y: proxy.plotSize.height / 2))
      return [place(right.degrees), words(proxy.value(atAngle: right, as: Double.self))]
    }
    #expect(angles.values == ["90", "1.5"])
  }
}
