// Image destinations: the bytes of one image. An image that was read is written as it was; one
// whose pixels came about by drawing has no bytes here, so that finalising it fails.

public import CoreGraphics
public import FoundationSupplement

public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality" as CFString
public nonisolated(unsafe) let kCGImageDestinationBackgroundColor =
  "kCGImageDestinationBackgroundColor" as CFString
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize =
  "kCGImageDestinationImageMaxPixelSize" as CFString
public nonisolated(unsafe) let kCGImageDestinationEmbedThumbnail =
  "kCGImageDestinationEmbedThumbnail" as CFString

/// A file or data that images are written to.
public final class CGImageDestination: @unchecked Sendable {
  private let write: (Data) -> Bool
  private var images: [CGImage] = []

  init(_ write: @escaping (Data) -> Bool) { self.write = write }

  func add(_ image: CGImage?) { if let image { images.append(image) } }

  func finish() -> Bool { images.first?.encoded.map(write) ?? false }
}

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination { bytes in
    data.append(bytes)
    return true
  }
}

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination { bytes in (try? bytes.write(to: url as URL)) != nil }
}

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image)
}

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  idst.add(isrc.image)
}

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

/// Returns the types that images are written in.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "public.heic"]
}

public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
public nonisolated(unsafe) let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
public nonisolated(unsafe) let kCGImageDestinationOrientation: CFString =
  "kCGImageDestinationOrientation"
public nonisolated(unsafe) let kCGImageDestinationMergeMetadata: CFString =
  "kCGImageDestinationMergeMetadata"

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
