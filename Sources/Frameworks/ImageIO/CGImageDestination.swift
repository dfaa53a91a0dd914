// Image destinations: the bytes of one image. An image that was read is written as it was; one
// whose pixels came about by drawing has no bytes here, so that finalising it fails.

public import CoreGraphics
public import FoundationSupplement

public let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality" as CFString
public let kCGImageDestinationBackgroundColor = "kCGImageDestinationBackgroundColor" as CFString
public let kCGImageDestinationImageMaxPixelSize =
  "kCGImageDestinationImageMaxPixelSize" as CFString
public let kCGImageDestinationEmbedThumbnail = "kCGImageDestinationEmbedThumbnail" as CFString

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

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
public let kCGImageDestinationMetadata: CFString = "kCGImageDestinationMetadata"
public let kCGImageDestinationOrientation: CFString = "kCGImageDestinationOrientation"
public let kCGImageDestinationMergeMetadata: CFString = "kCGImageDestinationMergeMetadata"

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
