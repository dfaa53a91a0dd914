import Charts
import SwiftUI
import Testing

@MainActor @Suite struct ChartTests {
  private struct Reading: Identifiable {
    let id: Int
    let level: Double
  }

  private let readings = [Reading(id: 1, level: 0.5), Reading(id: 2, level: 0.75)]

  @Test func `marks keep what they plot, in order`() {
    let node = tree(
      Chart(readings) { reading in
        BarMark(x: .value("Hour", reading.id), y: .value("Level", reading.level))
          .foregroundStyle(.red)
          .cornerRadius(2)
      })
    #expect(node.kind == "Chart")
    #expect(node.children.map(\.kind) == [".cornerRadius", ".cornerRadius"])
    let bars = node.flattened.filter { $0.kind == "BarMark" }
    #expect(bars.map { $0.attributes["y"] } == [.number(0.5), .number(0.75)])
    #expect(bars.map { $0.attributes["x"] } == [.number(1), .number(2)])
  }

  @Test func `a scale that is a function is asked for the values of the marks`() {
    let chart = Chart(readings) { reading in
      LineMark(x: .value("Hour", reading.id), y: .value("Level", reading.level))
        .foregroundStyle(by: .value("Hour", reading.id))
    }
    let node = tree(
      chart.chartForegroundStyleScale { (hour: Int) in hour == 1 ? Color.red : .blue })
    #expect(node.kind == ".chartForegroundStyleScale")
    #expect(
      node.attributes["mapping"]
        == .list([
          .list([.number(1), .record(["system": "red"])]),
          .list([.number(2), .record(["system": "blue"])]),
        ]))
    let other = tree(chart.chartForegroundStyleScale { (hour: String) in Color.red })
    #expect(other.attributes["mapping"] == .list([]))
  }

  @Test func `marks of every kind stand side by side`() {
    let isWide = true
    let node = tree(
      Chart {
        ForEach(readings) { LineMark(x: .value("x", $0.id), y: .value("y", $0.level)) }
        ForEach(0..<2, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        AreaMark(x: .value("x", "a"), yStart: .value("y", 0), yEnd: .value("y", 1))
          .interpolationMethod(.catmullRom)
        if isWide { RuleMark(y: .value("limit", 3)).lineStyle(StrokeStyle(lineWidth: 2)) }
        RectangleMark(x: .value("x", 1), y: .value("y", 2))
        SectorMark(angle: .value("share", 0.25), innerRadius: .ratio(0.5))
        Plot { PointMark(x: .value("x", Date(timeIntervalSince1970: 9)), y: .value("y", 1)) }
      })
    let kinds = node.flattened.map(\.kind).filter { $0.hasSuffix("Mark") }
    #expect(
      kinds == [
        "LineMark", "LineMark", "PointMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark",
        "SectorMark", "PointMark",
      ])
    #expect(node.flattened.last?.attributes["x"] == .number(9))
  }

  @Test func `axes, scales and annotations are part of the tree`() {
    let node = tree(
      Chart(readings) {
        LineMark(x: .value("x", $0.id), y: .value("y", $0.level))
          .annotation(position: .top) { Text("top") }
      }
      .chartXAxis {
        AxisMarks(values: [1, 2]) { value in
          AxisGridLine()
          AxisValueLabel { Text("\(value.as(Int.self) ?? 0)") }
        }
      }
      .chartYAxis(.hidden)
      .chartYScale(domain: 0...100)
      .chartLegend(.hidden))
    let kinds = Set(node.flattened.map(\.kind))
    #expect(kinds.isSuperset(of: [".chartXAxis", ".chartYAxis", ".chartYScale", ".chartLegend"]))
    #expect(node.texts == ["top", "top", "1", "2"])
    let scale = node.flattened.first { $0.kind == ".chartYScale" }
    #expect(scale?.attributes["domain"] == .list([.number(0), .number(100)]))
  }

  @Test func `a scale of styles keeps its domain, range and type`() {
    let chart = Chart(readings) { PointMark(x: .value("x", $0.id), y: .value("y", $0.level)) }
    let ranged = tree(chart.chartForegroundStyleScale(range: [Color.red], type: .linear))
    #expect(ranged.kind == ".chartForegroundStyleScale")
    #expect(ranged.attributes["type"] == .string("linear"))
    let whole = tree(
      chart.chartForegroundStyleScale(domain: [1, 2], range: [Color.red, .blue], type: .category))
    #expect(whole.attributes["domain"] == .list([.number(1), .number(2)]))
    #expect(whole.attributes["type"] == .string("category"))
    #expect(tree(chart.chartForegroundStyleScale(range: [Color.red])).attributes["type"] == nil)
  }

  @Test func `an axis keeps the least distance of its marks and shows the labels' texts`() {
    let node = tree(
      Chart(readings) { PointMark(x: .value("x", $0.id), y: .value("y", $0.level)) }
        .chartXAxis {
          AxisMarks(
            values: .automatic(minimumStride: 2, desiredCount: 3, roundLowerBound: true)
          ) { _ in
            AxisValueLabel("hour", multiLabelAlignment: .leading, offsetsMarks: true)
          }
        })
    let values = node.flattened.lazy.compactMap { $0.attributes["values"] }.first
    #expect(
      values
        == .fields([
          "minimumStride": .number(2), "desiredCount": .number(3), "roundLowerBound": .flag(true),
        ]))
  }

  @Test func `a date is plotted at the start of its unit`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    let noon = Date(timeIntervalSince1970: 86_400 + 43_200)
    let node = tree(
      Chart {
        BarMark(
          x: .value("Day", noon, unit: .day, calendar: calendar), y: .value("Level", 1))
      })
    #expect(node.children.first?.attributes["x"] == .number(86_400))
  }
}

@MainActor @Suite struct LocalizedResourceTests {
  @Test func `a resource names labels, buttons and accessibility alike`() {
    let resource = LocalizedStringResource("Open")
    #expect(tree(Label(resource, image: "cup")).texts.contains("Open"))
    #expect(tree(Button(resource) {}).texts == ["Open"])
    #expect(tree(Button(resource, role: .cancel) {}).texts == ["Open"])
    #expect(tree(Toggle(resource, isOn: .constant(true))).texts == ["Open"])
    #expect(
      tree(Circle().accessibilityLabel(resource))
        == tree(Circle().accessibilityLabel(Text(resource))))
  }
}
