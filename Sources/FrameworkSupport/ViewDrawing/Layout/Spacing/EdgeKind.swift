import SwiftUI
import Typesetting

/// The kind of a view's edge, which decides the default spacing to its neighbour.
indirect enum EdgeKind: Equatable {
  case plain
  case text(LetterStyle)
  /// A symbol, with the distance from its lower edge to its baseline.
  case symbol(baseline: Double)
  case spacer
  /// An edge from which all others keep this distance.
  case distance(Double)
  /// The edge of several views, each of another kind.
  case several([EdgeKind])

  /// The kind of an edge that several views have: of views of one kind the largest counts.
  static func merged(_ kinds: [EdgeKind]) -> EdgeKind {
    var (letters, baseline, distance): (LetterStyle?, Double?, Double?)
    var isPlain = false
    func add(_ kind: EdgeKind) {
      switch kind {
      case .text(let own): if own.size > letters?.size ?? 0 { letters = own }
      case .symbol(let own): baseline = max(baseline ?? own, own)
      case .distance(let own): distance = max(distance ?? own, own)
      case .plain: isPlain = true
      case .several(let parts): parts.forEach(add)
      case .spacer: break
      }
    }
    kinds.forEach(add)
    let parts = [
      letters.map { .text($0) }, baseline.map { .symbol(baseline: $0) },
      isPlain ? EdgeKind.plain : nil, distance.map { .distance($0) },
    ].compactMap(\.self)
    return parts.count > 1 ? .several(parts) : parts.first ?? .plain
  }

  /// The kinds of the edge's views.
  private var parts: [EdgeKind] {
    if case .several(let parts) = self { return parts }
    return [self]
  }

  /// The distance that the edge itself keeps from all others.
  private var ownDistance: Double? {
    parts.lazy.compactMap { if case .distance(let own) = $0 { own } else { nil } }.first
  }

  /// Returns the default distance from this lower edge of a view to the upper one of the next: the
  /// largest of those between views of both edges.
  @MainActor func distance(above other: EdgeKind, pixels: Double) -> Double? {
    parts.flatMap { upper in
      other.parts.compactMap { Self.distance(upper, $0, pixels) }
    }.max()
  }

  /// Returns the larger of the distances that two edges keep from all others; nil where none does.
  static func distance(kept first: EdgeKind, _ second: EdgeKind) -> Double? {
    [first.ownDistance, second.ownDistance].compactMap(\.self).max()
  }

  /// The distance between a lower edge and an upper one; nil where it is the usual one.
  @MainActor private static func distance(
    _ upper: EdgeKind, _ lower: EdgeKind, _ pixels: Double
  ) -> Double? {
    func up(_ value: Double) -> Double { (value * pixels - 0.001).rounded(.up) / pixels }
    func gap(_ letters: LetterStyle) -> Double { up(0.1 * (letters.ascent + letters.descent)) }
    switch (upper, lower) {
    case (.text, .text(let letters)):
      return max(0, up(letters.leading - letters.lineHeight))
    case (.symbol, .text), (.text, .symbol), (.symbol, .symbol): return 0
    case (.plain, .text(let letters)): return letters.descent + gap(letters)
    case (.text(let letters), .plain):
      let line = letters.ascent + letters.descent + gap(letters)
      return max(line - letters.capHeight, gap(letters) + letters.descent)
    case (.symbol(let baseline), .plain): return baseline + 1
    case (.plain, .symbol(let baseline)): return baseline
    default: return nil
    }
  }
}
