import Foundation

/// The outlines of an author's own symbols, from the templates that Apple's SF Symbols app writes.
///
/// A template has drawings of several weights at letters of a hundred points. Every template has the
/// small one of regular weight; it is drawn for all weights here.
extension IconOutline {
  /// The points of a template's letters.
  private static let letterSize = 100.0
  /// The part of the letters' size that an icon's sixteen units have in a small symbol.
  private static let smallScale = 0.7886
  /// The height of capitals in parts of the letters' size.
  private static let capHeight = 0.705

  /// Reads a template; nil where it has no drawing of regular weight.
  init?(customSymbol text: String) {
    guard let start = text.range(of: "<g id=\"Regular-S\"")?.lowerBound,
      let end = text.range(of: "</g>", range: start..<text.endIndex)?.lowerBound
    else { return nil }
    let group = String(text[start..<end])
    guard let outline = IconOutline(svg: group) else { return nil }
    let tags = SVGTags(group)
    let place = tags.all(named: "g").first.flatMap { tags.text("transform", of: $0) }
    let numbers = place.map(Self.numbers) ?? []
    let (scale, x, y) = numbers.count == 6 ? (numbers[0], numbers[4], numbers[5]) : (1, 0, 0)
    let drawn = outline.moved(scale: scale, x: x, y: y)
    let middle =
      Self.baseline(of: text).map { $0 - Self.letterSize * Self.capHeight / 2 }
      ?? drawn.bounds.midY
    let unit = 16 / (Self.letterSize * Self.smallScale)
    self = drawn.moved(scale: unit, x: 0, y: 8 - middle * unit)
  }

  /// The height at which the small letters stand, as a line or a path says.
  private static func baseline(of text: String) -> Double? {
    let tags = SVGTags(text)
    for line in tags.all(named: "line") where tags.text("id", of: line) == "Baseline-S" {
      return tags.number("y1", of: line)
    }
    for path in tags.all(named: "path") where tags.text("id", of: path) == "Baseline-S" {
      return tags.text("d", of: path).map(numbers)?.dropFirst().first
    }
    return nil
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split { !"+-.0123456789eE".contains($0) }.compactMap { Double($0) }
  }
}
