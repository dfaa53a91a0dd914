import CommandLineArguments
import Foundation
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// The processes in which providers run.
struct RunOptions: ArgumentGroup {
  static let title: String? = "Processes"

  /// Whether providers may open network connections.
  enum Network: Hashable, Sendable {
    case refused, allowed
  }

  @Option(
    "jobs", .jobs, help: "extension processes at once", default: "processors")
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  @Option(
    "retries", .retries,
    help: "times that a call without an answer is made again; one that then answers is flaky")
  var retries = 0
  @Option("isolation", .word, help: "one process per widget and family, or per call")
  var isolation = Isolation.session
  @Option(
    "draw", .word,
    help: "the variants in which entries are drawn, with controls and Live Activities")
  var drawings = DrawnVariants.default
  @Flag(
    .init(
      "record-snapshots", .record,
      help: "keep the drawings in the manifest's snapshots folder as those that are right"),
    .init(
      "verify-snapshots", .verify,
      help: "compare the drawings with that folder (the default where it exists)"),
    conflict: .contradiction)
  var snapshots = SnapshotUse.verifyIfThere
  let sandbox = SandboxOption()
  @Flag(
    .init("offline", .refused, help: "providers may not open network connections (the default)"),
    .init("allow-network", .allowed, help: "providers may open network connections"),
    conflict: .contradiction)
  var network = Network.refused
  @Option(
    "record-network", .newFile,
    help: "with --allow-network: write what was answered as HAR, without secrets")
  var networkArchive: String?

  /// Returns the way in which runs are made.
  ///
  /// - Parameters:
  ///   - calls: The calls to make.
  ///   - developerModes: The Developer Modes to run.
  /// - Returns: The runner's options.
  /// - Throws: `RunnerError` where the sandbox that is required cannot be had, `UsageError` for
  ///   options that make no sense together.
  func runnerOptions(
    _ calls: CallFilter, _ developerModes: [DeveloperMode]
  ) throws -> Runner.Options {
    if networkArchive != nil, network != .allowed {
      throw UsageError(word: "--record-network", problem: .needs("--allow-network"))
    }
    var options = Runner.Options(
      sandbox: try Sandbox(sandbox.demand, allowsNetwork: network == .allowed))
    if networkArchive != nil { options.exchangeLog = ExchangeLog() }
    options.jobs = jobs
    options.retries = retries
    options.isolation = isolation
    options.drawings = drawings
    options.developerModes = developerModes
    options.filters = calls.patterns
    if ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] != nil {
      options.measurement = .omitted
    }
    return options
  }
}

extension ArgumentSyntax<Int> {
  /// A number of attempts beside the first.
  fileprivate static var retries: Self {
    Self("N", expected: "a number from 0 to 100") {
      Int($0).flatMap { (0...100).contains($0) ? $0 : nil }
    }
  }

  /// A number of processes.
  fileprivate static var jobs: Self {
    Self("N", expected: "a number from 1") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
  }
}
