import Charts
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Axes with ticks, presets and two sides, and the views around a plot.
@MainActor @Suite struct ChartAxisTests {
  private var points: some View {
    Chart {
      PointMark(x: .value("x", 0), y: .value("y", 0)).symbolSize(4)
      PointMark(x: .value("x", 10), y: .value("y", 10)).symbolSize(4)
    }
  }

  private func words(_ view: some View) -> [String] {
    LaidOut(view).boxes(200, 100).compactMap(\.text)
  }

  @Test func `ticks stand outside the plot, in the author's length and stroke`() throws {
    let chart = points.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [5]) { AxisTick(length: 8, stroke: StrokeStyle(lineWidth: 2)) }
    }
    let tick = try #require(chart.strokes.first)
    #expect(tick.bounds == DrawnBounds(minX: 100, minY: 100, maxX: 100, maxY: 108))
    #expect(tick.line.width == 2)
    let grid = points.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [0, 10]) {
        AxisGridLine(centered: true, stroke: StrokeStyle(lineWidth: 1, dash: [2, 3]))
      }
    }
    #expect(grid.strokes.map(\.line.dash) == [[2, 3], [2, 3]])
    #expect(grid.strokes.map(\.bounds.minX) == [100, 200])
  }

  @Test func `an axis has labels on both sides, each with its own values`() {
    let chart = points.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0])
      AxisMarks(position: .trailing, values: [10])
    }
    let boxes = LaidOut(chart).boxes(200, 100)
    #expect(Set(boxes.compactMap(\.text)) == ["0", "10"])
    // The column of labels is as many whole points wide.
    #expect(boxes.contains { $0.frame[0] < 1 } && boxes.contains { $0.frame[0] > 180 })
  }

  @Test func `between integers an axis has no marks, unless its ends lie there`() {
    func axis<Value: Plottable>(_ values: [Value]) -> some View {
      Chart(0..<values.count, id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", values[$0]))
      }
      .chartXAxis(.hidden)
    }
    #expect(words(axis([1, 2])).sorted() == ["0", "1", "2"])
    #expect(words(axis([0.0, 1])).sorted() == ["0", "0.5", "1.0"])
    #expect(words(axis([1, 0]).chartYScale(domain: 0...1.5)).contains("0.5"))
    #expect(
      words(axis([1, 0]).chartYAxis { AxisMarks(values: .stride(by: 0.5)) }).contains("0.5"))
    let shares = Chart(0..<2, id: \.self) {
      BarMark(x: .value("x", "a"), y: .value("y", $0 + 1), stacking: .normalized)
    }
    #expect(words(shares.chartXAxis(.hidden)).contains("0.5"))
  }

  @Test func `values of an axis may have a format`() {
    let chart = points.chartXAxis(.hidden).chartYAxis {
      AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: [0.0, 10])
    }
    #expect(Set(LaidOut(chart).boxes(200, 100).compactMap(\.text)) == ["0%", "1,000%"])
  }

  @Test func `a plot makes room for labels as their author says`() {
    func plot(_ preset: AxisMarkPreset, _ offsetsMarks: Bool?) -> Double? {
      let chart = points.chartXAxis(.hidden).chartYAxis {
        AxisMarks(preset: preset, position: .trailing, values: [5]) {
          AxisValueLabel("hello", offsetsMarks: offsetsMarks)
        }
      }
      return chart.fills.map { (($0.minX + $0.maxX) / 2).rounded() }.last
    }
    #expect(plot(.automatic, false) == 200)
    #expect(plot(.automatic, true) == plot(.automatic, nil))
    #expect(plot(.inset, true) == plot(.automatic, nil))
    #expect(plot(.inset, nil) == 200)
  }

  @Test func `labels within the plot take no room, turned ones stand upright`() throws {
    let inset = points.chartXAxis(.hidden).chartYAxis {
      AxisMarks(preset: .inset, position: .trailing, values: [5])
    }
    #expect(inset.fills.map { (($0.minX + $0.maxX) / 2).rounded() } == [0, 200])
    let turned = points.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [5]) { AxisValueLabel("hello", orientation: .verticalReversed) }
    }
    let box = try #require(LaidOut(turned).boxes(200, 100).first)
    #expect(box.frame[3] > box.frame[2])
  }

  @Test func `labels give way by their priority, or not at all`() {
    func axis(_ resolution: @escaping (Int) -> AxisValueLabelCollisionResolution) -> [String] {
      words(
        points.chartYAxis(.hidden).chartXAxis {
          AxisMarks(values: Array(0...10)) { value in
            AxisValueLabel(
              "label \(value.index)", collisionResolution: resolution(value.index))
          }
        })
    }
    #expect(axis { _ in .disabled }.count == 11)
    let kept = axis { .greedy(priority: $0 == 5 ? 1 : 0, minimumSpacing: 2) }
    #expect(kept.contains("label 5") && kept.count > 2 && kept.count < 11)
  }

  @Test func `labels of further marks give way to those of the first, in any order of values`() {
    func labels(_ resolution: AxisValueLabelCollisionResolution) -> [String] {
      words(
        points.chartXAxis(.hidden).chartYAxis {
          AxisMarks(values: [8, 2]) { AxisValueLabel() }
          AxisMarks(values: [3, 6, 7.6]) { AxisValueLabel(collisionResolution: resolution) }
        })
    }
    #expect(labels(.automatic).sorted() == ["2", "6.0", "8"])
    #expect(labels(.disabled).count == 5)
  }

  @Test func `anchors, distances and several labels of one value`() throws {
    let chart = points.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [5]) {
        AxisValueLabel("left", anchor: .topLeading, verticalSpacing: 10)
      }
    }
    let box = try #require(LaidOut(chart).boxes(200, 100).first)
    #expect(abs(box.frame[0] - 100) < 0.5)
    let two = points.chartYAxis(.hidden).chartXAxis {
      AxisMarks(values: [5]) {
        AxisValueLabel("one", multiLabelAlignment: .leading)
        AxisValueLabel("two", multiLabelAlignment: .leading)
      }
    }
    let boxes = LaidOut(two).boxes(200, 100)
    #expect(boxes.map(\.text) == ["one", "two"] && boxes[0].frame[1] < boxes[1].frame[1])
  }

  @Test func `views around the plot are drawn with it`() throws {
    let chart = points.chartXAxis(.hidden).chartYAxis(.hidden).chartPlotStyle { plot in
      plot.padding(10).background(.yellow).border(.red, width: 2)
    }
    let fills = chart.fills
    #expect(fills.first == DrawnBounds(minX: 0, minY: 0, maxX: 200, maxY: 100))
    #expect(fills.dropFirst().map { (($0.minX + $0.maxX) / 2).rounded() } == [10, 190])
    #expect(chart.strokes.count == 1)
    let clipped = points.chartXAxis(.hidden).chartYAxis(.hidden).chartPlotStyle { $0.clipped() }
    #expect(clipped.groups.first?.clip != nil)
  }

  @Test func `a chart is as high as its plot asks for, with its axes`() {
    let chart = points.chartYAxis(.hidden).chartPlotStyle { $0.frame(height: 40) }
    let height = LaidOut(chart).size(200, 100).height
    #expect(height > 48 && height < 70)
    #expect(LaidOut(points.chartPlotStyle { $0.background(.red) }).size(200, 100).height == 100)
  }

  @Test func `views around the labels of an axis lie behind them`() throws {
    let chart = points.chartYAxis(.hidden).chartXAxisStyle { $0.background(.yellow) }
      .chartYAxisStyle { $0.background(.red) }
    let band = try #require(chart.fills.last)
    #expect(band.minX == 0 && band.maxX == 200 && band.minY > 70)
  }

  @Test func `only the part of a chart is drawn that is seen before it scrolls`() {
    let chart = Chart {
      ForEach(0..<20) { BarMark(x: .value("x", $0), y: .value("y", 5), width: 4) }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 5).chartScrollPosition(initialX: 10)
    .chartScrollTargetBehavior(.valueAligned(unit: 1))
    let clip = chart.groups.first?.clip?.bounds
    #expect(clip == DrawnBounds(minX: 0, minY: 0, maxX: 200, maxY: 100))
    let seen = chart.fills.filter { $0.maxX > 0 && $0.minX < 200 }
    #expect(seen.count == 6)
  }

  @Test func `edges of neighbouring sectors are parallel, and corners are rounded`() throws {
    let ring = Chart {
      SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5), angularInset: 2)
      SectorMark(angle: .value("b", 1), innerRadius: .ratio(0.5), angularInset: 2).cornerRadius(4)
    }
    let bounds = ring.fills
    // Each half begins two points from the middle.
    #expect(abs(bounds[0].minX - 102) < 0.3)
    let corners = LaidOut(ring).canvas(200, 100).operations.map { operation -> Int in
      if case .fill(let path, _, _) = operation { path.text.count { $0 == "Q" } } else { 0 }
    }
    #expect(corners == [0, 4])
  }
}
