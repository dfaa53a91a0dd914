import Foundation
import SwiftUI

extension ChartScale {
  /// The distances of marks of which a length holds few enough, the least first: 1, 2, 2.5 and 5
  /// times a power of ten.
  ///
  /// Of the second half only those are whole numbers: Apple documents that labels of fractions are
  /// avoided.
  private static func steps(_ length: Double, most: Int) -> [Double] {
    guard length > 0, length.isFinite else { return [1] }
    let rough = length / Double(max(1, most))
    var power = 1.0
    while power * 10 <= rough, power < 1e300 { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    let factors = [1, 2, 2.5, 5, 10, 20, 25, 50].filter { factor in
      factor * power >= rough * 0.999_999
        && (![2.5, 25].contains(factor) || factor * power >= 25 * 0.999_999)
    }
    return factors.map { $0 * power }
  }

  /// The distance of the marks where its author names none: of integers at least one.
  ///
  /// It is the least one, unless ends that are rounded to a greater one lie nearer to the values.
  /// So Apple's documentation describes axes from 0 to 6 for values up to 5, to 1.5 for 1.1, to 10
  /// for 9, to 40 for 40, and to 750 with a profit whose greatest is not told; and marks at each 25
  /// from 0 to 100 (Charts: "Creating a chart using Swift Charts", "Customizing axes in Swift
  /// Charts", `AreaMark`, `Chart`).
  func usualStep(most: Int) -> Double {
    let steps = Self.steps(high - low, most: most)
    let known = steps.map { choice.isWhole && transform == .linear ? max(1, $0) : $0 }
    func rounded(_ step: Double) -> Double {
      (high / step - 1e-9).rounded(.up) * step - (low / step + 1e-9).rounded(.down) * step
    }
    // Three spaces at least: two would say little of the values between. Values on both sides of
    // zero are rounded at both ends, and have no more spaces for that.
    let good = known.filter { (3...max(3, Double(most))).contains((rounded($0) / $0).rounded()) }
    return good.min { rounded($0) < rounded($1) * 0.999_999 } ?? known.first ?? 1
  }

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
    if kind == .category {
      guard isCropped else { return categories.map { .category($0) } }
      return categories.map { .category($0) }
        .filter { share($0).map { $0 > 0 && $0 < 1 } ?? false }
    }
    let fields = chosen?.fields ?? [:]
    let count = fields["desiredCount"]?.double.map { Int(max(1, min($0, 50))) } ?? most
    if kind == .date {
      let unit = fields["stride"]?.text.flatMap(Self.component)
      let length = Int(max(1, min(fields["count"]?.double ?? 1, 1000)))
      let stride = unit.map { ($0, length) } ?? dateStride(most: count)
      return dates(every: stride, of: calendar(fields["calendar"]?.fields)).map { .date($0) }
    }
    if transform.isLogarithmic, fields["stride"] == nil { return powersOfTen(most: count) }
    let step = max(
      fields["stride"]?.double ?? usualStep(most: count),
      fields["minimumStride"]?.double ?? 0)
    guard step > 0, (high - low) / step < 200 else { return [] }
    // Adding zero makes a negative zero positive.
    let first = (low / step - 0.000_1).rounded(.up) + 0
    let last = (high / step + 0.000_1).rounded(.down)
    return Swift.stride(from: first, through: last, by: 1).map { .number($0 * step) }
  }

  private static let components: [(String, Calendar.Component, Double)] = [
    ("second", .second, 1), ("minute", .minute, 60), ("hour", .hour, 3600), ("day", .day, 86_400),
    ("weekOfYear", .weekOfYear, 604_800), ("month", .month, 2_629_800),
    ("quarter", .quarter, 7_889_400), ("year", .year, 31_557_600),
  ]

  /// The component of the calendar that a stride names.
  static func component(_ name: String) -> Calendar.Component? {
    components.first { $0.0 == name }?.1 ?? others[name]
  }

  private static let calendars: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .hebrew,
    .iso8601, .indian, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .japanese,
    .persian, .republicOfChina,
  ]

  /// The calendar that a stride brings along; the scale's own where it brings none.
  private func calendar(_ fields: ViewAttributes?) -> Calendar {
    guard let fields, let name = fields["identifier"]?.text,
      let identifier = Self.calendars.first(where: { "\($0)" == name })
    else { return calendar }
    var own = Calendar(identifier: identifier)
    own.timeZone =
      fields["timeZone"]?.text.flatMap { TimeZone(identifier: $0) } ?? calendar.timeZone
    if let day = fields["firstWeekday"]?.double { own.firstWeekday = Int(day) }
    return own
  }

  private static let others: [String: Calendar.Component] = [
    "weekday": .day, "dayOfYear": .day, "weekOfMonth": .weekOfYear,
    "yearForWeekOfYear": .yearForWeekOfYear, "era": .era,
  ]

  private func powersOfTen(most: Int) -> [ChartValue] {
    func decade(_ number: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(max(-300, min(300, log10(max(number, 1e-300)).rounded(rule))))
    }
    let isSigned = transform != .log
    let last = decade(max(abs(low), abs(high)), .down)
    let first = isSigned ? min(0, last) : decade(low, .up)
    let step = max(1, Int((Double(last - first + 1) / Double(max(1, most))).rounded(.up)))
    var numbers = Swift.stride(from: first, through: last, by: step).map { pow(10, Double($0)) }
    if !isSigned, numbers.count * 3 <= most + 1 {
      let decades = decade(low, .down)...decade(high, .up)
      numbers = decades.flatMap { decade in [1.0, 2, 5].map { $0 * pow(10, Double(decade)) } }
    }
    if isSigned { numbers = numbers.reversed().map { -$0 } + [0] + numbers }
    let slack = (isSigned ? high - low : low) * 1e-9
    return numbers.filter { $0 >= low - slack && $0 <= high * (1 + 1e-9) + slack }
      .map { .number($0) }
  }

  func dateStride(most: Int) -> (Calendar.Component, Int) {
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
  private func dates(
    every stride: (Calendar.Component, Int), of calendar: Calendar
  ) -> [Double] {
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

  /// The decimals that all numbers of an axis have, as in pictures of Apple's: those of the
  /// longest.
  private static func decimals(of ticks: [ChartValue], most: Int) -> Int {
    let numbers = ticks.compactMap { if case .number(let number) = $0 { number } else { nil } }
    var power = 1.0
    for decimals in 0..<most {
      if numbers.allSatisfy({ abs(($0 * power).rounded() - $0 * power) < 1e-6 }) { return decimals }
      power *= 10
    }
    return most
  }

  /// The words of a mark on an axis.
  func words(_ value: ChartValue, among ticks: [ChartValue], _ style: ViewStyle) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number) where number != 0 && abs(number) < 0.001:
      return number.formatted(
        .number.precision(.significantDigits(1...3)).locale(style.scene.locale))
    case .number(let number):
      let most = 3
      // Zero has no decimals beside numbers that have some, as in pictures of Apple's.
      let isBare = transform.isLogarithmic || number == 0
      let least = isBare ? 0 : Self.decimals(of: ticks, most: most)
      return number.formatted(
        .number.precision(.fractionLength(least...most)).locale(style.scene.locale))
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
