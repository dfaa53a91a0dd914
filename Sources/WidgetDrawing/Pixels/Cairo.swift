import Glibc

/// The functions of Cairo that pictures of pixels need, found when the first is painted.
///
/// The library is opened at run time, so that only who asks for pixels has to install it. Its binary
/// interface has been stable since its first version.
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
  static let shared = Cairo()

  private init?() {
    guard let library = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, "cairo_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard
      let makeImage: @convention(c) (Int32, Int32, Int32) -> Handle? = find("image_surface_create"),
      let pixels: @convention(c) (Handle?) -> UnsafeMutablePointer<UInt8>? = find(
        "image_surface_get_data"),
      let stride: @convention(c) (Handle?) -> Int32 = find("image_surface_get_stride"),
      let width: @convention(c) (Handle?) -> Int32 = find("image_surface_get_width"),
      let height: @convention(c) (Handle?) -> Int32 = find("image_surface_get_height"),
      let flush: Plain = find("surface_flush"),
      let markDirty: Plain = find("surface_mark_dirty"),
      let freeSurface: Plain = find("surface_destroy"),
      let writePNG: @convention(c) (Handle?, Writer, UnsafeMutableRawPointer?) -> Int32 = find(
        "surface_write_to_png_stream"),
      let readPNG: @convention(c) (Reader, UnsafeMutableRawPointer?) -> Handle? = find(
        "image_surface_create_from_png_stream"),
      let surfaceStatus: @convention(c) (Handle?) -> Int32 = find("surface_status"),
      let make: @convention(c) (Handle?) -> Handle? = find("create"),
      let free: Plain = find("destroy"),
      let save: Plain = find("save"),
      let restore: Plain = find("restore"),
      let scale: TwoNumbers = find("scale"),
      let translate: TwoNumbers = find("translate"),
      let transform: @convention(c) (Handle?, UnsafePointer<Double>) -> Void = find("transform"),
      let identity: Plain = find("identity_matrix"),
      let newPath: Plain = find("new_path"),
      let moveTo: TwoNumbers = find("move_to"),
      let lineTo: TwoNumbers = find("line_to"),
      let curveTo: @convention(c) (Handle?, Double, Double, Double, Double, Double, Double) -> Void
      = find("curve_to"),
      let closePath: Plain = find("close_path"),
      let fill: Plain = find("fill"),
      let stroke: Plain = find("stroke"),
      let clip: Plain = find("clip"),
      let paintAlpha: @convention(c) (Handle?, Double) -> Void = find("paint_with_alpha"),
      let maskSurface: @convention(c) (Handle?, Handle?, Double, Double) -> Void = find(
        "mask_surface"),
      let setColor: @convention(c) (Handle?, Double, Double, Double, Double) -> Void = find(
        "set_source_rgba"),
      let setSurface: @convention(c) (Handle?, Handle?, Double, Double) -> Void = find(
        "set_source_surface"),
      let setPattern: @convention(c) (Handle?, Handle?) -> Void = find("set_source"),
      let setFillRule: @convention(c) (Handle?, Int32) -> Void = find("set_fill_rule"),
      let setOperator: @convention(c) (Handle?, Int32) -> Void = find("set_operator"),
      let setLineWidth: @convention(c) (Handle?, Double) -> Void = find("set_line_width"),
      let setLineCap: @convention(c) (Handle?, Int32) -> Void = find("set_line_cap"),
      let setLineJoin: @convention(c) (Handle?, Int32) -> Void = find("set_line_join"),
      let setDash: @convention(c) (Handle?, UnsafePointer<Double>?, Int32, Double) -> Void = find(
        "set_dash"),
      let linear: @convention(c) (Double, Double, Double, Double) -> Handle? = find(
        "pattern_create_linear"),
      let radial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Handle? = find(
        "pattern_create_radial"),
      let addStop: @convention(c) (Handle?, Double, Double, Double, Double, Double) -> Void = find(
        "pattern_add_color_stop_rgba"),
      let setMatrix: @convention(c) (Handle?, UnsafePointer<Double>) -> Void = find(
        "pattern_set_matrix"),
      let freePattern: Plain = find("pattern_destroy")
    else { return nil }
    self.makeImage = makeImage
    self.pixels = pixels
    self.stride = stride
    self.width = width
    self.height = height
    self.flush = flush
    self.markDirty = markDirty
    self.freeSurface = freeSurface
    self.writePNG = writePNG
    self.readPNG = readPNG
    self.surfaceStatus = surfaceStatus
    self.make = make
    self.free = free
    self.save = save
    self.restore = restore
    self.scale = scale
    self.translate = translate
    self.transform = transform
    self.identity = identity
    self.newPath = newPath
    self.moveTo = moveTo
    self.lineTo = lineTo
    self.curveTo = curveTo
    self.closePath = closePath
    self.fill = fill
    self.stroke = stroke
    self.clip = clip
    self.paintAlpha = paintAlpha
    self.maskSurface = maskSurface
    self.setColor = setColor
    self.setSurface = setSurface
    self.setPattern = setPattern
    self.setFillRule = setFillRule
    self.setOperator = setOperator
    self.setLineWidth = setLineWidth
    self.setLineCap = setLineCap
    self.setLineJoin = setLineJoin
    self.setDash = setDash
    self.linear = linear
    self.radial = radial
    self.addStop = addStop
    self.setMatrix = setMatrix
    self.freePattern = freePattern
  }
}
