// Contexts of bitmaps. What is drawn is kept as an image and no pixel of it is ever made, so that
// no memory of an app's own can be filled.

import FoundationSupplement

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = Self(rawValue: 0x1F)
  public static let floatComponents = Self(rawValue: 1 << 8)
  public static let byteOrderMask = Self(rawValue: 0x7000)
  public static var byteOrderDefault: Self { [] }
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

extension CGContext {
  /// The memory of the pixels; nil, for what is drawn is kept as an image.
  public var data: UnsafeMutableRawPointer? { nil }

  public var bitsPerComponent: Int { layout.bitsPerComponent }
  /// The bits of a pixel of four components.
  public var bitsPerPixel: Int { bitsPerComponent * 4 }
  /// The bytes of a row; those of its pixels where the app asked for no number.
  public var bytesPerRow: Int {
    layout.bytesPerRow > 0 ? layout.bytesPerRow : width * bitsPerPixel / 8
  }

  /// Creates a context without memory of the app's own; nil for one with, and for no pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    self.init(pixelSize: CGSize(width: width, height: height), isFlipped: false)
    layout = (bitsPerComponent, bytesPerRow)
  }
}
