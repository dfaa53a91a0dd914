/// Turns the runs of a text into grapheme clusters with their glyphs.
@MainActor struct TextShaper {
  private let runs: [StyledRun]
  private let fonts: FontLibrary
  private let language: String

  init(_ runs: [StyledRun], fonts: FontLibrary, language: String) {
    self.runs = runs
    self.fonts = fonts
    let isPlain = runs.allSatisfy { $0.text.utf8.allSatisfy { $0 < 0x80 } }
    self.language =
      isPlain
      ? language
      : FallbackFont.language(of: runs.map(\.text).joined().unicodeScalars, reader: language)
  }

  /// Returns the clusters of the whole text, in the order in which they are read.
  func clusters(isRightToLeft: Bool) -> [Cluster] {
    let whole = runs.flatMap { $0.objectWidth == nil ? Array($0.text.utf16) : [0xFFFC] }
    let breaks =
      UnicodeRules.plainBreaks(whole) ?? UnicodeRules.shared?.breaks(whole)
      ?? Array(repeating: false, count: whole.count + 1)
    let zeros = Array(repeating: UInt8(0), count: whole.count)
    var levels = (own: zeros, paragraphs: zeros)
    if !UnicodeRules.goesFromLeft(whole, isRightToLeft: isRightToLeft),
      let rules = UnicodeRules.shared
    {
      levels = rules.levels(whole, isRightToLeft: isRightToLeft)
    }
    var clusters: [Cluster] = []
    clusters.reserveCapacity(whole.count)
    var start = 0
    for (index, run) in runs.enumerated() {
      if let width = run.objectWidth {
        clusters.append(Self.object(run, index, width: width, levels.own[start]))
        clusters[clusters.count - 1].mayBreakAfter = breaks[start + 1]
        clusters[clusters.count - 1].paragraphLevel = levels.paragraphs[start]
        start += 1
        continue
      }
      let first = clusters.count
      clusters += letters(of: run, index, Array(levels.own[start..<start + run.text.utf16.count]))
      for (place, letter) in zip(first..., run.text) {
        clusters[place].paragraphLevel = levels.paragraphs[start]
        start += letter.utf16.count
        clusters[place].mayBreakAfter = breaks[start]
      }
    }
    return clusters
  }

  /// The three dots in a cluster's style and direction, where a text is cut off.
  func ellipsis(after cluster: Cluster) -> Cluster? { sign("…", after: cluster) }

  /// The hyphen in a cluster's style and direction, where a word is broken.
  func hyphen(after cluster: Cluster) -> Cluster? { sign("-", after: cluster) }

  private func sign(_ text: String, after cluster: Cluster) -> Cluster? {
    var run = runs[cluster.run]
    run.text = text
    run.objectWidth = nil
    var sign = fonts.sign(run) { letters(of: run, 0, [0]).first }
    sign?.run = cluster.run
    sign?.level = cluster.paragraphLevel
    sign?.paragraphLevel = cluster.paragraphLevel
    return sign
  }

  private static func object(
    _ run: StyledRun, _ index: Int, width: Double, _ level: UInt8
  ) -> Cluster {
    let glyph = ShapedGlyph(
      number: -2, cluster: 0, advance: width / run.style.drawnSize, offsetX: 0, offsetY: 0)
    return Cluster(run: index, style: run.style, glyphs: [glyph], advance: width, level: level)
  }

  /// A part of a run whose letters are shaped together.
  private struct Part {
    /// The style with its font; nil for letters that no font has.
    var style: LetterStyle?
    var isRightToLeft: Bool
    var start: Int
    var end: Int
  }

  private func letters(of run: StyledRun, _ index: Int, _ levels: [UInt8]) -> [Cluster] {
    guard fonts.face(run.style.face) != nil else { return [] }
    var clusters: [Cluster] = []
    var parts: [Part] = []
    var (bytes, units) = (0, 0)
    for letter in run.text {
      let style = style(of: letter, in: run.style)
      let level = levels[units]
      clusters.append(
        Cluster(
          run: index, style: style ?? run.style,
          isSpace: letter.isWhitespace && !letter.holdsWordsTogether, isLineEnd: letter.isNewline,
          isTab: letter == "\t", isSoftHyphen: letter == "\u{AD}", level: level))
      let end = bytes + letter.utf8.count
      let isRightToLeft = level % 2 == 1
      if let last = parts.last, last.style == style, last.isRightToLeft == isRightToLeft {
        parts[parts.count - 1].end = end
      } else {
        parts.append(Part(style: style, isRightToLeft: isRightToLeft, start: bytes, end: end))
      }
      (bytes, units) = (end, units + letter.utf16.count)
    }
    let glyphs = parts.map { shaped($0, of: run.text) }
    fill(&clusters, of: run.text, with: glyphs.flatMap(\.self))
    return clusters
  }

  private func shaped(_ part: Part, of text: String) -> [ShapedGlyph] {
    guard let style = part.style, let face = fonts.face(style.face) else { return [] }
    return face.shape(
      text, from: part.start, to: part.end, isRightToLeft: part.isRightToLeft,
      monospacedDigits: style.hasMonospacedDigits || style.design == .monospaced)
  }

  /// Gives each letter its glyphs and its advance.
  private func fill(_ clusters: inout [Cluster], of text: String, with glyphs: [ShapedGlyph]) {
    let places = Dictionary(grouping: glyphs, by: \.cluster)
    let letters = Array(text)
    var offset = 0
    for (index, letter) in zip(clusters.indices, letters) {
      let end = offset + letter.utf8.count
      var found = (offset..<end).flatMap { places[$0] ?? [] }
      offset = end
      let style = clusters[index].style
      if clusters[index].isLineEnd || clusters[index].isTab || clusters[index].isSoftHyphen {
        found = []
      } else if found.isEmpty, letter.isWhitespace {
        clusters[index].advance = 0.28 * style.size
        continue
      } else if isMissing(letter, in: style) || found.contains(where: { $0.number == 0 }) {
        let width =
          letter.isEmoji
          ? 1.25 : letter.squareShare.map { $0 * style.size / style.drawnSize } ?? 0.65
        found = [
          ShapedGlyph(
            number: -1, cluster: 0, advance: width, offsetX: 0, offsetY: 0,
            missing: String(letter))
        ]
      }
      let others = (
        before: index > 0 ? letters[index - 1] : nil,
        after: index + 1 < letters.count ? letters[index + 1] : nil
      )
      clusters[index].advance = LetterSpacing.space(&found, as: letter, between: others, style)
      clusters[index].glyphs = found
    }
  }
}

extension TextShaper {
  /// Returns the style with a font that has a letter; nil where none has, and for emoji.
  private func style(of letter: Character, in style: LetterStyle) -> LetterStyle? {
    if let font = style.design.font, style.custom == nil, font.hasItalics || !style.isItalic,
      !letter.isNewline
    {
      var designed = style
      designed.fallback = font
      if has(letter, designed) { return designed }
    }
    if letter.isASCII, style.custom == nil { return style }
    guard !letter.isEmoji else { return nil }
    if letter.isNewline || has(letter, style) { return style }
    var other = style
    other.custom = nil
    if style.custom != nil, has(letter, other) { return other }
    guard let scalar = letter.unicodeScalars.first else { return style }
    for font in FallbackFont.candidates(for: scalar, language: language) {
      other.fallback = font
      if has(letter, other) { return other }
    }
    return letter.isWhitespace ? style : nil
  }

  private func isMissing(_ letter: Character, in style: LetterStyle) -> Bool {
    self.style(of: letter, in: style) == nil
  }

  private func has(_ letter: Character, _ style: LetterStyle) -> Bool {
    guard let face = fonts.face(style.face) else { return false }
    return letter.unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || face.has($0)
    }
  }
}

extension Character {
  /// Whether the character is drawn as an emoji even where a font has a glyph for it.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.value == 0xFE0F }
      || unicodeScalars.first?.properties.isEmojiPresentation == true
  }

  /// Whether the character is a space at which Unicode's rules break no line (class GL).
  fileprivate var holdsWordsTogether: Bool {
    ["\u{A0}", "\u{2007}", "\u{202F}"].contains(self)
  }

  /// The advance in ems of a letter that takes the square of an ideograph; nil for any other.
  ///
  /// Ideographs and kana have a whole em in PingFang and Hiragino Sans as elsewhere. Syllables of
  /// Hangul have 0.92 in Noto Sans CJK KR, which those of Apple SD Gothic Neo are assumed to have
  /// as well.
  fileprivate var squareShare: Double? {
    guard let value = unicodeScalars.first?.value else { return nil }
    if (0xAC00...0xD7A3).contains(value) { return 0.92 }
    let isWide =
      (0x1100...0x115F).contains(value) || (0x2E80...0xA4CF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value)
      || (0xFF00...0xFF60).contains(value) || value >= 0x1F000
    return isWide ? 1 : nil
  }
}
