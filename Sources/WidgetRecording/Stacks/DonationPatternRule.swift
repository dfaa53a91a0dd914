/// The assumed threshold at which donations of an intent become a habit that proposes a widget.
public struct DonationPatternRule: Hashable, Sendable {
  /// The least number of days with a donation at about the same time.
  public var days: Int
  /// The number of days among which those days are counted, and for which the habit lasts.
  public var of: Int
  /// The greatest distance, in simulated seconds, of two times that count as the same.
  public var within: Double
  /// The simulated seconds for which the widget is proposed, half before the time and half after.
  public var lasting: Double

  /// Creates a rule.
  public init(days: Int, of: Int, within: Double, lasting: Double) {
    self.days = days
    self.of = of
    self.within = within
    self.lasting = lasting
  }

  /// The assumed rule: three of seven days, half an hour either way, for an hour.
  public static let assumed = Self(days: 3, of: 7, within: 1800, lasting: 3600)
}

extension DonationPatternRule: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { .assumed }

  /// Reads or writes the members; one that is absent has its assumed value.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.defaulted("days", &days, Self.assumed.days)
    try fields.defaulted("lasting", &lasting, Self.assumed.lasting)
    try fields.defaulted("of", &of, Self.assumed.of)
    try fields.defaulted("within", &within, Self.assumed.within)
  }
}
