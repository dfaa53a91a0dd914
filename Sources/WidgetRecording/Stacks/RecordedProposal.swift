/// A proposal of Widget Suggestions as a recording holds it: in which stack and Developer Mode.
public struct RecordedProposal: Hashable, Sendable {
  /// The name of the stack.
  public var stack: String
  /// The Developer Mode; nil where the outcome is the same in both.
  public var developerMode: DeveloperMode?
  /// The proposal and its outcome.
  public var proposal: SuggestionProposal

  /// Creates a recorded proposal.
  public init(stack: String, developerMode: DeveloperMode? = nil, _ proposal: SuggestionProposal) {
    self.stack = stack
    self.developerMode = developerMode
    self.proposal = proposal
  }
}

extension RecordedProposal: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(stack: "", .blank) }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("developerMode", &developerMode)
    try proposal.code(&fields)
    try fields.required("stack", &stack)
  }
}
