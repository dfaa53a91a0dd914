import Foundation
import SwiftUI

/// The scale of one dimension of a chart: from values to the share of the plot's length.
///
/// The rules by which the ends are chosen are Swift Charts' as far as pictures show them; Apple
/// publishes none.
struct ChartScale {
  enum Kind { case number, date, category }

  private(set) var kind = Kind.number
  private(set) var categories: [String] = []
  private(set) var low = 0.0
  private(set) var high = 1.0
  private var isReversed = false
  /// Whether the first category is the uppermost.
  private let isTopDown: Bool
  private let calendar: Calendar

  init(
    _ values: [ChartValue], spans: [(Double, Double)], includesZero: Bool, isRounded: Bool,
    domain: ViewAttribute?, isTopDown: Bool = false, calendar: Calendar
  ) {
    self.calendar = calendar
    self.isTopDown = isTopDown
    let chosen = domain?.items ?? []
    if values.contains(where: { $0.position == nil }) || chosen.contains(where: { $0.text != nil })
    {
      kind = .category
      var seen: Set<String> = []
      let words =
        chosen.compactMap(\.text)
        + values.map { if case .category(let name) = $0 { name } else { Self.text($0) } }
      categories = words.filter { seen.insert($0).inserted }
      return
    }
    if values.contains(where: { if case .date = $0 { true } else { false } }) { kind = .date }
    let numbers = values.compactMap(\.position) + spans.flatMap { [$0.0, $0.1] }
    low = numbers.min() ?? 0
    high = numbers.max() ?? 1
    let bounds = chosen.compactMap(\.double)
    isReversed = domain?.fields["reversed"] == .flag(true)
    if let first = bounds.min(), let last = bounds.max(), bounds.count > 1 {
      (low, high) = (first, last)
      isReversed = bounds[0] > bounds[bounds.count - 1]
    } else if kind == .number {
      let wantsZero = domain?.fields["includesZero"].map { $0 == .flag(true) } ?? includesZero
      if wantsZero { (low, high) = (min(0, low), max(0, high)) }
      if isRounded {
        let step = Self.step(high - low, most: 5)
        low = (low / step).rounded(.down) * step
        high = (high / step).rounded(.up) * step
      }
    }
    if high <= low { high = low + 1 }
  }

  private static func text(_ value: ChartValue) -> String {
    guard let number = value.position else { return "" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  /// The share of the length at which a value stands: of a category its middle.
  func share(_ value: ChartValue) -> Double? {
    if kind == .category {
      let name = if case .category(let name) = value { name } else { Self.text(value) }
      guard let index = categories.firstIndex(of: name) else { return nil }
      let share = (Double(index) + 0.5) / Double(categories.count)
      return isTopDown ? 1 - share : share
    }
    return value.position.map(share)
  }

  /// The share of the length at which a number stands.
  func share(_ number: Double) -> Double {
    let share = (number - low) / (high - low)
    return isReversed ? 1 - share : share
  }

  /// The value at a share of the length; nil beside the categories.
  func value(at share: Double) -> ChartValue? {
    guard kind == .category else {
      let number = low + (isReversed ? 1 - share : share) * (high - low)
      return kind == .date ? .date(number) : .number(number)
    }
    let place = (isTopDown ? 1 - share : share) * Double(categories.count)
    guard place >= 0, place <= Double(categories.count), !categories.isEmpty else { return nil }
    return .category(categories[min(Int(place), categories.count - 1)])
  }

  /// The categories, or the two ends.
  var domain: [ChartValue] {
    switch kind {
    case .category: categories.map { .category($0) }
    case .number: [.number(isReversed ? high : low), .number(isReversed ? low : high)]
    case .date: [.date(isReversed ? high : low), .date(isReversed ? low : high)]
    }
  }

  /// The share of the length that a category takes; nil on other scales.
  var band: Double? { kind == .category ? 1 / Double(max(1, categories.count)) : nil }

  /// The least of 1, 2 and 5 times a power of ten of which a length holds few enough.
  static func step(_ length: Double, most: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(1, most))
    var power = 1.0
    while power * 10 <= rough, power < 1e300 { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    for factor in [1.0, 2, 5] where power * factor >= rough * 0.999_999 { return power * factor }
    return power * 10
  }
}

extension ChartScale {
  /// The values at which an axis has marks.
  ///
  /// - Parameters:
  ///   - chosen: The values or the stride of the author's.
  ///   - most: The number of marks that the length has room for.
  func ticks(_ chosen: ViewAttribute?, most: Int) -> [ChartValue] {
    if let list = chosen?.items, !list.isEmpty {
      return list.compactMap { ChartValue($0, dateKind: kind == .date ? "date" : nil) }
        .filter { share($0).map { $0 > -0.001 && $0 < 1.001 } ?? false }
    }
    if kind == .category { return categories.map { .category($0) } }
    let fields = chosen?.fields ?? [:]
    let count = fields["desiredCount"]?.double.map { Int(max(1, min($0, 50))) } ?? most
    if kind == .date {
      let unit = fields["stride"]?.text.flatMap(Self.component)
      let length = Int(max(1, min(fields["count"]?.double ?? 1, 1000)))
      let stride = unit.map { ($0, length) } ?? dateStride(most: count)
      return dates(every: stride).map { .date($0) }
    }
    let step = max(
      fields["stride"]?.double ?? Self.step(high - low, most: count),
      fields["minimumStride"]?.double ?? 0)
    guard step > 0, (high - low) / step < 200 else { return [] }
    // Adding zero makes a negative zero positive.
    let first = (low / step - 0.000_1).rounded(.up) + 0
    let last = (high / step + 0.000_1).rounded(.down)
    return Swift.stride(from: first, through: last, by: 1).map { .number($0 * step) }
  }

  private static let components: [(String, Calendar.Component, Double)] = [
    ("minute", .minute, 60), ("hour", .hour, 3600), ("day", .day, 86_400),
    ("weekOfYear", .weekOfYear, 604_800), ("month", .month, 2_629_800),
    ("year", .year, 31_557_600),
  ]

  /// The component of the calendar that a stride names.
  static func component(_ name: String) -> Calendar.Component? {
    components.first { $0.0 == name }?.1 ?? (name == "weekday" ? .day : nil)
  }

  private func dateStride(most: Int) -> (Calendar.Component, Int) {
    let steps: [(Calendar.Component, Int)] = [
      (.minute, 1), (.minute, 5), (.minute, 15), (.minute, 30), (.hour, 1), (.hour, 2), (.hour, 3),
      (.hour, 6), (.hour, 12), (.day, 1), (.day, 2), (.weekOfYear, 1), (.weekOfYear, 2),
      (.month, 1), (.month, 2), (.month, 3), (.month, 6), (.year, 1), (.year, 2), (.year, 5),
      (.year, 10),
    ]
    return steps.first { component, count in
      let seconds = Self.components.first { $0.1 == component }?.2 ?? 1
      return (high - low) / (seconds * Double(count)) <= Double(most)
    } ?? (.year, 50)
  }

  /// The beginnings of a unit of the calendar, every so many of them.
  private func dates(every stride: (Calendar.Component, Int)) -> [Double] {
    let (component, count) = stride
    let start = Date(timeIntervalSince1970: low)
    guard var date = calendar.dateInterval(of: component, for: start)?.start else { return [] }
    var found: [Double] = []
    // Hours and minutes are counted from the beginning of the day.
    if component == .hour || component == .minute {
      date = calendar.startOfDay(for: start)
    }
    for _ in 0..<3000 where found.count < 100 {
      let time = date.timeIntervalSince1970
      if time > high + 0.001 { break }
      if time >= low - 0.001 { found.append(time) }
      guard let next = calendar.date(byAdding: component, value: count, to: date) else { break }
      date = next
    }
    return found
  }

  /// The words of a mark on an axis.
  func words(_ value: ChartValue, among ticks: [ChartValue], _ style: ViewStyle) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(.number.precision(.fractionLength(0...3)).locale(style.scene.locale))
    case .date(let time):
      let times = ticks.compactMap(\.position)
      let gap = zip(times, times.dropFirst()).map { $1 - $0 }.min() ?? (high - low)
      var format = Date.FormatStyle(
        locale: style.scene.locale, calendar: calendar, timeZone: style.scene.timeZone)
      switch gap {
      case ..<3600: format = format.hour().minute()
      case ..<82_000: format = format.hour()
      case ..<2_300_000: format = format.month(.abbreviated).day()
      case ..<31_000_000: format = format.month(.abbreviated)
      default: format = format.year()
      }
      return Date(timeIntervalSince1970: time).formatted(format)
    }
  }
}
