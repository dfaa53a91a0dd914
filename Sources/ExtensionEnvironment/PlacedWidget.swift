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

extension PlacedWidget {
  /// A kind of widget that a person can place.
  public struct Kind: Hashable, Sendable {
    /// The kind.
    public var name: String
    /// The names of the families that it supports on the platform.
    public var families: [String]
    /// The type name of the intent that configures it; nil where it has none.
    public var intent: String?

    /// Creates a kind.
    public init(_ name: String, families: [String], intent: String?) {
      self.name = name
      self.families = families
      self.intent = intent
    }
  }

  /// Returns the widgets that the scenario has placed, each once, in a family and with its intent.
  ///
  /// - Parameters:
  ///   - declared: The widgets that the manifest places; none stands for one of every kind.
  ///   - kinds: The bundle's kinds; others cannot be placed.
  /// - Returns: The widgets; one that is placed in no family in each that it supports.
  public static func all(_ declared: [PlacedWidget], of kinds: [Kind]) -> [PlacedWidget] {
    let wanted = declared.isEmpty ? kinds.map { PlacedWidget(kind: $0.name) } : declared
    var seen: Set<PlacedWidget> = []
    return wanted.flatMap { place -> [PlacedWidget] in
      guard let kind = kinds.first(where: { $0.name == place.kind }) else { return [] }
      return (place.family.map { [$0] } ?? kind.families).compactMap { family in
        var place = place
        (place.family, place.intent) = (family, kind.intent)
        return seen.insert(place).inserted ? place : nil
      }
    }
  }
}
