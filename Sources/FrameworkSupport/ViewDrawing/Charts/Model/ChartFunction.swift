import Foundation
import SwiftUI

/// Plots of functions, as the marks at many of their numbers.
enum ChartFunction {
  /// The number of the marks: assumed, fine enough for a widget's width.
  private static let count = 200

  /// Returns marks of which those of functions are many.
  ///
  /// - Parameters:
  ///   - marks: The chart's marks.
  ///   - domain: The numbers that the author has the axis of x cover.
  /// - Returns: The marks, in order.
  static func expanded(_ marks: [ChartMark], _ domain: ViewAttribute?) -> [ChartMark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let chosen = domain?.items.compactMap(\.double) ?? []
    let plain = marks.flatMap { mark in
      ["x", "xStart", "xEnd", "xUpper"].compactMap { mark.values[$0]?.position }
    }
    let ends = chosen.count > 1 ? chosen : plain
    return marks.enumerated().flatMap { index, mark -> [ChartMark] in
      guard let function = mark.function else { return [mark] }
      let own = mark.attributes["functionDomain"]?.items.compactMap(\.double) ?? []
      let all = own.count > 1 ? own : ends
      let low = all.min() ?? 0
      let high = max(low, all.max() ?? 1)
      return samples(of: function, mark, from: low, to: high, "\(index)")
    }
  }

  private static func samples(
    of function: (Double) -> [Double], _ mark: ChartMark, from low: Double, to high: Double,
    _ name: String
  ) -> [ChartMark] {
    var samples: [ChartMark] = []
    var piece = 0
    for step in 0...count {
      let place = low + (high - low) * Double(step) / Double(count)
      let values = function(place)
      // Where a function has no value its line is interrupted.
      guard values.allSatisfy(\.isFinite), let first = values.first else {
        piece += 1
        continue
      }
      var sample = mark
      sample.function = nil
      sample.attributes["stacking"] = .string("unstacked")
      sample.values["series"] = .category("function \(name) \(piece)")
      switch mark.attributes["functionKind"]?.text {
      case "parametric":
        sample.values["x"] = .number(first)
        sample.values["y"] = .number(values[values.count - 1])
      case "range":
        sample.values["x"] = .number(place)
        sample.values["yStart"] = .number(first)
        sample.values["yEnd"] = .number(values[values.count - 1])
      default:
        sample.values["x"] = .number(place)
        sample.values["y"] = .number(first)
      }
      samples.append(sample)
    }
    return samples
  }
}
