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

  /// Returns letters as one outline in points, through which a gradient runs from the first to the
  /// last; glyphs that are not known are left out.
  func outline(of letters: [PlacedGlyph], in face: String, size: Double) -> PathData {
    var path = PathData()
    guard let units = unitsPerEm(of: face) else { return path }
    let scale = size / Double(units)
    for letter in letters {
      let place = Transform([scale, 0, 0, -scale, letter.x, letter.y])
      outline(of: letter.number, in: face).map { path.add($0.transformed(by: place)) }
    }
    return path
  }

  /// A picture; nil for one that is not known.
  func picture(_ digest: String) -> RecordedPicture? { pictures[digest] }
}
