// WidgetKit's TimelineEntry and TimelineEntryRelevance. Both are recorded as the provider gave
// them, whatever the score or the duration.

/// An entry of a timeline, which a widget shows from a date on.
public protocol TimelineEntry {
  /// The date from which on the entry is shown.
  var date: Date { get }

  /// The relevance of the entry to the user.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No relevance: an earlier entry's still holds.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry, compared with all other entries of its widget.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The relevance; zero and less mean none.
  public var score: Float

  /// The seconds after the entry's date for which the score holds; zero means until the next one.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0.0) {
    self.score = score
    self.duration = duration
  }
}
