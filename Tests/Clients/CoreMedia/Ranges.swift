import CoreMedia

/// The chapters of a recording.
struct Chapters {
  var ranges: [CMTimeRange]

  /// The chapter of a moment.
  func chapter(at time: CMTime) -> Int? {
    ranges.firstIndex { CMTimeRangeContainsTime($0, time: time) && $0.containsTime(time) }
  }

  /// A chapter's part that two others have in common.
  func common(_ one: Int, _ other: Int) -> CMTimeRange? {
    let common = ranges[one].intersection(ranges[other])
    guard common.isValid, !common.isEmpty, !common.isIndefinite else { return nil }
    return ranges[one].containsTimeRange(common) ? common : ranges[one].union(common)
  }

  /// A chapter from its beginning and length in seconds.
  mutating func add(_ start: Double, _ length: Double) {
    let scale: Int32 = 600
    ranges.append(
      CMTimeRangeMake(
        start: CMTimeMakeWithSeconds(start, preferredTimescale: scale),
        duration: CMTimeMakeWithSeconds(length, preferredTimescale: scale)))
  }
}

/// What a stream's samples are.
func facts(
  _ buffer: CMSampleBuffer, _ sound: CMAudioFormatDescription, _ film: CMVideoFormatDescription
) -> String {
  let same = (sound as CMFormatDescription) === film
  let size = CMVideoDimensions(width: 1920, height: 1080)
  return "\(buffer.presentationTimeStamp) \(buffer.numSamples) \(same) \(size.width)"
}
