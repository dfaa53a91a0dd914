import SwiftUI

/// The texts on a delivery's card, each with its interpolated values.
struct DeliveryTexts {
  let courier: String
  let parcels: Int
  let weight: Double
  let window: ClosedRange<Date>
  let ordered: Date
  let price: Decimal

  var lines: [LocalizedStringKey] {
    [
      "Brought by \(courier)",
      "By \(Text(courier).bold())",
      "\(Image(systemName: "shippingbox")) On its way",
      "Note: \(AttributedString("fragile"))",
      "Status: \(LocalizedStringResource("on its way"))",
      "Ordered \(ordered, formatter: formatter)",
      "Counted \(NSNumber(value: parcels), formatter: NumberFormatter())",
      "Weighs \(weight, format: .number.precision(.fractionLength(1))) kg",
      "\(parcels) parcels",
      "About \(weight, specifier: "%.1f") kg",
      "In \(window.upperBound, style: .relative)",
      "Between \(window)",
      "During \(DateInterval(start: window.lowerBound, end: window.upperBound))",
      "Left: \(timerInterval: window, pauseTime: nil, countsDown: true, showsHours: false)",
    ]
  }

  var clock: Text.DateStyle { parcels > 1 ? .timer : .offset }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    return formatter
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A count of stars, written as stars.
  mutating func appendInterpolation(stars count: Int) {
    appendLiteral(String(repeating: "★", count: count))
    appendInterpolation(count)
    appendInterpolation(Double(count), specifier: "%.0f")
  }
}

/// A key made of its parts, as the localization tool makes it.
func ratingKey(stars: Int, by author: String) -> LocalizedStringKey {
  var parts = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 2)
  parts.appendInterpolation(stars: stars)
  parts.appendLiteral(" by ")
  parts.appendInterpolation(author)
  return LocalizedStringKey(stringInterpolation: parts)
}
