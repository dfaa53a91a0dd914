import CoreGraphics
import Foundation
import ImageIO

/// Writes pictures one after another as an animation.
func animation(of frames: [CGImage], secondsEach delay: Double) -> Data? {
  let type = "com.compuserve.gif"
  let types = CGImageDestinationCopyTypeIdentifiers() as? [String] ?? []
  let data = NSMutableData()
  guard types.contains(type),
    let target = CGImageDestinationCreateWithData(data, type as CFString, frames.count, nil)
  else { return nil }
  let loop: [CFString: Any] = [
    kCGImagePropertyGIFLoopCount: 0, kCGImagePropertyGIFHasGlobalColorMap: false,
  ]
  let frame: [CFString: Any] = [
    kCGImagePropertyGIFDelayTime: delay, kCGImagePropertyGIFUnclampedDelayTime: delay,
  ]
  CGImageDestinationSetProperties(target, [kCGImagePropertyGIFDictionary: loop] as CFDictionary)
  for image in frames {
    CGImageDestinationAddImage(
      target, image, [kCGImagePropertyGIFDictionary: frame] as CFDictionary)
  }
  return CGImageDestinationFinalize(target) ? data as Data : nil
}

/// The options that turn a picture and keep what is known of it.
func turning(_ orientation: Int, keeping metadata: Any?) -> [CFString: Any] {
  var options: [CFString: Any] = [kCGImageDestinationOrientation: orientation]
  if let metadata {
    options[kCGImageDestinationMetadata] = metadata
    options[kCGImageDestinationMergeMetadata] = true
  }
  return options
}
