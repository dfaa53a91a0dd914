/// A content of a Live Activity: its attributes and a content state, as JSON.
public struct ActivityContentValue: Hashable, Sendable {
  /// The attributes, which stay for the activity's life.
  public var attributes: JSONValue
  /// The content state.
  public var state: JSONValue
  /// Whether the instant is past at which the content becomes stale.
  public var isStale = false

  /// Creates a content.
  public init(attributes: JSONValue, state: JSONValue) {
    self.attributes = attributes
    self.state = state
  }

  /// Creates a content from two encoded values.
  ///
  /// - Throws: `JSONError` where one is no JSON value.
  public init(
    encodedAttributes: some Sequence<UInt8>, state: some Sequence<UInt8>
  ) throws(JSONError) {
    self.init(
      attributes: try JSONReader.read(from: encodedAttributes),
      state: try JSONReader.read(from: state))
  }
}

extension ActivityContentValue: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(attributes: .null, state: .null) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var parts = (attributes: Optional(attributes), state: Optional(state))
    if attributes == .null { parts.attributes = nil }
    if state == .null { parts.state = nil }
    try fields.optional("attributes", &parts.attributes)
    try fields.sparse("isStale", &isStale, false)
    try fields.optional("state", &parts.state)
    (attributes, state) = (parts.attributes ?? .null, parts.state ?? .null)
  }
}

/// A content of a Live Activity from an instant on: of a preview, or of one that the app requested.
public struct RecordedActivity: Hashable, Sendable {
  /// The event that brought the content.
  public enum Change: String, Hashable, Sendable, JSONConvertible {
    /// A preview shows it.
    case preview
    /// The app started the Live Activity.
    case start
    /// The app updated it.
    case update
    /// The instant passed at which its content becomes stale.
    case stale
    /// The app ended it.
    case end
  }

  /// The simulated instant.
  public var at: SimulatedInstant
  /// The kind: the type name of the attributes.
  public var kind: String
  /// The name of the preview, or the number of the requested activity.
  public var name: String
  /// The event.
  public var change: Change
  /// The content; nil where there is none.
  public var content: ActivityContentValue?
  /// The instant at which the content becomes stale.
  public var staleDate: SimulatedInstant?
  /// The names of the drawings.
  public var drawings: [String] = []
  /// The reason for which it has no drawing.
  public var problem: String?

  /// Creates a content without drawings.
  public init(at: SimulatedInstant, kind: String, name: String, _ change: Change) {
    self.at = at
    self.kind = kind
    self.name = name
    self.change = change
  }
}

extension RecordedActivity: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, kind: "", name: "", .preview) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("change", &change)
    try fields.optional("content", &content)
    try fields.list("drawings", &drawings)
    try fields.required("kind", &kind)
    try fields.required("name", &name)
    try fields.optional("problem", &problem)
    try fields.optional("staleDate", &staleDate)
  }
}
