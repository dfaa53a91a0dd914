/// The system font's letter spacing, relative to the stand-in font's own.
///
/// The tracking is that of Apple's Human Interface Guidelines. The rest was fitted to the widths of
/// a hundred lines in pictures of Apple's: left out of the fit, a line's width is met to 0.6
/// in 100.
enum LetterSpacing {
  /// The tracking in ems by size.
  private static let tracking: [(size: Double, ems: Double)] = [
    (6, 0.041), (7, 0.034), (8, 0.026), (9, 0.019), (10, 0.012), (11, 0.006), (12, 0), (13, -0.006),
    (15, -0.016), (16, -0.02), (17, -0.026), (20, -0.023),
    (22, -0.012), (24, 0.003), (28, 0.014), (34, 0.012), (40, 0.01), (48, 0.008), (60, 0.004),
    (80, 0),
  ]

  /// The tracking of the rounded design in ems by size.
  private static let roundedTracking: [(size: Double, ems: Double)] = [
    (11, 0.052), (12, 0.046), (13, 0.04), (15, 0.03), (16, 0.026), (17, 0.022), (20, 0.018),
    (22, 0.016), (24, 0.015), (28, 0.013), (34, 0.012), (40, 0.01), (48, 0.008), (60, 0.004),
    (80, 0),
  ]

  /// The tracking of the serif design in ems by size.
  private static let serifTracking: [(size: Double, ems: Double)] = [
    (11, 0.011), (12, 0.006), (13, 0.004), (15, 0), (16, -0.002), (17, -0.004), (20, -0.01),
    (22, -0.01), (24, -0.011), (28, -0.012), (34, -0.014), (48, -0.014), (80, -0.016),
  ]

  /// The tracking of a watch's letters in ems by size.
  private static let compactTracking: [(size: Double, ems: Double)] = [
    (10, 0.028), (11, 0.024), (12, 0.02), (13, 0.016), (15, 0.004), (16, 0), (17, -0.004), (20, 0),
    (22, -0.004), (24, -0.008), (28, -0.012), (34, -0.018), (40, -0.02), (60, -0.022), (80, -0.026),
  ]

  /// A watch's letters are narrower than the stand-in's, regular ones less, and its digits and
  /// percent signs more: fitted to thirteen lines of 10 to 16 points in pictures of watchOS 26.
  private static let (compactLetters, compactRegular) = (-0.02, 0.009)
  private static let (compactDigits, compactPercent) = (-0.05, -0.1)

  /// Rounded letters are a little narrower than the stand-in's.
  private static let roundedLetters = -0.009

  /// In numbers points and commas are narrower between digits, and a hyphen is wider before one.
  private static let pointsInNumbers = -0.04
  private static let hyphensInNumbers = 0.027

  /// The tracking of large text's narrower letters, reached at 28 points; from 17 on it grows
  /// towards it.
  private static let largeLetters = -0.064

  /// Regular digits of large text are as wide as those of small text, nearly.
  private static let largeDigits = 0.032

  /// Semibold and bolder letters are a little wider than the stand-in's.
  private static let boldLetters = 0.008

  /// The difference of a letter's advance, in thousandths of an em.
  private static let differences: [Character: Double] = [
    " ": -12, "\u{202F}": -45, "!": 36, "%": 120, "'": 45, "(": 13, ")": 11, ",": -7, ".": 17,
    "0": 19, "2": 16,
    "3": -19, "4": 7, "5": 8, "8": 15, "A": -14, "B": 21, "C": 7, "D": 5, "E": 7, "F": 21, "H": 35,
    "J": 11, "L": -25, "M": -12, "N": -18, "P": -8, "S": 8, "T": -9, "U": -4, "W": 22, "Y": -4,
    "a": -13, "b": 8, "c": -12, "d": -5, "e": -2, "f": -9, "g": -7, "h": -7, "i": 19, "j": -3,
    "k": -3, "l": 20, "m": -36, "n": 3, "o": 8, "p": 11, "q": 29, "r": 6, "s": 12, "t": -10,
    "u": 14, "v": -27, "w": -34, "x": -13, "z": 8,
  ]

  /// Returns the correction of a letter's own advance, in ems.
  static func difference(of letter: Character, _ style: LetterStyle) -> Double {
    (differences[letter] ?? 0) / 1000 + (style.isOnWatch && letter == "%" ? compactPercent : 0)
  }

  /// Returns the space added after every letter of a style, in ems.
  static func afterEach(_ style: LetterStyle) -> Double {
    let boldness = Double(max(0, style.weight - 400))
    if style.isOnWatch {
      return tracking(of: style.size, compactTracking) + compactLetters
        + (compactRegular * (200 - min(200, boldness)) + boldLetters * min(200, boldness)) / 200
    }
    let large = max(0, min(1, (style.size - 17) / 11))
    let isRounded = style.design == .rounded
    let own = tracking(of: style.size, isRounded ? roundedTracking : tracking)
    return own + (isRounded ? roundedLetters : 0) + boldLetters * min(1, boldness / 200)
      + largeLetters * large * (1 - 0.25 * min(1, boldness / 300))
  }

  /// Returns the further space after a regular digit of large text, in ems.
  private static func afterDigit(_ letter: Character, _ style: LetterStyle) -> Double {
    if style.isOnWatch { return letter.isWholeNumber ? compactDigits : 0 }
    guard letter.isWholeNumber, style.size > 17 else { return 0 }
    let boldness = min(1, Double(max(0, style.weight - 400)) / 300)
    return largeDigits * min(1, (style.size - 17) / 11) * (1 - boldness)
  }

  /// Returns the further space after a sign of a number, in ems.
  private static func afterSign(
    _ letter: Character, between others: (before: Character?, after: Character?),
    _ style: LetterStyle
  ) -> Double {
    guard others.after?.isWholeNumber == true, style.design != .rounded else { return 0 }
    if letter == "-" { return hyphensInNumbers }
    let isInside = others.before?.isWholeNumber == true
    return isInside && (letter == "." || letter == ",") ? pointsInNumbers : 0
  }

  private static func tracking(
    of size: Double, _ tracking: [(size: Double, ems: Double)]
  ) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    guard size > first.size else { return first.ems }
    for (from, to) in zip(tracking, tracking.dropFirst()) where size <= to.size {
      return from.ems + (to.ems - from.ems) * (size - from.size) / (to.size - from.size)
    }
    return last.ems
  }

  /// Centres glyphs in the space that the system's font has for a letter, and returns its width.
  static func space(
    _ glyphs: inout [ShapedGlyph], as letter: Character,
    between others: (before: Character?, after: Character?), _ style: LetterStyle
  ) -> Double {
    guard let first = glyphs.first else { return 0 }
    let own = glyphs.reduce(0) { $0 + $1.advance }
    // Letters of other fonts may be joined, so that nothing comes between them.
    if style.fallback != nil, !style.isInFontOfDesign { return own * style.drawnSize }
    if style.design == .monospaced {
      glyphs = monospaced(glyphs, width: own)
      return glyphs.reduce(0) { $0 + $1.advance } * style.drawnSize + style.tracking
    }
    if style.isInFontOfDesign {
      let tracking = tracking(of: style.size, serifTracking) * style.size * style.glyphShare
      return own * style.drawnSize + tracking + style.tracking
    }
    guard first.number != -1, style.custom == nil else {
      return own * style.drawnSize + style.tracking
    }
    let hasEqualWidth = style.hasMonospacedDigits && letter.isWholeNumber
    let share = Double(style.face.width) / 100
    let ems =
      own
      + ((hasEqualWidth ? 0.006 : difference(of: letter, style))
        + afterSign(letter, between: others, style)) * share
    let rest = (ems / LetterStyle.substituteShare - own) / 2
    for index in glyphs.indices { glyphs[index].offsetX += rest }
    let after = (afterEach(style) + afterDigit(letter, style)) * share
    return (ems + after) * style.size * style.glyphShare + style.tracking
  }

  /// Returns the glyphs of a cluster, centred in the fixed advance of the system's own font.
  private static func monospaced(_ glyphs: [ShapedGlyph], width: Double) -> [ShapedGlyph] {
    var moved = glyphs
    let share = 0.62
    for index in moved.indices { moved[index].offsetX += (share - width) / 2 }
    moved[moved.count - 1].advance += share - width
    return moved
  }
}
