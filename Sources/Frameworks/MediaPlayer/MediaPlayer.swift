// MediaPlayer: a library that may not be read, and a player with the environment's song.

@_exported public import FoundationSupplement
@_exported public import UIKit

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class MPMediaLibrary: NSObject, @unchecked Sendable {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  public class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
}

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  public static let systemMusicPlayer = MPMusicPlayerController()
  public static let applicationMusicPlayer = MPMusicPlayerController()

  open var playbackState: MPMusicPlaybackState {
    DeviceRecord.fact("nowPlaying").map { $0.holds("paused") ? .paused : .playing } ?? .stopped
  }
  open var nowPlayingItem: MPMediaItem? {
    get { DeviceRecord.fact("nowPlaying").map(MPMediaItem.init) }
    set {}
  }
  open var currentPlaybackTime: TimeInterval =
    DeviceRecord.fact("nowPlaying")?.number("elapsed") ?? 0

  open func play() {}
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
}

public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()

  open class func `default`() -> MPNowPlayingInfoCenter { center }

  open var nowPlayingInfo: [String: Any]?
}

/// A slider of the device's volume.
@MainActor @preconcurrency open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
}
