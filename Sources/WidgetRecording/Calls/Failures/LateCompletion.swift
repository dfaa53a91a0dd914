/// Completions that came after their call had been recorded.
public struct LateCompletion: Hashable, Sendable {
  /// The call.
  public var id: CallID
  /// The simulated instant of the call.
  public var callAt: SimulatedInstant
  /// The Developer Mode of the call's sequence.
  public var developerMode: DeveloperMode?
  /// The number of completions that came late.
  public var completions: Int

  /// Creates a note of completions that came late.
  public init(
    id: CallID, callAt: SimulatedInstant, developerMode: DeveloperMode?, completions: Int
  ) {
    self.id = id
    self.callAt = callAt
    self.developerMode = developerMode
    self.completions = completions
  }
}

extension LateCompletion: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(id: CallID(rawValue: ""), callAt: .distantPast, developerMode: nil, completions: 0)
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("callAt", &callAt)
    try fields.required("completions", &completions)
    try fields.optional("developerMode", &developerMode)
    try fields.required("id", &id)
  }
}
