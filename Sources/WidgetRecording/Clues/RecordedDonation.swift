/// The interface through which a donation was made.
public struct DonationInterface: RawRepresentable, Hashable, Sendable, JSONConvertible {
  /// The name, such as `INInteraction` or `IntentDonationManager`.
  public let rawValue: String

  /// Creates an interface from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// SiriKit's interaction.
  public static let interaction = Self(rawValue: "INInteraction")
  /// The donation manager of App Intents.
  public static let donationManager = Self(rawValue: "IntentDonationManager")
  /// An app intent's own method, or its performance.
  public static let appIntent = Self(rawValue: "AppIntent")
  /// The usage that a manifest declares for a stack.
  public static let usage = Self(rawValue: "usage")
}

/// A donation that an app or extension made.
public struct RecordedDonation: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The interface used.
  public var interface: DonationInterface
  /// The type name of the intent.
  public var intent: String
  /// The parameters' values at the time of the donation.
  public var parameters: [String: JSONValue]
  /// Whether the intent is a `PredictableIntent`; nil where it cannot be one.
  public var isPredictable: Bool?
  /// The names of the parameters that its predictions match.
  public var predictionParameters: [[String]]?

  /// Creates a donation.
  public init(
    at: SimulatedInstant, interface: DonationInterface, intent: String,
    parameters: [String: JSONValue], isPredictable: Bool? = nil,
    predictionParameters: [[String]]? = nil
  ) {
    self.at = at
    self.interface = interface
    self.intent = intent
    self.parameters = parameters
    self.isPredictable = isPredictable
    self.predictionParameters = predictionParameters
  }
}

extension RecordedDonation: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(at: .distantPast, interface: .usage, intent: "", parameters: [:])
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("api", &interface)
    try fields.required("at", &at)
    try fields.required("intent", &intent)
    try fields.defaulted("parameters", &parameters, [:])
    try fields.optional("predictable", &isPredictable)
    try fields.optional("predictionParameters", &predictionParameters)
  }
}

/// A replacement of the whole list of relevant shortcuts, or of relevant intents.
public struct RelevantItemsUpdate: Hashable, Sendable {
  /// One relevant shortcut or relevant intent.
  public struct Item: Hashable, Sendable {
    /// The use of a shortcut.
    public enum Role: String, Hashable, Sendable, JSONConvertible {
      /// It does something.
      case action
      /// It shows something.
      case information
    }

    /// The kind of the widget to suggest.
    public var widgetKind: String?
    /// The use of a shortcut.
    public var role: Role?
    /// The type name of the intent.
    public var intent: String?
    /// The parameters' values at the time of the update; nil without an intent.
    public var parameters: [String: JSONValue]?
    /// The relevance providers of a shortcut.
    public var providers: [RecordedContext]?
    /// The context of a relevant intent.
    public var context: RecordedContext?

    /// Creates an item.
    public init(
      widgetKind: String? = nil, role: Role? = nil, intent: String? = nil,
      parameters: [String: JSONValue]? = nil, providers: [RecordedContext]? = nil,
      context: RecordedContext? = nil
    ) {
      self.widgetKind = widgetKind
      self.role = role
      self.intent = intent
      self.parameters = parameters
      self.providers = providers
      self.context = context
    }
  }

  /// The simulated instant of the update.
  public var at: SimulatedInstant
  /// The whole new list.
  public var items: [Item]

  /// Creates an update.
  public init(at: SimulatedInstant, items: [Item]) {
    self.at = at
    self.items = items
  }
}

extension RelevantItemsUpdate.Item: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self() }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.optional("context", &context)
    try fields.optional("intent", &intent)
    try fields.optional("parameters", &parameters)
    try fields.optional("providers", &providers)
    try fields.optional("role", &role)
    try fields.optional("widgetKind", &widgetKind)
  }
}

extension RelevantItemsUpdate: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self { Self(at: .distantPast, items: []) }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("at", &at)
    try fields.required("items", &items)
  }
}
