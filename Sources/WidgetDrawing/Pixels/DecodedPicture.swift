/// The bytes of a picture file that are decoded: an SVG or PDF file, which is painted in any size,
/// or one of pixels, such as JPEG, GIF and what else GdkPixbuf knows.
///
/// The libraries are opened at run time, so that only who draws such files has to install them.
package final class DecodedPicture {
  /// The format of a picture's pixels in a new file.
  package struct Encoding: Sendable {
    /// The media type.
    package let mediaType: String
    fileprivate let name: String

    package static let png = Self(mediaType: "image/png", name: "png")
    package static let jpeg = Self(mediaType: "image/jpeg", name: "jpeg")
  }

  private enum Content {
    case svg(SVGLibrary, GLib.Handle)
    case pdf(PDFLibrary, document: GLib.Handle, page: GLib.Handle)
    case pixels(PixelLibrary, loader: GLib.Handle, GLib.Handle)
  }

  private let content: Content
  /// The width that the file gives itself: points of a vector image, otherwise pixels.
  package let width: Double
  /// The height, likewise.
  package let height: Double

  /// The most pixels of a picture that is decoded or made.
  package static let mostPixels = 64e6

  /// Whether the file is painted in any size without a loss.
  package var isVector: Bool { if case .pixels = content { false } else { true } }

  /// Decodes a file; nil where no library that is installed knows the format, or it is damaged.
  ///
  /// - Parameter bytes: The whole file.
  package init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty, let (content, width, height) = Self.content(bytes) else { return nil }
    self.content = content
    (self.width, self.height) = (width, height)
    // The content is released with the object, also where it has no size.
    guard width >= 1, height >= 1, width * height <= Self.mostPixels else { return nil }
  }

  deinit {
    switch content {
    case .svg(let library, let handle): library.glib.release(handle)
    case .pdf(let library, let document, let page):
      library.glib.release(page)
      library.glib.release(document)
    case .pixels(let library, let loader, _): library.glib.release(loader)
    }
  }

  private static func content(_ bytes: [UInt8]) -> (Content, Double, Double)? {
    let beginning = bytes.prefix(1024)
    if beginning.starts(with: "%PDF-".utf8) { return pdf(bytes) }
    return isMarkup(beginning) ? svg(bytes) : pixels(bytes)
  }

  /// Whether a file is text that begins with an element, after a byte order mark or white space.
  private static func isMarkup(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.first { ![0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }

  private static func svg(_ bytes: [UInt8]) -> (Content, Double, Double)? {
    guard let library = SVGLibrary.shared, Cairo.shared != nil,
      let handle = library.make(bytes, UInt(bytes.count), nil)
    else { return nil }
    // A point is a pixel.
    library.setResolution(handle, 72)
    var (width, height) = (0.0, 0.0)
    if library.size(handle, &width, &height) == 0 {
      // A file without a size of its own has that of its view box.
      var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
      var (first, second) = (SVGLibrary.Length(), SVGLibrary.Length())
      var box = SVGLibrary.Rectangle()
      library.dimensions(handle, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
      if hasBox != 0 { (width, height) = (box.width, box.height) }
    }
    return (.svg(library, handle), width, height)
  }

  private static func pdf(_ bytes: [UInt8]) -> (Content, Double, Double)? {
    guard let library = PDFLibrary.shared, Cairo.shared != nil,
      let copy = library.glib.makeBytes(bytes, UInt(bytes.count))
    else { return nil }
    defer { library.glib.freeBytes(copy) }
    guard let document = library.make(copy, nil, nil) else { return nil }
    guard let page = library.page(document, 0) else {
      library.glib.release(document)
      return nil
    }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    return (.pdf(library, document: document, page: page), width, height)
  }

  private static func pixels(_ bytes: [UInt8]) -> (Content, Double, Double)? {
    guard let library = PixelLibrary.shared, let loader = library.makeLoader() else { return nil }
    let isWhole = library.write(loader, bytes, UInt(bytes.count), nil) != 0
    guard library.close(loader, nil) != 0, isWhole, let pixels = library.pixels(loader) else {
      library.glib.release(loader)
      return nil
    }
    return (
      .pixels(library, loader: loader, pixels), Double(library.width(pixels)),
      Double(library.height(pixels))
    )
  }

  /// Encodes the picture in a size, in pixels.
  ///
  /// - Returns: The bytes of a file: PNG, or JPEG where the picture is one of pixels and has no
  ///   transparency; nil where that fails.
  package func encoded(width: Int, height: Int) -> (bytes: [UInt8], encoding: Encoding)? {
    guard width > 0, height > 0, Double(width) * Double(height) <= Self.mostPixels else {
      return nil
    }
    if case .pixels(let library, _, let pixels) = content {
      let encoding = library.hasAlpha(pixels) != 0 ? Encoding.png : .jpeg
      return encoded(pixels, by: library, width, height, as: encoding).map { ($0, encoding) }
    }
    return png(width: width, height: height).map { ($0, .png) }
  }

  /// Encodes the picture as a PNG file of a size, in pixels.
  package func png(width: Int, height: Int) -> [UInt8]? {
    if case .pixels(let library, _, let pixels) = content {
      return encoded(pixels, by: library, width, height, as: .png)
    }
    guard let cairo = Cairo.shared, let layer = PixelLayer(cairo, width, height) else { return nil }
    let (horizontal, vertical) = (Double(width) / self.width, Double(height) / self.height)
    let isPainted = layer.paint(scaledBy: (horizontal, vertical)) { context in
      switch content {
      case .svg(let library, let handle):
        var place = SVGLibrary.Rectangle(width: self.width, height: self.height)
        return library.paint(handle, context, &place, nil) != 0
      case .pdf(let library, _, let page):
        library.paint(page, context)
        return true
      case .pixels: return false
      }
    }
    return isPainted ? layer.png() : nil
  }

  /// Returns the mean colours of the cells of a grid, row by row.
  ///
  /// - Parameter most: The most cells along a side; a picture with fewer pixels has one for each.
  /// - Returns: The grid's columns, rows and colours; nil for a vector image.
  func means(most: Int) -> (columns: Int, rows: Int, colors: [PaintColor])? {
    guard case .pixels(let library, _, let pixels) = content else { return nil }
    let (columns, rows) = (min(most, Int(width)), min(most, Int(height)))
    return scaled(pixels, by: library, columns, rows) { pixels in
      guard let bytes = library.bytes(pixels) else { return nil }
      let inRow = Int(library.bytesInRow(pixels))
      let hasAlpha = library.hasAlpha(pixels) != 0
      let colors = (0..<columns * rows).map { cell in
        let pixel = bytes + cell / columns * inRow + cell % columns * (hasAlpha ? 4 : 3)
        func channel(_ index: Int) -> Double { Double(pixel[index]) / 255 }
        return PaintColor(
          red: channel(0), green: channel(1), blue: channel(2), opacity: hasAlpha ? channel(3) : 1)
      }
      return (columns, rows, colors)
    }
  }

  private func encoded(
    _ pixels: GLib.Handle, by library: PixelLibrary, _ width: Int, _ height: Int,
    as encoding: Encoding
  ) -> [UInt8]? {
    scaled(pixels, by: library, width, height) { pixels in
      var bytes: UnsafeMutablePointer<UInt8>?
      var count: UInt = 0
      guard library.save(pixels, &bytes, &count, encoding.name, nil, nil, nil) != 0, let bytes
      else { return nil }
      defer { library.glib.free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
  }

  /// Gives a closure the pixels in another size; nil where that fails.
  private func scaled<Result>(
    _ pixels: GLib.Handle, by library: PixelLibrary, _ width: Int, _ height: Int,
    _ use: (GLib.Handle) -> Result?
  ) -> Result? {
    if Double(width) == self.width, Double(height) == self.height { return use(pixels) }
    // Where it makes a picture smaller, each of its pixels is the mean of those that it stands for.
    let bilinear: Int32 = 2
    guard let scaled = library.scaled(pixels, Int32(width), Int32(height), bilinear) else {
      return nil
    }
    defer { library.glib.release(scaled) }
    return use(scaled)
  }
}
