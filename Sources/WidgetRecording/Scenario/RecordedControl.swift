/// The value that a control shows from an instant on.
public struct RecordedControl: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The control's kind.
  public var kind: String
  /// The reason of the request for its value.
  public var reason: RequestReason
  /// Its content; blank where its provider did not return.
  public var content = ControlContent()
  /// The way in which the provider ended.
  public var end: ActionEnd
  /// Whether it is the value that the gallery of controls shows.
  public var isPreview = false
  /// The names of the drawings.
  public var drawings: [String] = []
  /// The reason for which it has no drawing.
  public var drawingProblem: String?

  /// Creates a value of which nothing is known yet.
  public init(at: SimulatedInstant, kind: String, reason: RequestReason) {
    self.at = at
    self.kind = kind
    self.reason = reason
    end = ActionEnd(.returned)
  }
}

extension RecordedControl: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, kind: "", reason: .initial) }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try content.code(&fields)
    try fields.optional("drawingProblem", &drawingProblem)
    try fields.list("drawings", &drawings)
    try end.code(&fields)
    try fields.sparse("isPreview", &isPreview, false)
    try fields.required("kind", &kind)
    try fields.required("reason", &reason)
  }
}
