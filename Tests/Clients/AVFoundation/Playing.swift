import AVFoundation

/// The player of the podcast app, whose state its widget shows.
@MainActor
final class EpisodePlayer {
  private let player: AVPlayer
  private var observer: (any NSObjectProtocol)?

  /// Plays an episode from the network.
  init(_ url: URL) { player = AVPlayer(url: url) }

  /// Plays an episode that was downloaded, or nothing yet.
  init(downloaded asset: AVAsset?) {
    player = asset.map { AVPlayer(playerItem: AVPlayerItem(asset: $0)) } ?? AVPlayer()
  }

  /// Starts where the user stopped.
  func resume(at position: CMTime, volume: Float) {
    player.seek(to: position)
    player.volume = volume
    player.isMuted = volume == 0
    player.play()
  }

  /// Plays faster, or stops.
  func setSpeed(_ speed: Float) {
    if speed == 0 { player.pause() } else { player.rate = speed }
  }

  /// Goes on with another episode.
  func play(next url: URL) {
    let item = AVPlayerItem(url: url)
    player.replaceCurrentItem(with: item)
    observer = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: .main
    ) { notification in
      NSLog("%@", notification.name == .AVPlayerItemDidPlayToEndTime ? "finished" : "")
    }
  }

  /// The player's state, in words.
  var summary: String {
    let state: AVPlayer.TimeControlStatus = player.timeControlStatus
    let word =
      switch state {
      case .paused: "paused"
      case .playing: "playing"
      case .waitingToPlayAtSpecifiedRate: "waiting"
      @unknown default: "unknown"
      }
    return "\(word) at \(player.currentTime().seconds)"
  }

  /// The problem that keeps the episode from playing.
  var problem: String? {
    guard let item = player.currentItem else { return "Nothing to play" }
    let status: AVPlayerItem.Status = item.status
    return switch status {
    case .readyToPlay: item.duration.isIndefinite ? "Live" : nil
    case .failed: item.error?.localizedDescription ?? "Failed"
    case .unknown: item.asset.isPlayable ? nil : "Not playable"
    @unknown default: nil
    }
  }
}

/// The duration of a download.
func length(of file: URL, isExact: Bool) -> CMTime {
  let asset = AVURLAsset(url: file, options: ["AVURLAssetPreferPreciseDuration": isExact])
  return asset.url == file ? asset.duration : AVAsset(url: file).duration
}

/// The bell of a timer.
@MainActor
final class Bell: NSObject, @MainActor AVAudioPlayerDelegate {
  private var player: AVAudioPlayer?
  private(set) var strokes = 0
  private(set) var failure: String?

  /// Loads a sound of the app, or one that was made.
  func load(_ sound: URL?, or data: Data) throws {
    let player = try sound.map { try AVAudioPlayer(contentsOf: $0) } ?? AVAudioPlayer(data: data)
    player.delegate = self
    player.numberOfLoops = 2
    player.volume = 0.6
    player.prepareToPlay()
    self.player = player
  }

  /// Rings from the start, or goes on.
  func ring(again: Bool) -> Bool {
    guard let player else { return false }
    if again || player.currentTime >= player.duration { player.currentTime = 0 }
    return player.isPlaying || player.play()
  }

  /// Falls silent, for a while or for good.
  func silence(forGood: Bool) {
    if forGood { player?.stop() } else { player?.pause() }
  }

  /// The name of the sound.
  var soundName: String? { player?.url?.lastPathComponent }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    if flag { strokes += 1 }
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    failure = error?.localizedDescription
  }
}

/// Has nothing to do when a sound ends.
final class SilentListener: NSObject, AVAudioPlayerDelegate {}

/// Attaches a listener that leaves everything to the system.
func attach(_ listener: SilentListener, to player: AVAudioPlayer) {
  player.delegate = listener
  listener.audioPlayerDidFinishPlaying(player, successfully: true)
  listener.audioPlayerDecodeErrorDidOccur(player, error: nil)
}
