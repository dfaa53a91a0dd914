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

extension Rotation: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, from: "", to: "", score: 0, strength: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("from", &from)
    try fields.required("score", &score)
    try fields.required("strength", &strength)
    try fields.required("to", &to)
  }
}

/// A rotation that a limit did not allow.
public struct RotationSuppression: Hashable, Sendable {
  /// The limits that suppress rotations.
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
  /// The limit that suppressed the rotation.
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

extension RotationSuppression: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(at: .distantPast, member: "", score: 0, strength: 0, reason: .perDay)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("member", &member)
    try fields.required("reason", &reason)
    try fields.required("score", &score)
    try fields.required("strength", &strength)
  }
}
