import WidgetPlatforms

/// The part of a text's style that decides its metrics: size, face, tracking and baseline offset.
public struct LetterStyle: Hashable, Sendable {
  /// The point size of the system font.
  public var size: Double
  /// The weight, from 100 to 900.
  public var weight = 400
  /// Whether the text is italic.
  public var isItalic = false
  /// Whether digits have a fixed advance.
  public var hasMonospacedDigits = false
  /// The design of the system font's letters.
  public var design = LetterDesign.standard
  /// The width of letters in hundredths of that of usual ones, for condensed and expanded ones of
  /// the system font.
  public var width = 100
  /// Whether the letters are capitals as small as others: of the size that lines have, a part.
  public var areSmallCapitals = false
  /// Space added after each letter.
  public var tracking = 0.0
  /// The rise of the baseline.
  public var baselineOffset = 0.0

  /// Whether lines are as far apart as those of a text style. Lines of a font that has a size alone
  /// are as far apart as they are high, as pictures of Apple's show.
  public var hasStyleLeading = true
  /// Whether lines are as high as on a Mac, where they are whole points.
  public var isOnMac = false
  /// Whether the letters are those of a watch, which the stand-in shows by their widths.
  public var isOnWatch = false
  /// The font of the author's; nil for the system font.
  public var custom: CustomFont?
  /// The font of letters that the other does not have, or not in the design; nil elsewhere.
  public var fallback: FallbackFont?

  /// Whether letters are drawn in the font that stands in for the design.
  public var isInFontOfDesign: Bool { fallback != nil && fallback == design.font }

  /// Creates a plain style.
  public init(size: Double) { self.size = size }

  /// The stand-in font's share of the size, with which its capitals are as high as the system
  /// font's.
  static let substituteShare = 0.97
  /// The system font's ascent and descent in ems.
  static let ascent = 0.952
  static let descent = 0.241

  /// The part of the size that small capitals have: as the heights of small letters and capitals
  /// are to one another in the system font.
  private static let smallCapitalShare = 0.75
  /// The weight that makes up for what small capitals' lines lose; assumed.
  private static let smallCapitalWeight = 150

  /// The part of the size that letters are drawn in.
  var glyphShare: Double { areSmallCapitals ? Self.smallCapitalShare : 1 }

  /// The size of the stand-in font.
  public var drawnSize: Double {
    let share = fallback?.share ?? (custom == nil ? Self.substituteShare : 1)
    return size * share * glyphShare
  }

  /// The face.
  public var face: FaceName {
    if let fallback {
      return FaceName(
        weight: weight >= 600 ? 700 : 400, isItalic: isItalic && fallback.hasItalics,
        fallback: fallback)
    }
    var name = FaceName(weight: weight, isItalic: custom == nil && isItalic)
    name.custom = custom?.postScriptName
    guard custom == nil else { return name }
    if areSmallCapitals { name.weight = min(900, weight + Self.smallCapitalWeight) }
    if design != .monospaced { name.width = width }
    return name
  }

  /// The ascent above the baseline.
  public var ascent: Double { size * (custom?.ascent ?? Self.ascent) }

  /// The descent below the baseline.
  public var descent: Double { size * (custom?.descent ?? Self.descent) }

  /// The cap height.
  public var capHeight: Double { size * (custom?.capHeight ?? 0.705) }

  /// The height of one line.
  public var lineHeight: Double {
    isOnMac && custom == nil ? leading : ascent + descent
  }

  /// The distance from a line's baseline to the next one's.
  public var leading: Double { leading(scale: 1) }

  /// The distance from a line's baseline to the next one's in letters of a share of the size.
  func leading(scale: Double) -> Double {
    if custom == nil, !hasStyleLeading, !isOnMac { return lineHeight * scale }
    guard let custom else { return TypeSizes.leading(of: size * scale, isOnMac: isOnMac) }
    return (custom.ascent + custom.descent + custom.lineGap) * size * scale
  }
}

/// A run of text in one style, with a tag of the caller's.
public struct StyledRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The style.
  public var style: LetterStyle
  /// A number of the caller's, such as that of a colour.
  public var tag: Int
  /// The width of an object in place of letters, such as a symbol.
  public var objectWidth: Double?

  /// Creates a run.
  public init(_ text: String, style: LetterStyle, tag: Int = 0, objectWidth: Double? = nil) {
    self.text = text
    self.style = style
    self.tag = tag
    self.objectWidth = objectWidth
  }
}
