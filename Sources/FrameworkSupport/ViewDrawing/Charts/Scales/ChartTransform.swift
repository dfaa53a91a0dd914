import Foundation
import SwiftUI

/// The function by which a scale of numbers is bent, before it is spread over the plot.
enum ChartTransform: Equatable {
  case linear, log
  /// Logarithms on both sides of zero, with a slope there.
  case symmetricLog(slope: Double)
  /// A power of the distance from zero; a half is the square root.
  case power(Double)

  /// Creates the function of a scale's type; linear for dates, categories and none.
  init(_ type: ViewAttribute?) {
    switch type?.text {
    case "log": self = .log
    case "squareRoot": self = .power(0.5)
    case "symmetricLog": self = .symmetricLog(slope: 1)
    default:
      let fields = type?.fields ?? [:]
      if let exponent = fields["power"]?.double, exponent > 0 {
        self = .power(exponent)
      } else if let slope = fields["symmetricLog"]?.double, slope > 0 {
        self = .symmetricLog(slope: slope)
      } else {
        self = .linear
      }
    }
  }

  /// Returns the bent number; nil where it has none, as of zero among logarithms.
  func applied(to number: Double) -> Double? {
    switch self {
    case .linear: return number
    case .log: return number > 0 ? Foundation.log(number) : nil
    case .symmetricLog(let slope):
      return (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
    case .power(let exponent): return (number < 0 ? -1 : 1) * pow(abs(number), exponent)
    }
  }

  /// Returns the number of a bent one.
  func inverted(_ value: Double) -> Double {
    switch self {
    case .linear: return value
    case .log: return exp(value)
    case .symmetricLog(let slope): return (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    case .power(let exponent): return (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
    }
  }

  /// Whether its scales have powers of ten as ticks.
  var isLogarithmic: Bool {
    switch self {
    case .log, .symmetricLog: true
    case .linear, .power: false
    }
  }
}
