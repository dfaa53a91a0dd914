public import NetworkAnswers
import WidgetRecording

/// The environments beside the base: every combination of the varied settings.
public struct MatrixDeclaration: Hashable, Sendable {
  /// More time zones.
  public var timeZones: [String]
  /// More locales.
  public var locales: [String]
  /// More first instants, as the manifest writes them.
  public var starts: [String]
  /// More states of the network.
  public var networks: [NetworkCondition] = []

  /// Creates a matrix; an empty one varies nothing.
  public init(timeZones: [String] = [], locales: [String] = [], starts: [String] = []) {
    self.timeZones = timeZones
    self.locales = locales
    self.starts = starts
  }

  /// Returns every combination of a base environment with what is varied, the base first, and the
  /// base in each further state of the network.
  ///
  /// A start keeps its instant in every time zone. Equal combinations stand here once.
  ///
  /// - Parameter base: The base environment.
  /// - Returns: The entries; the base has no label, any other is labelled with its differences.
  public func entries(around base: EnvironmentDeclaration) -> [MatrixEntry] {
    let usual = base.span
    let starts: [(String?, SimulatedInstant)] =
      [(nil, usual.start)]
      + starts.compactMap { text in DateParser.instant(text).map { (text, $0) } }
    let zones = [usual.timeZone] + timeZones
    let languages = [usual.locale] + locales
    var entries: [MatrixEntry] = []
    for (name, start) in starts {
      for zone in zones {
        for locale in languages {
          let labels = [
            start == usual.start ? nil : name, zone == usual.timeZone ? nil : zone,
            locale == usual.locale ? nil : locale,
          ].compactMap(\.self)
          let interval = SimulatedInterval(start, start + base.duration)
          let span = SimulatedSpan(interval, timeZone: zone, locale: locale)
          let label = labels.isEmpty ? nil : labels.joined(separator: ",")
          if !entries.contains(where: { $0.span == span }) {
            entries.append(MatrixEntry(label: label, span: span))
          }
        }
      }
    }
    for network in networks where !entries.contains(where: { $0.network == network }) {
      entries.append(MatrixEntry(label: network.rawValue, span: usual, network: network))
    }
    return entries
  }
}

/// One combination of time zone, locale, start and state of the network.
public struct MatrixEntry: Hashable, Sendable {
  /// The difference from the base environment, such as `Asia/Kolkata,ar_SA`; nil for the base.
  public var label: String?
  /// The span to simulate.
  public var span: SimulatedSpan
  /// The state of the network.
  public var network: NetworkCondition

  /// Creates an entry.
  public init(
    label: String? = nil, span: SimulatedSpan, network: NetworkCondition = .fixtures
  ) {
    self.label = label
    self.span = span
    self.network = network
  }
}
