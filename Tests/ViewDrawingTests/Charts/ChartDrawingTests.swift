import Charts
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// Charts with axes, scales, legends and every kind of mark.
@MainActor @Suite struct ChartDrawingTests {
  private static let days = ["Mon", "Tue", "Wed"]
  private static let noon = Date(timeIntervalSince1970: 1_772_452_800)

  /// The bounds of the fills of a drawing in 200 by 100 points, in order.
  private func fills(_ view: some View) -> [DrawnBounds] {
    LaidOut(view).canvas(200, 100).operations.compactMap { operation in
      if case .fill(let path, _, _) = operation { path.bounds } else { nil }
    }
  }

  private func words(_ view: some View) -> [String] {
    LaidOut(view).boxes(200, 100).compactMap(\.text)
  }

  private var bars: some View {
    Chart {
      ForEach(0..<3) { BarMark(x: .value("Day", Self.days[$0]), y: .value("Sum", $0 + 1)) }
    }
  }

  @Test func `bars stand on the plot's ground, in the heights of their values`() throws {
    let bounds = fills(bars.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4))
    #expect(bounds.count == 3)
    #expect(bounds.map { $0.height.rounded() } == [25, 50, 75])
    #expect(bounds.allSatisfy { $0.maxY == 100 })
    // Each stands in the middle of its third.
    #expect(abs((bounds[1].minX + bounds[1].maxX) / 2 - 100) < 0.5)
  }

  @Test func `axes have the categories below and round numbers beside`() {
    #expect(words(bars) == ["Mon", "Tue", "Wed", "0", "1", "2", "3"])
    #expect(words(bars.chartXAxis(.hidden)) == ["0", "1", "2", "3"])
    #expect(words(bars.chartYAxis(.hidden)) == Self.days)
    // All numbers but zero have as many decimals.
    #expect(
      words(bars.chartXAxis(.hidden).chartYScale(domain: 0...1.5)) == ["0", "0.5", "1.0", "1.5"])
    #expect(words(bars.chartYScale(domain: 0...100)) == Self.days + ["0", "25", "50", "75", "100"])
  }

  @Test func `no time stands beside the line at the plot's end`() {
    let end = Self.noon.addingTimeInterval(24 * 3600)
    let chart = Chart { RuleMark(x: .value("Hour", Self.noon)) }
      .chartXScale(domain: Self.noon...end).chartYAxis(.hidden)
      .chartXAxis { AxisMarks(values: [Self.noon, end]) { AxisValueLabel("at \($0.index)") } }
    #expect(words(chart) == ["at 0"])
  }

  @Test func `usual grid lines of dates are dashed, those of numbers are not`() {
    let chart = Chart {
      ForEach(0..<3) { day in
        BarMark(
          x: .value("Day", Self.noon.addingTimeInterval(Double(day) * 86_400), unit: .day),
          y: .value("Sum", day))
      }
    }
    func dashes(_ view: some View) -> [[Double]] {
      LaidOut(view).canvas(200, 100).operations.compactMap {
        guard case .stroke(let path, _, let line) = $0, let box = path.bounds else { return nil }
        return box.maxY > box.minY ? line.dash : line.dash + [-1]
      }
    }
    let usual = dashes(chart)
    #expect(usual.contains([2, 2]) && usual.contains([-1]))
    #expect(!usual.contains([]) && !usual.contains([2, 2, -1]))
    let own = dashes(
      chart.chartYAxis(.hidden).chartXAxis {
        AxisMarks { AxisGridLine(stroke: StrokeStyle(lineWidth: 1)) }
      })
    #expect(!own.isEmpty && own.allSatisfy(\.isEmpty))
  }

  @Test func `an author's marks stand at his values, with his labels`() {
    let chart = bars.chartXAxis(.hidden).chartYAxis {
      AxisMarks(position: .leading, values: [0, 2]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? -1) kWh") }
      }
    }
    #expect(words(chart) == ["0 kWh", "2 kWh"])
    let percent = bars.chartXAxis(.hidden).chartYScale(domain: 0...1).chartYAxis {
      AxisMarks(values: [0.0, 0.5]) {
        AxisValueLabel(format: FloatingPointFormatStyle<Double>.Percent())
      }
    }
    #expect(words(percent) == ["0%", "50%"])
    let hours = Chart {
      ForEach(0..<6) { hour in
        LineMark(
          x: .value("Hour", Self.noon.addingTimeInterval(Double(hour) * 3600)),
          y: .value("y", hour))
      }
    }
    .chartYAxis(.hidden)
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 2)) {
        AxisValueLabel(format: .dateTime.hour(.twoDigits(amPM: .omitted)))
      }
    }
    #expect(words(hours) == ["12", "02", "04"])
  }

  @Test func `a stride of days begins them as its own calendar does`() throws {
    func days(_ calendar: Calendar) -> [String] {
      words(
        Chart {
          ForEach(0..<6) { hour in
            LineMark(
              x: .value("Hour", Self.noon.addingTimeInterval(Double(hour) * 3600)),
              y: .value("y", hour))
          }
        }
        .chartYAxis(.hidden)
        .chartXAxis {
          AxisMarks(values: .stride(by: .day, calendar: calendar)) { AxisValueLabel("day") }
        })
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    #expect(days(calendar) == [])
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 9 * 3600))
    #expect(days(calendar) == ["day"])
  }

  @Test func `bars of one place are stacked, and stand side by side where they have places`() {
    func chart(_ isGrouped: Bool) -> some View {
      Chart {
        ForEach(0..<2) { index in
          let bar = BarMark(x: .value("Day", "Mon"), y: .value("Sum", 2))
            .foregroundStyle(by: .value("Kind", index == 0 ? "Day" : "Night"))
          if isGrouped { bar.position(by: .value("Kind", index)) } else { bar }
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartYScale(domain: 0...4)
    }
    let stacked = fills(chart(false))
    #expect(stacked.map { $0.minY.rounded() } == [50, 0])
    let grouped = fills(chart(true))
    #expect(grouped.map { $0.minY.rounded() } == [50, 50])
    #expect(grouped[0].maxX <= grouped[1].minX)
  }

  @Test func `bars beside each other in a row stand in the order of their groups, downwards`() {
    let chart = Chart {
      ForEach(0..<2) { index in
        BarMark(x: .value("Sum", 2), y: .value("Day", "Mon"))
          .position(by: .value("Kind", index == 0 ? "Day" : "Night"))
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let bars = fills(chart)
    #expect(bars.count == 2 && bars[0].maxY <= bars[1].minY)
  }

  @Test func `a legend names the series in their colours`() throws {
    let chart = Chart {
      ForEach(0..<4) { index in
        LineMark(x: .value("x", index / 2), y: .value("y", index))
          .foregroundStyle(by: .value("Town", index % 2 == 0 ? "Rome" : "Oslo"))
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(words(chart) == ["Rome", "Oslo"])
    #expect(words(chart.chartLegend(.hidden)) == [])
    func colors(_ view: some View) -> [String] {
      LaidOut(view).canvas(200, 100).operations.compactMap { operation in
        if case .stroke(_, .color(let color), _) = operation { color.text } else { nil }
      }
    }
    #expect(colors(chart) == ["#007affff", "#34c759ff"])
    #expect(
      colors(chart.chartForegroundStyleScale(["Rome": Color.red, "Oslo": .black]))
        == ["#ff3b30ff", "#000000ff"])
  }

  @Test func `lines, points, rules, areas and rectangles stand where their values are`() throws {
    let bounds = fills(
      Chart {
        AreaMark(x: .value("x", 0), y: .value("y", 10))
        AreaMark(x: .value("x", 10), y: .value("y", 5))
        PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(16)
        RectangleMark(
          xStart: .value("x", 2), xEnd: .value("x", 4), yStart: .value("y", 0),
          yEnd: .value("y", 5))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(bounds.count == 3)
    #expect(bounds[0] == DrawnBounds(minX: 0, minY: 0, maxX: 200, maxY: 100))
    #expect(bounds[1] == DrawnBounds(minX: 98, minY: 48, maxX: 102, maxY: 52))
    #expect(bounds[2] == DrawnBounds(minX: 40, minY: 50, maxX: 80, maxY: 100))
    let rule = Chart { RuleMark(y: .value("y", 5)) }.chartXAxis(.hidden).chartYAxis(.hidden)
      .chartYScale(domain: 0...10)
    let strokes = LaidOut(rule).canvas(200, 100).operations.compactMap { operation in
      if case .stroke(let path, _, _) = operation { path.bounds } else { nil }
    }
    #expect(strokes == [DrawnBounds(minX: 0, minY: 50, maxX: 200, maxY: 50)])
  }

  @Test func `sectors share a circle, with a hole where there is one`() throws {
    func pie(_ inner: MarkDimension) -> some View {
      Chart {
        SectorMark(angle: .value("a", 1), innerRadius: inner)
        SectorMark(angle: .value("b", 3), innerRadius: inner)
      }
    }
    let whole = fills(pie(0))
    // The first quarter lies right of and above the middle.
    #expect(abs(whole[0].minX - 100) < 0.1 && abs(whole[0].maxX - 150) < 0.1)
    #expect(abs(whole[0].minY) < 0.1 && abs(whole[0].maxY - 50) < 0.1)
    let ring = fills(pie(.ratio(0.5)))
    #expect(abs(ring[0].minX - 100) < 0.1 && abs(ring[0].maxY - 50) < 0.1)
  }

  @Test func `ends of scales are round, and zero is one where lengths begin`() {
    let scale = ChartScale(
      [.number(7), .number(93)], spans: [], includesZero: true, isRounded: true, domain: nil,
      calendar: .current)
    #expect(scale.low == 0 && scale.high == 100)
    let narrow = ChartScale(
      [.number(7), .number(93)], spans: [], includesZero: true, isRounded: false,
      domain: .record(["includesZero": .flag(false)]), calendar: .current)
    #expect(narrow.low == 7 && narrow.high == 93)
  }

  @Test func `days of a week have their dates at their beginnings`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let scale = ChartScale(
      [.date(1_772_409_600), .date(1_772_409_600 + 3 * 86_400)], spans: [], includesZero: false,
      isRounded: false, domain: nil, calendar: calendar)
    let ticks = scale.ticks(nil, most: 4)
    #expect(ticks == (0..<4).map { .date(1_772_409_600 + Double($0) * 86_400) })
    let style = LaidOut(EmptyView()).item.style
    #expect(scale.words(ticks[0], among: ticks, style) == "Mar 2")
  }

  @Test func `titles of axes stand above and below, or upright beside the plot`() throws {
    let chart = bars.chartXAxis(.hidden).chartYAxis(.hidden).chartXAxisLabel("Weekday")
      .chartYAxisLabel("Hours")
    let boxes = LaidOut(chart).boxes(200, 100)
    #expect(boxes.map(\.text) == ["Hours", "Weekday"])
    // That of y ends at the trailing edge, that of x begins at the leading one.
    #expect(abs(boxes[0].frame[0] + boxes[0].frame[2] - 200) < 0.5 && boxes[0].frame[1] == 0)
    #expect(boxes[1].frame[0] == 0 && abs(boxes[1].frame[1] + boxes[1].frame[3] - 100) < 0.5)
    let beside = bars.chartXAxis(.hidden).chartYAxis(.hidden)
      .chartYAxisLabel("Hours", position: .leading)
    let upright = try #require(LaidOut(beside).boxes(200, 100).first)
    #expect(upright.frame[0] == 0 && upright.frame[3] > upright.frame[2])
  }

  @Test func `a chart from right to left has its first value at the right`() {
    let chart = bars.chartXAxis(.hidden)
    let usual = LaidOut(chart).boxes(200, 100)
    let mirrored = LaidOut(chart) { $0.isRightToLeft = true }.boxes(200, 100)
    // The numbers change sides.
    #expect(usual.allSatisfy { $0.frame[0] > 180 } && mirrored.allSatisfy { $0.frame[0] < 20 })
    let plain = bars.chartXAxis(.hidden).chartYAxis(.hidden)
    let fills = LaidOut(plain) { $0.isRightToLeft = true }.canvas(200, 100).operations
    let middles = fills.compactMap { operation -> Double? in
      guard case .fill(let path, _, _) = operation, let bounds = path.bounds else { return nil }
      return (bounds.minX + bounds.maxX) / 2
    }
    #expect(middles == middles.sorted(by: >) && middles.count == 3)
  }

  @Test func `rows have their names before them, the first uppermost`() {
    let rows = Chart {
      ForEach(0..<3) { BarMark(x: .value("Sum", $0 + 1), y: .value("Day", Self.days[$0])) }
    }
    .chartXAxis(.hidden)
    let boxes = LaidOut(rows).boxes(200, 100)
    #expect(boxes.map(\.text) == Self.days)
    #expect(boxes.map { $0.frame[1] } == boxes.map { $0.frame[1] }.sorted())
    #expect(boxes.allSatisfy { $0.frame[0] < 20 })
  }

  @Test func `a legend that is too wide goes on in the next line, and gives way to the marks`() {
    func chart(_ count: Int) -> some View {
      Chart {
        ForEach(0..<count, id: \.self) { index in
          PointMark(x: .value("x", index), y: .value("y", index))
            .foregroundStyle(by: .value("Town", "A town with number \(index)"))
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let boxes = LaidOut(chart(2)).boxes(200, 100)
    #expect(Set(boxes.map { $0.frame[1] }).count > 1)
    #expect(boxes.allSatisfy { $0.truncated != true && $0.frame[0] + $0.frame[2] <= 200 })
    let crowded = LaidOut(chart(30)).canvas(200, 100)
    #expect(crowded.boxes.isEmpty)
    #expect(crowded.notes.all.contains("a chart's legend has no room, and is left out"))
  }

  @Test func `labels that would touch are left out evenly, and stay in the chart`() {
    let many = Chart {
      ForEach(0..<9) { index in
        BarMark(x: .value("Name", "Category \(index)"), y: .value("y", index))
      }
    }
    .chartYAxis(.hidden)
    let boxes = LaidOut(many).boxes(200, 100)
    let numbers = boxes.compactMap { $0.text.flatMap { Int($0.suffix(1)) } }
    #expect(numbers.count > 1 && numbers.first == 0)
    #expect(Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 }).count == 1)
    #expect(boxes.allSatisfy { $0.frame[0] >= 0 && $0.frame[0] + $0.frame[2] <= 200.5 })
  }

  @Test func `symbols tell series apart, in the plot and in the legend`() {
    let chart = Chart {
      ForEach(0..<2) { index in
        PointMark(x: .value("x", index), y: .value("y", index))
          .symbol(by: .value("Kind", index == 0 ? "Run" : "Swim"))
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(words(chart) == ["Run", "Swim"])
    let corners = LaidOut(chart).canvas(200, 100).operations.compactMap { operation -> Int? in
      guard case .fill(let path, _, _) = operation else { return nil }
      return path.text.count { $0 == "C" }
    }
    // A circle and a square stand in the legend and in the plot.
    #expect(corners.count == 4 && corners.count { $0 == 0 } == 2)
  }
}
