import CoreGraphics
import Foundation
import Hashing
import WidgetDrawing

/// An image file as a drawing takes it over: PNG and JPEG as they are, unless they are large, and
/// what Debian's libraries decode as a new file of the pixels that are seen.
@MainActor struct PictureFile {
  /// The greatest number of bytes of a file that a drawing takes over as it is.
  private static let mostBytes = 600_000

  private enum Content {
    case whole(RecordedPicture)
    case decoded(DecodedPicture, key: String)
  }

  /// The size in points in which it is shown.
  let size: CGSize
  /// The size in pixels; nil where the image has as many as are wanted.
  let pixels: CGSize?
  /// The turn and flip with which the pixels are shown.
  let orientation: ImageOrientation
  private let content: Content

  /// Reads an image of a catalogue; nil for one that cannot be drawn.
  ///
  /// - Parameters:
  ///   - asset: The image.
  ///   - pixelsPerPoint: The scale of the display: Xcode makes vector images into pixels for it.
  ///   - size: The size in points that is known already; nil for the one of the file.
  ///   - orientation: The orientation that is known already; nil for the one that the file tells.
  init?(
    _ asset: AssetCatalog.Image, pixelsPerPoint: Double, size: CGSize? = nil,
    orientation: ImageOrientation? = nil
  ) {
    guard let data = try? Data(contentsOf: asset.file) else { return nil }
    self.init(
      data, of: asset.file.path, size: size, scale: asset.scale,
      vectorScale: asset.isScalable ? nil : pixelsPerPoint,
      orientation: orientation ?? ImageOrientation(exifOf: data))
  }

  /// Reads an image that an app has loaded; nil for one that cannot be drawn.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - size: Its size in points; nil for one point a pixel.
  ///   - orientation: The turn and flip with which its pixels are shown.
  init?(_ data: Data, size: CGSize?, orientation: ImageOrientation = .up) {
    self.init(
      data, of: nil, size: size, scale: 1, vectorScale: nil, orientation: orientation)
  }

  private init?(
    _ data: Data, of path: String?, size: CGSize?, scale: CGFloat, vectorScale: Double?,
    orientation: ImageOrientation
  ) {
    self.orientation = orientation
    let bytes = ImageOrientation.upright([UInt8](data))
    let header = ImageHeader(data)
    if let header, Double(header.width) * Double(header.height) > DecodedPicture.mostPixels {
      return nil
    }
    if bytes.count <= Self.mostBytes, let header, let type = Self.plainTypes[header.format] {
      let pixels = CGSize(width: header.width, height: header.height)
      self.pixels = pixels
      let natural = CGSize(width: pixels.width / scale, height: pixels.height / scale)
      self.size = size ?? orientation.shown(natural)
      content = .whole(Self.recorded(bytes, type))
      return
    }
    let key = path ?? SHA256.text(bytes)
    guard let picture = Self.decoded(bytes, key) else { return nil }
    let natural = CGSize(width: picture.width / scale, height: picture.height / scale)
    self.size = size ?? orientation.shown(natural)
    content = .decoded(picture, key: key)
    if picture.isVector {
      pixels = vectorScale.map {
        CGSize(width: natural.width * $0, height: natural.height * $0)
      }
    } else {
      pixels = CGSize(width: picture.width, height: picture.height)
    }
  }

  /// Returns the file for pixels that take a size in points before they are turned.
  func recorded(in size: CGSize, pixelsPerPoint: Double) -> RecordedPicture? {
    switch content {
    case .whole(let picture): return picture
    case .decoded(let picture, let key):
      var wanted = CGSize(width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
      if let pixels {
        wanted.width = min(wanted.width, pixels.width)
        wanted.height = min(wanted.height, pixels.height)
      }
      let (width, height) = (Int(wanted.width.rounded(.up)), Int(wanted.height.rounded(.up)))
      let name = "\(width)x\(height) \(key)"
      if let known = Self.encoded[name] { return known }
      guard let (bytes, encoding) = picture.encoded(width: width, height: height) else {
        return nil
      }
      let recorded = Self.recorded(bytes, encoding.mediaType)
      if Self.encoded.count >= Self.mostKept { Self.encoded = [:] }
      Self.encoded[name] = recorded
      return recorded
    }
  }

  /// The media types of files that browsers and readers of pictures take as they are.
  private static let plainTypes: [ImageHeader.Format: String] = [
    .png: "image/png", .jpeg: "image/jpeg",
  ]

  /// The number of pictures that are kept for the drawings that follow.
  private static let mostKept = 32
  private static var pictures: [String: DecodedPicture] = [:]
  private static var encoded: [String: RecordedPicture] = [:]

  private static func decoded(_ bytes: [UInt8], _ key: String) -> DecodedPicture? {
    if let known = pictures[key] { return known }
    guard let picture = DecodedPicture(bytes) else { return nil }
    if pictures.count >= mostKept { pictures = [:] }
    pictures[key] = picture
    return picture
  }

  private static func recorded(_ bytes: [UInt8], _ type: String) -> RecordedPicture {
    RecordedPicture(
      digest: String(SHA256.text(bytes).prefix(16)), type: type,
      data: Data(bytes).base64EncodedString())
  }
}
