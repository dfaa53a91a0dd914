/// The limits of a text's layout: its space, lines, scale and truncation.
public struct TextLimits: Hashable, Sendable {
  /// The width; nil for the text's own.
  public var width: Double?
  /// The height; nil for the text's own.
  public var height: Double?
  /// The maximum number of lines.
  public var lines: Int?
  /// The number of lines whose height is reserved.
  public var minimumLines = 1
  /// The minimum scale factor.
  public var minimumScale = 1.0
  /// Whether letters move together before a text is truncated.
  public var isTightened = false
  /// The place at which a text is cut off.
  public var truncation = Truncation.tail
  /// Space added between lines.
  public var lineSpacing = 0.0
  /// Pixels per point.
  public var pixels = 3.0

  /// Creates limits of space alone.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// The end of a line at which a text is cut off.
public enum Truncation: String, Sendable {
  case head, middle, tail
}

/// The glyphs of one style that follow one another on a line.
public struct SetRun: Sendable {
  /// A glyph with its distance from the line's start and from its baseline.
  public struct Glyph: Sendable {
    /// The glyph's number; negative for a character that the font does not have.
    public var number: Int
    /// The distance from the line's start.
    public var x: Double
    /// The rise above the baseline.
    public var rise: Double
    /// The glyph's advance.
    public var advance: Double
    /// The character that the font does not have.
    public var missing: String?
  }

  /// The run's number in the text.
  public var run: Int
  /// The style, smaller where the text was scaled.
  public var style: LetterStyle
  /// The glyphs.
  public var glyphs: [Glyph]
}

/// A line of a laid-out text.
public struct SetLine: Sendable {
  /// The runs, from the line's start.
  public var runs: [SetRun]
  /// The width without spaces at the end.
  public var width: Double
  /// The width with a space at the end.
  public var advance: Double
  /// The distance of the baseline from the text's top.
  public var baseline: Double
}

/// A laid-out text.
public struct SetText: Sendable {
  /// The lines.
  public var lines: [SetLine]
  /// The width in whole pixels.
  public var width: Double
  /// The height in whole pixels.
  public var height: Double
  /// Whether the text is truncated.
  public var isTruncated: Bool
  /// Whether a line ends within a word that has no room on a line.
  public var breaksWord: Bool
  /// The scale factor of the letters.
  public var scale: Double

  /// The distance of the first baseline from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance of the last baseline from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
