/// The words of a trap, a thrown error or the runtime about a call that failed.
public struct RecordedFailure: Hashable, Sendable {
  /// The message.
  public var message: String
  /// The author's line that the message or the stack names.
  public var place: SourcePlace?
  /// The stack, innermost frame first; empty where the toolchain gives none.
  public var stack: [String]

  /// Creates a failure.
  public init(message: String, place: SourcePlace? = nil, stack: [String] = []) {
    self.message = message
    self.place = place
    self.stack = stack
  }
}

extension RecordedFailure: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(message: "") }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("message", &message)
    try fields.place(&place)
    try fields.list("stack", &stack)
  }
}
