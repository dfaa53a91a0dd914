import AVFoundation
import CoreGraphics
import Foundation

/// The facts of a recording that the app shows.
struct RecordingFacts {
  var title: String?
  var artist: String?
  var cover: Data?
  var seconds = 0.0
  var size = CGSize.zero

  /// Reads a file.
  init(_ url: URL) async throws {
    let asset = AVURLAsset(url: url)
    let (duration, metadata) = try await asset.load(.duration, .commonMetadata)
    seconds = duration.seconds
    let titles = AVMetadataItem.metadataItems(
      from: metadata, filteredByIdentifier: .commonIdentifierTitle)
    title = try await titles.first?.load(.stringValue)
    for item in metadata {
      switch item.commonKey {
      case AVMetadataKey.commonKeyTitle?: title = item.stringValue
      case .commonKeyArtist?, .commonKeyAuthor?, .commonKeyAlbumName?: artist = item.stringValue
      case .commonKeyArtwork?: cover = try await item.load(.dataValue)
      case .commonKeyCreationDate?, .commonKeyLocation?, .commonKeyType?:
        print(item.dateValue as Any, item.numberValue as Any, item.dataValue as Any)
      default: print(item.extendedLanguageTag ?? "")
      }
    }
    guard let track = try await asset.loadTracks(withMediaType: .video).first else { return }
    let (natural, transform, range) = try await track.load(
      .naturalSize, .preferredTransform, .timeRange)
    size = natural.applying(transform)
    print(range.end.seconds, track.trackID as CMPersistentTrackID, track.naturalSize)
    print(track.preferredTransform, track.timeRange, track.nominalFrameRate)
  }

  /// Whether a file can be changed.
  static func canChange(_ asset: AVAsset) async throws -> Bool {
    guard !asset.hasProtectedContent, asset.isReadable else { return asset.isExportable }
    return try await asset.load(.isExportable, .isComposable) == (true, true)
  }
}

/// Loads one property of whatever has any.
func load<Root: AVAsynchronousKeyValueLoading, Value>(
  _ property: AVAsyncProperty<Root, Value>, of root: Root
) async -> Value? {
  let name: AVPartialAsyncProperty<Root> = property
  if case .failed = root.status(of: property) { print(name.hashValue) }
  return try? await root.load(property)
}

/// The rates of a film.
func rates(_ track: AVAssetTrack) async throws -> [Float] {
  let formats = try await track.load(.formatDescriptions)
  let (frames, data) = try await track.load(.nominalFrameRate, .estimatedDataRate)
  return [frames, data, Float(formats.count)]
}

/// A title that the app writes into a file.
func titleItem(_ title: String) -> AVMetadataItem {
  let item = AVMutableMetadataItem()
  item.identifier = AVMetadataIdentifier.commonIdentifierTitle
  item.extendedLanguageTag = "und"
  return item
}

/// The identifiers of what is left out of a copy.
let privateIdentifiers: [AVMetadataIdentifier] = [
  .commonIdentifierArtist, .commonIdentifierAlbumName, .commonIdentifierArtwork,
  .commonIdentifierCreationDate, .commonIdentifierDescription,
]

/// A picture of a film.
func picture(of asset: AVAsset, at time: CMTime) async throws -> CGImage {
  let generator = AVAssetImageGenerator(asset: asset)
  generator.appliesPreferredTrackTransform = true
  generator.maximumSize = CGSize(width: 300, height: 300)
  generator.requestedTimeToleranceBefore = .zero
  generator.requestedTimeToleranceAfter = .zero
  generator.generateCGImageAsynchronously(for: time) { _, _, error in print(error as Any) }
  generator.generateCGImagesAsynchronously(forTimes: []) { _, _, _, result, _ in
    print(result == .cancelled)
  }
  defer { generator.cancelAllCGImageGeneration() }
  if let image = try? generator.copyCGImage(at: time, actualTime: nil) { return image }
  return try await generator.image(at: time).image
}

/// A smaller copy of a film.
func export(_ asset: AVAsset, to url: URL) async throws {
  let presets = AVAssetExportSession.exportPresets(compatibleWith: asset)
  let wanted = [
    AVAssetExportPreset1920x1080, AVAssetExportPreset1280x720, AVAssetExportPreset640x480,
    AVAssetExportPresetHighestQuality, AVAssetExportPresetMediumQuality,
    AVAssetExportPresetLowQuality, AVAssetExportPresetAppleM4A,
  ].first(where: presets.contains)
  let preset = wanted ?? AVAssetExportSession.allExportPresets()[0]
  guard
    let session = AVAssetExportSession(
      asset: asset, presetName: wanted == nil ? AVAssetExportPresetPassthrough : preset)
  else { return }
  session.outputURL = url
  session.outputFileType = session.supportedFileTypes.first ?? AVFileType.m4v
  session.shouldOptimizeForNetworkUse = true
  session.timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  print(session.presetName)
  session.exportAsynchronously { print(session.status == .failed) }
  session.cancelExport()
  Task {
    for await state in session.states(updateInterval: 1) {
      if case .exporting(let progress) = state { print(progress.fractionCompleted) }
    }
  }
  do {
    try await session.export(to: url, as: .m4a)
  } catch AVError.exportFailed {
    print("no copy")
  }
}
