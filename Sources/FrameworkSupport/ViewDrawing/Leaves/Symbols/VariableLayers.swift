import Foundation
import SwiftUI

/// The parts of a symbol that show a value between 0 and 1, such as a speaker's waves.
///
/// Apple documents that the value decides of each variable layer whether it is on or off
/// (`SymbolVariableValueMode.color`): none is on at 0, all are at 1, and the thresholds between lie
/// at equal distances (WWDC 2022, Adopt Variable Color in SF Symbols). Which parts are variable
/// layers is published in Apple's app alone: here those of symbols whose names tell an order. How
/// faint a layer is that is off is assumed.
@MainActor struct VariableLayers {
  /// The part that has no value; nil where there is none.
  let rest: IconOutline?

  /// The layers in the order in which they are switched on.
  let layers: [IconOutline]

  /// The opacity of a layer that is off; assumed.
  static let faint = 0.3

  /// The order of the variable parts.
  private enum Order {
    case upwards, rightwards, leftwards
    /// From the middle to both sides.
    case outwards
  }

  /// Divides a symbol; nil for one whose parts are not known to show a value.
  init?(_ symbol: Symbol) {
    guard !symbol.isSlashed, symbol.badge == nil, let icon = symbol.icon,
      let (order, hasRest) = Self.order(of: symbol.name)
    else { return nil }
    var parts = icon.separateParts
    if case .outwards = order {
      parts = Self.pairs(parts, within: icon.bounds)
    } else {
      parts.sort { Self.position($0, order) < Self.position($1, order) }
    }
    guard parts.count > (hasRest ? 2 : 1) else { return nil }
    // Parts keep the place that they have in the whole.
    func part(_ part: IconOutline) -> IconOutline { IconOutline(part.steps, bounds: icon.bounds) }
    rest = hasRest ? part(parts[0]) : nil
    layers = parts.dropFirst(hasRest ? 1 : 0).map(part)
  }

  /// The number of layers that are on.
  func count(at value: Double) -> Int {
    let share = max(0, min(1, value)) * Double(layers.count)
    // A value such as a third of three layers switches on one, whatever its last bits.
    return Int((share - 1e-6).rounded(.up))
  }

  private static func order(of name: String) -> (Order, hasRest: Bool)? {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    return switch words.first {
    case "wifi" where words.count == 1: (.upwards, false)
    case "speaker" where words.dropFirst().first == "wave": (.rightwards, true)
    case "cellularbars": (.rightwards, false)
    case "chart" where words.dropFirst() == ["bar"]: (.rightwards, false)
    case "ellipsis" where words.count == 1: (.rightwards, false)
    case "wave" where ["left", "backward"].contains(words.last): (.leftwards, false)
    case "wave" where ["right", "forward"].contains(words.last): (.rightwards, false)
    case "dot" where words.dropFirst().first == "radiowaves": (.outwards, true)
    case "square" where words.starts(with: ["square", "stack", "3d", "up"]): (.upwards, false)
    default: nil
    }
  }

  private static func position(_ part: IconOutline, _ order: Order) -> Double {
    switch order {
    case .upwards: -part.bounds.midY
    case .rightwards, .outwards: part.bounds.midX
    case .leftwards: -part.bounds.midX
    }
  }

  /// Joins the parts that are as far from the middle, nearest first.
  private static func pairs(_ parts: [IconOutline], within bounds: CGRect) -> [IconOutline] {
    let distances = parts.map { ((abs($0.bounds.midX - bounds.midX) * 10).rounded(), $0) }
    return Dictionary(grouping: distances, by: \.0).sorted { $0.key < $1.key }
      .compactMap { IconOutline(joining: $0.value.flatMap(\.1.steps)) }
  }
}

extension IconOutline {
  /// The parts that lie apart, each with what it encloses.
  fileprivate var separateParts: [IconOutline] {
    func area(_ part: IconOutline) -> Double { part.bounds.width * part.bounds.height }
    let parts = contours.compactMap { IconOutline(joining: $0) }.sorted { area($0) > area($1) }
    var found: [IconOutline] = []
    for part in parts {
      if let outer = found.firstIndex(where: { $0.bounds.contains(part.bounds) }),
        let joined = IconOutline(joining: found[outer].steps + part.steps)
      {
        found[outer] = joined
      } else {
        found.append(part)
      }
    }
    return found
  }
}
