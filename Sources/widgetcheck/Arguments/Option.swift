/// An option of the command line.
enum Option: String, CaseIterable {
  case output, format, filter, only, skip, jobs, isolation, start, duration, locale, sandbox
  case quiet, verbose, offline
  case developerMode = "developer-mode"
  case failOn = "fail-on"
  case timeZone = "time-zone"
  case allowNetwork = "allow-network"
  case junitDialect = "junit-dialect"
  case singleFile = "single-file"
  case noColor = "no-color"
  case baseline, matrix
  case writeBaseline = "write-baseline"

  /// The option as it is written.
  var flag: String {
    "--\(rawValue)"
  }

  /// The name of the value in the help; nil for an option without one.
  var value: String? {
    switch self {
    case .output: "DIR"
    case .format: "LIST"
    case .filter: "GLOB"
    case .only, .skip: "ID,…"
    case .jobs: "N"
    case .isolation: "session|call"
    case .start: "DATE"
    case .duration: "24h"
    case .locale: "ID"
    case .sandbox: "auto|require|off"
    case .matrix: "manifest|default|none"
    case .developerMode: "on|off|both"
    case .failOn: "error|warning|note|never"
    case .timeZone: "ZONE"
    case .junitDialect: "extended|strict"
    case .baseline, .writeBaseline: "FILE"
    case .quiet, .verbose, .offline, .allowNetwork, .singleFile, .noColor: nil
    }
  }

  /// What the option does, for the help.
  var meaning: String {
    switch self {
    case .output: "where reports go (Reports)"
    case .format: "any of junit,html,json,sarif,text,github,markdown; NAME=PATH puts one elsewhere"
    case .filter: "only the calls whose id matches the glob"
    case .only: "checks to run"
    case .skip: "checks not to run"
    case .jobs: "extension processes at once (processors)"
    case .isolation: "one process per widget and family, or per call (session)"
    case .start: "the first instant of the simulated span; overrides the manifest"
    case .duration: "the length of the span; overrides the manifest"
    case .locale: "the locale; overrides the manifest"
    case .matrix:
      "which environments beside the base: the manifest's, a default set, none (manifest)"
    case .sandbox: "run extensions under bubblewrap (auto)"
    case .developerMode: "which simulations to run (both)"
    case .failOn: "the lowest level that makes exit status 1 (error)"
    case .timeZone: "the time zone; overrides the manifest"
    case .junitDialect: "strict passes the schemas of Jenkins and Ant (extended)"
    case .baseline: "known findings, which do not fail the run; instead of the manifest's"
    case .writeBaseline: "record all findings of this run as known to later runs"
    case .quiet: "only errors"
    case .verbose: "more about what is done, on standard error"
    case .offline: "providers may not open network connections (the default)"
    case .allowNetwork: "providers may open network connections"
    case .singleFile: "the HTML report as one file"
    case .noColor: "no colours; NO_COLOR is obeyed too"
    }
  }

  /// The options of a run.
  static let run = allCases

  /// The options of a replay: those of a run that do not touch a provider.
  static let replay = allCases.filter {
    ![
      .jobs, .isolation, .start, .duration, .timeZone, .locale, .matrix, .sandbox, .offline,
      .allowNetwork,
    ].contains($0)
  }

  /// The options that only say how much is printed.
  static let talk: [Option] = [.quiet, .verbose, .noColor]
}
