public import WidgetRecording

/// A change of the widget on top of a stack.
public struct Rotation: Hashable, Sendable {
  /// The instant.
  public var at: SimulatedInstant
  /// The member that was on top.
  public var from: MemberName
  /// The member that is on top now.
  public var to: MemberName
  /// The effective score of that member.
  public var score: Double
  /// Its score relative to its own greatest, in (0, 1].
  public var strength: Double

  /// Creates a rotation.
  public init(
    at: SimulatedInstant, from: MemberName, to: MemberName, score: Double, strength: Double
  ) {
    self.at = at
    self.from = from
    self.to = to
    self.score = score
    self.strength = strength
  }
}

/// A rotation that a limit did not allow.
public struct Suppression: Hashable, Sendable {
  /// The limit that said no.
  public enum Reason: String, Hashable, Sendable, JSONConvertible {
    /// The member rotated often enough in the last 24 hours.
    case perDay
    /// The member's last rotation was too short a time ago.
    case minimumInterval
  }

  /// The instant.
  public var at: SimulatedInstant
  /// The member that would have come on top.
  public var member: MemberName
  /// Its effective score.
  public var score: Double
  /// Its score relative to its own greatest.
  public var strength: Double
  /// The limit that said no.
  public var reason: Reason

  /// Creates a suppression.
  public init(
    at: SimulatedInstant, member: MemberName, score: Double, strength: Double, reason: Reason
  ) {
    self.at = at
    self.member = member
    self.score = score
    self.strength = strength
    self.reason = reason
  }
}
