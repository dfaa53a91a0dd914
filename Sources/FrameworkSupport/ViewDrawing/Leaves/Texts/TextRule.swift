import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// A text laid out in lines.
@MainActor final class TextRule: LayoutRule {
  /// A run of text in one style, or a symbol.
  private struct Piece {
    var text: String
    /// The text that small capitals stand for; nil for others.
    var spoken: String?
    var style: ViewStyle
    var letters: LetterStyle
    var symbol: Symbol?
    var layers: SymbolLayers?
    /// Whether a block stands for one letter.
    var isBlock = false

    /// The width of what is no text; nil for a text.
    @MainActor var objectWidth: Double? {
      isBlock
        ? letters.size * RedactedLetters.width
        : symbol.map { Double($0.size(letters, style).width) }
    }

    /// The pieces of which each is a letter, or a picture, that is redacted.
    var blocks: [Piece] {
      (text.isEmpty ? [spoken ?? ""] : (spoken ?? text).map { String($0) }).map { letter in
        Piece(text: "", spoken: letter, style: style, letters: letters, isBlock: true)
      }
    }
  }

  private let pieces: [Piece]
  private let setter: TextSetter
  private let style: ViewStyle
  private let words: String
  /// The letters that decide the distance to the text above or below.
  private let edgeLetters: LetterStyle
  /// Whether the text changes with time, and so reserves room for its longest form.
  private let runsWithTime: Bool

  init(_ node: ViewNode, _ style: ViewStyle, fonts: FontLibrary, notes: Notes) {
    var pieces: [Piece] = []
    var runsWithTime = false
    Self.collect(node, style, notes, into: &pieces, &runsWithTime)
    if style.isRedacted { pieces = pieces.flatMap(\.blocks) }
    self.pieces = pieces
    self.style = style
    self.runsWithTime = runsWithTime
    words = pieces.map { $0.spoken ?? $0.text }.joined()
    edgeLetters = pieces.map(\.letters).max { $0.size < $1.size } ?? style.letters()
    let runs = pieces.enumerated().map { index, piece in
      StyledRun(
        piece.text, style: piece.letters, tag: index,
        objectWidth: piece.objectWidth)
    }
    setter = TextSetter(
      runs, fonts: fonts, isRightToLeft: style.isRightToLeft,
      language: style.scene.locale.identifier)
  }

  private static func collect(
    _ node: ViewNode, _ style: ViewStyle, _ notes: Notes, into pieces: inout [Piece],
    _ runsWithTime: inout Bool
  ) {
    var style = style
    for change in (node.attributes["changes"]?.items ?? []).reversed() {
      let fields = change.fields
      guard let name = fields["name"]?.text else { continue }
      // The system sets an inline accessory in its own colour.
      if name == "foregroundStyle", style.scene.isInline { continue }
      if name == "foregroundStyle", let value = fields["value"] {
        style.foreground = [style.resolved(value)]
        style.isControlColored = false
      }
      _ = style.changeText("." + name, fields)
    }
    if node.kind == "Run" { style.changeRun(node.attributes) }
    if node.kind == "Image" {
      let symbol = node.string("symbol").map { SymbolLibrary.shared.symbol($0, style, notes) }
      pieces.append(
        Piece(
          text: "", style: style, letters: style.letters(notes), symbol: symbol,
          layers: symbol.map {
            SymbolLayers($0, nil, value: node.number("variableValue"), style, notes)
          }))
      return
    }
    var text = node.text
    if text == nil, let moving = TimeText(node, style.scene) {
      (text, runsWithTime) = (moving.text, true)
      notes.runsWithTime = true
    }
    if node.flag("isInflected") { notes.add("words are inflected by the rules of English alone") }
    if node.string("style") == "followsTime" { (runsWithTime, notes.runsWithTime) = (true, true) }
    if var text, !text.isEmpty {
      if style.scene.look.locale == DrawnLook.longWords, !runsWithTime { text = LongWords.of(text) }
      if style.textCase == "uppercase" { text = text.uppercased() }
      if style.textCase == "lowercase" { text = text.lowercased() }
      let letters = style.letters(notes)
      pieces += SmallCapitals.parts(of: text, letters, style, notes).map {
        Piece(text: $0.text, spoken: $0.spoken, style: style, letters: $0.letters)
      }
    }
    for child in node.children { collect(child, style, notes, into: &pieces, &runsWithTime) }
  }

  private func limits(_ proposal: Proposal) -> TextLimits {
    var limits = TextLimits(width: proposal.width, height: proposal.height)
    limits.lines = style.lineLimit
    limits.minimumLines = style.leastLines
    limits.minimumScale = style.minimumScale
    limits.truncation = Truncation(rawValue: style.truncation) ?? .tail
    limits.isTightened = style.isTightened
    limits.lineSpacing = style.lineSpacing
    limits.pixels = style.pixels
    return limits
  }

  private func set(_ proposal: Proposal) -> SetText { setter.set(limits(proposal)) }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    if words.isEmpty && pieces.isEmpty { return CGSize(width: 0, height: 0) }
    let text = set(proposal)
    let isWide = runsWithTime && (proposal.width ?? .infinity).isFinite
    return CGSize(
      width: isWide ? max(text.width, proposal.width ?? 0) : text.width, height: text.height)
  }

  func guide(
    _ guide: AlignmentGuide, in size: CGSize, _ proposal: Proposal, _ item: LayoutItem
  ) -> Double? {
    guard guide.axis == .vertical else { return nil }
    return switch guide.name {
    case "firstTextBaseline": set(proposal).firstBaseline
    case "lastTextBaseline": set(proposal).lastBaseline
    default: nil
    }
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind {
    guard edge == .top || edge == .bottom else { return .plain }
    return .text(edgeLetters)
  }

  /// The size and baselines in a space, as a canvas asks for them.
  func measure(in size: CGSize) -> CanvasText.Measure {
    let text = set(Proposal(size))
    return CanvasText.Measure(
      size: CGSize(width: text.width, height: text.height), firstBaseline: text.firstBaseline,
      lastBaseline: text.lastBaseline)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    // Text is drawn at the width that it was measured at: a longer line would break elsewhere.
    let width = max(proposal.width ?? frame.width, frame.width)
    let text = set(Proposal(width: width, height: proposal.height))
    note(text, in: frame, ideal: item, on: canvas)
    let origin = canvas.snapped(frame).origin
    for (index, line) in text.lines.enumerated() {
      let x = origin.x + indent(line, in: frame.width)
      if style.isRedacted {
        // Lines that are broken are justified.
        let isWhole = index < text.lines.count - 1
        bars(
          line, isWhole ? origin.x : x, origin.y + line.baseline,
          reach: isWhole ? frame.width : line.width, on: canvas)
      } else {
        paint(line, x, origin.y, frame, on: canvas)
      }
    }
  }

  private func indent(_ line: SetLine, in width: Double) -> Double {
    let isTrailing = (style.textAlignment == "trailing") != style.isRightToLeft
    if style.textAlignment == "center" { return max(0, (width - line.width) / 2) }
    return isTrailing ? max(0, width - line.width) : 0
  }

  /// The bars of a redacted line, one for each style: from the baseline to the cap height.
  private func bars(
    _ line: SetLine, _ x: Double, _ baseline: Double, reach: Double, on canvas: DrawingCanvas
  ) {
    guard line.width > 0 else { return }
    let stretch = reach / line.width
    var runs = line.runs.filter { pieces[$0.run].isBlock }[...]
    while let first = runs.first, let start = first.glyphs.first?.x {
      let style = pieces[first.run].style
      let same = runs.prefix {
        pieces[$0.run].style.foreground == style.foreground && $0.style.size == first.style.size
      }
      runs = runs.dropFirst(max(1, same.count))
      let end = same.last?.glyphs.last.map { $0.x + $0.advance } ?? start
      let height = first.style.capHeight
      let frame = CGRect(
        x: x + start * stretch, y: baseline - height, width: (end - start) * stretch, height: height
      )
      let path = Path(roundedRect: frame, cornerRadius: height * RedactedLetters.radius)
      let look = style.foreground[0]
      canvas.painted(look, style, in: frame) {
        canvas.fill(PathData(path), style.redacted(look, in: frame, $0))
      }
    }
  }

  private func paint(
    _ line: SetLine, _ x: Double, _ top: Double, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    for run in line.runs { highlight(run, x, top + line.baseline, frame, on: canvas) }
    for run in line.runs {
      let piece = pieces[run.run]
      let baseline = top + line.baseline
      if let layers = piece.layers, let glyph = run.glyphs.first {
        layers.paint(piece.style, in: frame, on: canvas) { symbol, paint in
          symbol.paint(
            CGPoint(x: x + glyph.x, y: baseline), run.style, paint, piece.style, on: canvas)
        }
        continue
      }
      canvas.styled(piece.style.foreground[0], piece.style) {
        self.paint(run, of: piece, x, baseline, frame, on: canvas)
      }
    }
  }

  private func paint(
    _ run: SetRun, of piece: Piece, _ x: Double, _ baseline: Double, _ frame: CGRect,
    on canvas: DrawingCanvas
  ) {
    let look = piece.style.foreground[0]
    let paint = piece.style.paint(look, in: frame)
    let mesh = MeshPaint(piece.style.shown(look), piece.style)
    let placed = run.glyphs.filter { $0.number > 0 }.map {
      PlacedGlyph($0.number, x: x + $0.x, y: baseline - $0.rise)
    }
    if let note = run.style.substitution { canvas.notes.add(note) }
    canvas.painted(paint, mesh, in: frame) { canvas.draw(placed, run.style, $0) }
    // Emoji keep their own colours.
    missing(run, x, baseline, paint, on: canvas)
    canvas.painted(paint, mesh, in: frame) {
      canvas.lines(of: run, x, baseline, piece.style, $0)
    }
  }

  /// The background of a part of an attributed text: as high as its letters' ascent and descent.
  private func highlight(
    _ run: SetRun, _ x: Double, _ baseline: Double, _ frame: CGRect, on canvas: DrawingCanvas
  ) {
    guard let color = pieces[run.run].style.highlight, let first = run.glyphs.first,
      let last = run.glyphs.last
    else { return }
    let box = canvas.snapped(
      CGRect(
        x: x + first.x, y: baseline - run.style.ascent, width: last.x + last.advance - first.x,
        height: run.style.ascent + run.style.descent))
    canvas.fill(
      PathData(rectangle: box.minX, box.minY, box.width, box.height),
      pieces[run.run].style.paint(color, in: frame))
  }

  /// Letters that the font does not have are emoji, which have pictures, or become boxes.
  private func missing(
    _ run: SetRun, _ x: Double, _ baseline: Double, _ paint: Paint, on canvas: DrawingCanvas
  ) {
    for glyph in run.glyphs where glyph.number == -1 {
      let size = run.style.size
      if let letter = glyph.missing, let picture = canvas.fonts.emoji(letter) {
        canvas.notes.add("emoji are those of Noto Color Emoji")
        canvas.add(picture)
        // Their pixels are 136 by 128.
        let image = DrawingOperation.image(
          picture.digest,
          [x + glyph.x + size * 0.03, baseline - size * 0.94, size * 1.15, size * 1.08], tint: nil)
        var group = DrawingGroup()
        group.filters = style.desaturation
        if style.scene.look.renderingMode == .fullColor {
          canvas.add(image)
        } else {
          canvas.group(group) { canvas.add(image) }
        }
        continue
      }
      canvas.notes.add(MissingLetters.note)
      let frame = CGRect(
        x: x + glyph.x + size * 0.05, y: baseline - size * 0.8, width: glyph.advance - size * 0.1,
        height: size * 0.9)
      canvas.fill(
        PathData(Path(roundedRect: frame, cornerRadius: size * 0.15)), paint.faded(by: 0.25))
    }
  }

  private func note(
    _ text: SetText, in frame: CGRect, ideal item: LayoutItem, on canvas: DrawingCanvas
  ) {
    guard !words.isEmpty else { return }
    var box = DrawnBox(
      node: "Text", frame: [frame.minX, frame.minY, frame.width, frame.height], text: words,
      lines: text.lines.count)
    box.truncated = text.isTruncated
    box.breaksWord = text.breaksWord
    box.scale = text.scale
    let letters = pieces.first?.letters ?? style.letters()
    box.font = "\(Coordinate.text(letters.size)) \(letters.weight)"
    // Of a pair of the system's colours its author is not told the contrast.
    // The colour behind one part of an attributed text is not that behind another.
    let isUniform = pieces.count < 2 || pieces.allSatisfy { $0.style.highlight == nil }
    if !style.isRedacted, !style.isDisabled, isUniform, let style = pieces.first?.style,
      !(style.isOnSystemPlate && style.isControlColored),
      case .color(let color) = style.paint(.record(["semantic": .string("foreground")]), in: frame)
    {
      box.color = color.text
      box.hasSystemColor = style.hasSystemForeground
    }
    // Drawings of the usual size keep their names.
    if style.scene.look.typeSize != DrawnLook.usualTypeSize {
      box.hasFixedFont = (pieces.first?.style ?? style).hasFixedFont
    }
    // Drawings of letters of a usual size keep their names.
    if text.scale < 1 || letters.size < 12 {
      box.isSystemSized = (pieces.first?.style ?? style).isSystemSized
    }
    let ideal = set(.unspecified)
    box.ideal = [Coordinate.rounded(ideal.width), Coordinate.rounded(ideal.height)]
    canvas.add(box)
  }
}

extension ViewStyle {
  /// Takes over the attributes of a part of an attributed text.
  fileprivate mutating func changeRun(_ fields: ViewAttributes) {
    if let font = fields["font"] { self.font = font.fields }
    if let color = fields["color"] {
      foreground = [color]
      isControlColored = false
    }
    let intent = Int(fields["intent"]?.double ?? 0)
    if intent & 1 != 0 { isItalic = true }
    if intent & 2 != 0 { isBold = true }
    if intent & 4 != 0 { isMonospaced = true }
    if intent & 32 != 0 { strikethrough = .record([:]) }
    if let line = fields["underline"] { underline = line }
    if let line = fields["strikethrough"] { strikethrough = line }
    if let space = fields["tracking"]?.double { tracking = space }
    if let rise = fields["baselineOffset"]?.double { baselineOffset = rise }
    highlight = fields["background"]
    if fields["link"] != nil {
      foreground = [tint ?? .record(["system": .string("blue")])]
    }
  }
}

extension LetterStyle {
  /// The note about a font that stands in for the system's; nil for Inter, which is noted
  /// elsewhere.
  fileprivate var substitution: String? {
    let font = fallback?.family ?? "Inter"
    guard fallback == nil || isInFontOfDesign else {
      return "letters that Inter does not have are drawn in \(font)"
    }
    guard custom == nil else { return nil }
    return switch design {
    case .monospaced: "letters of equal widths are drawn in \(font)"
    case .serif: "the serif design is drawn in \(font)"
    case .rounded: "the rounded design is drawn in Inter"
    case .standard: nil
    }
  }
}
