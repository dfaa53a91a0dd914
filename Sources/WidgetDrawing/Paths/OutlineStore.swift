/// The outlines of glyphs and the pictures that drawings refer to, as painters keep them.
public struct OutlineStore: Sendable {
  private struct GlyphKey: Hashable {
    var face: String
    var number: Int
  }

  private var units: [String: Int] = [:]
  private var outlines: [GlyphKey: PathData] = [:]
  private var pictures: [String: RecordedPicture] = [:]

  /// Creates a store without any.
  public init() {}

  /// Adds the outlines of a face's glyphs.
  public mutating func add(_ outlines: RecordedOutlines) {
    units[outlines.face] = max(1, outlines.unitsPerEm)
    for (number, path) in outlines.glyphs {
      self.outlines[GlyphKey(face: outlines.face, number: number)] = path
    }
  }

  /// Adds a picture.
  public mutating func add(_ picture: RecordedPicture) { pictures[picture.digest] = picture }

  /// The units of an em of a face; nil for a face that is not known.
  func unitsPerEm(of face: String) -> Int? { units[face] }

  /// The outline of a glyph; nil for one that is not known.
  func outline(of glyph: Int, in face: String) -> PathData? {
    outlines[GlyphKey(face: face, number: glyph)]
  }

  /// A picture; nil for one that is not known.
  func picture(_ digest: String) -> RecordedPicture? { pictures[digest] }
}
