/// The value that a control shows from an instant on.
public struct RecordedControl: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The control's kind.
  public var kind: String
  /// The reason of the request for its value.
  public var reason: RequestReason
  /// The words on the control.
  public var label: String?
  /// The value that its provider gave; nil where it has no provider.
  public var value: JSONValue?
  /// Whether a toggle is on; nil for a button.
  public var isOn: Bool?
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
    try fields.optional("drawingProblem", &drawingProblem)
    try fields.list("drawings", &drawings)
    try end.code(&fields)
    try fields.optional("isOn", &isOn)
    try fields.sparse("isPreview", &isPreview, false)
    try fields.required("kind", &kind)
    try fields.optional("label", &label)
    try fields.required("reason", &reason)
    try fields.optional("value", &value)
  }
}
