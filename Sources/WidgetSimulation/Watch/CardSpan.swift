public import WidgetRecording

/// A span in which the Smart Stack of Apple Watch shows the same cards.
public struct CardSpan: Hashable, Sendable {
  /// The first instant.
  public var from: SimulatedInstant
  /// The instant after the last.
  public var to: SimulatedInstant
  /// The widgets, top first.
  public var shown: [MemberName]

  /// Creates a span.
  public init(from: SimulatedInstant, to: SimulatedInstant, shown: [MemberName]) {
    self.from = from
    self.to = to
    self.shown = shown
  }
}

extension CardSpan: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(from: .distantPast, to: .distantPast, shown: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("from", &from)
    try fields.required("shown", &shown)
    try fields.required("to", &to)
  }
}
