/// The limits of one call: real time by mode, and bytes.
public struct CallLimits: Hashable, Sendable {
  /// The time for a placeholder.
  public var placeholder: Duration
  /// The time for a snapshot.
  public var snapshot: Duration
  /// The time for a timeline.
  public var timeline: Duration
  /// The time for `relevance()`, `recommendations()` and relevance entries.
  public var relevance: Duration
  /// Bytes by which the process may grow during a call.
  public var memory: Int

  /// Creates limits; the times are assumed, and the memory is what the community observed.
  public init(
    placeholder: Duration = .seconds(1), snapshot: Duration = .seconds(5),
    timeline: Duration = .seconds(30), relevance: Duration = .seconds(30), memory: Int
  ) {
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
    self.relevance = relevance
    self.memory = memory
  }

  /// Creates the limits of a platform.
  public init(on platform: Platform) {
    self.init(memory: platform.observedMemoryLimit)
  }

  /// The time that a call in a mode may take.
  public func duration(for mode: ProviderMode) -> Duration {
    switch mode {
    case .placeholder: placeholder
    case .snapshot: snapshot
    case .timeline, .preview: timeline
    case .relevance, .recommendations, .entry: relevance
    }
  }
}

extension CallLimits: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(memory: 0) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("memory", &memory)
    try fields.required("placeholder", &placeholder)
    try fields.required("relevance", &relevance)
    try fields.required("snapshot", &snapshot)
    try fields.required("timeline", &timeline)
  }
}

extension JSONFields {
  /// Reads or writes a length of real time as a number of seconds.
  fileprivate mutating func required(
    _ key: StaticString, _ duration: inout Duration
  ) throws(JSONError) {
    var seconds = duration.seconds
    try required(key, &seconds)
    if isReading { duration = Duration(reading: seconds) }
  }
}
