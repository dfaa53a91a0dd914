// AVFoundation, declared for sources that are shared with an app. An extension plays, speaks and
// records nothing: players never advance and devices are not there.

@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import FoundationSupplement

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
  public static let subtitle = AVMediaType(rawValue: "sbtl")
  public static let depthData = AVMediaType(rawValue: "dpth")
}

open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .indefinite }
  open var isPlayable: Bool { false }

  public convenience init(url: URL) { self.init() }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public let resourceLoader = AVAssetResourceLoader()

  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let playbackStalledNotification = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")

  public let asset: AVAsset
  open var status: Status { .unknown }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  open var loadedTimeRanges: [NSValue] { [] }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }

  open func currentTime() -> CMTime { .zero }

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

open class AVPlayer: NSObject, @unchecked Sendable {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var timeControlStatus: TimeControlStatus { .paused }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var defaultRate: Float = 1
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }

  public override init() {}

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  open func play() {}
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var numberOfLoops = 0
  open var volume: Float = 1
  open var currentTime: TimeInterval = 0
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  public let url: URL?

  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
  }

  public init(data: Data) throws { url = nil }

  @discardableResult
  open func prepareToPlay() -> Bool { false }

  @discardableResult
  open func play() -> Bool { false }

  open func pause() {}
  open func stop() {}
}

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }

  /// Finds no voice: none is installed.
  public convenience init?(identifier: String) { return nil }

  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1

  public init(string: String) { speechString = string }
}

open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  public override init() {}

  open func speak(_ utterance: AVSpeechUtterance) {}

  open var usesApplicationAudioSession = true

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  open func continueSpeaking() -> Bool { false }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

/// The way in which sound that is played faster keeps its pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let spectral = Self(rawValue: "Spectral")
  public static let timeDomain = Self(rawValue: "TimeDomain")
  public static let varispeed = Self(rawValue: "Varispeed")
}

public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
