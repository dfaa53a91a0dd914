import CommandLineArguments
import Foundation
import NetworkAnswers
import WidgetManifest
import WidgetRecording

/// The simulated environments, where they are not to be the manifest's.
struct EnvironmentOptions: ArgumentGroup {
  static let title: String? = "Environment, instead of the manifest's"

  /// The environments to run beside the base one.
  enum Matrix: String, CaseIterable {
    case manifest
    case usual = "default"
    case none
  }

  @Option("start", .instant, help: "the first instant of the simulated span")
  var start: SimulatedInstant?
  @Option("duration", .duration, help: "the length of the span")
  var duration: Double?
  @Option("time-zone", .timeZone, help: "the time zone")
  var timeZone: String?
  @Option("locale", .locale, help: "the locale")
  var locale: String?
  @Option(
    "network", list: .word,
    help: "states of the network, one environment each; fixtures are the manifest's answers")
  var networks: [NetworkCondition]?
  @Option("matrix", .word, help: "further environments: the manifest's, a default set, or none")
  var matrix = Matrix.manifest

  /// The environments to run, the base first: those of the manifest, or those that are asked for.
  func matrixEntries(of manifest: Manifest) -> [MatrixEntry] {
    var manifest = manifest
    manifest.environment.start = start ?? manifest.environment.start
    manifest.environment.duration = duration ?? manifest.environment.duration
    manifest.environment.timeZone = timeZone ?? manifest.environment.timeZone
    manifest.environment.locale = locale ?? manifest.environment.locale
    if networks != nil { manifest.matrix.networks = [] }
    let base = MatrixEntry(span: manifest.environment.span)
    let entries =
      switch matrix {
      case .manifest: manifest.matrixEntries
      case .usual: DefaultMatrix(around: manifest.environment).entries
      case .none: [base]
      }
    guard let networks else { return entries }
    // The others keep the manifest's answers, so that what differs is one thing at a time.
    var seen: Set<NetworkCondition> = []
    let own = networks.filter { seen.insert($0).inserted }.map { network in
      MatrixEntry(
        label: network == .fixtures ? nil : network.rawValue, span: base.span, network: network)
    }
    return own + entries.dropFirst()
  }

  /// Returns the shortcoming of a matrix without a time zone whose clocks change.
  ///
  /// - Parameter manifest: The manifest whose matrix is run.
  /// - Returns: The shortcoming in words; nil where nothing is to be said.
  func shortcoming(ofMatrixOf manifest: Manifest) -> String? {
    let entries = matrixEntries(of: manifest)
    let zones = Set(entries.map(\.span.timeZone)).sorted()
    // States of the network alone are no matrix of places and times.
    guard entries.contains(where: { $0.span != entries[0].span }),
      !entries.contains(where: { $0.span.clock.nextChange(after: $0.span.start) != nil })
    else { return nil }
    return """
      \(manifest.file)#/matrix: the clocks never change in \(zones.joined(separator: ", ")), so no \
      environment has a day of 23 or 25 hours; add a time zone such as America/New_York
      """
  }
}

extension ArgumentSyntax<SimulatedInstant> {
  /// A date with its offset.
  fileprivate static var instant: Self {
    Self("DATE", expected: "a date such as 2026-03-02T06:00:00-08:00") { DateParser.instant($0) }
  }
}

extension ArgumentSyntax<Double> {
  /// A number with its unit, in seconds.
  fileprivate static var duration: Self {
    Self("24h", expected: "a duration such as 90s, 15m, 24h or 7d, of 366d at most") { text in
      let longest = EnvironmentDeclaration.longestSpan
      return DurationParser.seconds(text).flatMap { $0 > 0 && $0 <= longest ? $0 : nil }
    }
  }
}

extension ArgumentSyntax<String> {
  /// The name of a time zone.
  fileprivate static var timeZone: Self {
    let known = TimeZoneParser.names.map { Completion.Word($0) }
    return Self(
      "ZONE", expected: "a time zone such as Europe/Paris", completion: .words(known)
    ) { TimeZoneParser.identifier($0) }
  }

  /// The identifier of a locale.
  fileprivate static var locale: Self {
    Self("ID", expected: "a locale such as fr_FR") { LocaleParser.identifier($0) }
  }
}
