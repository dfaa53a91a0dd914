import Foundation
import NetworkAnswers
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
  private static let locale = Probe.language + "_SA"
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
    try Data(Probe.catalogue.text.utf8)
      .write(to: file.deletingLastPathComponent().appending(path: Probe.catalogue.name))
    let manifest = Self.manifest(of: file)
    switch try builder.build(manifest, log: { _ in }).outcome {
    case .failed(let diagnostics): return .notBuilt(diagnostics.first?.message ?? "no reason")
    case .notNeeded(let executable): return try diagnoses(manifest, executable, nil)
    case .built(let executable, let resources):
      return try diagnoses(manifest, executable, resources)
    }
  }

  /// Runs the probes and judges their calls.
  private func diagnoses(
    _ manifest: Manifest, _ executable: URL, _ resources: URL?
  ) throws(RunnerError) -> Outcome {
    var events: [RecordingEvent] = []
    for moment in Self.moments { events += try run(manifest, executable, resources, at: moment) }
    let judgement = ProbeDiagnosis(
      calls: events.compactMap { if case .call(let call) = $0 { call } else { nil } },
      drawings: events.compactMap { if case .drawing(let drawing) = $0 { drawing } else { nil } },
      place: "\(Self.locale) \(Self.timeZone) \(Probe.language)", moments: Self.moments
    )
    return .ran(judgement.diagnoses)
  }

  private static func manifest(of file: URL) -> Manifest {
    let folder = file.deletingLastPathComponent()
    var declaration = SourcesDeclaration(
      sources: [RootedPath(path: file.lastPathComponent, url: file)])
    let catalogue = Probe.catalogue.name
    declaration.resources = [RootedPath(path: catalogue, url: folder.appending(path: catalogue))]
    var manifest = Manifest(
      name: "Doctor", system: PlatformVersion(.iOS), root: folder, source: .sources(declaration)
    )
    manifest.limits.timeline = patience
    manifest.environment.userDefaults = [
      Probe.stored.group: .object([Probe.stored.key: .string(Probe.found)])
    ]
    manifest.network.responses = [
      fixture(for: Probe.hosts.answering, body: .data(Data(Probe.found.utf8))),
      fixture(for: Probe.hosts.failing, failure: Probe.failureCode),
    ].compactMap(\.self)
    return manifest
  }

  private static func fixture(
    for host: String, body: NetworkDeclaration.Body? = nil, failure: Int? = nil
  ) -> NetworkDeclaration.Fixture? {
    AddressPattern("https://\(host)/").map { pattern in
      var response = ScriptedResponse(to: .pattern(pattern))
      response.failure = failure
      return NetworkDeclaration.Fixture(response, body: body)
    }
  }

  /// Asks every probe for a timeline at a simulated moment.
  ///
  /// - Returns: The recorded events.
  private func run(
    _ manifest: Manifest, _ executable: URL, _ resources: URL?, at moment: SimulatedInstant
  ) throws(RunnerError) -> [RecordingEvent] {
    var options = Runner.Options(sandbox: sandbox)
    options.developerModes = [.off]
    options.drawings = .default
    options.filters = ["**/timeline"].compactMap(GlobPattern.init)
    let span = SimulatedSpan(
      SimulatedInterval(moment, moment + 1), timeZone: Self.timeZone, locale: Self.locale
    )
    let events = Mutex<[RecordingEvent]>([])
    try Runner(options, isCancelled: { false }).run(
      manifest, in: MatrixEntry(span: span), executable: executable, resources: resources,
      record: { event in events.withLock { $0.append(event) } },
      progress: { _ in }
    )
    return events.withLock { $0 }
  }
}

extension [Diagnosis] {
  /// The exit status: whether a run on this machine can be trusted.
  var status: ExitStatus {
    contains { $0.state == .broken } ? .notObserved : .success
  }
}
