import DynamicLibraries

/// The functions of Cairo that pictures of pixels need, found when the first is painted.
///
/// The library is opened at run time, so that only who asks for pixels has to install it. Its
/// binary interface has been stable since its first version.
struct Cairo: @unchecked Sendable {
  typealias Handle = OpaquePointer
  typealias Writer =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32
  typealias Reader =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32
  typealias Plain = @convention(c) (Handle?) -> Void
  typealias TwoNumbers = @convention(c) (Handle?, Double, Double) -> Void

  let makeImage: @convention(c) (Int32, Int32, Int32) -> Handle?
  let pixels: @convention(c) (Handle?) -> UnsafeMutablePointer<UInt8>?
  let stride: @convention(c) (Handle?) -> Int32
  let width: @convention(c) (Handle?) -> Int32
  let height: @convention(c) (Handle?) -> Int32
  let flush: Plain
  let markDirty: Plain
  let freeSurface: Plain
  let writePNG: @convention(c) (Handle?, Writer, UnsafeMutableRawPointer?) -> Int32
  let readPNG: @convention(c) (Reader, UnsafeMutableRawPointer?) -> Handle?
  let surfaceStatus: @convention(c) (Handle?) -> Int32
  let make: @convention(c) (Handle?) -> Handle?
  let free: Plain
  let save: Plain
  let restore: Plain
  let scale: TwoNumbers
  let translate: TwoNumbers
  let transform: @convention(c) (Handle?, UnsafePointer<Double>) -> Void
  let identity: Plain
  let newPath: Plain
  let moveTo: TwoNumbers
  let lineTo: TwoNumbers
  let curveTo: @convention(c) (Handle?, Double, Double, Double, Double, Double, Double) -> Void
  let closePath: Plain
  let fill: Plain
  let stroke: Plain
  let clip: Plain
  let paintAlpha: @convention(c) (Handle?, Double) -> Void
  let maskSurface: @convention(c) (Handle?, Handle?, Double, Double) -> Void
  let setColor: @convention(c) (Handle?, Double, Double, Double, Double) -> Void
  let setSurface: @convention(c) (Handle?, Handle?, Double, Double) -> Void
  let setPattern: @convention(c) (Handle?, Handle?) -> Void
  let setFillRule: @convention(c) (Handle?, Int32) -> Void
  let setAntialias: @convention(c) (Handle?, Int32) -> Void
  let setOperator: @convention(c) (Handle?, Int32) -> Void
  let setLineWidth: @convention(c) (Handle?, Double) -> Void
  let setLineCap: @convention(c) (Handle?, Int32) -> Void
  let setLineJoin: @convention(c) (Handle?, Int32) -> Void
  let setDash: @convention(c) (Handle?, UnsafePointer<Double>?, Int32, Double) -> Void
  let linear: @convention(c) (Double, Double, Double, Double) -> Handle?
  let radial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle?
  let addStop: @convention(c) (Handle?, Double, Double, Double, Double, Double) -> Void
  let setMatrix: @convention(c) (Handle?, UnsafePointer<Double>) -> Void
  let freePattern: Plain

  /// The library; nil where Debian's `libcairo2` is not installed.
  static let shared = try? Cairo()

  private init() throws {
    let library = try SharedLibrary("libcairo.so.2", prefix: "cairo_")
    makeImage = try library.function("image_surface_create")
    pixels = try library.function("image_surface_get_data")
    stride = try library.function("image_surface_get_stride")
    width = try library.function("image_surface_get_width")
    height = try library.function("image_surface_get_height")
    flush = try library.function("surface_flush")
    markDirty = try library.function("surface_mark_dirty")
    freeSurface = try library.function("surface_destroy")
    writePNG = try library.function("surface_write_to_png_stream")
    readPNG = try library.function("image_surface_create_from_png_stream")
    surfaceStatus = try library.function("surface_status")
    make = try library.function("create")
    free = try library.function("destroy")
    save = try library.function("save")
    restore = try library.function("restore")
    scale = try library.function("scale")
    translate = try library.function("translate")
    transform = try library.function("transform")
    identity = try library.function("identity_matrix")
    newPath = try library.function("new_path")
    moveTo = try library.function("move_to")
    lineTo = try library.function("line_to")
    curveTo = try library.function("curve_to")
    closePath = try library.function("close_path")
    fill = try library.function("fill")
    stroke = try library.function("stroke")
    clip = try library.function("clip")
    paintAlpha = try library.function("paint_with_alpha")
    maskSurface = try library.function("mask_surface")
    setColor = try library.function("set_source_rgba")
    setSurface = try library.function("set_source_surface")
    setPattern = try library.function("set_source")
    setFillRule = try library.function("set_fill_rule")
    setAntialias = try library.function("set_antialias")
    setOperator = try library.function("set_operator")
    setLineWidth = try library.function("set_line_width")
    setLineCap = try library.function("set_line_cap")
    setLineJoin = try library.function("set_line_join")
    setDash = try library.function("set_dash")
    linear = try library.function("pattern_create_linear")
    radial = try library.function("pattern_create_radial")
    addStop = try library.function("pattern_add_color_stop_rgba")
    setMatrix = try library.function("pattern_set_matrix")
    freePattern = try library.function("pattern_destroy")
  }
}
