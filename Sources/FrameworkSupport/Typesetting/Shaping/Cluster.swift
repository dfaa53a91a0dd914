/// A grapheme cluster of a text with its glyphs, its advance and its line-break opportunity.
@MainActor struct Cluster {
  /// The run's number in the text.
  var run: Int
  /// The style, of another font where the run's own has not the letter.
  var style: LetterStyle
  /// The glyphs, from left to right.
  var glyphs: [ShapedGlyph] = []
  var advance = 0.0
  var isSpace = false
  var isLineEnd = false
  /// Whether the space reaches to the next tab stop.
  var isTab = false
  var mayBreakAfter = false
  /// Whether a hyphen shows here at the end of a line, and nothing elsewhere.
  var isSoftHyphen = false
  /// The embedding level: odd where the text goes from right to left.
  var level: UInt8 = 0
  /// The embedding level of the paragraph.
  var paragraphLevel: UInt8 = 0

  /// Returns the clusters of a line in the order in which they stand, from left to right.
  static func fromLeft(_ line: [Cluster]) -> [Cluster] {
    guard let rules = UnicodeRules.shared, line.contains(where: { $0.level > 0 }) else {
      return line
    }
    let base = line[0].paragraphLevel
    var line = line
    // Space at the end of a line goes on in the paragraph's direction; at the left it shows
    // nothing.
    let end = (line.lastIndex { !$0.isSpace } ?? -1) + 1
    if base % 2 == 1 { line.removeSubrange(end...) }
    var levels = line.map(\.level)
    for index in levels.indices where index >= end { levels[index] = base }
    return rules.visualOrder(levels).map { line[$0] }
  }
}
