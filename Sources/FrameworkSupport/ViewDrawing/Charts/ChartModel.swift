import Foundation
import SwiftUI

/// A chart's marks with the scales that follow from them.
struct ChartModel {
  private(set) var marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  /// The values on which styles depend, in the order of their first marks.
  private(set) var styleKeys: [ChartValue] = []
  private let styles: [ChartValue: ViewAttribute]
  /// The values on which symbols depend, in the order of their first marks.
  private let symbolKeys: [ChartValue]
  private let symbols: [ChartValue: String]

  /// The colours of series that have none of their own, as pictures of Swift Charts show them.
  private static let palette = ["blue", "green", "orange", "purple", "red", "cyan", "yellow"]

  init(_ node: ViewNode, _ settings: ChartSettings, _ style: ViewStyle) {
    var marks = node.children.map { ChartMark($0) }
    Self.stack(&marks)
    self.marks = marks
    let calendar = style.scene.calendar
    x = Self.scale("x", marks, settings[".chartXScale"], calendar)
    y = Self.scale("y", marks, settings[".chartYScale"], calendar)
    var seen: Set<ChartValue> = []
    let mapping = settings[".chartForegroundStyleScale"]
    let domain = (mapping?.attributes["domain"]?.items ?? [])
      .compactMap { ChartValue($0, dateKind: nil) }
    styleKeys = (domain + marks.compactMap(\.styleKey)).filter { seen.insert($0).inserted }
    var styles: [ChartValue: ViewAttribute] = [:]
    let range = mapping?.attributes["range"]?.items ?? []
    for (index, key) in styleKeys.enumerated() {
      styles[key] =
        range.isEmpty
        ? .record(["system": .string(Self.palette[index % Self.palette.count])])
        : range[index % range.count]
    }
    for pair in mapping?.attributes["mapping"]?.items ?? [] {
      guard pair.items.count == 2, let key = ChartValue(pair.items[0], dateKind: nil) else {
        continue
      }
      styles[key] = pair.items[1]
    }
    self.styles = styles
    (symbolKeys, symbols) = Self.symbols(marks, settings[".chartSymbolScale"])
  }

  private static func symbols(
    _ marks: [ChartMark], _ mapping: ViewNode?
  ) -> ([ChartValue], [ChartValue: String]) {
    var seen: Set<ChartValue> = []
    let domain = (mapping?.attributes["domain"]?.items ?? [])
      .compactMap { ChartValue($0, dateKind: nil) }
    let keys = (domain + marks.compactMap(\.symbolKey)).filter { seen.insert($0).inserted }
    let own = mapping?.attributes["range"]?.items.compactMap(\.text) ?? []
    let names = own.isEmpty ? ChartSymbol.names : own
    var symbols: [ChartValue: String] = [:]
    for (index, key) in keys.enumerated() { symbols[key] = names[index % names.count] }
    for pair in mapping?.attributes["mapping"]?.items ?? [] {
      guard pair.items.count == 2, let key = ChartValue(pair.items[0], dateKind: nil) else {
        continue
      }
      symbols[key] = pair.items[1].text
    }
    return (keys, symbols)
  }

  /// The values of the legend.
  var legendKeys: [ChartValue] { styleKeys + symbolKeys.filter { !styleKeys.contains($0) } }

  /// The symbol of a mark.
  func symbol(of mark: ChartMark) -> String {
    mark.symbolKey.flatMap { symbols[$0] } ?? mark.symbol ?? "circle"
  }

  /// The symbol of a value in the legend.
  func symbol(of key: ChartValue) -> String { symbols[key] ?? "circle" }

  /// The style in which a mark is drawn.
  func style(of mark: ChartMark) -> ViewAttribute {
    if let key = mark.styleKey, let style = styles[key] { return style }
    return mark.style ?? .record(["semantic": .string("tint")])
  }

  /// The style of a value in the legend.
  func style(of key: ChartValue) -> ViewAttribute {
    styles[key] ?? .record(["semantic": .string("tint")])
  }

  /// The lines, or the areas, each with the marks of one series, in order.
  func series(of kind: String) -> [[ChartMark]] {
    var order: [[ChartValue?]] = []
    var found: [[ChartValue?]: [ChartMark]] = [:]
    for mark in marks where mark.kind == kind {
      if found[mark.series] == nil { order.append(mark.series) }
      found[mark.series, default: []].append(mark)
    }
    return order.compactMap { found[$0] }
  }

  private static func scale(
    _ name: String, _ marks: [ChartMark], _ setting: ViewNode?, _ calendar: Calendar
  ) -> ChartScale {
    let keys = [name, name + "Start", name + "End"]
    var values = marks.flatMap { mark in keys.compactMap { mark.values[$0] } }
    var spans: [(Double, Double)] = []
    var includesZero = false
    for mark in marks {
      // A bar of a unit of time takes all of it.
      if let end = unitEnd(of: mark, name, calendar) { values.append(.date(end)) }
      let other = name == "x" ? "y" : "x"
      let isLength = mark.values[name]?.position != nil && mark.dateKinds[name] == nil
      guard ["BarMark", "AreaMark"].contains(mark.kind), isLength else { continue }
      if mark.kind == "AreaMark" || isStacked(mark, along: name), mark.values[other] != nil {
        includesZero = true
        if let stacked = mark.stacked { spans.append(stacked) }
      }
    }
    let domain = setting?.attributes["domain"]
    // Lengths and heights start from nothing; along x the values themselves are the ends.
    return ChartScale(
      values, spans: spans, includesZero: includesZero || name == "y",
      isRounded: name == "y"
        || includesZero, domain: domain == .string("automatic") ? nil : domain,
      isTopDown: name == "y", calendar: calendar)
  }

  /// The end of the unit of time that a mark takes along a dimension; nil for a moment.
  static func unitEnd(of mark: ChartMark, _ name: String, _ calendar: Calendar) -> Double? {
    guard ["BarMark", "RectangleMark"].contains(mark.kind),
      let words = mark.dateKinds[name]?.split(separator: " "), words.count == 2,
      let component = ChartScale.component(String(words[1])),
      let start = mark.values[name]?.position
    else { return nil }
    return calendar.dateInterval(of: component, for: Date(timeIntervalSince1970: start))?
      .end.timeIntervalSince1970
  }

  /// Whether a bar's length lies along a dimension: that of numbers, y where both are.
  static func isStacked(_ mark: ChartMark, along name: String) -> Bool {
    let other = name == "x" ? "y" : "x"
    guard case .number = mark.values[name] else { return false }
    if case .number = mark.values[other] { return name == "y" }
    return true
  }

  /// Puts bars and areas of one position on top of each other.
  private static func stack(_ marks: inout [ChartMark]) {
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
