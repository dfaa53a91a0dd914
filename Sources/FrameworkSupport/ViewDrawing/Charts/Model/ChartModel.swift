import Foundation
import SwiftUI

/// A chart's marks with the scales that follow from them.
struct ChartModel {
  var marks: [ChartMark]
  private(set) var x: ChartScale
  private(set) var y: ChartScale
  let looks: ChartLooks
  /// The values by which marks stand beside each other, with their places in the row.
  let groups: [ChartValue: Int]
  /// The numbers of different positions of the marks along x and y.
  let distinct: (x: Int, y: Int)

  init(_ node: ViewNode, _ settings: ChartSettings, _ style: ViewStyle) {
    let (across, up) = (ChartScaleChoice("X", settings), ChartScaleChoice("Y", settings))
    var marks = node.children.map { ChartMark($0) }
    marks = ChartFunction.expanded(marks, settings[".chartXScale"]?.attributes["domain"])
    Self.stack(&marks)
    self.marks = marks
    let calendar = style.scene.calendar
    x = Self.scale("x", marks, Self.domain("X", settings), calendar, across)
    y = Self.scale("y", marks, Self.domain("Y", settings), calendar, up)
    looks = ChartLooks(marks, settings)
    var groups: [ChartValue: Int] = [:]
    for key in marks.compactMap(\.positionKey) where groups[key] == nil {
      groups[key] = groups.count
    }
    self.groups = groups
    distinct = (
      Set(marks.compactMap { $0.values["x"] }).count, Set(marks.compactMap { $0.values["y"] }).count
    )
  }

  private static func domain(_ name: String, _ settings: ChartSettings) -> ViewAttribute? {
    settings.all(".chart\(name)Scale").last { $0.attributes["domain"] != nil }?
      .attributes["domain"]
  }

  /// Gives both scales their parts of a plot.
  mutating func fit(_ size: CGSize) {
    x.fit(length: size.width)
    y.fit(length: size.height)
  }

  /// Has both scales leave room at the edges of a plot.
  mutating func pad(_ room: EdgeInsets, in size: CGSize) {
    x.pad(start: room.leading, end: room.trailing)
    y.pad(start: room.bottom, end: room.top)
    fit(size)
  }

  /// The scale of a dimension.
  func scale(_ name: String) -> ChartScale { name == "x" ? x : y }

  /// The lines, or the areas, each with the marks of one series, in order.
  static func series(of kind: String, among marks: [ChartMark]) -> [[ChartMark]] {
    var order: [[ChartValue?]] = []
    var found: [[ChartValue?]: [ChartMark]] = [:]
    for mark in marks where mark.kind == kind {
      if found[mark.series] == nil { order.append(mark.series) }
      found[mark.series, default: []].append(mark)
    }
    return order.compactMap { found[$0] }
  }

  private static func scale(
    _ name: String, _ marks: [ChartMark], _ domain: ViewAttribute?, _ calendar: Calendar,
    _ choice: ChartScaleChoice
  ) -> ChartScale {
    let keys = [name, name + "Start", name + "End", name + "Upper"]
    var values = marks.flatMap { mark in keys.compactMap { mark.values[$0] } }
    var choice = choice
    let ends = domain?.items.compactMap(\.double) ?? []
    choice.isWhole =
      ends.allSatisfy { $0 == $0.rounded() }
      && marks.allSatisfy { mark in
        mark.attributes["stacking"] != .string("normalized")
          && keys.dropLast().allSatisfy {
            mark.values[$0] == nil || mark.wholeValues.contains($0)
          }
      }
    var spans: [(Double, Double)] = []
    var hasLengths = false
    for mark in marks {
      // A bar of a unit of time takes all of it.
      if mark.dateKinds[name] != nil, let end = unitEnd(of: mark, name, calendar) {
        values.append(.date(end))
      }
      let other = name == "x" ? "y" : "x"
      let isLength = mark.values[name]?.position != nil && mark.dateKinds[name] == nil
      guard ["BarMark", "AreaMark"].contains(mark.kind), isLength else { continue }
      if isStacked(mark, along: name), mark.values[other] != nil {
        hasLengths = true
        if let stacked = mark.stacked { spans.append(stacked) }
      }
    }
    // Apple documents that scales of numbers include zero, whatever the marks (Charts:
    // `ScaleDomain`). That along x the values themselves are the ends, unless lengths lie along it,
    // is assumed.
    return ChartScale(
      values, spans: spans, includesZero: true, isRounded: name == "y" || hasLengths,
      domain: domain == .string("automatic") ? nil : domain,
      isTopDown: name == "y", calendar: calendar, choice)
  }

  /// The end of the range or the unit of time that a mark takes; nil for a moment or a number.
  static func unitEnd(of mark: ChartMark, _ name: String, _ calendar: Calendar) -> Double? {
    if let end = mark.values[name + "Upper"]?.position { return end }
    guard let words = mark.dateKinds[name]?.split(separator: " "), words.count == 2,
      let component = ChartScale.component(String(words[1])),
      let start = mark.values[name]?.position
    else { return nil }
    return calendar.dateInterval(of: component, for: Date(timeIntervalSince1970: start))?
      .end.timeIntervalSince1970
  }

  /// Whether a bar's length lies along a dimension: that of numbers, y where both are.
  static func isStacked(_ mark: ChartMark, along name: String) -> Bool {
    let other = name == "x" ? "y" : "x"
    guard case .number = mark.values[name], mark.values[name + "Upper"] == nil else { return false }
    if mark.values[other + "Upper"] != nil { return true }
    if case .number = mark.values[other] { return name == "y" }
    return true
  }

  /// Puts bars and areas of one position on top of each other.
  static func stack(_ marks: inout [ChartMark]) {
    struct Place: Hashable {
      var kind: String
      var position: ChartValue?
      var group: ChartValue?
      var isNegative: Bool
    }
    var totals: [Place: Double] = [:]
    var sums: [Place: Double] = [:]
    func place(_ mark: ChartMark) -> (Place, Double)? {
      guard ["BarMark", "AreaMark"].contains(mark.kind) else { return nil }
      let name = isStacked(mark, along: "y") ? "y" : "x"
      guard isStacked(mark, along: name), let length = mark.values[name]?.position else {
        return nil
      }
      let other = mark.values[name == "y" ? "x" : "y"]
      return (
        Place(
          kind: mark.kind, position: other, group: mark.positionKey, isNegative: length < 0),
        length
      )
    }
    for mark in marks { if let (place, length) = place(mark) { sums[place, default: 0] += length } }
    for index in marks.indices {
      guard let (place, length) = place(marks[index]) else { continue }
      let method = marks[index].attributes["stacking"]?.text ?? "standard"
      // Areas without a series are one area.
      let isAlone = marks[index].kind == "AreaMark" && marks[index].series.allSatisfy { $0 == nil }
      if method == "unstacked" || isAlone {
        marks[index].stacked = (0, length)
        continue
      }
      let before = totals[place, default: 0]
      totals[place] = before + length
      let sum = sums[place] ?? 1
      switch method {
      case "normalized":
        let whole = sum == 0 ? 1 : abs(sum)
        marks[index].stacked = (before / whole, (before + length) / whole)
      case "center": marks[index].stacked = (before - sum / 2, before + length - sum / 2)
      default: marks[index].stacked = (before, before + length)
      }
    }
  }
}
