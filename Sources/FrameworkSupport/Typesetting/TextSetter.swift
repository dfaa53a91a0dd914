/// Breaks texts into lines, truncates them and puts lines into the order in which they are read.
///
/// Where lines may break, and which letters stand right of which, are Unicode's rules, by ICU.
@MainActor public struct TextSetter {
  private let runs: [StyledRun]
  private let text: ShapedText
  private let shaper: TextShaper

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - runs: The runs, in the order in which they are read.
  ///   - fonts: The fonts to set them in.
  ///   - isRightToLeft: Whether a text without letters goes from right to left.
  ///   - language: The code of the reader's language, which decides between forms of ideographs.
  public init(
    _ runs: [StyledRun], fonts: FontLibrary, isRightToLeft: Bool = false, language: String = "en"
  ) {
    self.runs = runs
    let shaper = TextShaper(runs, fonts: fonts, language: language)
    let key = ShapedText.Key(runs: runs, isRightToLeft: isRightToLeft, language: language)
    text = fonts.shapedText(key) { shaper.clusters(isRightToLeft: isRightToLeft) }
    self.shaper = shaper
  }
}

extension TextSetter {
  /// Returns the text in the lines that its limits allow.
  public func set(_ limits: TextLimits) -> SetText {
    if let known = text.layouts[limits] { return known }
    let layout = laidOut(limits)
    text.layouts[limits] = layout
    return layout
  }

  private func laidOut(_ limits: TextLimits) -> SetText {
    let full = broken(limits, scale: 1)
    guard limits.minimumScale < 1, !fits(full, limits) else { return placed(full) }
    // Apple's steps are not known; the greatest factor that fits is found to a hundredth.
    var low = max(0.01, limits.minimumScale)
    let least = broken(limits, scale: low)
    guard fits(least, limits) else { return placed(least) }
    var high = 1.0
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if fits(broken(limits, scale: middle), limits) { low = middle } else { high = middle }
    }
    return placed(broken(limits, scale: (low * 100).rounded(.down) / 100))
  }

  private func fits(_ text: BrokenText, _ limits: TextLimits) -> Bool {
    !text.isTruncated && text.width <= (limits.width ?? .infinity) + 0.5
      && text.height <= (limits.height ?? .infinity) + 0.01
  }

  private func broken(_ limits: TextLimits, scale: Double) -> BrokenText {
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
    var isCutAtLineEnd = false
    let shown = lines.prefix(lines.count > allowed ? allowed - 1 : allowed)
    let breaksWord = UnicodeRules.shared != nil && shown.contains(where: \.breaksWord)
    if lines.count > allowed {
      // A line that is cut off shows the words of its own paragraph alone.
      let rest = lines[(allowed - 1)...]
      let end = rest.firstIndex(where: \.endsParagraph) ?? rest.endIndex - 1
      isCutAtLineEnd = end < rest.endIndex - 1
      let last = Line(clusters: rest[...end].flatMap(\.clusters), endsParagraph: true)
      lines = Array(lines.prefix(allowed - 1)) + [last]
      isTruncated = true
    }
    let room = width.map { $0 / scale } ?? .infinity
    if lines.count > 1 {
      for index in lines.indices where lines[index].isOneWord {
        lines[index].clusters =
          nearlyFitting(lines[index].clusters, to: room) ?? lines[index].clusters
      }
    }
    if let last = lines.last?.clusters {
      if !isCutAtLineEnd, limits.isTightened,
        let tightened = tightened(last, to: room, by: Self.tightening)
      {
        lines[lines.count - 1].clusters = tightened
        isTruncated = false
      } else if lines.count == 1, !isCutAtLineEnd, let whole = nearlyFitting(last, to: room) {
        lines[lines.count - 1].clusters = whole
        isTruncated = true
      } else if isTruncated || trimmedWidth(last) > room + Self.rounding {
        if let shortened = truncated(
          last, to: room, mode: limits.truncation, isCutAtLineEnd: isCutAtLineEnd)
        {
          isTruncated = true
          lines[lines.count - 1].clusters = shortened
        }
      }
    }
    var text = measured(
      lines.map(\.clusters), scale: scale, isTruncated: isTruncated, pitch: pitch, height: height,
      limits, width: width)
    text.breaksWord = breaksWord
    return text
  }

  /// A line before it is placed.
  private struct Line {
    var clusters: [Cluster]
    /// Whether the author ends the line here.
    var endsParagraph: Bool
    /// Whether the line ends within a word, for which there is no room on a line.
    var breaksWord = false

    /// Whether the line can be broken nowhere but in a word.
    var isOneWord: Bool { !clusters.dropLast().contains(where: \.mayBreakAfter) }
  }

  private func broken(to width: Double?) -> [Line] {
    var lines: [Line] = []
    var line: [Cluster] = []
    var length = 0.0
    var lastBreak: Int?
    for (index, cluster) in text.clusters.enumerated() {
      var cluster = cluster
      if cluster.isLineEnd {
        lines.append(Line(clusters: line, endsParagraph: true))
        (line, length, lastBreak) = ([], 0, nil)
        continue
      }
      if cluster.isTab {
        cluster.advance = Self.tabStop - length.truncatingRemainder(dividingBy: Self.tabStop)
      }
      if let width, !cluster.isSpace, length + cluster.advance > width, !line.isEmpty,
        lastBreak != nil || !mayFit(wordAt: index, after: length, width)
      {
        let end = lastBreak ?? line.count
        lines.append(
          Line(
            clusters: hyphenated(line[..<end]), endsParagraph: false, breaksWord: lastBreak == nil))
        line = Array(line[end...])
        length = line.reduce(0) { $0 + $1.advance }
        lastBreak = nil
        for (index, rest) in line.enumerated() where rest.mayBreakAfter { lastBreak = index + 1 }
      }
      line.append(cluster)
      length += cluster.advance
      guard cluster.mayBreakAfter else { continue }
      // A hyphen that would show needs room.
      if cluster.isSoftHyphen, length + (shaper.hyphen(after: cluster)?.advance ?? 0) > width ?? 0 {
        continue
      }
      lastBreak = line.count
    }
    lines.append(Line(clusters: line, endsParagraph: true))
    return lines
  }

  /// The distance between tab stops, which is that of a paragraph without any of its own.
  private static let tabStop = 28.0

  /// The most of its width that a line may exceed its space by where letters move together: what
  /// AppKit documents as the usual `tighteningFactorForTruncation`.
  private static let tightening = 0.05

  /// The part of its space by which a stand-in font's line may exceed it, and nobody can tell
  /// whether the line fits in the system's font: it is drawn whole and counts as one that may be
  /// cut off.
  private static let uncertainty = 0.03

  /// The points by which a line may exceed its space, whose size may have been rounded down to a
  /// pixel.
  private static let rounding = 0.35

  /// Returns a line that may fit in the system's font with its letters moved together; nil for any
  /// other.
  private func nearlyFitting(_ line: [Cluster], to width: Double) -> [Cluster]? {
    guard trimmedWidth(line) > width + Self.rounding else { return nil }
    return tightened(line, to: width, by: Self.uncertainty)
  }

  /// Whether the rest of a word, of which some letters have a length already, may fit into a width.
  private func mayFit(wordAt index: Int, after length: Double, _ width: Double) -> Bool {
    let most = width * (1 + Self.uncertainty)
    var length = length
    for cluster in text.clusters[index...] {
      if cluster.isLineEnd || cluster.isSpace { break }
      length += cluster.advance
      if length > most { return false }
      if cluster.mayBreakAfter { break }
    }
    return true
  }

  /// Returns a line that is a little too wide with its letters moved together; nil for any other.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - width: The space for it.
  ///   - most: The greatest excess, as a part of the space.
  private func tightened(_ line: [Cluster], to width: Double, by most: Double) -> [Cluster]? {
    let end = (line.lastIndex { !$0.isSpace } ?? -1) + 1
    let excess = trimmedWidth(line) - width
    guard excess > 0, excess <= width * most, end > 1 else { return nil }
    var tightened = Array(line[..<end])
    for index in tightened.indices.dropLast() {
      tightened[index].advance -= excess / Double(end - 1)
    }
    return tightened
  }

  /// A line that ends at a place for a hyphen, with the hyphen.
  private func hyphenated(_ line: ArraySlice<Cluster>) -> [Cluster] {
    guard let last = line.last, last.isSoftHyphen, let hyphen = shaper.hyphen(after: last) else {
      return Array(line)
    }
    return line.dropLast() + [hyphen]
  }

  private func trimmedWidth(_ line: [Cluster]) -> Double {
    var end = line.count
    while end > 0, line[end - 1].isSpace { end -= 1 }
    var width = 0.0
    for index in 0..<end { width += line[index].advance }
    return width
  }

  /// Returns a line that ends in dots; nil for one that needs none, or in whose font there are
  /// none.
  private func truncated(
    _ line: [Cluster], to width: Double, mode: Truncation, isCutAtLineEnd: Bool
  ) -> [Cluster]? {
    guard trimmedWidth(line) > width + Self.rounding || mode == .tail || isCutAtLineEnd,
      let last = line.last, let dots = shaper.ellipsis(after: last)
    else { return nil }
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
    let isWhole = trimmedWidth(line) + dots.advance <= width
    switch isCutAtLineEnd && isWhole ? .tail : mode {
    case .head: return [dots] + prefix(line.reversed(), room).reversed()
    case .middle:
      return prefix(line, room / 2) + [dots] + prefix(line.reversed(), room / 2).reversed()
    case .tail:
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

  private func measured(
    _ lines: [[Cluster]], scale: Double, isTruncated: Bool, pitch: Double, height: Double,
    _ limits: TextLimits, width: Double?
  ) -> BrokenText {
    func up(_ value: Double) -> Double {
      (value * limits.pixels - 0.001).rounded(.up) / limits.pixels
    }
    // Baselines stand on whole pixels.
    func baseline(_ index: Int) -> Double {
      ((tallest.ascent * scale + Double(index) * pitch) * limits.pixels).rounded() / limits.pixels
    }
    var made: [BrokenText.Line] = []
    var widest = -Double.infinity
    for (index, line) in lines.enumerated() {
      var advance = 0.0
      for cluster in line { advance += cluster.advance }
      made.append(
        BrokenText.Line(
          clusters: line, width: trimmedWidth(line) * scale, advance: advance * scale,
          baseline: baseline(index)))
      // A line that was broken keeps its space, up to the width that there is.
      let isLast = index == lines.count - 1 && made[index].width > 0
      let reach = isLast ? -.infinity : min(advance * scale, width ?? .infinity)
      widest = max(widest, made[index].width, reach)
    }
    let count = Double(max(lines.count, limits.minimumLines) - 1)
    return BrokenText(
      lines: made, width: up(min(widest, max(width ?? .infinity, 0) + Self.rounding)),
      height: up(height + count * pitch),
      isTruncated: isTruncated, scale: scale)
  }

  private func placed(_ text: BrokenText) -> SetText {
    SetText(
      lines: text.lines.map { line in
        SetLine(
          runs: setRuns(line.clusters, scale: text.scale), width: line.width,
          advance: line.advance, baseline: line.baseline)
      }, width: text.width, height: text.height, isTruncated: text.isTruncated,
      breaksWord: text.breaksWord, scale: text.scale)
  }

  /// The glyphs of a line from left to right.
  private func setRuns(_ line: [Cluster], scale: Double) -> [SetRun] {
    var made: [SetRun] = []
    var last: Cluster?
    var x = 0.0
    for cluster in Cluster.fromLeft(line) {
      var style = cluster.style
      style.size *= scale
      if last?.run != cluster.run || last?.style != cluster.style {
        made.append(SetRun(run: cluster.run, style: style, glyphs: []))
      }
      last = cluster
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
