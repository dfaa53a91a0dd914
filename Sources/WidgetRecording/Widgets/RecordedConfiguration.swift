/// The parameter values of one configuration of a kind: those declared, and the intent's defaults.
public struct RecordedConfiguration: Hashable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// The name by which stacks and calls know it.
  public var name: ConfigurationName
  /// The value of every parameter that has one.
  public var values: [String: JSONValue]

  /// Creates a configuration.
  public init(kind: String, name: ConfigurationName, values: [String: JSONValue]) {
    self.kind = kind
    self.name = name
    self.values = values
  }
}

extension RecordedConfiguration: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(kind: "", name: .defaults, values: [:]) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("kind", &kind)
    try fields.required("name", &name)
    try fields.defaulted("values", &values, [:])
  }
}
