/// The relevance of one entry, as the provider gave it.
public struct RecordedRelevance: Hashable, Sendable {
  /// The score; it may be negative or not finite, as the provider said.
  public var score: Double

  /// The simulated seconds after the entry's date for which the score holds.
  public var duration: Double

  /// Creates a relevance.
  public init(score: Double, duration: Double = 0) {
    self.score = score
    self.duration = duration
  }
}

extension RecordedRelevance: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(score: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("duration", &duration)
    try fields.required("score", &score)
  }
}

/// One entry that a provider gave.
public struct RecordedEntry: Hashable, Sendable {
  /// The simulated instant at which the entry is to be shown.
  public var date: SimulatedInstant

  /// The entry's relevance; nil keeps an earlier one.
  public var relevance: RecordedRelevance?

  /// A text that changes when and only when the entry's content does.
  public var digest: ContentDigest?

  /// The names of the entry's drawings, one for each appearance.
  public var drawings: [String] = []

  /// A second reading of the entry's date, where it differs from the first.
  public var secondDate: SimulatedInstant?

  /// The kinds of views shown that widgets cannot have, sorted.
  public var foreignViews: [String]

  /// The images and colours shown that no resource has, sorted.
  public var missingAssets: [String]

  /// What the digest would be without what taps do; nil where it is the same.
  public var tapFreeDigest: ContentDigest?

  /// The things in the view that a widget never runs, such as gestures, sorted.
  public var idleParts: [String] = []

  /// Whether the view names no background for its container.
  public var lacksContainerBackground = false

  /// Whether the view shows something else at another time, although the entry is the same; nil
  /// where nobody looked.
  public var readsClock: Bool?

  /// Creates an entry.
  public init(
    date: SimulatedInstant, relevance: RecordedRelevance? = nil, digest: ContentDigest? = nil,
    secondDate: SimulatedInstant? = nil, foreignViews: [String] = [], missingAssets: [String] = []
  ) {
    self.date = date
    self.relevance = relevance
    self.digest = digest
    self.secondDate = secondDate
    self.foreignViews = foreignViews
    self.missingAssets = missingAssets
  }
}

extension RecordedEntry: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(date: .distantPast) }

  /// Reads or writes the members; an absent relevance is written as null, because it says something.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("date", &date)
    try fields.optional("digest", &digest)
    try fields.list("drawings", &drawings)
    try fields.list("foreignViews", &foreignViews)
    try fields.list("idleParts", &idleParts)
    try fields.sparse("lacksContainerBackground", &lacksContainerBackground, false)
    try fields.list("missingAssets", &missingAssets)
    try fields.optional("readsClock", &readsClock)
    try fields.nullable("relevance", &relevance)
    try fields.optional("secondDate", &secondDate)
    try fields.optional("tapFreeDigest", &tapFreeDigest)
  }
}

/// A timeline as a provider gave it.
public struct RecordedTimeline: Hashable, Sendable {
  /// The entries, in the provider's order.
  public var entries: [RecordedEntry]
  /// The provider's wish for the next timeline.
  public var policy: ReloadPolicy

  /// Creates a timeline.
  public init(entries: [RecordedEntry], policy: ReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// When a provider wants to be asked again.
public enum ReloadPolicy: Hashable, Sendable {
  /// Once the last entry's date has passed.
  case atEnd
  /// Not before an instant.
  case after(SimulatedInstant)
  /// Only when the app asks.
  case never
}

extension ReloadPolicy: JSONConvertible {
  private struct After: JSONRecord {
    var after = SimulatedInstant.distantPast

    static var blank: Self { Self() }

    mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
      try fields.required("after", &after)
    }
  }

  /// Reads `"atEnd"`, `"never"` or `{"after": time}`.
  ///
  /// - Throws: `JSONError` for anything else.
  public init(from reader: inout JSONReader) throws(JSONError) {
    guard try reader.nextKind() == .string else {
      self = .after(try After(from: &reader).after)
      return
    }
    switch try String(from: &reader) {
    case "atEnd": self = .atEnd
    case "never": self = .never
    case let other: throw JSONError(.badValue("unknown reload policy '\(other)'"))
    }
  }

  /// Writes `"atEnd"`, `"never"` or `{"after": time}`.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .atEnd: writer.write("atEnd")
    case .never: writer.write("never")
    case .after(let instant): After(after: instant).write(to: &writer)
    }
  }
}
