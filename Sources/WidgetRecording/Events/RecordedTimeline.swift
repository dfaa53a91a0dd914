/// The relevance of one entry, as the provider gave it.
public struct RecordedRelevance: Hashable, Sendable, Codable {
  /// The score; it may be negative or not finite, as the provider said.
  public var score: Double

  /// The seconds after the entry's date for which the score holds.
  public var duration: Double

  /// Creates a relevance.
  public init(score: Double, duration: Double = 0) {
    self.score = score
    self.duration = duration
  }
}

/// One entry that a provider gave.
public struct RecordedEntry: Hashable, Sendable, Codable {
  /// Seconds since 1970 at which the entry is to be shown.
  public var date: Double

  /// The entry's relevance; nil keeps an earlier one.
  public var relevance: RecordedRelevance?

  /// A text that changes when and only when the entry's content does.
  public var digest: String?

  /// A second reading of the entry's date, where it differs from the first.
  public var secondDate: Double?

  /// The kinds of views shown that widgets cannot have, sorted; nil where there are none.
  public var foreignViews: [String]?

  /// The images and colours shown that no resource has, sorted; nil where there are none.
  public var missingAssets: [String]?

  /// Creates an entry.
  public init(
    date: Double, relevance: RecordedRelevance? = nil, digest: String? = nil,
    secondDate: Double? = nil
  ) {
    self.date = date
    self.relevance = relevance
    self.digest = digest
    self.secondDate = secondDate
  }

  private enum CodingKeys: String, CodingKey {
    case date, relevance, digest, secondDate, foreignViews, missingAssets
  }

  /// Writes the entry; an absent relevance is written as null, because its absence says something.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(relevance, forKey: .relevance)
    try container.encodeIfPresent(digest, forKey: .digest)
    try container.encodeIfPresent(secondDate, forKey: .secondDate)
    try container.encodeIfPresent(foreignViews, forKey: .foreignViews)
    try container.encodeIfPresent(missingAssets, forKey: .missingAssets)
  }
}

/// When a provider wants to be asked again.
public enum ReloadPolicy: Hashable, Sendable, Codable {
  /// Once the last entry's date has passed.
  case atEnd
  /// Not before a date, in seconds since 1970.
  case after(Double)
  /// Only when the app asks.
  case never

  private enum CodingKeys: String, CodingKey {
    case after
  }

  /// Reads `"atEnd"`, `"never"` or `{"after": time}`.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      self = .after(try container.decode(Double.self, forKey: .after))
      return
    }
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "atEnd": self = .atEnd
    case "never": self = .never
    case let other:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "unknown reload policy '\(other)'"
      )
    }
  }

  /// Writes `"atEnd"`, `"never"` or `{"after": time}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .atEnd, .never:
      var container = encoder.singleValueContainer()
      try container.encode(self == .atEnd ? "atEnd" : "never")
    case .after(let date):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(date, forKey: .after)
    }
  }
}
