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
  return CGImageSourceCreateImageAtIndex(source, 0, nil).map { _ in (width, height) }
}
