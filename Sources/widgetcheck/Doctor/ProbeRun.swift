import Foundation
import ProcessSpawning
import Synchronization
import WidgetBuilder
import WidgetDoctor
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Builds and runs the probes as the extension of any author is built and run.
struct ProbeRun {
  /// The sandbox of the probes.
  let sandbox: Sandbox

  /// Simulated moments before and after any at which this runs: September 2001 and May 2033.
  static let moments: [SimulatedInstant] = [1_000_000_000, 2_000_000_000]
  private static let prefix = "widgetcheck-doctor-"
  private static let locale = "ar_SA"
  private static let timeZone = "Asia/Kolkata"
  /// The real time after which the probe that never answers is given up.
  private static let patience = Duration.seconds(4)

  /// The outcome of the probes.
  enum Outcome {
    /// The probes ran: the diagnoses.
    case ran([Diagnosis])
    /// The probes do not compile; the compiler's first message.
    case notBuilt(String)
  }

  /// Builds the probes, runs them, and judges their calls.
  ///
  /// - Parameter builder: Makes the extension.
  /// - Returns: The outcome.
  /// - Throws: `BuildError`, `RunnerError`, or an error of writing the sources.
  func outcome(_ builder: Builder) throws -> Outcome {
    let parent = FileManager.default.temporaryDirectory
    LockedFolder.removeStale(prefix: Self.prefix, in: parent)
    let folder = try LockedFolder(prefix: Self.prefix, in: parent)
    defer { try? FileManager.default.removeItem(atPath: folder.path) }
    let file = URL(fileURLWithPath: folder.path).appending(path: "Probes.swift")
    try Data(Probe.source.utf8).write(to: file)
    let manifest = Self.manifest(of: file)
    switch try builder.build(manifest, log: { _ in }).outcome {
    case .failed(let diagnostics): return .notBuilt(diagnostics.first?.message ?? "no reason")
    case .notNeeded(let executable), .built(let executable, _):
      let calls = try Self.moments.flatMap { try run(manifest, executable, at: $0) }
      let judgement = ProbeDiagnosis(
        calls: calls, place: "\(Self.locale) \(Self.timeZone)", moments: Self.moments
      )
      return .ran(judgement.diagnoses)
    }
  }

  private static func manifest(of file: URL) -> Manifest {
    let path = RootedPath(path: file.lastPathComponent, url: file)
    var manifest = Manifest(
      name: "Doctor", system: PlatformVersion(.iOS), root: file.deletingLastPathComponent(),
      source: .sources(SourcesDeclaration(sources: [path]))
    )
    manifest.limits.timeline = patience
    return manifest
  }

  /// Asks every probe for a timeline at a simulated moment.
  private func run(
    _ manifest: Manifest, _ executable: URL, at moment: SimulatedInstant
  ) throws(RunnerError) -> [RecordedCall] {
    var options = Runner.Options(sandbox: sandbox)
    options.developerModes = [.off]
    options.filters = ["**/timeline"].compactMap(GlobPattern.init)
    let span = SimulatedSpan(
      SimulatedInterval(moment, moment + 1), timeZone: Self.timeZone, locale: Self.locale
    )
    let calls = Mutex<[RecordedCall]>([])
    try Runner(options, isCancelled: { false }).run(
      manifest, in: MatrixEntry(span: span), executable: executable, resources: nil,
      record: { event in
        if case .call(let call) = event { calls.withLock { $0.append(call) } }
      },
      progress: { _ in }
    )
    return calls.withLock { $0 }
  }
}

extension [Diagnosis] {
  /// The exit status: whether a run on this machine can be trusted.
  var status: ExitStatus {
    contains { $0.state == .broken } ? .notObserved : .success
  }
}
