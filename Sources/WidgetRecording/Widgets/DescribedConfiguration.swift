/// The word for the kind of a widget's configuration, as recordings have it.
public enum ConfigurationKind: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// A widget without choices.
  case `static`
  /// A widget that an intent of SiriKit configures.
  case intent
  /// A widget that an app intent configures.
  case appIntent
  /// A widget of a `RelevanceConfiguration`.
  case relevance
  /// A Live Activity.
  case activity
  /// A control.
  case control

  /// Whether people choose a widget's values.
  public var isConfigurable: Bool {
    self == .intent || self == .appIntent
  }
}

/// The intent that configures a widget, as the extension describes it.
public struct ConfigurationIntent: Hashable, Sendable {
  /// The type name; nil where it is not known.
  public var name: String?
  /// The names of its configurable parameters; nil where they are not known.
  public var parameters: [String]?
  /// The raw values or names of the cases that a parameter can have, for parameters of
  /// enumerations.
  public var parameterCases: [String: [String]]
  /// The types of the parameters that take one text, number or truth value.
  public var parameterTypes: [String: ParameterType]
  /// The defaults of its parameters; nil where they are not known.
  public var defaults: [String: JSONValue]?

  /// Creates an intent.
  public init(
    _ name: String? = nil, parameters: [String]? = nil, cases: [String: [String]] = [:],
    types: [String: ParameterType] = [:], defaults: [String: JSONValue]? = nil
  ) {
    self.name = name
    self.parameters = parameters
    parameterCases = cases
    parameterTypes = types
    self.defaults = defaults
  }
}

/// The configuration of a widget, with the intent of a kind that has one.
public enum DescribedConfiguration: Hashable, Sendable {
  /// A widget without choices.
  case `static`
  /// A widget that an intent of SiriKit configures.
  case intent(ConfigurationIntent)
  /// A widget that an app intent configures.
  case appIntent(ConfigurationIntent)
  /// A widget of a `RelevanceConfiguration`, whose entries have the values of an intent.
  case relevance(ConfigurationIntent)
  /// A Live Activity.
  case activity
  /// A control, with the intent of one that people configure.
  case control(ConfigurationIntent?)

  /// Creates the configuration of a kind; the intent counts where the kind has one.
  public init(_ kind: ConfigurationKind, intent: ConfigurationIntent? = nil) {
    self =
      switch kind {
      case .static: .static
      case .intent: .intent(intent ?? ConfigurationIntent())
      case .appIntent: .appIntent(intent ?? ConfigurationIntent())
      case .relevance: .relevance(intent ?? ConfigurationIntent())
      case .activity: .activity
      case .control: .control(intent)
      }
  }

  /// The word for its kind.
  public var kind: ConfigurationKind {
    switch self {
    case .static: .static
    case .intent: .intent
    case .appIntent: .appIntent
    case .relevance: .relevance
    case .activity: .activity
    case .control: .control
    }
  }

  /// The intent; nil where there is none.
  public var intent: ConfigurationIntent? {
    switch self {
    case .intent(let intent), .appIntent(let intent), .relevance(let intent): intent
    case .control(let intent): intent
    case .static, .activity: nil
    }
  }

  /// The configuration without the defaults of its intent.
  public var withoutDefaults: Self {
    guard var intent else { return self }
    intent.defaults = nil
    return Self(kind, intent: intent)
  }
}

extension DescribedConfiguration {
  /// Reads or writes the configuration beside the other members of a widget.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    var (kind, intent) = (kind, intent ?? ConfigurationIntent())
    try fields.required("configuration", &kind)
    try fields.optional("defaults", &intent.defaults)
    try fields.optional("intent", &intent.name)
    try fields.optional("parameters", &intent.parameters)
    try fields.sparse("parameterCases", &intent.parameterCases, [:])
    try fields.sparse("parameterTypes", &intent.parameterTypes, [:])
    guard fields.isReading else { return }
    self = Self(kind, intent: intent == ConfigurationIntent() ? nil : intent)
  }
}
