/// A rate limit: at most so many events in 24 hours, so many seconds apart.
public struct RateLimit: Hashable, Sendable {
  /// The simulated seconds of the day in which `perDay` is counted.
  public static let day = 86_400.0

  /// The greatest number in any rolling 24 hours.
  public var perDay: Int
  /// The least number of simulated seconds between two.
  public var minimumInterval: Double

  /// Creates a limit.
  public init(perDay: Int, minimumInterval: Double) {
    self.perDay = perDay
    self.minimumInterval = minimumInterval
  }

  /// Reloads a day that a widget gets which is looked at seldom: the lower end of what Apple
  /// documents.
  public static let leastReloads = 40

  /// The assumed limit on rotations to one member of one stack; Apple publishes no number.
  public static let assumedRotations = Self(perDay: 8, minimumInterval: 900)

  /// The assumed limit on suggestions of one kind; Apple publishes no number.
  public static let assumedSuggestions = Self(perDay: 4, minimumInterval: 3600)

  /// Reloads of one member; 70 is the upper end of what Apple documents, the interval is assumed.
  public static let assumedReloads = Self(perDay: 70, minimumInterval: 300)
}

extension RateLimit: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(perDay: 0, minimumInterval: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing, not of its type or below 0.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("minimumInterval", &minimumInterval)
    try fields.required("perDay", &perDay)
    try fields.check(
      "minimumInterval", minimumInterval >= 0 && minimumInterval.isFinite,
      "a number of seconds, not below 0")
    try fields.check("perDay", perDay >= 0, "a number of times, not below 0")
  }
}
