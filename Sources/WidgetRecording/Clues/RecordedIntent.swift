/// An intent with the values of its parameters: one that a button performs, or that a clue names.
public struct RecordedIntent: Hashable, Sendable {
  /// The name of its type.
  public var name: String
  /// The values of its parameters.
  public var parameters: [String: JSONValue]

  /// Creates an intent.
  public init(_ name: String, _ parameters: [String: JSONValue] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}

extension RecordedIntent? {
  /// Reads or writes an intent that may be missing, as the keys `intent` and `parameters`.
  ///
  /// Values without the name of their intent are those of an intent with an empty name.
  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (name, parameters) = (self?.name, self?.parameters)
    if name?.isEmpty == true { name = nil }
    try fields.optional("intent", &name)
    try fields.optional("parameters", &parameters)
    guard fields.isReading else { return }
    self =
      name == nil && parameters == nil ? nil : RecordedIntent(name ?? "", parameters ?? [:])
  }
}
