// Ranges of CoreMedia's times, and the samples that a stream carries.
//
// https://developer.apple.com/documentation/coremedia/cmtimerange

import FoundationSupplement

/// A range of times, without its end.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { (start, duration) = (.invalid, .invalid) }

  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }

  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }

  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    start <= range.start && range.end <= end
  }

  /// The times that are in both ranges; an empty range where there are none.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// The range from the first to the last time of both.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}

/// Samples of a stream, of which none flows here.
public final class CMSampleBuffer: Sendable {
  private init() {}

  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: Int { 0 }
}

/// The format of a stream, of which none flows here.
public class CMFormatDescription: @unchecked Sendable {
  private init() {}
}

public typealias CMAudioFormatDescription = CMFormatDescription
public typealias CMVideoFormatDescription = CMFormatDescription

/// The width and height of pictures in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32

  public init() { self.init(width: 0, height: 0) }

  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
