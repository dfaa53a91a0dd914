public import WidgetRecording

/// An interval in which a widget's effective score is one positive value set by one applied entry.
public struct RelevanceWindow: Hashable, Sendable {
  /// The first instant.
  public var from: SimulatedInstant
  /// The instant after the last.
  public var to: SimulatedInstant
  /// The effective score.
  public var score: Double
  /// The instant at which the entry was applied.
  public var appliedAt: SimulatedInstant
  /// The position of the call in the calls of the track.
  public var call: Int
  /// The position of the entry in that call's entries, as the provider gave them.
  public var entry: Int

  /// Creates a window.
  public init(
    from: SimulatedInstant, to: SimulatedInstant, score: Double, appliedAt: SimulatedInstant,
    call: Int, entry: Int
  ) {
    self.from = from
    self.to = to
    self.score = score
    self.appliedAt = appliedAt
    self.call = call
    self.entry = entry
  }
}
