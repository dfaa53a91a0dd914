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

/// A timeline as a provider gave it.
public struct RecordedTimeline: Hashable, Sendable {
  /// The entries, in the provider's order.
  public var entries: [RecordedEntry]
  /// The provider's wish for the next timeline.
  public var policy: ReloadPolicy
  /// The line of the author's that makes it; nil where that is not known.
  public var place: SourcePlace?

  /// Creates a timeline.
  public init(entries: [RecordedEntry], policy: ReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// The reload policy: the time from which a provider wants to be asked again.
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
