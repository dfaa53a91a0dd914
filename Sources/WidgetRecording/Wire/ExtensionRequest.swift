/// What the host asks of an extension's process: one line of JSON on the channel.
public struct ExtensionRequest: Hashable, Sendable, Codable {
  /// The environment variable that holds the number of the channel's file descriptor.
  public static let channelVariable = "WIDGETCHECK_CHANNEL"
  /// The environment variable that holds an `ExtensionSetup` as JSON.
  public static let setupVariable = "WIDGETCHECK_SETUP"

  /// The real seconds for which the clock stands still when a call begins.
  ///
  /// A call that waits longer, in a loop that looks at the clock, must see it move.
  public static let clockPatience = 2.0

  /// What is asked.
  public enum Subject: Hashable, Sendable, Codable {
    /// The widgets of the bundle.
    case describe
    /// A call of a provider.
    case call(ProviderMode)
    /// Nothing more: answer with what came late, then end the process with status 0.
    case finish
  }

  /// A number that the answer repeats; it rises with each request.
  public var number: Int
  /// What is asked.
  public var subject: Subject
  /// The simulated instant, in seconds since 1970, at which the clock stands during the call.
  public var at: Double
  /// The widget's kind.
  public var kind: String
  /// The widget's position in the bundle, which tells apart two of one kind.
  public var index: Int
  /// The family asked for.
  public var family: FamilyName
  /// The configuration's parameters by name; empty for the widget's defaults.
  public var parameters: [String: JSONValue]
  /// Whether the context says that this is the widget gallery.
  public var isPreview: Bool
  /// Width and height in points.
  public var displaySize: [Double]

  /// Creates a request.
  public init(
    number: Int, subject: Subject, at: Double, kind: String = "", index: Int = 0,
    family: FamilyName = FamilyName(rawValue: "systemSmall"),
    parameters: [String: JSONValue] = [:], isPreview: Bool = false,
    displaySize: [Double] = [0, 0]
  ) {
    self.number = number
    self.subject = subject
    self.at = at
    self.kind = kind
    self.index = index
    self.family = family
    self.parameters = parameters
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}

/// What holds for the whole life of an extension's process.
public struct ExtensionSetup: Hashable, Sendable, Codable {
  /// The platform, as Swift's `os()` condition or `iPadOS` spells it.
  public var platform: String
  /// The version of the platform.
  public var osVersion: String
  /// The identifier of the locale.
  public var locale: String
  /// The identifier of the time zone.
  public var timeZone: String
  /// The simulated instant at which the process starts, in seconds since 1970.
  public var start: Double
  /// Whether connections are let through; they are recorded either way.
  public var allowsNetwork: Bool
  /// The folder under which app-group containers lie; private to the run.
  public var containers: String
  /// Defaults by suite, then by key, set before the first call.
  public var userDefaults: [String: JSONValue]
  /// The folder with the bundle's resources; nil where it has none.
  public var resources: String?

  /// Creates a setup; what is optional is set afterwards.
  public init(
    platform: String, osVersion: String, locale: String, timeZone: String, start: Double,
    containers: String
  ) {
    self.platform = platform
    self.osVersion = osVersion
    self.locale = locale
    self.timeZone = timeZone
    self.start = start
    self.containers = containers
    allowsNetwork = false
    userDefaults = [:]
  }
}
