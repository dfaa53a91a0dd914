import Foundation
import MediaPlayer

/// The song in the music widget.
struct Song: Equatable {
  var title: String
  var artist: String
  var album: String
  var length: TimeInterval
  var identifier: UInt64

  /// Reads what the player plays.
  init(_ item: MPMediaItem) {
    title = item.title ?? "Unknown"
    artist = item.artist ?? ""
    album = item.albumTitle ?? ""
    length = item.playbackDuration
    identifier = item.persistentID
  }
}

/// The remote control of the music app.
@MainActor
struct MusicRemote {
  let player: MPMusicPlayerController

  /// Controls what the user hears, or only what this app plays.
  init(isForApp: Bool) {
    player = isForApp ? .applicationMusicPlayer : .systemMusicPlayer
  }

  /// The song, with the second that it is at.
  var current: (song: Song, second: TimeInterval)? {
    player.nowPlayingItem.map { (Song($0), player.currentPlaybackTime) }
  }

  /// Plays a song from its start.
  func play(_ item: MPMediaItem) {
    player.nowPlayingItem = item
    player.currentPlaybackTime = 0
    player.play()
  }

  /// Does what the widget's buttons say.
  func press(_ button: Button) {
    switch button {
    case .playPause: if isPlaying { player.pause() } else { player.play() }
    case .next: player.skipToNextItem()
    case .previous: player.skipToPreviousItem()
    case .stop: player.stop()
    }
  }

  /// A button of the widget.
  enum Button { case playPause, next, previous, stop }

  private var isPlaying: Bool {
    let state: MPMusicPlaybackState = player.playbackState
    return switch state {
    case .playing, .seekingForward, .seekingBackward: true
    case .stopped, .paused, .interrupted: false
    @unknown default: false
    }
  }
}

/// Tells the lock screen what the app plays.
func publish(_ song: Song?, at second: TimeInterval, speed: Double) {
  let center = MPNowPlayingInfoCenter.default()
  center.nowPlayingInfo = song.map {
    [
      MPMediaItemPropertyTitle: $0.title, MPMediaItemPropertyArtist: $0.artist,
      MPMediaItemPropertyAlbumTitle: $0.album, MPMediaItemPropertyPlaybackDuration: $0.length,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: second,
      MPNowPlayingInfoPropertyPlaybackRate: speed,
    ]
  }
}

/// Asks for the music library.
enum MusicAccess {
  /// The note in the settings.
  static func note(on status: MPMediaLibraryAuthorizationStatus) -> String {
    switch status {
    case .notDetermined: "Not asked yet"
    case .denied: "Not allowed"
    case .restricted: "Not allowed here"
    case .authorized: "Allowed"
    @unknown default: "Unknown"
    }
  }

  /// Asks where that is still to be done, and calls back.
  static func ask(_ done: @escaping @Sendable (String) -> Void) {
    guard MPMediaLibrary.authorizationStatus() == .notDetermined else { return }
    MPMediaLibrary.requestAuthorization { done(note(on: $0)) }
  }

  /// Asks and waits.
  static func ask() async -> String { note(on: await MPMediaLibrary.requestAuthorization()) }
}

/// The volume slider of the app's player.
@MainActor
func makeVolumeSlider() -> MPVolumeView { MPVolumeView() }
