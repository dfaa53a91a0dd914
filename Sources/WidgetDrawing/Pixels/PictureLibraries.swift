import DynamicLibraries

/// The functions of GLib that the libraries below share.
struct GLib: @unchecked Sendable {
  typealias Handle = OpaquePointer

  let makeBytes: @convention(c) (UnsafeRawPointer?, UInt) -> Handle?
  let freeBytes: @convention(c) (Handle?) -> Void
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let release: @convention(c) (Handle?) -> Void

  init() throws {
    let base = try SharedLibrary("libglib-2.0.so.0", prefix: "g_")
    makeBytes = try base.function("bytes_new")
    freeBytes = try base.function("bytes_unref")
    free = try base.function("free")
    release = try SharedLibrary("libgobject-2.0.so.0", prefix: "g_object_").function("unref")
  }
}

/// The functions of librsvg that paint SVG files, which Debian's `librsvg2-2` installs.
struct SVGLibrary: @unchecked Sendable {
  /// A length as the library tells it.
  struct Length {
    var number = 0.0
    var unit: Int32 = 0
  }

  /// A rectangle as the library takes it.
  struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  typealias Handle = GLib.Handle
  typealias Number = UnsafeMutablePointer<Double>
  typealias Flag = UnsafeMutablePointer<Int32>

  let make: @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> Handle?
  let setResolution: @convention(c) (Handle?, Double) -> Void
  let size: @convention(c) (Handle?, Number, Number) -> Int32
  let dimensions:
    @convention(c) (
      Handle?, Flag, UnsafeMutableRawPointer?, Flag, UnsafeMutableRawPointer?, Flag,
      UnsafeMutableRawPointer?
    ) -> Void
  let paint:
    @convention(c) (Handle?, Cairo.Handle?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
  let glib: GLib

  /// The library; nil where it is not installed.
  static let shared = try? SVGLibrary()

  private init() throws {
    let library = try SharedLibrary("librsvg-2.so.2", prefix: "rsvg_handle_")
    make = try library.function("new_from_data")
    setResolution = try library.function("set_dpi")
    size = try library.function("get_intrinsic_size_in_pixels")
    dimensions = try library.function("get_intrinsic_dimensions")
    paint = try library.function("render_document")
    glib = try GLib()
  }
}

/// The functions of Poppler that paint PDF files, which Debian's `libpoppler-glib8` installs.
struct PDFLibrary: @unchecked Sendable {
  typealias Handle = GLib.Handle
  typealias Number = UnsafeMutablePointer<Double>

  let make: @convention(c) (Handle?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Handle?
  let page: @convention(c) (Handle?, Int32) -> Handle?
  let size: @convention(c) (Handle?, Number, Number) -> Void
  let paint: @convention(c) (Handle?, Cairo.Handle?) -> Void
  let glib: GLib

  /// The library; nil where it is not installed.
  static let shared = try? PDFLibrary()

  private init() throws {
    let library = try SharedLibrary("libpoppler-glib.so.8", prefix: "poppler_")
    make = try library.function("document_new_from_bytes")
    page = try library.function("document_get_page")
    size = try library.function("page_get_size")
    paint = try library.function("page_render")
    glib = try GLib()
  }
}

/// The functions of GdkPixbuf that decode pictures of pixels, which `librsvg2-2` brings with it.
struct PixelLibrary: @unchecked Sendable {
  typealias Handle = GLib.Handle
  typealias Texts = UnsafePointer<UnsafePointer<CChar>?>

  let makeLoader: @convention(c) () -> Handle?
  let write:
    @convention(c) (Handle?, UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> Int32
  let close: @convention(c) (Handle?, UnsafeMutableRawPointer?) -> Int32
  let pixels: @convention(c) (Handle?) -> Handle?
  let width: @convention(c) (Handle?) -> Int32
  let height: @convention(c) (Handle?) -> Int32
  let hasAlpha: @convention(c) (Handle?) -> Int32
  let bytes: @convention(c) (Handle?) -> UnsafePointer<UInt8>?
  let bytesInRow: @convention(c) (Handle?) -> Int32
  let scaled: @convention(c) (Handle?, Int32, Int32, Int32) -> Handle?
  let save:
    @convention(c) (
      Handle?, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<UInt>,
      UnsafePointer<CChar>?, Texts?, Texts?, UnsafeMutableRawPointer?
    ) -> Int32
  let glib: GLib

  /// The library; nil where it is not installed.
  static let shared = try? PixelLibrary()

  private init() throws {
    let library = try SharedLibrary("libgdk_pixbuf-2.0.so.0", prefix: "gdk_pixbuf_")
    makeLoader = try library.function("loader_new")
    write = try library.function("loader_write")
    close = try library.function("loader_close")
    pixels = try library.function("loader_get_pixbuf")
    width = try library.function("get_width")
    height = try library.function("get_height")
    hasAlpha = try library.function("get_has_alpha")
    bytes = try library.function("read_pixels")
    bytesInRow = try library.function("get_rowstride")
    scaled = try library.function("scale_simple")
    save = try library.function("save_to_bufferv")
    glib = try GLib()
  }
}
