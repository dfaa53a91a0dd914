public import WidgetRecording

/// The device, the place and the time that providers are called in.
public struct EnvironmentDeclaration: Hashable, Sendable {
  /// The longest span that can be simulated: a year and a day, in simulated seconds.
  public static let longestSpan = 366.0 * 86400

  /// The first instant; nil for six o'clock on Monday, 2 March 2026.
  public var start: SimulatedInstant?
  /// The length of the span in simulated seconds.
  public var duration: Double
  /// The identifier of the time zone.
  public var timeZone: String
  /// The identifier of the locale.
  public var locale: String
  /// The screen; nil for the platform's usual one.
  public var device: DeviceScreen?
  /// Defaults by suite, each an object of values by key.
  public var userDefaults: [String: JSONValue]
  /// Files and folders that are copied into the app-group containers.
  public var files: [RootedPath]
  /// The folder of an app group as a simulator or a device holds it.
  public var container: RootedPath?
  /// The person's answers, by the name of the permission; any other is not determined.
  public var permissions: [String: PermissionStatus]
  /// The device's place; nil where the manifest names none.
  public var location: GeographicCoordinate?
  /// The data of the device's stores: samples, events, contacts and others.
  public var content = DeviceContent()
  /// The rule by which recurring donations propose their widget.
  public var donationPattern: DonationPatternRule

  /// Creates an environment in which everything is assumed.
  ///
  /// The assumed span is 24 hours from six o'clock in the morning of 2 March 2026, a Monday without
  /// a change of clocks, in UTC and American English.
  public init() {
    duration = 86400
    timeZone = "UTC"
    locale = "en_US"
    userDefaults = [:]
    files = []
    permissions = [:]
    donationPattern = .assumed
  }

  /// Whether providers find defaults or files of the manifest's.
  public var hasStoredData: Bool {
    !userDefaults.isEmpty || !files.isEmpty || container != nil
  }

  /// The span to simulate.
  public var span: SimulatedSpan {
    let start = start ?? assumedStart
    return SimulatedSpan(
      SimulatedInterval(start, start + duration), timeZone: timeZone, locale: locale)
  }

  /// Six o'clock on 2 March 2026 by the clock on the wall.
  private var assumedStart: SimulatedInstant {
    let midnight: SimulatedInstant = 1_772_409_600
    return midnight + 6 * 3600 - Double(LocalClock(timeZone: timeZone).offset(at: midnight))
  }
}

/// A span of simulated time, and the place and the language in which it passes.
public struct SimulatedSpan: Hashable, Sendable {
  /// The time.
  public var interval: SimulatedInterval
  /// The identifier of the time zone.
  public var timeZone: String
  /// The identifier of the locale.
  public var locale: String

  /// Creates a span.
  public init(_ interval: SimulatedInterval, timeZone: String, locale: String) {
    self.interval = interval
    self.timeZone = timeZone
    self.locale = locale
  }

  /// The first instant.
  public var start: SimulatedInstant { interval.start }
  /// The instant after the last.
  public var end: SimulatedInstant { interval.end }

  /// The clock on the wall of the place.
  public var clock: LocalClock { LocalClock(timeZone: timeZone) }
}
