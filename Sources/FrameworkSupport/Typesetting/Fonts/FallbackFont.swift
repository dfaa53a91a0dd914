/// A font of Debian's with letters that the stand-in font does not have, or not in a design.
///
/// Letters of one font share it: their style is copied with each of them.
public final class FallbackFont: Sendable {
  /// The family's name.
  public let family: String
  /// The beginning of the file's name, before the weight.
  let file: String
  /// The end of the file's name at the regular weight.
  private let regular: String
  /// Whether there are files of slanted letters.
  let hasItalics: Bool
  /// The part of a text's size in which capitals are as high as the system font's; 1 for letters of
  /// other scripts.
  let share: Double
  /// The font's number in a collection; nil for a file of one font.
  let number: UInt32?

  private init(
    family: String, file: String, regular: String = "-Regular", hasItalics: Bool = false,
    share: Double = 1, number: UInt32? = nil
  ) {
    self.family = family
    self.file = file
    self.regular = regular
    self.hasItalics = hasItalics
    self.share = share
    self.number = number
  }

  convenience init(_ script: String) {
    self.init(
      family: "Noto Sans " + script,
      file: "truetype/noto/NotoSans" + script.filter { $0 != " " })
  }

  /// The font of letters with equal widths, which Debian's `fonts-dejavu-core` installs.
  static let monospaced = FallbackFont(
    family: "DejaVu Sans Mono", file: "truetype/dejavu/DejaVuSansMono", regular: "", share: 0.97)

  /// The font of letters with serifs, which Debian's `fonts-noto-core` installs. Its capitals are
  /// 0.714 of its size, the system font's 0.705.
  static let serif = FallbackFont(
    family: "Noto Serif", file: "truetype/noto/NotoSerif", hasItalics: true, share: 0.987)

  /// The font of ideographs in the forms of a language.
  private convenience init(ideographsOf language: String) {
    let known = ["ja", "ko", "zh-Hans", "zh-Hant"]
    let index = known.firstIndex(of: language) ?? 2
    self.init(
      family: "Noto Sans CJK " + ["JP", "KR", "SC", "TC"][index],
      file: "opentype/noto/NotoSansCJK", number: UInt32(index))
  }

  /// The path of a face's file below the folder of fonts.
  func path(weight: Int, isItalic: Bool) -> String {
    let isBold = weight >= 600
    var ending = isBold ? "-Bold" : regular
    if isItalic, hasItalics { ending = isBold ? "-BoldItalic" : "-Italic" }
    return "\(file)\(ending).\(number == nil ? "ttf" : "ttc")"
  }

  /// The last letters of blocks in Unicode's order, each with the script of their font.
  private static let scripts: [(last: UInt32, script: String)] = [
    (0x52F, ""), (0x58F, "Armenian"), (0x5FF, "Hebrew"), (0x6FF, "Arabic"), (0x74F, "Syriac"),
    (0x77F, "Arabic"), (0x7BF, "Thaana"), (0x7FF, "NKo"), (0x89F, ""), (0x8FF, "Arabic"),
    (0x97F, "Devanagari"), (0x9FF, "Bengali"), (0xA7F, "Gurmukhi"), (0xAFF, "Gujarati"),
    (0xB7F, "Oriya"), (0xBFF, "Tamil"), (0xC7F, "Telugu"), (0xCFF, "Kannada"),
    (0xD7F, "Malayalam"), (0xDFF, "Sinhala"), (0xE7F, "Thai"), (0xEFF, "Lao"), (0xFFF, ""),
    (0x109F, "Myanmar"), (0x10FF, "Georgian"), (0x11FF, "CJK"), (0x139F, "Ethiopic"),
    (0x13FF, "Cherokee"), (0x167F, "Canadian Aboriginal"), (0x177F, ""), (0x17FF, "Khmer"),
    (0x18AF, "Mongolian"), (0x1C8F, ""), (0x1CBF, "Georgian"), (0x2CFF, ""),
    (0x2D2F, "Georgian"), (0x2D7F, "Tifinagh"), (0x2DDF, "Ethiopic"), (0x2E7F, ""),
    (0xA4CF, "CJK"), (0xA8DF, ""), (0xA8FF, "Devanagari"), (0xA95F, ""), (0xA97F, "CJK"),
    (0xABFF, ""), (0xD7FF, "CJK"), (0xF8FF, ""), (0xFAFF, "CJK"), (0xFB1C, "Armenian"),
    (0xFB4F, "Hebrew"), (0xFDFF, "Arabic"), (0xFE2F, ""), (0xFE4F, "CJK"), (0xFE6F, "CJK"),
    (0xFEFF, "Arabic"), (0xFFEF, "CJK"), (0x1FFFF, ""), (0x3FFFF, "CJK"),
  ]

  /// Fonts of letters and signs that stand in no block of a script.
  private static let others = ["", "Symbols", "Symbols2", "Math"].map { name in
    name.isEmpty ? FallbackFont("") : FallbackFont(name)
  }

  /// Returns the fonts that may have a letter, the likeliest first.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - language: The language whose forms ideographs have.
  static func candidates(for letter: Unicode.Scalar, language: String) -> [FallbackFont] {
    let script = scripts.first { letter.value <= $0.last }?.script ?? ""
    switch script {
    case "": return others
    case "CJK": return [FallbackFont(ideographsOf: language)]
    default: return [FallbackFont(script)] + others
    }
  }

  /// Returns the language whose forms the ideographs of a text have: the text's own where letters
  /// tell, else the reader's.
  static func language(of text: String.UnicodeScalarView, reader: String) -> String {
    if text.contains(where: { (0x3040...0x30FF).contains($0.value) }) { return "ja" }
    if text.contains(where: { (0xAC00...0xD7FF).contains($0.value) }) { return "ko" }
    guard reader.hasPrefix("zh") else { return reader }
    let isTraditional = ["Hant", "TW", "HK", "MO"].contains { reader.contains($0) }
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}

extension FallbackFont: Hashable {
  /// Whether both are the same font.
  public static func == (left: FallbackFont, right: FallbackFont) -> Bool {
    left === right || (left.file == right.file && left.number == right.number)
  }

  /// Takes in the font's file, and its number in a collection.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(number)
  }
}
