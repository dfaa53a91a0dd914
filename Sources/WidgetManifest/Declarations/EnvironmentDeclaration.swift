import Foundation
public import WidgetRecording

/// The device, the place and the time that providers are called in.
public struct EnvironmentDeclaration: Hashable, Sendable {
  /// The longest span that can be simulated: a year and a day, in seconds.
  public static let longestSpan = 366.0 * 86400

  /// The first instant in seconds since 1970; nil for six o'clock on Monday, 2 March 2026.
  public var start: Double?
  /// The length of the span in seconds.
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
  }

  /// The span to simulate.
  public var span: SimulatedSpan {
    let start = start ?? assumedStart
    return SimulatedSpan(start: start, end: start + duration, timeZone: timeZone, locale: locale)
  }

  /// Six o'clock on 2 March 2026 by the clock on the wall.
  private var assumedStart: Double {
    let midnight = Date(timeIntervalSince1970: 1_772_409_600)
    let offset = TimeZone(identifier: timeZone)?.secondsFromGMT(for: midnight) ?? 0
    return midnight.timeIntervalSince1970 + 6 * 3600 - Double(offset)
  }
}

/// A span of simulated time, and where and for whom it passes.
public struct SimulatedSpan: Hashable, Sendable {
  /// The first instant, in seconds since 1970.
  public var start: Double
  /// The instant after the last.
  public var end: Double
  /// The identifier of the time zone.
  public var timeZone: String
  /// The identifier of the locale.
  public var locale: String

  /// Creates a span.
  public init(start: Double, end: Double, timeZone: String, locale: String) {
    self.start = start
    self.end = end
    self.timeZone = timeZone
    self.locale = locale
  }
}

/// What is varied around the base environment.
public struct MatrixDeclaration: Hashable, Sendable {
  /// More time zones.
  public var timeZones: [String]
  /// More locales.
  public var locales: [String]
  /// More first instants, as the manifest writes them.
  public var starts: [String]

  /// Creates a matrix; an empty one varies nothing.
  public init(timeZones: [String] = [], locales: [String] = [], starts: [String] = []) {
    self.timeZones = timeZones
    self.locales = locales
    self.starts = starts
  }

  /// Returns every combination of a base environment with what is varied, the base first.
  ///
  /// A start keeps its instant in every time zone. Equal combinations stand here once.
  ///
  /// - Parameter base: The base environment.
  /// - Returns: The cells; the base has no label, any other is labelled with what differs.
  public func cells(around base: EnvironmentDeclaration) -> [EnvironmentCell] {
    let usual = base.span
    let starts: [(String?, Double)] =
      [(nil, usual.start)] + starts.compactMap { text in Moment.instant(text).map { (text, $0) } }
    let zones = [usual.timeZone] + timeZones
    let languages = [usual.locale] + locales
    var cells: [EnvironmentCell] = []
    for (name, start) in starts {
      for zone in zones {
        for locale in languages {
          let labels = [
            start == usual.start ? nil : name, zone == usual.timeZone ? nil : zone,
            locale == usual.locale ? nil : locale,
          ].compactMap(\.self)
          let span = SimulatedSpan(
            start: start, end: start + base.duration, timeZone: zone, locale: locale)
          let label = labels.isEmpty ? nil : labels.joined(separator: ",")
          let cell = EnvironmentCell(label: label, span: span)
          if !cells.contains(where: { $0.span == span }) { cells.append(cell) }
        }
      }
    }
    return cells
  }
}

/// One combination of time zone, locale and start.
public struct EnvironmentCell: Hashable, Sendable {
  /// What differs from the base environment, such as `Asia/Kolkata,ar_SA`; nil for the base.
  public var label: String?
  /// The span to simulate.
  public var span: SimulatedSpan

  /// Creates a cell.
  public init(label: String? = nil, span: SimulatedSpan) {
    self.label = label
    self.span = span
  }
}
