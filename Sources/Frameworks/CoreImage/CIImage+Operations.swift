// What Core Image makes of an image's pixels, of which the extent alone changes here.

@_exported public import ImageIO

extension CIImage {
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    guard extent != .infinite else { return self }
    return transformed(by: orientationTransform(for: orientation))
  }

  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init).map(oriented) ?? self
  }

  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform {
    let (width, height) = (extent.width, extent.height)
    return switch orientation {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    }
  }

  public func transformed(
    by matrix: CGAffineTransform, highQualityDownsample: Bool
  ) -> CIImage {
    transformed(by: matrix)
  }

  public func samplingLinear() -> CIImage { self }
  public func samplingNearest() -> CIImage { self }
  public func premultiplyingAlpha() -> CIImage { self }
  public func unpremultiplyingAlpha() -> CIImage { self }
  public func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  public func insertingIntermediate() -> CIImage { self }
  public func insertingIntermediate(cache: Bool) -> CIImage { self }
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }
  public func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? { self }

  public class var black: CIImage { CIImage(color: .black) }
  public class var white: CIImage { CIImage(color: .white) }
  public class var gray: CIImage { CIImage(color: .gray) }
  public class var red: CIImage { CIImage(color: .red) }
  public class var green: CIImage { CIImage(color: .green) }
  public class var blue: CIImage { CIImage(color: .blue) }
  public class var cyan: CIImage { CIImage(color: .cyan) }
  public class var magenta: CIImage { CIImage(color: .magenta) }
  public class var yellow: CIImage { CIImage(color: .yellow) }
  public class var clear: CIImage { CIImage(color: .clear) }
}

extension CIColor {
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
}

extension CIContext {
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  public func clearCaches() {}
}

/// The layout of an image's pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let ARGB8 = CIFormat(rawValue: 23)
  public static let BGRA8 = CIFormat(rawValue: 20)
  public static let RGBA8 = CIFormat(rawValue: 24)
  public static let ABGR8 = CIFormat(rawValue: 27)
  public static let RGBAh = CIFormat(rawValue: 31)
  public static let RGBAf = CIFormat(rawValue: 34)
  public static let A8 = CIFormat(rawValue: 11)
  public static let L8 = CIFormat(rawValue: 12)
}
