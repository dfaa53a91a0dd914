// `CGImage`, as far as an image can be honest that is never decoded: its size, and the bytes of
// the file it came from or the commands that drew it.

public import FoundationSupplement

public final class CGImage: Hashable, @unchecked Sendable {
  public let width: Int
  public let height: Int

  /// The file's bytes; nil where the pixels came about by drawing or cutting.
  package let encoded: Data?
  /// The drawing operations that made the image, in its pixels; empty for an image from a file.
  package let drawn: [CGContext.Drawing]

  package init(
    width: Int, height: Int, encoded: Data? = nil, drawn: [CGContext.Drawing] = []
  ) {
    self.width = width
    self.height = height
    self.encoded = encoded
    self.drawn = drawn
  }

  /// The image as a context draws it.
  package var picture: DrawnPicture {
    DrawnPicture(
      encoded.map { .encoded($0) } ?? .drawn(drawn),
      size: CGSize(width: CGFloat(width), height: CGFloat(height)))
  }

  /// Creates an image from a file's bytes.
  package convenience init?(encoded data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(width: header.width, height: header.height, encoded: data)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The pixels; nil, for none are ever made.
  public var dataProvider: CGDataProvider? { nil }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Creates an image of a PNG file; nil for other bytes.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard ImageHeader(source.bytes)?.format == .png else { return nil }
    self.init(encoded: source.bytes)
  }

  /// Creates an image of a JPEG file; nil for other bytes.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard ImageHeader(source.bytes)?.format == .jpeg else { return nil }
    self.init(encoded: source.bytes)
  }

  /// Returns the image turned and flipped.
  package func turned(_ orientation: ImageOrientation) -> CGImage {
    guard orientation != .up else { return self }
    var whole = picture
    whole.size = orientation.shown(whole.size)
    whole.orientation = orientation
    let drawing = CGContext.Drawing(.image(whole, CGRect(origin: .zero, size: whole.size)))
    return CGImage(
      width: Int(whole.size.width), height: Int(whole.size.height), drawn: [drawing])
  }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    var drawing = CGContext.Drawing(
      .image(picture, whole.offsetBy(dx: -part.minX, dy: -part.minY)))
    let frame = CGRect(origin: .zero, size: part.size)
    drawing.clips = [.path(CGPath(rect: frame, transform: nil), evenOdd: false)]
    return CGImage(width: Int(part.width), height: Int(part.height), drawn: [drawing])
  }

  public func copy() -> CGImage? { self }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || (left.encoded != nil || !left.drawn.isEmpty) && left.encoded == right.encoded
        && left.drawn == right.drawn && left.width == right.width && left.height == right.height
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case medium = 4
  case high = 3
}

public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}
