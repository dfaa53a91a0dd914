/// A visit of the app that began with a tap on a widget: what the app is told of it.
public struct AppVisit: Hashable, Sendable {
  /// The widget's kind.
  public var kind: String
  /// The widget's family.
  public var family: FamilyName
  /// The type name of the intent that configures the widget; nil where it has none.
  public var intent: String?
  /// The values of its configuration; the intent's defaults stand for the rest.
  public var parameters: [String: JSONValue]
  /// The address that the widget gave; nil where the app is told of the widget alone.
  public var url: String?

  /// Creates a visit from a widget without a configuration that gives no address.
  public init(kind: String, family: FamilyName) {
    self.kind = kind
    self.family = family
    parameters = [:]
  }
}

extension AppVisit: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(kind: "", family: .systemSmall) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("family", &family)
    try fields.optional("intent", &intent)
    try fields.required("kind", &kind)
    try fields.sparse("parameters", &parameters, [:])
    try fields.optional("url", &url)
  }
}
