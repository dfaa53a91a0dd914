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
