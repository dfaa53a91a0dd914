import JSON

/// A measurement beside the least that the machine needs for the same, taken in the same run.
struct Comparison {
  /// The name of the measurement.
  var name: String
  /// The measured value.
  var measured: Double
  /// The name of the limit.
  var limitName: String
  /// The value of that.
  var limit: Double
  /// The unit of both.
  var unit: String
  /// The ratio that is aimed at.
  var aim: Double

  /// The measured value as a multiple of the limit.
  var ratio: Double { measured / limit }

  /// The measurement as a line of a table.
  var line: String {
    [
      name.padded(to: 44), number(measured).padded(to: 12), limitName.padded(to: 34),
      number(limit).padded(to: 12), ratio.text(digits: 2).padded(to: 8), aim.text(digits: 1),
    ].joined(separator: " ")
  }

  /// The heads of the table's columns.
  static let heading = [
    "measured".padded(to: 44), "".padded(to: 12), "beside".padded(to: 34), "".padded(to: 12),
    "ratio".padded(to: 8), "aim",
  ].joined(separator: " ")

  /// The measurement as JSON.
  var json: JSONValue {
    .object([
      "aim": .number(aim), "limit": .number(rounded(limit)), "limitName": .string(limitName),
      "measured": .number(rounded(measured)), "name": .string(name),
      "ratio": .number(rounded(ratio)), "unit": .string(unit),
    ])
  }

  private func number(_ value: Double) -> String {
    unit == "s" && value < 0.01
      ? (value * 1e6).text(digits: 1) + " µs" : value.text(digits: unit == "s" ? 3 : 0) + " " + unit
  }

  private func rounded(_ value: Double) -> Double {
    let scale = value < 0.01 ? 1e9 : 1e4
    return (value * scale).rounded() / scale
  }
}

extension Double {
  /// The number with so many digits after the point.
  func text(digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((magnitude * scale).rounded())
    let fraction = String(whole % Int(scale))
    let sign = self < 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let zeros = String(repeating: "0", count: digits - fraction.count)
    return "\(sign)\(whole / Int(scale)).\(zeros)\(fraction)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
