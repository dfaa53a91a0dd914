public import CivilTime
public import JSON
public import WidgetPlatforms

/// The facts that hold for the whole life of an extension's process, as its environment gives them.
public struct ExtensionSetup: Hashable, Sendable {
  /// The environment variable that holds a setup as JSON.
  public static let variable = "WIDGETCHECK_SETUP"
  /// The environment variable that holds the number of the descriptor on which the host speaks.
  public static let channelVariable = "WIDGETCHECK_CHANNEL"
  /// The environment variable that names the file whose byte tells what a call is doing.
  public static let stageVariable = "WIDGETCHECK_STAGE"

  /// The platform and its version.
  public var system: PlatformVersion
  /// The identifier of the locale.
  public var locale: String
  /// The identifier of the time zone.
  public var timeZone: String
  /// The screen of the simulated device; nil is the platform's usual one.
  public var screen: DeviceScreen?
  /// The simulated instant at which the process starts.
  public var start: SimulatedInstant
  /// Whether connections are let through; they are recorded either way.
  public var allowsNetwork: Bool
  /// The folder with the script of network answers; nil leaves requests to the network.
  public var networkScript: String?
  /// The file to which the exchanges with the real network are written; nil writes none.
  public var networkLog: String?
  /// The requests without encryption that the system lets through; nil where that is not known, and
  /// then all of them.
  public var transportSecurity: TransportSecurity?
  /// Whether the Info.plist says that a widget wants the location; nil where that is not known.
  public var wantsLocation: Bool?
  /// The keychain access groups; nil where they are not known, and then all items are there.
  public var keychain: KeychainAccess?
  /// The folder under which app-group containers lie; private to the run.
  public var containers: String
  /// Defaults by suite, then by key, set before the first call.
  public var userDefaults: [String: JSONValue]
  /// The folder with the bundle's resources; nil where it has none.
  public var resources: String?
  /// The person's answers by permission name; any other permission is not determined.
  public var permissions: [String: PermissionStatus]
  /// The device's place; nil where it is unknown.
  public var location: GeographicCoordinate?
  /// The widgets that the scenario places; empty where it names none.
  public var placed: [PlacedWidget]

  /// The data of the device's stores by the manifest's key, with instants in seconds since 1970.
  public var content: [String: JSONValue] = [:]

  /// Whether the app runs beside the extension, so that either must find what the other one stored.
  public var sharesStores = false

  /// The app groups that the extension belongs to, in the order of its entitlements.
  public var appGroups: [String] = []

  /// Whether `assert` and `assertionFailure` end the process, as in a debug build.
  public var checksAssertions = true

  /// Creates a setup; what is optional is set afterwards.
  public init(
    system: PlatformVersion, locale: String, timeZone: String, start: SimulatedInstant,
    containers: String
  ) {
    self.system = system
    self.locale = locale
    self.timeZone = timeZone
    self.start = start
    self.containers = containers
    allowsNetwork = false
    userDefaults = [:]
    permissions = [:]
    placed = []
  }
}

extension ExtensionSetup: JSONRecord {
  /// A value that reading fills in.
  public static var blank: Self {
    Self(
      system: PlatformVersion(.iOS), locale: "", timeZone: "", start: .distantPast, containers: "")
  }

  /// Reads or writes the members.
  ///
  /// - Throws: `JSONError` where a member is missing or not of its type.
  public mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("allowsNetwork", &allowsNetwork)
    try fields.sparse("appGroups", &appGroups, [])
    try fields.sparse("checksAssertions", &checksAssertions, true)
    try fields.required("containers", &containers)
    try fields.sparse("content", &content, [:])
    try fields.optional("keychain", &keychain)
    try fields.required("locale", &locale)
    try fields.optional("location", &location)
    try fields.optional("networkLog", &networkLog)
    try fields.optional("networkScript", &networkScript)
    try fields.required("osVersion", &system.version)
    try fields.sparse("permissions", &permissions, [:])
    try fields.sparse("placed", &placed, [])
    try fields.required("platform", &system.platform)
    try fields.optional("resources", &resources)
    try fields.optional("screen", &screen)
    try fields.sparse("sharesStores", &sharesStores, false)
    try fields.required("start", &start)
    try fields.required("timeZone", &timeZone)
    try fields.optional("transportSecurity", &transportSecurity)
    try fields.required("userDefaults", &userDefaults)
    try fields.optional("wantsLocation", &wantsLocation)
  }
}
