/// A call of a function of the app's side.
public struct RecordedAppCall: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The name of the function.
  public var function: String
  /// Whether it was called before the first request, to set up the app's stored data.
  public var isSetup: Bool
  /// The way in which it ended.
  public var end: ActionEnd

  /// Creates a call.
  public init(
    at: SimulatedInstant, function: String, isSetup: Bool = false,
    end: ActionEnd = ActionEnd(.returned)
  ) {
    self.at = at
    self.function = function
    self.isSetup = isSetup
    self.end = end
  }
}

extension RecordedAppCall: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, function: "") }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try end.code(&fields)
    try fields.required("function", &function)
    try fields.sparse("setup", &isSetup, false)
  }
}
