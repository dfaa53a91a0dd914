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

  public let asset: AVAsset
  open var status: Status { .unknown }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }

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

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var timeControlStatus: TimeControlStatus { .paused }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var preventsDisplaySleepDuringVideoPlayback = true

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

  public init?(language languageCode: String?) { language = languageCode ?? "en-US" }

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

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
