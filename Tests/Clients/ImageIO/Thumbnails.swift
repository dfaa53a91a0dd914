import CoreGraphics
import Foundation
import ImageIO

/// Makes a picture small enough for the widget.
func thumbnail(of file: URL, side: CGFloat) -> CGImage? {
  let once = [kCGImageSourceShouldCache: false] as CFDictionary
  guard let source = CGImageSourceCreateWithURL(file as CFURL, once),
    CGImageSourceGetCount(source) > 0
  else { return nil }
  let options: [CFString: Any] = [
    kCGImageSourceCreateThumbnailFromImageAlways: true,
    kCGImageSourceCreateThumbnailFromImageIfAbsent: true,
    kCGImageSourceShouldCacheImmediately: true,
    kCGImageSourceCreateThumbnailWithTransform: true,
    kCGImageSourceThumbnailMaxPixelSize: side,
  ]
  return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
}

/// The size of a picture, without its pixels.
func pixelSize(of data: Data) -> (Int, Int)? {
  guard let source: CGImageSource = CGImageSourceCreateWithData(data as CFData, nil),
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
    let width = properties[kCGImagePropertyPixelWidth] as? Int,
    let height = properties[kCGImagePropertyPixelHeight] as? Int
  else { return nil }
  // The camera was turned by a quarter.
  let isTurned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) > 4
  return CGImageSourceCreateImageAtIndex(source, 0, nil).map { _ in
    isTurned ? (height, width) : (width, height)
  }
}

/// Writes a picture again, at most as large as a widget needs it.
func written(_ image: CGImage, of source: CGImageSource) -> Data? {
  let data = NSMutableData()
  let type = "public.jpeg" as CFString
  guard let target = CGImageDestinationCreateWithData(data, type, 1, nil) else {
    return nil
  }
  let options: [CFString: Any] = [
    kCGImageDestinationLossyCompressionQuality: 0.8, kCGImageDestinationImageMaxPixelSize: 600,
    kCGImageDestinationEmbedThumbnail: false, kCGImageDestinationBackgroundColor: 0,
  ]
  CGImageDestinationSetProperties(target, options as CFDictionary)
  CGImageDestinationAddImage(target, image, options as CFDictionary)
  CGImageDestinationAddImageFromSource(target, source, 0, nil)
  return CGImageDestinationFinalize(target) ? data as Data : nil
}

/// Writes a picture into a file.
func write(_ image: CGImage, to file: URL) -> Bool {
  guard
    let target = CGImageDestinationCreateWithURL(
      file as CFURL, "public.png" as CFString, 1, nil)
  else { return false }
  CGImageDestinationAddImage(target, image, nil)
  return CGImageDestinationFinalize(target)
}

/// Ends the writing of a picture that was begun elsewhere.
func finish(_ destination: CGImageDestination) -> Bool { CGImageDestinationFinalize(destination) }

/// Shows as much of a picture as has come.
func picture(soFar bytes: Data, isWhole: Bool) -> CGImage? {
  let source = CGImageSourceCreateIncremental(nil)
  CGImageSourceUpdateData(source, bytes as CFData, isWhole)
  return CGImageSourceCreateImageAtIndex(source, 0, nil)
}
