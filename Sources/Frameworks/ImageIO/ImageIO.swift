// ImageIO: images as files have them. Pixels are not decoded: a source knows an image's size and
// gives its bytes, a thumbnail has them in fewer pixels, and nothing is encoded anew.

public import CoreGraphics
public import FoundationSupplement
import Synchronization

public nonisolated(unsafe) let kCGImageSourceShouldCache = "kCGImageSourceShouldCache" as CFString
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately =
  "kCGImageSourceShouldCacheImmediately" as CFString
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform" as CFString
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize =
  "kCGImageSourceThumbnailMaxPixelSize" as CFString
public nonisolated(unsafe) let kCGImagePropertyPixelWidth = "PixelWidth" as CFString
public nonisolated(unsafe) let kCGImagePropertyPixelHeight = "PixelHeight" as CFString
public nonisolated(unsafe) let kCGImagePropertyOrientation = "Orientation" as CFString

/// The images of a file.
public final class CGImageSource: @unchecked Sendable {
  private let held: Mutex<CGImage?>

  var image: CGImage? { held.withLock { $0 } }

  init(_ data: Data) { held = Mutex(CGImage(encoded: data)) }

  /// Reads all of the bytes that have come so far.
  func update(_ data: Data) {
    let image = CGImage(encoded: data)
    held.withLock { $0 = image }
  }
}

/// A source whose bytes come one after the other.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data())
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data as Data)
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}

public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let isUpright = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  let orientation = isUpright ? image.encoded.map(ImageOrientation.init(exifOf:)) ?? .up : .up
  let side = Double(max(image.width, image.height))
  guard let longest = options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(number),
    longest < side
  else { return image.turned(orientation) }
  let scale = longest / side
  func scaled(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
  return CGImage(
    width: scaled(image.width), height: scaled(image.height), encoded: image.encoded
  ).turned(orientation)
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  var properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
  ]
  let orientation = image.encoded.map(ImageOrientation.init(exifOf:)) ?? .up
  if orientation != .up { properties[kCGImagePropertyOrientation] = orientation.rawValue }
  return properties as CFDictionary
}

/// A number of an options' dictionary, whichever type it was written with.
private func number(_ value: Any) -> Double? {
  switch value {
  case let value as Int: Double(value)
  case let value as Double: value
  case let value as CGFloat: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
