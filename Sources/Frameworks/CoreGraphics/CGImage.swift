// `CGImage`, as far as an image can be honest that is never decoded: its size, and the bytes of
// the file it came from.

public import FoundationSupplement

public final class CGImage: Hashable, @unchecked Sendable {
  public let width: Int
  public let height: Int

  /// The file's bytes; nil where the pixels came about by drawing or cutting.
  package let encoded: Data?

  package init(width: Int, height: Int, encoded: Data? = nil) {
    self.width = width
    self.height = height
    self.encoded = encoded
  }

  /// Creates an image from a file's bytes.
  package convenience init?(encoded data: Data) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(width: header.width, height: header.height, encoded: data)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }

  public func copy() -> CGImage? { self }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || left.encoded != nil && left.encoded == right.encoded && left.width == right.width
        && left.height == right.height
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
