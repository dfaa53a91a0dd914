/// A crash of the extension's process after it had answered a call, while its work went on.
public struct LateCrash: Hashable, Sendable {
  /// The last call that the process had answered.
  public var id: CallID
  /// The simulated instant of that call.
  public var callAt: SimulatedInstant
  /// The Developer Mode of the call's sequence.
  public var developerMode: DeveloperMode?
  /// The signal that ended the process.
  public var signal: Int?
  /// The words of the trap; nil where it said none.
  public var failure: RecordedFailure?

  /// Creates a note of a crash.
  public init(
    id: CallID, callAt: SimulatedInstant, developerMode: DeveloperMode?, signal: Int? = nil,
    failure: RecordedFailure? = nil
  ) {
    self.id = id
    self.callAt = callAt
    self.developerMode = developerMode
    self.signal = signal
    self.failure = failure
  }
}

extension LateCrash: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(id: CallID(rawValue: ""), callAt: .distantPast, developerMode: nil)
  }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("callAt", &callAt)
    try fields.optional("developerMode", &developerMode)
    try fields.optional("failure", &failure)
    try fields.required("id", &id)
    try fields.optional("signal", &signal)
  }
}
