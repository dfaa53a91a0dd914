import Charts
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Marks whose looks depend on values, with effects, annotations and parts of the plot.
@MainActor @Suite struct ChartMarkTests {
  private func plain(_ chart: some View) -> some View {
    chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartYScale(domain: 0...10).chartXScale(domain: 0...10)
  }

  private func middle(_ bounds: DrawnBounds) -> [Double] {
    [(bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2].map { $0.rounded() }
  }

  @Test func `marks of a layer are drawn within the author's views`() throws {
    let bar = BarMark(x: .value("x", "a"), y: .value("y", 1))
    let chart = Chart {
      bar.compositingLayer { $0.opacity(0.5).blur(radius: 2) }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let groups = LaidOut(chart).canvas(100, 100).operations.compactMap {
      if case .push(let group) = $0 { group } else { nil }
    }
    #expect(groups.contains { $0.blur == 2 } && groups.contains { $0.opacity == 0.5 })
    let fills = LaidOut(chart).canvas(100, 100).operations.count {
      if case .fill = $0 { true } else { false }
    }
    #expect(fills == 1)
  }

  @Test func `lines take widths and dashes from their series`() {
    let chart = Chart {
      ForEach(0..<4) { index in
        LineMark(x: .value("x", index / 2), y: .value("y", index))
          .lineStyle(by: .value("Town", index % 2 == 0 ? "Rome" : "Oslo"))
      }
    }
    let styled = plain(
      chart.chartLineStyleScale([
        "Rome": StrokeStyle(lineWidth: 1), "Oslo": StrokeStyle(lineWidth: 3, dash: [4, 2]),
      ]))
    #expect(styled.strokes.map(\.line.width) == [1, 3])
    #expect(styled.strokes.map(\.line.dash) == [[], [4, 2]])
    #expect(Set(plain(chart).strokes.map(\.line.dash)).count == 2)
    let capped = plain(
      Chart {
        LineMark(x: .value("x", 0), y: .value("y", 0))
        LineMark(x: .value("x", 9), y: .value("y", 9))
      }
      .chartLegend(.hidden))
    #expect(capped.strokes.map(\.line.cap) == ["round"])
  }

  @Test func `symbols take areas from numbers, and colours change evenly`() {
    let chart = Chart {
      ForEach([0, 5, 10], id: \.self) { value in
        PointMark(x: .value("x", value), y: .value("y", value))
          .symbolSize(by: .value("Size", value)).foregroundStyle(by: .value("Heat", value))
      }
    }
    .chartSymbolSizeScale(range: 16...100)
    .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
    #expect(plain(chart).fills.map { ($0.width * 10).rounded() } == [40, 76, 100])
    let colors = LaidOut(plain(chart)).canvas(200, 100).operations.compactMap { operation in
      if case .fill(_, .color(let color), _) = operation { color.text } else { nil }
    }
    #expect(colors == ["#000000ff", "#808080ff", "#ffffffff"])
    // Of numbers the legend shows the ends.
    let legend = chart.chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(LaidOut(legend).boxes(200, 100).compactMap(\.text) == ["0", "10"])
  }

  @Test func `a view or an outline of the author's stands for a symbol`() {
    let chart = Chart {
      PointMark(x: .value("x", 5), y: .value("y", 5)).symbol {
        Rectangle().frame(width: 20, height: 10)
      }
      PointMark(x: .value("x", 5), y: .value("y", 5)).symbol(Slab()).symbolSize(100)
    }
    let bounds = plain(chart).fills
    #expect(bounds.map { $0.width.rounded() } == [20, 10])
    #expect(bounds.map { $0.height.rounded() } == [10, 5])
    let ring = plain(
      Chart {
        PointMark(x: .value("x", 5), y: .value("y", 5))
          .symbol(AnyChartSymbolShape(BasicChartSymbolShape.square.strokeBorder(lineWidth: 2)))
          .symbolSize(100)
      })
    #expect(ring.fills.first.map { $0.width.rounded() } == 10)
  }

  /// A symbol of half its height.
  private struct Slab: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 0.5) }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / 2))
    }
  }

  @Test func `effects hold for whole marks`() throws {
    let bar = RectangleMark(
      xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 5))
    let shadow = try #require(
      plain(Chart { bar.shadow(color: .red, radius: 3, x: 1, y: 2) }).groups.first?.shadow)
    #expect(shadow.radius == 3 && shadow.offset == [1, 2] && shadow.color.text == "#ff3b30ff")
    #expect(plain(Chart { bar.blur(radius: 4) }).groups.first?.blur == 4)
    let clip = try #require(plain(Chart { bar.clipShape(Capsule()) }).groups.first?.clip)
    #expect(clip.bounds == DrawnBounds(minX: 0, minY: 50, maxX: 100, maxY: 100))
    let mask = plain(
      Chart {
        bar.mask { RectangleMark(xStart: .value("x", 0), xEnd: .value("x", 1)) }
      }
    ).groups.first?.mask
    #expect(mask?.count == 1)
    // Where nothing in it mixes, a layer is no group of the drawing.
    #expect(plain(Chart { bar.compositingLayer() }).groups.isEmpty)
  }

  @Test func `a mark with a greater index lies in front`() {
    let chart = plain(
      Chart {
        PointMark(x: .value("x", 9), y: .value("y", 5)).zIndex(1)
        PointMark(x: .value("x", 1), y: .value("y", 5))
      })
    #expect(chart.fills.map { middle($0)[0] } == [20, 180])
  }

  @Test func `rectangles, bars and rules stand at points of the plot where values are absent`() {
    let chart = plain(
      Chart {
        RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 4), yStart: 10, yEnd: 30)
        BarMark(xStart: 20, xEnd: 60, yStart: .value("y", 0), yEnd: .value("y", 5))
        RectangleMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 10), width: 10)
        PointMark(x: .value("x", 5), y: 20).symbolSize(16)
      })
    #expect(
      chart.fills == [
        DrawnBounds(minX: 40, minY: 10, maxX: 80, maxY: 30),
        DrawnBounds(minX: 20, minY: 50, maxX: 60, maxY: 100),
        DrawnBounds(minX: 95, minY: 0, maxX: 105, maxY: 100),
        DrawnBounds(minX: 98, minY: 18, maxX: 102, maxY: 22),
      ])
    let moved = plain(
      Chart {
        RectangleMark(
          xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 0),
          yEnd: .value("y", 10)
        )
        .offset(xStart: 5, xEnd: 10, yStart: -20, yEnd: 30)
      })
    #expect(moved.fills == [DrawnBounds(minX: 45, minY: 30, maxX: 90, maxY: 80)])
  }

  @Test func `areas go sideways between two ends along x`() {
    let chart = plain(
      Chart {
        AreaMark(xStart: .value("x", 2), xEnd: .value("x", 4), y: .value("y", 0))
        AreaMark(xStart: .value("x", 1), xEnd: .value("x", 6), y: .value("y", 10))
      })
    #expect(chart.fills == [DrawnBounds(minX: 20, minY: 0, maxX: 120, maxY: 100)])
  }

  @Test func `bins are as wide as their ranges, and units of time have points in their middles`() {
    let bins = NumberBins(range: 0.0...10, count: 2)
    let chart = plain(
      Chart { ForEach(0..<2) { BarMark(x: .value("x", bins[$0]), y: .value("y", 5)) } })
    #expect(chart.fills.map { middle($0)[0] } == [50, 150])
    #expect(chart.fills.allSatisfy { abs($0.width - 99) < 0.5 })
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSince1970: 0)
    let days = Chart {
      ForEach(0..<2) { day in
        PointMark(
          x: .value("x", start + Double(day) * 86_400, unit: .day, calendar: calendar),
          y: .value("y", 5))
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(LaidOut(days) { $0.scene.calendar = calendar }.canvas(200, 100).operations.count == 2)
  }

  @Test func `annotations know their marks' sizes, are aligned, and keep within the plot`() {
    var seen = CGSize.zero
    let chart = plain(
      Chart {
        RectangleMark(
          xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0),
          yEnd: .value("y", 9.9)
        )
        .annotation(
          position: .top, alignment: .leading,
          overflowResolution: .init(x: .disabled, y: .fit(to: .plot))
        ) { context in
          let _ = seen = context.targetSize
          Color.red.frame(width: 10, height: 10)
        }
      })
    let note = chart.fills.last
    #expect(seen.width == 100 && abs(seen.height - 99) < 0.001)
    #expect(note == DrawnBounds(minX: 0, minY: 0, maxX: 10, maxY: 10))
    let rule = plain(
      Chart {
        RuleMark(x: .value("x", 5)).annotation(position: .bottom, spacing: 0) {
          Color.red.frame(width: 10, height: 10)
        }
      })
    #expect(rule.fills.last == DrawnBounds(minX: 95, minY: 100, maxX: 105, maxY: 110))
  }

  @Test func `a scale makes room for annotations that would stick out of the plot`() throws {
    func fills(_ resolution: AnnotationOverflowResolution) -> [DrawnBounds] {
      plain(
        Chart {
          RectangleMark(
            xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0),
            yEnd: .value("y", 10)
          )
          .annotation(position: .top, spacing: 0, overflowResolution: resolution) {
            Color.red.frame(width: 10, height: 20)
          }
        }
      ).fills
    }
    let padded = fills(.init(x: .disabled, y: .padScale))
    #expect(padded.first == DrawnBounds(minX: 0, minY: 20, maxX: 200, maxY: 100))
    #expect(padded.last == DrawnBounds(minX: 95, minY: 0, maxX: 105, maxY: 20))
    let kept = fills(.init(x: .disabled, y: .disabled))
    #expect(kept.first == DrawnBounds(minX: 0, minY: 0, maxX: 200, maxY: 100))
  }

  @Test func `gradients go along the mark, or along the plot`() {
    func end(_ aligns: Bool) -> [Double] {
      let chart = plain(
        Chart {
          RectangleMark(
            xStart: .value("x", 0), xEnd: .value("x", 5), yStart: .value("y", 0),
            yEnd: .value("y", 5)
          )
          .foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          )
          .alignsMarkStylesWithPlotArea(aligns)
        })
      return LaidOut(chart).canvas(200, 100).operations.compactMap { operation -> [Double]? in
        if case .fill(_, .linear(let line, _), _) = operation { line } else { nil }
      }.first ?? []
    }
    #expect(end(false) == [50, 50, 50, 100])
    #expect(end(true) == [100, 0, 100, 100])
  }

  @Test func `functions are plotted over their domains, and interrupted where they have no value`()
  {
    let line = plain(
      Chart { LinePlot(x: "x", y: "y", domain: 0...10) { $0 < 4 || $0 >= 6 ? 5 : .nan } })
    #expect(line.strokes.map { middle($0.bounds)[0] } == [40, 160])
    let area = plain(
      Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b") { _ in (yStart: 2, yEnd: 8) } })
    #expect(area.fills == [DrawnBounds(minX: 0, minY: 20, maxX: 200, maxY: 80)])
    let circle = plain(
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: 2 + 6 * $0, y: 5) }
      })
    #expect(circle.strokes.map(\.bounds) == [DrawnBounds(minX: 40, minY: 50, maxX: 160, maxY: 50)])
  }

  private struct Reading {
    let x: Double
    let y: Double
    let size: CGFloat
    let town: String
    let color: Color
  }

  @Test func `collections are plotted by the paths of their parts`() {
    let readings = [
      Reading(x: 2, y: 5, size: 16, town: "Rome", color: .black),
      Reading(x: 8, y: 5, size: 36, town: "Oslo", color: .white),
    ]
    let points = plain(
      Chart {
        PointPlot(readings, x: .value("x", \.x), y: .value("y", \.y))
          .symbolSize(\.size).foregroundStyle(\.color)
      })
    #expect(points.fills.map { $0.width.rounded() } == [4, 6])
    #expect(points.fills.map { middle($0)[0] } == [40, 160])
    let bars = plain(
      Chart {
        BarPlot(
          readings, x: .value("x", \.x), yStart: .value("y", \.x), yEnd: .value("y", \.y), width: 10
        )
        RulePlot(readings, xStart: .value("x", \.x), xEnd: .value("x", \.y), y: .value("y", \.y))
        RectanglePlot(readings, x: .value("x", \.x), y: .value("y", \.y), width: 2, height: 2)
        LinePlot(readings, x: .value("x", \.x), y: .value("y", \.y))
          .foregroundStyle(by: .value("Town", \.town))
      })
    #expect(bars.fills.count == 4 && bars.strokes.count == 4)
    let ring = Chart { SectorPlot(readings, angle: .value("x", \.x), angularInset: 1) }
    #expect(ring.fills.count == 2)
  }
}
