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
  /// The truncation mode: `tail`, `middle` or `head`.
  public var truncation = "tail"
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
  /// The scale factor of the letters.
  public var scale: Double

  /// The distance of the first baseline from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The distance of the last baseline from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// Breaks texts into lines and truncates them.
///
/// Lines break after spaces and hyphens and between ideographs: a simple form of Unicode's rules.
@MainActor public struct TextSetter {
  private let fonts: FontLibrary
  private let runs: [StyledRun]
  private let clusters: [Cluster]
  private let ellipses: [Cluster]

  /// A grapheme cluster with its glyphs, its advance and its line-break opportunities.
  private struct Cluster {
    var run: Int
    var glyphs: [ShapedGlyph]
    var advance: Double
    var isSpace: Bool
    var isLineEnd: Bool
    var mayBreakAfter: Bool
  }

  /// Shapes a text.
  public init(_ runs: [StyledRun], fonts: FontLibrary) {
    self.fonts = fonts
    self.runs = runs
    var clusters: [Cluster] = []
    for (index, run) in runs.enumerated() {
      if let width = run.objectWidth {
        let size = run.style.drawnSize
        let glyph = ShapedGlyph(
          number: -2, cluster: 0, advance: width / size, offsetX: 0, offsetY: 0)
        clusters.append(
          Cluster(
            run: index, glyphs: [glyph], advance: width, isSpace: false, isLineEnd: false,
            mayBreakAfter: false))
      } else {
        clusters += Self.clusters(of: run, number: index, fonts: fonts)
      }
    }
    self.clusters = clusters
    ellipses = runs.enumerated().map { index, run in
      var dots = run
      dots.text = "…"
      dots.objectWidth = nil
      return Self.clusters(of: dots, number: index, fonts: fonts).first
        ?? Cluster(
          run: index, glyphs: [], advance: 0, isSpace: false, isLineEnd: false,
          mayBreakAfter: false)
    }
  }

  private static func clusters(
    of run: StyledRun, number: Int, fonts: FontLibrary
  ) -> [Cluster] {
    let style = run.style
    guard let face = fonts.face(style.face) else { return [] }
    let glyphs = face.shape(
      run.text, monospacedDigits: style.hasMonospacedDigits || style.isMonospaced)
    let byCluster = Dictionary(grouping: glyphs, by: \.cluster)
    var clusters: [Cluster] = []
    var offset = 0
    for character in run.text {
      let length = character.utf8.count
      var found = (offset..<offset + length).flatMap { byCluster[$0] ?? [] }
      offset += length
      let isMissing = found.contains { $0.number == 0 } || character.isEmoji
      if isMissing {
        found = [
          ShapedGlyph(
            number: -1, cluster: 0, advance: 1.25, offsetX: 0, offsetY: 0,
            missing: String(character))
        ]
      }
      if character.isNewline { found = [] }
      let width = Self.spaced(&found, as: character, style)
      clusters.append(
        Cluster(
          run: number, glyphs: found, advance: width,
          isSpace: character.isWhitespace && character != "\u{A0}",
          isLineEnd: character.isNewline,
          mayBreakAfter: Self.mayBreak(after: character)))
    }
    return clusters
  }

  /// Returns the glyphs of a cluster of a proportional face, centred in a fixed advance.
  private static func monospaced(_ glyphs: [ShapedGlyph]) -> [ShapedGlyph] {
    let width = glyphs.reduce(0) { $0 + $1.advance }
    var moved = glyphs
    let share = 0.62
    for index in moved.indices { moved[index].offsetX += (share - width) / 2 }
    moved[moved.count - 1].advance += share - width
    return moved
  }

  /// Centres glyphs in the space that the system's font has for a letter, and returns its width.
  private static func spaced(
    _ glyphs: inout [ShapedGlyph], as letter: Character, _ style: LetterStyle
  ) -> Double {
    guard let first = glyphs.first else { return 0 }
    if style.isMonospaced {
      glyphs = monospaced(glyphs)
      return glyphs.reduce(0) { $0 + $1.advance } * style.drawnSize + style.tracking
    }
    let own = glyphs.reduce(0) { $0 + $1.advance }
    guard first.number != -1, style.custom == nil else {
      return own * style.drawnSize + style.tracking
    }
    let hasEqualWidth = style.hasMonospacedDigits && letter.isWholeNumber
    let ems = own + (hasEqualWidth ? 0.006 : LetterSpacing.difference(of: letter))
    let rest = (ems / LetterStyle.substituteShare - own) / 2
    for index in glyphs.indices { glyphs[index].offsetX += rest }
    return (ems + LetterSpacing.afterEach(style)) * style.size + style.tracking
  }

  private static func mayBreak(after character: Character) -> Bool {
    if character == "\u{A0}" { return false }
    if character.isWhitespace || character == "-" || character == "–" || character == "—" {
      return true
    }
    guard let scalar = character.unicodeScalars.first else { return false }
    return (0x2E80...0xFFEF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
  }
}

extension Character {
  /// Whether the character is drawn as an emoji even where a font has a glyph for it.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.value == 0xFE0F }
      || unicodeScalars.first?.properties.isEmojiPresentation == true
  }
}

extension TextSetter {
  /// Returns the text in the lines that its limits allow.
  public func set(_ limits: TextLimits) -> SetText {
    let full = set(limits, scale: 1)
    guard limits.minimumScale < 1, !fits(full, limits) else { return full }
    // Apple's steps are not known; the greatest factor that fits is found to a hundredth.
    var low = max(0.01, limits.minimumScale)
    guard fits(set(limits, scale: low), limits) else { return set(limits, scale: low) }
    var high = 1.0
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if fits(set(limits, scale: middle), limits) { low = middle } else { high = middle }
    }
    return set(limits, scale: (low * 100).rounded(.down) / 100)
  }

  private func fits(_ text: SetText, _ limits: TextLimits) -> Bool {
    !text.isTruncated && text.width <= (limits.width ?? .infinity) + 0.5
      && text.height <= (limits.height ?? .infinity) + 0.01
  }

  private func set(_ limits: TextLimits, scale: Double) -> SetText {
    let width = limits.width.map { $0.isFinite ? $0 : nil } ?? nil
    var lines = broken(to: width.map { $0 / scale + 0.01 })
    let most = limits.lines ?? .max
    var allowed = max(1, most)
    let pitch = leading(scale) + limits.lineSpacing
    let height = lineHeight(scale)
    if let space = limits.height, space.isFinite {
      allowed = min(allowed, max(1, Int(((space - height + 0.34) / pitch).rounded(.down)) + 1))
    }
    var isTruncated = false
    if lines.count > allowed {
      lines = Array(lines.prefix(allowed - 1)) + [lines[(allowed - 1)...].flatMap(\.self)]
      isTruncated = true
    }
    if let width, let last = lines.last,
      isTruncated || trimmedWidth(last) > width / scale + 0.35
    {
      let shortened = truncated(last, to: width / scale, mode: limits.truncation)
      isTruncated = isTruncated || shortened.count != last.count
      lines[lines.count - 1] = shortened
    }
    return placed(
      lines, scale: scale, isTruncated: isTruncated, pitch: pitch, height: height, limits,
      width: width)
  }

  private func broken(to width: Double?) -> [[Cluster]] {
    var lines: [[Cluster]] = []
    var line: [Cluster] = []
    var length = 0.0
    var lastBreak: Int?
    for cluster in clusters {
      if cluster.isLineEnd {
        lines.append(line)
        (line, length, lastBreak) = ([], 0, nil)
        continue
      }
      if let width, !cluster.isSpace, length + cluster.advance > width, !line.isEmpty {
        let end = lastBreak ?? line.count
        lines.append(Array(line[..<end]))
        line = Array(line[end...])
        length = line.reduce(0) { $0 + $1.advance }
        lastBreak = nil
        for (index, rest) in line.enumerated() where rest.mayBreakAfter { lastBreak = index + 1 }
      }
      line.append(cluster)
      length += cluster.advance
      if cluster.mayBreakAfter { lastBreak = line.count }
    }
    lines.append(line)
    return lines
  }

  private func trimmedWidth(_ line: [Cluster]) -> Double {
    let end = (line.lastIndex { !$0.isSpace } ?? -1) + 1
    return line[..<end].reduce(0) { $0 + $1.advance }
  }

  private func truncated(_ line: [Cluster], to width: Double, mode: String) -> [Cluster] {
    guard trimmedWidth(line) > width + 0.35 || mode == "tail", let last = line.last,
      ellipses.indices.contains(last.run)
    else { return line }
    let dots = ellipses[last.run]
    let room = width - dots.advance
    func prefix(_ clusters: some Sequence<Cluster>, _ room: Double) -> [Cluster] {
      var length = 0.0
      var taken: [Cluster] = []
      for cluster in clusters {
        guard length + cluster.advance <= room + 0.01 else { break }
        length += cluster.advance
        taken.append(cluster)
      }
      return taken
    }
    switch mode {
    case "head": return [dots] + prefix(line.reversed(), room).reversed()
    case "middle":
      return prefix(line, room / 2) + [dots] + prefix(line.reversed(), room / 2).reversed()
    default:
      var kept = prefix(line, room)
      while kept.last?.isSpace == true { kept.removeLast() }
      return kept + [dots]
    }
  }

  private var tallest: LetterStyle {
    runs.map(\.style).max { $0.lineHeight < $1.lineHeight } ?? LetterStyle(size: 17)
  }

  private func lineHeight(_ scale: Double) -> Double { tallest.lineHeight * scale }

  private func leading(_ scale: Double) -> Double {
    max(tallest.leading(scale: scale), lineHeight(scale))
  }

  private func placed(
    _ lines: [[Cluster]], scale: Double, isTruncated: Bool, pitch: Double, height: Double,
    _ limits: TextLimits, width: Double?
  ) -> SetText {
    func up(_ value: Double) -> Double {
      (value * limits.pixels - 0.001).rounded(.up) / limits.pixels
    }
    let first = (tallest.ascent * scale * limits.pixels).rounded() / limits.pixels
    var made: [SetLine] = []
    for (index, line) in lines.enumerated() {
      let advance = line.reduce(0) { $0 + $1.advance } * scale
      made.append(
        SetLine(
          runs: setRuns(line, scale: scale), width: trimmedWidth(line) * scale, advance: advance,
          baseline: first + Double(index) * pitch))
    }
    // A line that was broken keeps its space, up to the width that there is.
    let widths = made.enumerated().map { index, line in
      index == made.count - 1
        ? line.width : max(line.width, min(line.advance, width ?? .infinity))
    }
    let widest = widths.max() ?? 0
    let count = Double(max(lines.count, limits.minimumLines) - 1)
    return SetText(
      lines: made, width: up(min(widest, max(width ?? .infinity, 0) + 0.35)),
      height: up(up(height) + count * pitch),
      isTruncated: isTruncated, scale: scale)
  }

  private func setRuns(_ line: [Cluster], scale: Double) -> [SetRun] {
    var made: [SetRun] = []
    var x = 0.0
    for cluster in line {
      var style = runs[cluster.run].style
      style.size *= scale
      if made.last?.run != cluster.run {
        made.append(SetRun(run: cluster.run, style: style, glyphs: []))
      }
      var place = x
      for glyph in cluster.glyphs {
        made[made.count - 1].glyphs.append(
          SetRun.Glyph(
            number: glyph.number, x: place + glyph.offsetX * style.drawnSize,
            rise: glyph.offsetY * style.drawnSize + style.baselineOffset * scale,
            advance: glyph.advance * style.drawnSize, missing: glyph.missing))
        place += glyph.advance * style.drawnSize
      }
      x += cluster.advance * scale
    }
    return made
  }
}
