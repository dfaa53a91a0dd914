public import WidgetDrawing

/// A face of the font that stands in for the system font.
public struct FaceName: Hashable, Sendable {
  /// The weight, from 100 to 900.
  public var weight: Int
  /// Whether the face is italic.
  public var isItalic: Bool
  /// The width in hundredths of the font's own.
  public var width = 100
  /// The PostScript name of a font of the author's; nil for the stand-in.
  public var custom: String?
  /// The font of letters that the stand-in does not have; nil for the stand-in.
  public var fallback: FallbackFont?

  /// Creates a name.
  public init(weight: Int, isItalic: Bool = false, fallback: FallbackFont? = nil) {
    self.weight = weight
    self.isItalic = isItalic
    self.fallback = fallback
  }

  /// The name by which drawings refer to the face.
  public var text: String {
    if let fallback { return "\(fallback.family) \(weight)\(isItalic ? " italic" : "")" }
    // An author may bring the stand-in in another version.
    if let custom { return "own \(custom) \(weight)" }
    return "Inter \(weight)\(isItalic ? " italic" : "")\(width == 100 ? "" : " \(width)%")"
  }
}

/// A glyph of a shaped text with its cluster, advance and offsets.
struct ShapedGlyph {
  var number: Int
  /// The UTF-8 offset of the glyph's cluster in the text.
  var cluster: Int
  /// The advance, in ems.
  var advance: Double
  var offsetX: Double
  var offsetY: Double
  /// The character that the face has no glyph for.
  var missing: String?
}

/// A font face that measures texts and gives the outlines of glyphs.
public final class FontFace {
  /// The face's name.
  public let name: FaceName
  /// The units per em.
  public let unitsPerEm: Int
  private let library: HarfBuzz
  private let font: HarfBuzz.Handle
  private let buffer: HarfBuzz.Handle
  private var outlines: [Int: PathData] = [:]
  private var known: [Unicode.Scalar: Bool] = [:]

  convenience init?(emojiFile file: String, library: HarfBuzz) {
    self.init(FaceName(weight: 400), file: file, library: library)
  }

  /// Returns the bitmap of an emoji as a PNG file; nil for one that the face does not have.
  func bitmap(of letter: String) -> [UInt8]? {
    let glyphs = shape(
      letter, from: 0, to: letter.utf8.count, isRightToLeft: false, monospacedDigits: false
    ).filter { $0.number > 0 }
    guard glyphs.count == 1, let blob = library.bitmap(font, UInt32(glyphs[0].number)) else {
      return nil
    }
    var count: UInt32 = 0
    guard let bytes = library.bytes(blob, &count), count > 8 else { return nil }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  init?(_ name: FaceName, file: String, library: HarfBuzz) {
    guard let blob = library.makeBlob(file),
      let face = library.makeFace(blob, name.fallback?.number ?? 0), library.glyphCount(face) > 1,
      let font = library.makeFont(face),
      let buffer = library.makeBuffer()
    else { return nil }
    self.name = name
    self.library = library
    self.font = font
    self.buffer = buffer
    unitsPerEm = Int(library.unitsPerEm(face))
    // The font has no axis of widths.
    library.setScale(font, Int32(unitsPerEm * name.width / 100), Int32(unitsPerEm))
    var weight = HarfBuzz.Variation(tag: HarfBuzz.tag("wght"), value: Float(name.weight))
    library.setVariations(font, &weight, 1)
  }

  /// Whether the face has a glyph for a scalar.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    if let known = known[scalar] { return known }
    var glyph: UInt32 = 0
    let has = library.nominalGlyph(font, scalar.value, &glyph) != 0
    known[scalar] = has
    return has
  }

  /// Returns the glyphs of a part of a text from left to right, joined as in the whole.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The UTF-8 offset of the part.
  ///   - end: The UTF-8 offset of its end.
  ///   - isRightToLeft: Whether the part goes from right to left.
  ///   - monospacedDigits: Whether digits have a fixed advance.
  func shape(
    _ text: String, from start: Int, to end: Int, isRightToLeft: Bool, monospacedDigits: Bool
  ) -> [ShapedGlyph] {
    library.clearBuffer(buffer)
    var text = text
    var features: [HarfBuzz.Feature] = []
    text.withUTF8 { units in
      if monospacedDigits { features = Self.equalDigits(in: units, from: start, to: end) }
      units.withMemoryRebound(to: CChar.self) { bytes in
        library.addUTF8(
          buffer, bytes.baseAddress, Int32(bytes.count), UInt32(start), Int32(end - start))
      }
    }
    library.guessProperties(buffer)
    // `HB_DIRECTION_LTR` is 4.
    library.setDirection(buffer, isRightToLeft ? 5 : 4)
    library.shape(font, buffer, &features, UInt32(features.count))
    var count: UInt32 = 0
    guard
      let infos = library.infos(buffer, &count)?.assumingMemoryBound(to: HarfBuzz.GlyphInfo.self),
      let positions = library.positions(buffer, &count)?
        .assumingMemoryBound(to: HarfBuzz.GlyphPosition.self)
    else { return [] }
    let unit = 1 / Double(unitsPerEm)
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        number: Int(infos[index].codepoint), cluster: Int(infos[index].cluster),
        advance: Double(positions[index].xAdvance) * unit,
        offsetX: Double(positions[index].xOffset) * unit,
        offsetY: Double(positions[index].yOffset) * unit)
    }
  }

  /// The feature that makes digits equally wide, for the digits of a part of a text alone: of
  /// points and colons the stand-in has equally wide forms, too, which the system's font leaves as
  /// they are.
  private static func equalDigits(
    in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> [HarfBuzz.Feature] {
    let tag = HarfBuzz.tag("tnum")
    return (start..<min(end, text.count)).filter { (0x30...0x39).contains(text[$0]) }.map {
      HarfBuzz.Feature(tag: tag, value: 1, start: UInt32($0), end: UInt32($0 + 1))
    }
  }

  /// Returns the outline of a glyph in font units, with y upwards.
  public func outline(of glyph: Int) -> PathData {
    if let known = outlines[glyph] { return known }
    let builder = OutlineBuilder()
    library.drawGlyph(
      font, UInt32(glyph), Self.functions(of: library),
      Unmanaged.passUnretained(builder).toOpaque())
    outlines[glyph] = builder.path
    return builder.path
  }

  private nonisolated(unsafe) static var drawing: HarfBuzz.Handle?

  private static func functions(of library: HarfBuzz) -> HarfBuzz.Handle? {
    if let drawing { return drawing }
    let made = library.makeDrawing()
    library.setMove(made, { _, data, _, x, y, _ in draw(data) { $0.move(r(x), r(y)) } }, nil, nil)
    library.setLine(made, { _, data, _, x, y, _ in draw(data) { $0.line(r(x), r(y)) } }, nil, nil)
    library.setQuad(
      made,
      { _, data, _, x1, y1, x, y, _ in draw(data) { $0.quad(r(x1), r(y1), r(x), r(y)) } },
      nil, nil)
    library.setCurve(
      made,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        draw(data) { $0.curve(r(x1), r(y1), r(x2), r(y2), r(x), r(y)) }
      }, nil, nil)
    library.setClose(made, { _, data, _, _ in draw(data) { $0.close() } }, nil, nil)
    drawing = made
    return made
  }
}

/// Rounds to the face's units: variable fonts compute with fractions, which machines may round
/// apart.
private func r(_ value: Float) -> Double { Double(value.rounded()) }

private final class OutlineBuilder {
  var path = PathData()
}

/// Adds to the outline that the callback's user data points to.
private func draw(_ pointer: UnsafeMutableRawPointer?, _ step: (inout PathData) -> Void) {
  guard let pointer else { return }
  step(&Unmanaged<OutlineBuilder>.fromOpaque(pointer).takeUnretainedValue().path)
}
