import CoreMedia
import Foundation

/// A grey picture in memory.
func greyBuffer(width: Int, height: Int) -> CVPixelBuffer? {
  var buffer: CVPixelBuffer?
  let attributes: [CFString: Any] = [
    kCVPixelBufferCGImageCompatibilityKey: true, kCVPixelBufferBytesPerRowAlignmentKey: 16,
    kCVPixelBufferCGBitmapContextCompatibilityKey: true, kCVPixelBufferWidthKey: width,
    kCVPixelBufferHeightKey: height, kCVPixelBufferIOSurfacePropertiesKey: [:] as CFDictionary,
    kCVPixelBufferPixelFormatTypeKey: kCVPixelFormatType_OneComponent8,
  ]
  let status: CVReturn = CVPixelBufferCreate(
    kCFAllocatorDefault, width, height, kCVPixelFormatType_OneComponent8,
    attributes as CFDictionary, &buffer)
  guard status == kCVReturnSuccess, let buffer else {
    print([kCVReturnInvalidArgument, kCVReturnInvalidPixelFormat, kCVReturnInvalidSize])
    return nil
  }
  CVPixelBufferLockBaseAddress(buffer, [])
  defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
  CVPixelBufferGetBaseAddress(buffer)?.initializeMemory(
    as: UInt8.self, repeating: 128, count: CVPixelBufferGetDataSize(buffer))
  return buffer
}

/// The size and the kind of a frame.
func words(for frame: CVImageBuffer) -> String {
  let flags: CVPixelBufferLockFlags = .readOnly
  CVPixelBufferLockBaseAddress(frame, flags)
  defer { CVPixelBufferUnlockBaseAddress(frame, flags) }
  let size = "\(CVPixelBufferGetWidth(frame))×\(CVPixelBufferGetHeight(frame))"
  let planes = CVPixelBufferIsPlanar(frame) ? CVPixelBufferGetPlaneCount(frame) : 1
  return switch CVPixelBufferGetPixelFormatType(frame) {
  case kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA: size
  case kCVPixelFormatType_24RGB: size + " without alpha"
  default: size + ", \(planes) planes, \(CVPixelBufferGetBytesPerRow(frame)) bytes"
  }
}

/// Whether a buffer is one of CoreVideo's, whose options are bits.
func isFrame(_ value: AnyObject, options: CVOptionFlags) -> Bool {
  value is CVBuffer && options == 0
}
