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
  let transform: ChartTransform
  let calendar: Calendar
  private var places: [String: Int] = [:]
  private var isReversed = false
  /// Whether the first category is the uppermost.
  private let isTopDown: Bool
  /// The part of the length that the values take.
  private var part = (from: 0.0, to: 1.0)
  /// The categories that are seen: the number before the first, and their own.
  private var seen = (first: 0.0, count: 1.0)
  private(set) var choice: ChartScaleChoice

  init(
    _ values: [ChartValue], spans: [(Double, Double)], includesZero: Bool, isRounded: Bool,
    domain: ViewAttribute?, isTopDown: Bool = false, calendar: Calendar,
    _ choice: ChartScaleChoice = ChartScaleChoice()
  ) {
    self.calendar = calendar
    self.isTopDown = isTopDown
    self.choice = choice
    transform = choice.transform
    isReversed = domain?.fields["reversed"] == .flag(true)
    let chosen = domain?.items ?? []
    if choice.isCategory || values.contains(where: { $0.position == nil })
      || chosen.contains(where: { $0.text != nil })
    {
      kind = .category
      name(values, chosen)
      return
    }
    if values.contains(where: { if case .date = $0 { true } else { false } }) { kind = .date }
    let numbers = values.compactMap(\.position) + spans.flatMap { [$0.0, $0.1] }
    low = numbers.min() ?? 0
    high = numbers.max() ?? 1
    let bounds = chosen.compactMap(\.double)
    if let first = bounds.min(), let last = bounds.max(), bounds.count > 1 {
      (low, high) = (first, last)
      isReversed = bounds[0] > bounds[bounds.count - 1]
    } else if kind == .number {
      let wantsZero = domain?.fields["includesZero"].map { $0 == .flag(true) } ?? includesZero
      round(numbers, includesZero: wantsZero, isRounded)
    } else {
      roundDates()
    }
    if let change = choice.change {
      let ends = change([low.attribute, high.attribute]).compactMap(\.double)
      if let first = ends.min(), let last = ends.max(), ends.count > 1 {
        (low, high) = (first, last)
      }
    }
    if transform == .log, low <= 0 { low = high > 0 ? high / 1000 : 1 }
    if high <= low { high = transform == .log ? low * 10 : low + 1 }
    crop()
  }

  static func text(_ value: ChartValue) -> String {
    switch value {
    case .category(let name): name
    case .number(let number), .date(let number): short(number)
    }
  }

  /// The share of the length at which a value stands: of a category its middle.
  func share(_ value: ChartValue) -> Double? {
    guard kind == .category else { return value.position.map(share) }
    guard let index = places[Self.text(value)] else { return nil }
    let share = (Double(index) - seen.first + 0.5) / seen.count
    return placed(isTopDown != isReversed ? 1 - share : share)
  }

  /// The share of the length at which a number stands.
  func share(_ number: Double) -> Double {
    var share = (number - low) / (high - low)
    if transform != .linear {
      let from = transform.applied(to: low) ?? 0
      let to = transform.applied(to: high) ?? 1
      share = ((transform.applied(to: number) ?? from) - from) / (to - from)
    }
    return placed(isReversed ? 1 - share : share)
  }

  private func placed(_ share: Double) -> Double {
    part.from == 0 && part.to == 1 ? share : part.from + share * (part.to - part.from)
  }

  /// The value at a share of the length; nil beside the categories.
  func value(at place: Double) -> ChartValue? {
    let share = part.to == part.from ? 0 : (place - part.from) / (part.to - part.from)
    guard kind == .category else {
      let own = isReversed ? 1 - share : share
      var number = low + own * (high - low)
      if transform != .linear {
        let from = transform.applied(to: low) ?? 0
        let to = transform.applied(to: high) ?? 1
        number = transform.inverted(from + own * (to - from))
      }
      return kind == .date ? .date(number) : .number(number)
    }
    let along = isTopDown != isReversed ? 1 - share : share
    let index = seen.first + along * seen.count
    guard along >= 0, along <= 1, index >= 0, !categories.isEmpty else { return nil }
    return .category(categories[min(Int(index), categories.count - 1)])
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
  var band: Double? { kind == .category ? (part.to - part.from) / seen.count : nil }

  /// The share at which lengths begin: that of zero, or the nearest end's where zero has none.
  var base: Double { transform == .log ? share(low) : share(0.0) }

  /// The number of steps that an axis of numbers has at most where its author names none: however
  /// high they are, Apple's pictures have three or four.
  static var usualMarks: Int { 4 }

  /// Whether more is plotted than is seen.
  var isCropped: Bool { choice.visibleLength != nil }

  /// Leaves room before and after the values, as far as their author has not fixed their part.
  mutating func pad(start: Double, end: Double) {
    choice.padding.start += start
    choice.padding.end += end
  }

  /// Gives the values the part of a plot's length that their author leaves them.
  mutating func fit(length: Double) {
    guard length > 0 else { return }
    if let points = choice.points {
      part = (points.lowerBound / length, points.upperBound / length)
    } else {
      part = (choice.padding.start / length, 1 - choice.padding.end / length)
    }
    if part.to <= part.from { part = (0, 1) }
  }
}

extension ChartScale {
  private mutating func name(_ values: [ChartValue], _ chosen: [ViewAttribute]) {
    var words = chosen.map { $0.text ?? $0.double.map(Self.short) ?? "" } + values.map(Self.text)
    if let change = choice.change {
      var found: Set<String> = []
      let inferred = words.filter { found.insert($0).inserted }
      words = change(inferred.map { .string($0) }).compactMap(\.text) + inferred
    }
    for word in words where places[word] == nil {
      places[word] = categories.count
      categories.append(word)
    }
    seen = (0, Double(max(1, categories.count)))
    guard let length = choice.visibleLength, length >= 1, length < seen.count else { return }
    let first = choice.firstVisible.flatMap { places[Self.text($0)] } ?? 0
    seen = (min(Double(first), seen.count - length), length)
  }

  private mutating func round(_ numbers: [Double], includesZero: Bool, _ isRounded: Bool) {
    let (roundsLow, roundsHigh) = (
      choice.rounding.low ?? isRounded, choice.rounding.high ?? isRounded
    )
    if transform == .log {
      low = numbers.lazy.filter { $0 > 0 }.min() ?? 1
      high = max(high, low)
      // A length among logarithms begins at one: assumed.
      if numbers.contains(0) { low = min(low, 1) }
      if roundsLow { low = pow(10, log10(low * 1.000_001).rounded(.down)) }
      if roundsHigh { high = pow(10, log10(high * 0.999_999).rounded(.up)) }
      return
    }
    if includesZero { (low, high) = (min(0, low), max(0, high)) }
    guard roundsLow || roundsHigh else { return }
    var step = usualStep(most: Self.usualMarks)
    let isChosen = choice.rounding.low == true || choice.rounding.high == true
    if isChosen, let own = choice.stride?.double, own > 0 { step = own }
    if roundsLow { low = (low / step).rounded(.down) * step }
    if roundsHigh { high = (high / step).rounded(.up) * step }
  }

  private mutating func roundDates() {
    guard choice.rounding.low == true || choice.rounding.high == true else { return }
    let unit = choice.stride?.text.flatMap(Self.component) ?? dateStride(most: 5).0
    func interval(_ time: Double) -> DateInterval? {
      calendar.dateInterval(of: unit, for: Date(timeIntervalSince1970: time))
    }
    if choice.rounding.low == true, let start = interval(low)?.start {
      low = start.timeIntervalSince1970
    }
    if choice.rounding.high == true, let last = interval(high),
      last.start.timeIntervalSince1970 < high
    {
      high = last.end.timeIntervalSince1970
    }
  }

  /// Leaves the values that are seen where more could be scrolled to: assumed to be the first.
  private mutating func crop() {
    guard let length = choice.visibleLength, length > 0, length < high - low else { return }
    let first = choice.firstVisible?.position ?? (isReversed ? high - length : low)
    low = max(low, min(first, high - length))
    high = low + length
  }
}
