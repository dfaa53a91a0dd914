import Foundation
import SwiftUI
import WidgetDrawing

/// The parts of a symbol of the weather: a cloud, the sun or the moon beside it, and what falls.
///
/// In several colours clouds are white in light and in dark appearance alike
/// (github.com/pakerwreah/Calendr, issue 671) and the sun is yellow, as pictures of Apple's show.
/// The blue of what falls and the yellow of lightning are assumed, and the moon and outlined clouds
/// have the foreground's colour.
@MainActor struct WeatherLayers {
  /// The kind of thing that a part shows.
  enum Kind {
    case cloud, sun, moon, stars, falling, lightning, fog

    /// The colour that the part has of itself; nil for the foreground's.
    func color(isFilled: Bool) -> ViewAttribute? {
      let name: String? =
        switch self {
        case .cloud: isFilled ? "white" : nil
        case .sun, .lightning: "yellow"
        case .falling: "cyan"
        case .fog: "gray"
        case .moon, .stars: nil
        }
      return name.map { .record(["system": .string($0)]) }
    }
  }

  /// The parts in the order of a palette's styles.
  let parts: [(kind: Kind, icon: IconOutline)]

  /// Whether some of the colours are assumed.
  let isAssumed: Bool

  private static var known: [String: [(kind: Kind, icon: IconOutline)]] = [:]

  /// Divides a symbol; nil for one that shows no weather.
  init?(_ symbol: Symbol) {
    guard !symbol.isSlashed, symbol.badge == nil, let icon = symbol.icon else { return nil }
    let words = symbol.name.split(separator: ".").filter { $0 != "fill" }
    guard let first = words.first, !words.contains("circle"), !words.contains("square") else {
      return nil
    }
    isAssumed = words != ["sun", "max"] && words != ["sun", "min"] && words != ["cloud"]
    if let known = Self.known[symbol.name] {
      parts = known
      return
    }
    switch first {
    case "cloud": parts = Self.cloudy(icon, Set(words.dropFirst()))
    case "sun": parts = [(.sun, icon)]
    case "moon" where words.dropFirst() == ["stars"]:
      let (moon, stars) = icon.dividedByLargest
      parts = [(.moon, moon), (.stars, stars)].compactMap { kind, icon in icon.map { (kind, $0) } }
    default: return nil
    }
    Self.known[symbol.name] = parts
  }

  private static func cloudy(
    _ icon: IconOutline, _ words: Set<Substring>
  ) -> [(kind: Kind, icon: IconOutline)] {
    let (cloud, rest) = icon.dividedByLargest
    guard let cloud, let box = IconOutline(joining: cloud.steps)?.bounds else { return [] }
    var others: [(kind: Kind, icon: IconOutline)] = []
    let pieces = rest?.contours.compactMap { IconOutline(joining: $0) } ?? []
    func add(_ kind: Kind, _ chosen: [IconOutline]) {
      guard !chosen.isEmpty else { return }
      others.append((kind, IconOutline(chosen.flatMap(\.steps), bounds: icon.bounds)))
    }
    func isBelow(_ piece: IconOutline) -> Bool {
      piece.bounds.midY > box.maxY - box.height * 0.15
    }
    let (below, beside) = (pieces.filter(isBelow), pieces.filter { !isBelow($0) })
    add(words.contains("moon") ? .moon : .sun, beside)
    if words.contains("fog") || words.contains("smoke") {
      add(.fog, below)
    } else if words.contains("bolt"), let bolt = below.max(by: { $0.extent < $1.extent }) {
      add(.falling, below.filter { $0.bounds != bolt.bounds })
      add(.lightning, [bolt])
    } else {
      add(.falling, below)
    }
    return [(.cloud, cloud)] + others
  }
}

extension IconOutline {
  /// The largest part with what it encloses, and all others; both keep the bounds of the whole.
  fileprivate var dividedByLargest: (largest: IconOutline?, rest: IconOutline?) {
    let parts = contours.compactMap { IconOutline(joining: $0) }
    guard let largest = parts.max(by: { $0.extent < $1.extent }) else { return (nil, nil) }
    func joined(_ chosen: [IconOutline]) -> IconOutline? {
      chosen.isEmpty ? nil : IconOutline(chosen.flatMap(\.steps), bounds: bounds)
    }
    return (
      joined(parts.filter { largest.bounds.contains($0.bounds) }),
      joined(parts.filter { !largest.bounds.contains($0.bounds) })
    )
  }
}
