/// An interval in which a widget's effective score is one positive value set by one applied entry.
public struct RelevanceWindow: Hashable, Sendable {
  /// The first instant, in seconds since 1970.
  public var from: Double
  /// The instant after the last.
  public var to: Double
  /// The effective score.
  public var score: Double
  /// The instant at which the entry was applied.
  public var appliedAt: Double
  /// The position of the call in the calls of the track.
  public var call: Int
  /// The position of the entry in that call's entries, as the provider gave them.
  public var entry: Int

  /// Creates a window.
  public init(
    from: Double, to: Double, score: Double, appliedAt: Double, call: Int, entry: Int
  ) {
    self.from = from
    self.to = to
    self.score = score
    self.appliedAt = appliedAt
    self.call = call
    self.entry = entry
  }
}
