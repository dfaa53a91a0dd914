/// A tap on a widget or control, with the effect of its intent or link.
public struct RecordedInteraction: Hashable, Sendable {
  /// The way in which a person uses a widget.
  public enum Action: Hashable, Sendable {
    /// A button, a toggle or a control is pressed: the intent that was performed, or looked for.
    case tap(RecordedIntent?)
    /// A link, or the widget's own address, is followed into the app: the address; nil where none
    /// was shown.
    case openURL(String?)

    /// The word for a way, as recordings have it.
    public enum Word: String, Hashable, Sendable, JSONConvertible {
      case tap, openURL
    }

    /// The word for the way.
    public var word: Word {
      switch self {
      case .tap: .tap
      case .openURL: .openURL
      }
    }
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
    isFound = true
    end = ActionEnd(.returned)
  }

  /// The intent that was performed, or that was looked for; nil for a link.
  public var intent: RecordedIntent? {
    if case .tap(let intent) = action { intent } else { nil }
  }

  /// The address that was followed; nil for a tap.
  public var url: String? {
    if case .openURL(let url) = action { url } else { nil }
  }
}

extension RecordedInteraction: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, .tap(nil), kind: "") }

  /// Whether `code` names the keys in ascending order.
  public static var namesKeysInOrder: Bool { false }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (word, intent, url) = (action.word, intent, url)
    try fields.required("action", &word)
    try fields.required("at", &at)
    try fields.defaulted("configuration", &configuration, .defaults)
    try end.code(&fields)
    try fields.optional("family", &family)
    try fields.sparse("found", &isFound, true)
    var (name, parameters) = (intent?.name, intent?.parameters ?? [:])
    try fields.optional("intent", &name)
    try fields.required("kind", &kind)
    try fields.optional("label", &label)
    try fields.sparse("parameters", &parameters, [:])
    try fields.optional("url", &url)
    guard fields.isReading else { return }
    intent = name.map { RecordedIntent($0, parameters) }
    action =
      switch word {
      case .tap: .tap(intent)
      case .openURL: .openURL(url)
      }
  }
}
