// Pictures and copies of assets. Files are not decoded here, so that every one of both fails.

public import CoreGraphics
public import CoreMedia
import FoundationSupplement

/// Makes pictures of a film's moments.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  public typealias CompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  /// Fails: nothing is decoded here.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decodeFailed)
  }

  /// Fails: nothing is decoded here.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decodeFailed)
  }

  /// Answers with an error: nothing is decoded here.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, .zero, AVError(.decodeFailed))
  }

  /// Answers with an error for each time: nothing is decoded here.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    for _ in requestedTimes { handler(.invalid, nil, .invalid, .failed, AVError(.decodeFailed)) }
  }

  open func cancelAllCGImageGeneration() {}
}

/// Writes an asset's copy in another form.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }

  /// The state of an export; iOS 18.
  public enum State: Sendable {
    case pending, waiting
    case exporting(progress: Progress)
  }

  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var metadata: [AVMetadataItem]?
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?

  /// Takes an asset and the name of its copy's form.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    (self.asset, self.presetName) = (asset, presetName)
  }

  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4a] }

  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetPassthrough,
      AVAssetExportPresetAppleM4A, AVAssetExportPreset640x480, AVAssetExportPreset1280x720,
      AVAssetExportPreset1920x1080,
    ]
  }

  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

  /// Ends as failed: nothing is decoded here.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    fail()
    handler()
  }

  /// Ends as failed: nothing is decoded here.
  public func export() async { fail() }

  /// Fails: nothing is decoded here; iOS 18.
  public func export(to url: URL, as fileType: AVFileType) async throws {
    fail()
    throw AVError(.exportFailed)
  }

  /// The states of the export, of which there are none; iOS 18.
  public func states(updateInterval: TimeInterval = .infinity) -> some AsyncSequence<State, Never> {
    AsyncStream<State> { $0.finish() }
  }

  open func cancelExport() { status = .cancelled }

  private func fail() { (status, error) = (.failed, AVError(.exportFailed)) }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// The form of a file, by the identifier of its type.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  public static let mp3 = Self(rawValue: "public.mp3")
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  public static let aiff = Self(rawValue: "public.aiff-audio")
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  public static let jpg = Self(rawValue: "public.jpeg")
  public static let heic = Self(rawValue: "public.heic")
}
