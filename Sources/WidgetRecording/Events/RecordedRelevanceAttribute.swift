/// One clue that `relevance()` gave for a configuration.
public struct RecordedRelevanceAttribute: Hashable, Sendable, Codable {
  /// The parameters of the configuration; nil for a static widget.
  public var configuration: JSONValue?
  /// When or where the widget is relevant.
  public var context: RecordedContext?
  /// The group: a name, `.ungrouped` or `.automatic`.
  public var group: String?

  /// Creates a clue.
  public init(
    configuration: JSONValue? = nil, context: RecordedContext? = nil, group: String? = nil
  ) {
    self.configuration = configuration
    self.context = context
    self.group = group
  }
}

/// A relevant context; exactly one of its parts is set, `kind` only beside a date.
public struct RecordedContext: Hashable, Sendable, Codable {
  /// The first and the last instant, in seconds since 1970.
  public var date: [Double]?
  /// The priority of a date: `default`, `scheduled` or `informational`.
  public var kind: String?
  /// An inferred location such as `work`.
  public var location: String?
  /// Latitude, longitude in degrees, and radius in metres.
  public var region: [Double]?
  /// A point-of-interest category.
  public var category: String?
  /// A fitness condition such as `workoutActive`.
  public var fitness: String?
  /// A sleep condition such as `bedtime`.
  public var sleep: String?
  /// A hardware condition such as `headphones`.
  public var hardware: String?

  /// Creates a context with nothing set.
  public init() {}
}

/// A donation that an app or extension made.
public struct RecordedDonation: Hashable, Sendable, Codable {
  /// The simulated instant, in seconds since 1970.
  public var at: Double
  /// The interface used, such as `INInteraction` or `IntentDonationManager`.
  public var api: String
  /// The type name of the intent.
  public var intent: String
  /// The parameters' values at the time of the donation.
  public var parameters: [String: JSONValue]
  /// Whether the intent is a `PredictableIntent`.
  public var predictable: Bool?
  /// The names of the parameters that its predictions match.
  public var predictionParameters: [[String]]?

  /// Creates a donation.
  public init(
    at: Double, api: String, intent: String, parameters: [String: JSONValue],
    predictable: Bool? = nil, predictionParameters: [[String]]? = nil
  ) {
    self.at = at
    self.api = api
    self.intent = intent
    self.parameters = parameters
    self.predictable = predictable
    self.predictionParameters = predictionParameters
  }
}

/// A replacement of the whole list of relevant shortcuts, or of relevant intents.
public struct RecordedRelevantItems: Hashable, Sendable, Codable {
  /// One relevant shortcut or relevant intent.
  public struct Item: Hashable, Sendable, Codable {
    /// The kind of the widget to suggest.
    public var widgetKind: String?
    /// The role of a shortcut: `action` or `information`.
    public var role: String?
    /// The type name of the intent.
    public var intent: String?
    /// The parameters' values at the time of the update.
    public var parameters: [String: JSONValue]?
    /// The relevance providers of a shortcut.
    public var providers: [RecordedContext]?
    /// The context of a relevant intent.
    public var context: RecordedContext?

    /// Creates an item.
    public init(
      widgetKind: String? = nil, role: String? = nil, intent: String? = nil,
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

  /// The simulated instant of the update, in seconds since 1970.
  public var at: Double
  /// The whole new list.
  public var items: [Item]

  /// Creates an update.
  public init(at: Double, items: [Item]) {
    self.at = at
    self.items = items
  }
}
