public import JSON

/// A widget that the person has placed, as the scenario says.
public struct PlacedWidget: Hashable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// The name of the family; nil for every family that the widget supports.
  public var family: String?
  /// The type name of the intent that configures it; nil where that is not known.
  public var intent: String?
  /// The values of its configuration; the intent's defaults stand for the rest.
  public var parameters: [String: JSONValue]

  /// Creates a placed widget.
  public init(kind: String, family: String? = nil, parameters: [String: JSONValue] = [:]) {
    self.kind = kind
    self.family = family
    self.parameters = parameters
  }
}

extension PlacedWidget: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(kind: "") }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("family", &family)
    try fields.optional("intent", &intent)
    try fields.required("kind", &kind)
    try fields.sparse("parameters", &parameters, [:])
  }
}
