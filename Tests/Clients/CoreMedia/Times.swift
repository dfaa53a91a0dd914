import CoreMedia

/// The chapters of an episode, as the player's widget shows them.
struct Chapter: Comparable {
  var title: String
  var start: CMTime

  static func < (one: Chapter, other: Chapter) -> Bool { one.start < other.start }
}

/// The position in an episode.
struct EpisodePosition: Hashable {
  var played = CMTime.zero
  var duration = CMTime.indefinite

  /// The remaining time; nothing for a live stream.
  var remaining: CMTime {
    guard duration.isNumeric, !duration.isIndefinite else { return .invalid }
    return duration - played
  }

  /// The fraction that was played.
  var fraction: Double {
    remaining.isValid ? CMTimeGetSeconds(played) / duration.seconds : 0
  }

  /// Jumps ahead.
  mutating func skip(seconds: Double) {
    played = played + CMTime(seconds: seconds, preferredTimescale: 600)
  }

  /// Goes back, to the start at most.
  mutating func rewind(seconds: Float64) {
    played = max(.zero, played - CMTimeMakeWithSeconds(seconds, preferredTimescale: 600))
  }
}

/// A time as the sync service writes it.
struct SyncedTime: Codable {
  var value: CMTimeValue
  var scale: CMTimeScale
  var epoch: CMTimeEpoch
  var flags: UInt32

  /// Keeps a time exactly.
  init(_ time: CMTime) {
    value = time.value
    scale = time.timescale
    epoch = time.epoch
    flags = time.flags.rawValue
  }

  /// The time that was kept.
  var time: CMTime {
    let flags = CMTimeFlags(rawValue: flags)
    if flags.contains(.indefinite) { return .indefinite }
    if flags.contains(.positiveInfinity) { return .positiveInfinity }
    if flags.contains(.negativeInfinity) { return .negativeInfinity }
    return CMTime(value: value, timescale: scale, flags: flags, epoch: epoch)
  }

  /// Whether the time is as the recorder measured it.
  var isExact: Bool {
    let flags = CMTimeFlags(rawValue: flags)
    return flags.contains(.valid) && !flags.contains(.hasBeenRounded)
  }
}

/// The length of a frame of video.
func frameLength(perSecond frames: CMTimeScale) -> CMTime {
  frames == 25 ? CMTimeMake(value: 1, timescale: 25) : CMTime(value: 1, timescale: frames)
}

/// A time that is filled in while an episode loads.
func placeholderTime() -> CMTime { CMTime() }
