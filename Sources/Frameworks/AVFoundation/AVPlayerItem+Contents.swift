// The frames of a film, and loaders of a film's parts. No film is read here: there is no frame, and
// no delegate is asked for a part.

public import Dispatch
import FoundationSupplement

/// The frames that a player's item shows, of which there are none.
open class AVPlayerItemVideoOutput: NSObject, @unchecked Sendable {
  public init(pixelBufferAttributes: [String: Any]? = nil) {}
  public init(outputSettings: [String: Any]?) {}

  /// Returns false: no frame comes.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }

  /// Returns nothing: no frame comes.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }

  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
}

extension AVPlayerItem {
  /// Keeps its place: no frame comes.
  public func add(_ output: AVPlayerItemVideoOutput) {}
  /// Keeps its place: no frame comes.
  public func remove(_ output: AVPlayerItemVideoOutput) {}
}

/// A loader of an asset's parts, which asks nobody.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false

  override init() {}

  open func setDelegate(
    _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    self.delegate = delegate
    self.delegateQueue = delegateQueue
  }
}

/// A source of an asset's parts. It is never asked for one.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
}

extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// A request for a part of an asset, of which there is none here.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
  open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }

  override init() {}

  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}

// Compiled where it is used, so that only such programs load the network's libraries.
extension AVAssetResourceLoadingRequest {
  /// The request; of no address, since nobody makes one.
  @_alwaysEmitIntoClient
  public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
}

/// The facts that a delegate tells of an asset.
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false

  override init() {}
}

/// The bytes that a delegate is asked for.
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  public let requestedOffset: Int64
  public let requestedLength: Int
  open private(set) var currentOffset: Int64

  init(offset: Int64, length: Int) {
    requestedOffset = offset
    requestedLength = length
    currentOffset = offset
  }

  open func respond(with data: Data) { currentOffset += Int64(data.count) }
}
