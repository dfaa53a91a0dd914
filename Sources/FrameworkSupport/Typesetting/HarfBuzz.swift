import Glibc

/// The functions of HarfBuzz that drawings need, found when the first text is set.
///
/// The library is opened at run time. So an extension's process starts as quickly as without it,
/// code that is compiled against the frameworks needs no header of it, and where it is not
/// installed there are no drawings and everything else works. Its binary interface has been stable
/// since its first version.
struct HarfBuzz: @unchecked Sendable {
  typealias Handle = OpaquePointer

  /// `hb_feature_t`.
  struct Feature {
    var tag: UInt32
    var value: UInt32
    var start: UInt32 = 0
    var end = UInt32.max
  }

  /// `hb_variation_t`.
  struct Variation {
    var tag: UInt32
    var value: Float
  }

  /// `hb_glyph_info_t`.
  struct GlyphInfo {
    var codepoint: UInt32
    var mask: UInt32
    var cluster: UInt32
    var reserved1: UInt32
    var reserved2: UInt32
  }

  /// `hb_glyph_position_t`.
  struct GlyphPosition {
    var xAdvance: Int32
    var yAdvance: Int32
    var xOffset: Int32
    var yOffset: Int32
    var reserved: UInt32
  }

  typealias Point =
    @convention(c) (
      Handle?, UnsafeMutableRawPointer?, UnsafeRawPointer?, Float, Float, UnsafeMutableRawPointer?
    ) -> Void
  typealias TwoPoints =
    @convention(c) (
      Handle?, UnsafeMutableRawPointer?, UnsafeRawPointer?, Float, Float, Float, Float,
      UnsafeMutableRawPointer?
    ) -> Void
  typealias ThreePoints =
    @convention(c) (
      Handle?, UnsafeMutableRawPointer?, UnsafeRawPointer?, Float, Float, Float, Float, Float,
      Float,
      UnsafeMutableRawPointer?
    ) -> Void
  typealias Nothing =
    @convention(c) (
      Handle?, UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?
    ) -> Void
  typealias PointSetter =
    @convention(c) (
      Handle?, Point, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void
  typealias TwoPointsSetter =
    @convention(c) (
      Handle?, TwoPoints, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void
  typealias ThreePointsSetter =
    @convention(c) (
      Handle?, ThreePoints, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void
  typealias NothingSetter =
    @convention(c) (
      Handle?, Nothing, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
    ) -> Void

  let makeBlob: @convention(c) (UnsafePointer<CChar>) -> Handle?
  let makeFace: @convention(c) (Handle?, UInt32) -> Handle?
  let unitsPerEm: @convention(c) (Handle?) -> UInt32
  let glyphCount: @convention(c) (Handle?) -> UInt32
  let makeFont: @convention(c) (Handle?) -> Handle?
  let setScale: @convention(c) (Handle?, Int32, Int32) -> Void
  let setVariations: @convention(c) (Handle?, UnsafeRawPointer?, UInt32) -> Void
  let nominalGlyph: @convention(c) (Handle?, UInt32, UnsafeMutablePointer<UInt32>) -> Int32
  let makeBuffer: @convention(c) () -> Handle?
  let clearBuffer: @convention(c) (Handle?) -> Void
  let addUTF8: @convention(c) (Handle?, UnsafePointer<CChar>?, Int32, UInt32, Int32) -> Void
  let guessProperties: @convention(c) (Handle?) -> Void
  let shape: @convention(c) (Handle?, Handle?, UnsafeRawPointer?, UInt32) -> Void
  let infos: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer?
  let positions: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer?
  let makeDrawing: @convention(c) () -> Handle?
  let setMove: PointSetter
  let setLine: PointSetter
  let setQuad: TwoPointsSetter
  let setCurve: ThreePointsSetter
  let setClose: NothingSetter
  let bitmap: @convention(c) (Handle?, UInt32) -> Handle?
  let bytes: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer?
  let drawGlyph: @convention(c) (Handle?, UInt32, Handle?, UnsafeMutableRawPointer?) -> Void

  /// The library; nil where it is not installed.
  static let shared = HarfBuzz()

  private init?() {
    guard let library = dlopen("libharfbuzz.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, "hb_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let makeBlob: @convention(c) (UnsafePointer<CChar>) -> Handle? = find(
        "blob_create_from_file"),
      let makeFace: @convention(c) (Handle?, UInt32) -> Handle? = find("face_create"),
      let unitsPerEm: @convention(c) (Handle?) -> UInt32 = find("face_get_upem"),
      let glyphCount: @convention(c) (Handle?) -> UInt32 = find("face_get_glyph_count"),
      let makeFont: @convention(c) (Handle?) -> Handle? = find("font_create"),
      let setScale: @convention(c) (Handle?, Int32, Int32) -> Void = find("font_set_scale"),
      let setVariations: @convention(c) (Handle?, UnsafeRawPointer?, UInt32) -> Void =
        find("font_set_variations"),
      let nominalGlyph: @convention(c) (Handle?, UInt32, UnsafeMutablePointer<UInt32>) -> Int32 =
        find("font_get_nominal_glyph"),
      let makeBuffer: @convention(c) () -> Handle? = find("buffer_create"),
      let clearBuffer: @convention(c) (Handle?) -> Void = find("buffer_clear_contents"),
      let addUTF8: @convention(c) (Handle?, UnsafePointer<CChar>?, Int32, UInt32, Int32) -> Void =
        find("buffer_add_utf8"),
      let guessProperties: @convention(c) (Handle?) -> Void = find(
        "buffer_guess_segment_properties"),
      let shape: @convention(c) (Handle?, Handle?, UnsafeRawPointer?, UInt32) -> Void = find(
        "shape"),
      let infos: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer? = find(
        "buffer_get_glyph_infos"),
      let positions: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer? =
        find("buffer_get_glyph_positions"),
      let makeDrawing: @convention(c) () -> Handle? = find("draw_funcs_create"),
      let setMove: PointSetter = find("draw_funcs_set_move_to_func"),
      let setLine: PointSetter = find("draw_funcs_set_line_to_func"),
      let setQuad: TwoPointsSetter = find("draw_funcs_set_quadratic_to_func"),
      let setCurve: ThreePointsSetter = find("draw_funcs_set_cubic_to_func"),
      let setClose: NothingSetter = find("draw_funcs_set_close_path_func"),
      let bitmap: @convention(c) (Handle?, UInt32) -> Handle? = find(
        "ot_color_glyph_reference_png"),
      let bytes: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer? =
        find("blob_get_data"),
      let drawGlyph: @convention(c) (Handle?, UInt32, Handle?, UnsafeMutableRawPointer?) -> Void =
        find("font_get_glyph_shape")
    else { return nil }
    self.makeBlob = makeBlob
    self.makeFace = makeFace
    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    self.makeFont = makeFont
    self.setScale = setScale
    self.setVariations = setVariations
    self.nominalGlyph = nominalGlyph
    self.makeBuffer = makeBuffer
    self.clearBuffer = clearBuffer
    self.addUTF8 = addUTF8
    self.guessProperties = guessProperties
    self.shape = shape
    self.infos = infos
    self.positions = positions
    self.makeDrawing = makeDrawing
    self.setMove = setMove
    self.setLine = setLine
    self.setQuad = setQuad
    self.setCurve = setCurve
    self.setClose = setClose
    self.bitmap = bitmap
    self.bytes = bytes
    self.drawGlyph = drawGlyph
  }

  /// Returns the number of a four-letter OpenType tag.
  static func tag(_ letters: StaticString) -> UInt32 {
    var tag: UInt32 = 0
    for index in 0..<4 { tag = tag << 8 | UInt32(letters.utf8Start[index]) }
    return tag
  }
}
