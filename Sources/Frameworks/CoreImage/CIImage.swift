// Core Image: images with their extent and their operations. No pixel is computed, as none is
// anywhere else here: an image that is made of one has its size alone.

@_exported public import CoreGraphics
public import CoreMedia

open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  /// The image that this one was made of; nil where it is what a filter makes.
  public let cgImage: CGImage?
  /// The file's properties by name, which are not read here.
  open var properties: [String: Any] { [:] }

  package init(extent: CGRect, of cgImage: CGImage? = nil) {
    self.extent = extent
    self.cgImage = cgImage
  }

  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(
      extent: CGRect(x: 0, y: 0, width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)),
      of: cgImage)
  }

  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let header = ImageHeader(data) else { return nil }
    self.init(extent: CGRect(x: 0, y: 0, width: header.width, height: header.height))
  }

  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init(color: CIColor) { self.init(extent: .infinite) }

  /// The picture of a pixel buffer; its size alone is kept, as no filter reads pixels here.
  public convenience init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    self.init(
      extent: CGRect(
        x: 0, y: 0, width: CVPixelBufferGetWidth(cvPixelBuffer),
        height: CVPixelBufferGetHeight(cvPixelBuffer)))
  }

  open class func empty() -> CIImage { CIImage(extent: .zero) }

  open func clampedToExtent() -> CIImage { CIImage(extent: .infinite) }

  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(extent: extent.intersection(rect))
  }

  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(extent: extent == .infinite ? extent : extent.applying(matrix))
  }

  open func composited(over destination: CIImage) -> CIImage {
    CIImage(extent: extent.union(destination.extent))
  }

  open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    var values = parameters
    values[kCIInputImageKey] = self
    return CIFilter(name: filterName, parameters: values)?.outputImage ?? self
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    CIImage(extent: extent.insetBy(dx: -3 * sigma, dy: -3 * sigma))
  }

  open func clamped(to rect: CGRect) -> CIImage { CIImage(extent: .infinite) }
}

open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    let isGray = parts.count == 2
    self.init(
      red: parts.first ?? 0, green: isGray ? parts[0] : parts.dropFirst().first ?? 0,
      blue: isGray ? parts[0] : parts.dropFirst(2).first ?? 0, alpha: parts.last ?? 1)
  }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: [CGFloat]) { self.values = values }

  public convenience init(x: CGFloat) { self.init(values: [x]) }

  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }

  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }

  public convenience init(cgRect: CGRect) {
    self.init(values: [cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }

  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }

  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}

  public init(options: [CIContextOption: Any]? = nil) {}

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = image.extent.intersection(fromRect).integral
    guard !rect.isNull, !rect.isInfinite, rect.width >= 1, rect.height >= 1 else { return nil }
    return CGImage(width: Int(rect.width), height: Int(rect.height))
  }

  /// Makes the pixels of a bitmap clear: an image has a size here and no pixels.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let rows = max(0, Int(bounds.integral.height))
    guard rowBytes > 0 else { return }
    data.initializeMemory(as: UInt8.self, repeating: 0, count: rows * rowBytes)
  }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let applyOrientationProperty = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
  public static let properties = CIImageOption(rawValue: "kCIImageProperties")
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}
