public import WidgetRecording

/// A widget that was inserted into a stack for a while.
public struct Suggestion: Hashable, Sendable {
  /// The first instant.
  public var from: SimulatedInstant
  /// The instant after the last.
  public var to: SimulatedInstant
  /// The kind of the inserted widget.
  public var kind: String
  /// Its configuration.
  public var configuration: ConfigurationName
  /// The source of the proposal.
  public var source: ProposalSource

  /// Creates a suggestion.
  public init(
    from: SimulatedInstant, to: SimulatedInstant, kind: String, configuration: ConfigurationName,
    source: ProposalSource
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.configuration = configuration
    self.source = source
  }

  /// The name that a stack would give the widget.
  public var name: MemberName {
    MemberName(kind: kind, configuration: configuration)
  }
}

extension Suggestion: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      from: .distantPast, to: .distantPast, kind: "", configuration: .defaults, source: .donation)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("configuration", &configuration)
    try fields.required("from", &from)
    try fields.required("kind", &kind)
    try fields.required("source", &source)
    try fields.required("to", &to)
  }
}
