import AVFoundation
import Foundation

/// Takes frames out of a film, and loads it from the app's own cache.
final class FilmFrames: NSObject, AVAssetResourceLoaderDelegate {
  private let output = AVPlayerItemVideoOutput(pixelBufferAttributes: [
    kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA)
  ])
  private let item: AVPlayerItem
  private let cache: [URL: Data]

  init(_ url: URL, cache: [URL: Data]) {
    let asset = AVURLAsset(url: url)
    item = AVPlayerItem(asset: asset)
    self.cache = cache
    super.init()
    let loader: AVAssetResourceLoader = asset.resourceLoader
    loader.preloadsEligibleContentKeys = false
    loader.setDelegate(self, queue: .main)
    if loader.delegate != nil, loader.delegateQueue != nil { item.add(output) }
  }

  func frame(at seconds: CFTimeInterval) -> CVPixelBuffer? {
    let time = output.itemTime(forHostTime: seconds)
    guard output.hasNewPixelBuffer(forItemTime: time) else { return nil }
    return output.copyPixelBuffer(forItemTime: time, itemTimeForDisplay: nil)
  }

  func close() { item.remove(output) }

  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool {
    guard let url = loadingRequest.request.url, let data = cache[url] else {
      loadingRequest.finishLoading(with: URLError(.fileDoesNotExist))
      return false
    }
    let facts: AVAssetResourceLoadingContentInformationRequest? =
      loadingRequest.contentInformationRequest
    facts?.contentType = "public.mpeg-4"
    facts?.contentLength = Int64(data.count)
    facts?.isByteRangeAccessSupported = true
    if let part: AVAssetResourceLoadingDataRequest = loadingRequest.dataRequest,
      part.currentOffset >= part.requestedOffset
    {
      part.respond(with: data.prefix(part.requestedLength))
    }
    if !loadingRequest.isFinished, !loadingRequest.isCancelled { loadingRequest.finishLoading() }
    return true
  }
}
