import Foundation
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Reads the options that concern how providers are run.
struct RunPlanner: Sendable {
  /// How runs are made.
  let options: Runner.Options
  private let matrix: MatrixChoice
  private let start: Double?
  private let duration: Double?
  private let timeZone: String?
  private let locale: String?

  /// Which environments are run beside the base one.
  private enum MatrixChoice: String, CaseIterable {
    case manifest
    case usual = "default"
    case none
  }

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - developerModes: The Developer Modes to run.
  /// - Throws: `UsageError` for a value that makes no sense, `RunnerError` where the sandbox that is
  ///   required cannot be had.
  init(_ arguments: ParsedArguments, developerModes: [DeveloperMode]) throws {
    let demand: Sandbox.Demand = try arguments.choice(.sandbox, default: .auto)
    var options = Runner.Options(
      sandbox: try Sandbox(demand, allowsNetwork: arguments.has(.allowNetwork))
    )
    options.isolation = try arguments.choice(.isolation, default: .session)
    options.developerModes = developerModes
    options.filter = try arguments.values[.filter].map {
      try Self.read(.filter, $0, "a pattern such as '*/systemSmall/*'", GlobPattern.init)
    }
    if let jobs = arguments.values[.jobs] {
      options.jobs = try Self.read(.jobs, jobs, "a number from 1") {
        Int($0).flatMap { $0 > 0 ? $0 : nil }
      }
    }
    if ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] != nil {
      options.measurement = .omitted
    }
    self.options = options
    matrix = try arguments.choice(.matrix, default: .manifest)
    start = try arguments.values[.start].map {
      try Self.read(.start, $0, "a date such as 2026-03-02T06:00:00-08:00", Moment.instant)
    }
    duration = try arguments.values[.duration].map {
      try Self.read(.duration, $0, "a duration such as 90s, 15m, 24h or 7d", Forms.duration)
    }
    timeZone = try arguments.values[.timeZone].map {
      try Self.read(.timeZone, $0, "a time zone such as Europe/Paris") {
        TimeZone(identifier: $0)?.identifier
      }
    }
    locale = arguments.values[.locale]
  }

  private static func read<Value>(
    _ option: Option, _ word: String, _ expected: String, _ reader: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let value = reader(word) else {
      throw UsageError(word: option.flag, problem: .badValue(word, expected: expected))
    }
    return value
  }

  /// The cells to run, the base first: those of the manifest, or those that are asked for.
  func cells(of manifest: Manifest) -> [EnvironmentCell] {
    var manifest = manifest
    manifest.environment.start = start ?? manifest.environment.start
    manifest.environment.duration = duration ?? manifest.environment.duration
    manifest.environment.timeZone = timeZone ?? manifest.environment.timeZone
    manifest.environment.locale = locale ?? manifest.environment.locale
    switch matrix {
    case .manifest: return manifest.cells
    case .usual: return DefaultMatrix(around: manifest.environment).cells
    case .none: return [EnvironmentCell(span: manifest.environment.span)]
    }
  }
}
