import Foundation
import SwiftUI

/// A look of marks that depends on values, such as their colours or symbols.
///
/// The looks of values without one of their author's are given out in the order of the first marks.
/// Numbers share a range that changes evenly: Swift Charts does so, which its range is by itself is
/// assumed.
struct ChartLook {
  /// The even change from one end of some numbers to the other.
  struct Ramp {
    let low: Double
    let high: Double
    let range: ViewAttribute
  }

  /// The values, those of the domain first, then in the order of their marks.
  private(set) var keys: [ChartValue] = []
  /// The even change; nil where each value has a look of its own.
  private(set) var ramp: Ramp?
  private var looks: [ChartValue: ViewAttribute] = [:]

  /// Creates the looks of values.
  ///
  /// - Parameters:
  ///   - found: The values, in the order of their marks.
  ///   - setting: The author's scale; nil for the usual one.
  ///   - usual: The looks that values are given by themselves.
  ///   - even: The range of numbers; nil where they are treated like names.
  init(
    _ found: [ChartValue], _ setting: ViewNode?, usual: [ViewAttribute], even: ViewAttribute? = nil
  ) {
    let range = setting?.attributes["range"]
    let pairs = setting?.attributes["mapping"]?.items ?? []
    let chosen = (setting?.attributes["domain"]?.items ?? [])
      .compactMap { ChartValue($0, dateKind: nil) }
    let isCategory = setting?.string("type") == "category"
    if let even, pairs.isEmpty, !isCategory, Self.areNumbers(found), Self.areNumbers(chosen) {
      spread(found, chosen, range ?? even)
      return
    }
    var seen: Set<ChartValue> = []
    keys = (chosen + found).filter { seen.insert($0).inserted }
    let own = range?.items ?? []
    let given = own.isEmpty ? usual : own
    for (index, key) in keys.enumerated() where !given.isEmpty {
      looks[key] = given[index % given.count]
    }
    for pair in pairs where pair.items.count == 2 {
      if let key = ChartValue(pair.items[0], dateKind: nil) { looks[key] = pair.items[1] }
    }
  }

  private static func areNumbers(_ values: [ChartValue]) -> Bool {
    values.allSatisfy { if case .number = $0 { true } else { false } }
  }

  private mutating func spread(
    _ found: [ChartValue], _ chosen: [ChartValue], _ range: ViewAttribute
  ) {
    var seen: Set<ChartValue> = []
    keys = found.filter { seen.insert($0).inserted }
    let numbers = (chosen.isEmpty ? keys : chosen).compactMap(\.position)
    guard let low = numbers.min(), let high = numbers.max() else { return }
    ramp = Ramp(low: low, high: high, range: range)
  }

  /// The look of a value; nil where it has none.
  func look(of key: ChartValue) -> ViewAttribute? {
    guard let ramp, let number = key.position else { return looks[key] }
    return ramp.look(of: number)
  }
}

extension ChartLook.Ramp {
  /// The look of a number: two neighbours of the range mixed.
  func look(of number: Double) -> ViewAttribute? {
    let share = high > low ? max(0, min(1, (number - low) / (high - low))) : 1
    let stops = range.fields["stops"]?.items ?? []
    guard stops.isEmpty else { return color(at: share, stops) }
    let parts = range.items
    guard parts.count > 1 else { return parts.first }
    let place = share * Double(parts.count - 1)
    let index = min(parts.count - 2, Int(place))
    return Self.mixed(parts[index], parts[index + 1], place - Double(index))
  }

  private func color(at share: Double, _ stops: [ViewAttribute]) -> ViewAttribute? {
    func location(_ stop: ViewAttribute) -> Double { stop.fields["location"]?.double ?? 0 }
    guard let after = stops.firstIndex(where: { location($0) >= share }) else {
      return stops.last?.fields["color"]
    }
    guard after > 0, let from = stops[after - 1].fields["color"],
      let to = stops[after].fields["color"]
    else { return stops[after].fields["color"] }
    let length = location(stops[after]) - location(stops[after - 1])
    return Self.mixed(
      from, to, length > 0 ? (share - location(stops[after - 1])) / length : 1)
  }

  private static func mixed(
    _ from: ViewAttribute, _ to: ViewAttribute, _ share: Double
  ) -> ViewAttribute {
    if let first = from.double, let last = to.double {
      return .number(first + (last - first) * share)
    }
    return .record([
      "mix": .list([from, to]), "by": .number(share), "space": .string("device"),
    ])
  }
}
