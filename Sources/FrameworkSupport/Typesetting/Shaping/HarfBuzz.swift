import DynamicLibraries

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
  let setDirection: @convention(c) (Handle?, UInt32) -> Void
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
  static let shared = try? HarfBuzz()

  private init() throws {
    let library = try SharedLibrary("libharfbuzz.so.0", prefix: "hb_")
    makeBlob = try library.function("blob_create_from_file")
    makeFace = try library.function("face_create")
    unitsPerEm = try library.function("face_get_upem")
    glyphCount = try library.function("face_get_glyph_count")
    makeFont = try library.function("font_create")
    setScale = try library.function("font_set_scale")
    setVariations = try library.function("font_set_variations")
    nominalGlyph = try library.function("font_get_nominal_glyph")
    makeBuffer = try library.function("buffer_create")
    clearBuffer = try library.function("buffer_clear_contents")
    addUTF8 = try library.function("buffer_add_utf8")
    guessProperties = try library.function("buffer_guess_segment_properties")
    setDirection = try library.function("buffer_set_direction")
    shape = try library.function("shape")
    infos = try library.function("buffer_get_glyph_infos")
    positions = try library.function("buffer_get_glyph_positions")
    makeDrawing = try library.function("draw_funcs_create")
    setMove = try library.function("draw_funcs_set_move_to_func")
    setLine = try library.function("draw_funcs_set_line_to_func")
    setQuad = try library.function("draw_funcs_set_quadratic_to_func")
    setCurve = try library.function("draw_funcs_set_cubic_to_func")
    setClose = try library.function("draw_funcs_set_close_path_func")
    bitmap = try library.function("ot_color_glyph_reference_png")
    bytes = try library.function("blob_get_data")
    drawGlyph = try library.function("font_get_glyph_shape")
  }

  /// Returns the number of a four-letter OpenType tag.
  static func tag(_ letters: StaticString) -> UInt32 {
    var tag: UInt32 = 0
    for index in 0..<4 { tag = tag << 8 | UInt32(letters.utf8Start[index]) }
    return tag
  }
}
