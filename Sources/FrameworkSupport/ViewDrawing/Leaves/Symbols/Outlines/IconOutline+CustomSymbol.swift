import Foundation

/// The outlines of an author's own symbols, from the templates that Apple's SF Symbols app writes.
///
/// A template has drawings of several weights at letters of a hundred points. Every template has
/// the small one of regular weight, and one that is drawn for all weights three: ultralight,
/// regular and black, between which Apple's app says that it interpolates.
extension IconOutline {
  /// The points of a template's letters.
  private static let letterSize = 100.0
  /// The part of the letters' size that an icon's sixteen units have in a small symbol.
  private static let smallScale = 0.7886
  /// The height of capitals in parts of the letters' size.
  private static let capHeight = 0.705

  private static let weights = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]

  /// Reads the drawing of a weight from a template, or makes it of the nearest two; nil where there
  /// is none of regular weight.
  init?(customSymbol text: String, weight: Int) {
    let drawings = Self.weights.compactMap { name, weight in
      Self.drawing(name, of: text).map { (weight: weight, outline: $0) }
    }
    guard drawings.contains(where: { $0.weight == 400 }),
      let lighter = drawings.last(where: { $0.weight <= weight }) ?? drawings.first,
      let bolder = drawings.first(where: { $0.weight >= weight }) ?? drawings.last
    else { return nil }
    let (least, most) = (
      SymbolMetrics.stem(lighter.weight), SymbolMetrics.stem(bolder.weight)
    )
    let share = most > least ? (SymbolMetrics.stem(weight) - least) / (most - least) : 0
    self =
      lighter.outline.mixed(with: bolder.outline, share: share)
      ?? (share < 0.5 ? lighter.outline : bolder.outline)
  }

  /// Reads the small drawing of a weight's name.
  private static func drawing(_ weight: String, of text: String) -> IconOutline? {
    guard let start = text.range(of: "<g id=\"\(weight)-S\"")?.lowerBound,
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
    return drawn.moved(scale: unit, x: -drawn.bounds.midX * unit, y: 8 - middle * unit)
  }

  /// Returns the outline between this one and another; nil where they have other steps.
  private func mixed(with other: IconOutline, share: Double) -> IconOutline? {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    guard steps.count == other.steps.count else { return nil }
    let mixed = zip(steps, other.steps).compactMap { a, b -> Step? in
      switch (a, b) {
      case (.move(let a), .move(let b)): .move(between(a, b))
      case (.line(let a), .line(let b)): .line(between(a, b))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
        .curve(between(a, d), between(b, e), between(c, f))
      case (.close, .close): .close
      default: nil
      }
    }
    return mixed.count == steps.count ? IconOutline(joining: mixed) : nil
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
