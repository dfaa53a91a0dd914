/// A tap on a widget or control, with the effect of its intent or link.
public struct RecordedInteraction: Hashable, Sendable {
  /// The way in which a person uses a widget.
  public enum Action: String, Hashable, Sendable, JSONConvertible {
    /// A button, a toggle or a control is pressed.
    case tap
    /// A link, or the widget's own address, is followed into the app.
    case openURL
  }

  /// The simulated instant.
  public var at: SimulatedInstant
  /// The way in which the widget is used.
  public var action: Action
  /// The widget's kind.
  public var kind: String
  /// The family; nil for a control.
  public var family: FamilyName?
  /// The configuration.
  public var configuration: ConfigurationName
  /// The words on the button or link; nil where it has none.
  public var label: String?
  /// The type name of the intent that was performed, or that was looked for.
  public var intent: String?
  /// The values of the intent's parameters.
  public var parameters: [String: JSONValue]
  /// The address that was followed.
  public var url: String?
  /// Whether the widget showed the target of the tap.
  public var isFound: Bool
  /// The way in which it ended.
  public var end: ActionEnd

  /// Creates an interaction without a result.
  public init(
    at: SimulatedInstant, _ action: Action, kind: String, family: FamilyName? = nil,
    configuration: ConfigurationName = .defaults
  ) {
    self.at = at
    self.action = action
    self.kind = kind
    self.family = family
    self.configuration = configuration
    parameters = [:]
    isFound = true
    end = ActionEnd(.returned)
  }
}

extension RecordedInteraction: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, .tap, kind: "") }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("action", &action)
    try fields.required("at", &at)
    try fields.defaulted("configuration", &configuration, .defaults)
    try end.code(&fields)
    try fields.optional("family", &family)
    try fields.sparse("found", &isFound, true)
    try fields.optional("intent", &intent)
    try fields.required("kind", &kind)
    try fields.optional("label", &label)
    try fields.sparse("parameters", &parameters, [:])
    try fields.optional("url", &url)
  }
}
