// CoreVideo's pixel buffers: memory for the pixels of one picture, in formats with one plane. No
// camera and no film fills one.

import FoundationSupplement

/// The result code of a function of CoreVideo.
public typealias CVReturn = Int32

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

/// The memory of a picture's pixels.
public final class CVBuffer: @unchecked Sendable {
  fileprivate let width: Int
  fileprivate let height: Int
  fileprivate let format: OSType
  fileprivate let bytesPerRow: Int
  fileprivate let memory: UnsafeMutableRawPointer

  /// Creates a buffer of zeros; its rows begin at multiples of 16 bytes.
  fileprivate init(width: Int, height: Int, format: OSType, bytesPerPixel: Int) {
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = (width * bytesPerPixel + 15) / 16 * 16
    memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit { memory.deallocate() }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

/// The use of a buffer's memory while it is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

public typealias CVOptionFlags = UInt64

public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_24RGB: OSType = 0x18
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038

public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public nonisolated(unsafe) let kCVPixelBufferWidthKey: CFString = "Width"
public nonisolated(unsafe) let kCVPixelBufferHeightKey: CFString = "Height"
public nonisolated(unsafe) let kCVPixelBufferBytesPerRowAlignmentKey: CFString =
  "BytesPerRowAlignment"
public nonisolated(unsafe) let kCVPixelBufferCGImageCompatibilityKey: CFString =
  "CGImageCompatibility"
public nonisolated(unsafe) let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString =
  "CGBitmapContextCompatibility"
public nonisolated(unsafe) let kCVPixelBufferIOSurfacePropertiesKey: CFString =
  "IOSurfaceProperties"

/// The bytes of a pixel in the formats with one plane; nil for any other format.
private func bytesPerPixel(of format: OSType) -> Int? {
  switch format {
  case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA: 4
  case kCVPixelFormatType_24RGB: 3
  case kCVPixelFormatType_OneComponent8: 1
  default: nil
  }
}

/// Creates a buffer; fails for formats that are not declared here. Its attributes have no effect.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard let bytes = bytesPerPixel(of: pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  pixelBufferOut.pointee = CVBuffer(
    width: width, height: height, format: pixelFormatType, bytesPerPixel: bytes)
  return kCVReturnSuccess
}

/// Succeeds: a buffer's memory can always be reached.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Succeeds: a buffer's memory can always be reached.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Returns the address of the first row.
public func CVPixelBufferGetBaseAddress(
  _ pixelBuffer: CVPixelBuffer
) -> UnsafeMutableRawPointer? { pixelBuffer.memory }

/// Returns the number of pixels in a row.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the number of rows.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the bytes from a row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow
}
/// Returns the bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// Returns the format of the pixels.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType {
  pixelBuffer.format
}
/// Returns 0: every format here has one plane.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns false: every format here has one plane.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
