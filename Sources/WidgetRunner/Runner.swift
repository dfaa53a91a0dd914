import ExtensionEnvironment
public import Foundation
import NetworkAnswers
import ParallelWork
import Synchronization
public import WidgetManifest
public import WidgetRecording
import WidgetSimulation

/// Runs the providers of one bundle through the simulated span and records their answers.
public struct Runner: Sendable {
  /// The options of a run.
  public struct Options: Sendable {
    /// The greatest number of extension processes at once.
    public var jobs: Int
    /// Whether a process serves a whole session or one call.
    public var isolation: Isolation
    /// The number of times that a call without an answer is made again.
    public var retries = 0
    /// The sandbox of the processes.
    public var sandbox: Sandbox
    /// The Developer Modes to run, off before on.
    public var developerModes: [DeveloperMode]
    /// The pattern of the calls to make; nil makes all.
    public var filters: [GlobPattern] = []
    /// The variants in which entries are drawn.
    public var drawings = DrawnVariants.none
    /// The treatment of what views print while they are drawn.
    public var drawingOutput = DrawingOutput.discarded
    /// Receives the exchanges with the real network; nil records none.
    public var exchangeLog: ExchangeLog?
    /// Whether facts that differ from run to run, such as seconds and bytes, are recorded.
    public var measurement: Measurement

    /// Creates options with the values of the command line's defaults.
    public init(sandbox: Sandbox) {
      self.sandbox = sandbox
      jobs = ProcessInfo.processInfo.activeProcessorCount
      isolation = .session
      developerModes = DeveloperMode.allCases
      measurement = .recorded
    }
  }

  /// The treatment of facts that differ from run to run.
  public enum Measurement: Hashable, Sendable {
    /// They are recorded.
    case recorded
    /// They are left out, so that the same sources give the same recording.
    case omitted
  }

  /// The runner's options.
  let options: Options
  /// One slot for each process that may run, shared by the bundles that run at once.
  private let slots: DispatchSemaphore
  /// Whether the user interrupted the run.
  let isCancelled: @Sendable () -> Bool

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - options: The runner's options.
  ///   - isCancelled: Whether the user interrupted the run.
  public init(_ options: Options, isCancelled: @escaping @Sendable () -> Bool) {
    self.options = options
    slots = DispatchSemaphore(value: options.jobs)
    self.isCancelled = isCancelled
  }

  /// Asks the extension for its widgets and runs all of its providers.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - entry: The environment in which the providers run.
  ///   - executable: The extension's program.
  ///   - resources: The folder with the bundle's resources, where it has any.
  ///   - app: The program of the app's side, where there is one.
  ///   - declarations: The bundle's declarations beside its code; nil where nothing is known.
  ///   - record: Receives the events as they happen, one at a time.
  ///   - progress: Receives a few words about each step.
  /// - Returns: The planned calls that were made and, after an interruption, those left out.
  /// - Throws: `RunnerError` where no process can be started or the run's folder cannot be made,
  ///   and for names in the manifest that no widget has.
  @discardableResult public func run(
    _ manifest: Manifest, in entry: MatrixEntry, executable: URL, resources: URL?,
    app: URL? = nil, declarations: RecordedDeclarations? = nil,
    record: @escaping @Sendable (RecordingEvent) -> Void,
    progress: @escaping @Sendable (String) -> Void
  ) throws(RunnerError) -> CallProgress {
    let folder = try RunFolder(manifest)
    defer { withExtendedLifetime(folder) {} }
    let homes = RunHomes()
    defer { for home in homes.all { options.exchangeLog?.read(home) } }
    let launches = try launches(
      executable, resources, app, of: manifest, in: entry, folder, homes)
    let record = recorder(record, memoryLimit: manifest.limits.memory)
    let widgets: [RecordedWidget]
    switch try describe(manifest, launches, at: entry.span.start, record: record) {
    case .widgets(let described): widgets = described
    case .failed(let call):
      record(.call(call))
      return CallProgress()
    case .interrupted:
      let progress = CallProgress()
      record(.interruption(progress.interruption))
      return progress
    }
    var scene = recordScene(of: widgets, manifest, in: entry, record: record)
    let donations = manifest.stacks.flatMap { $0.donations(in: entry.span) }
    for donation in donations { record(.donation(donation)) }
    if let declarations { scene.events.append(.declarations(declarations)) }
    var plan = Plan(manifest, widgets: widgets)
    let planned = plan.invocationIDs
    let scenario = Scenario(
      manifest, in: entry.span, sessions: plan.sessions, widgets: widgets,
      usesLocation: declarations?.infoPlist?.contains("NSWidgetWantsLocation") ?? false)
    // Changes are recorded when they happen; the calls that they lead to are planned before.
    scene.events += scenario.events.compactMap(\.recordedChange)
    if !options.filters.isEmpty { plan = plan.filtered(options.filters, in: entry.label) }
    let context = context(of: manifest, in: entry, scene, scenario)
    var made = try run(
      plan, context, launches, donations: donations.map { .donation($0) }, record: record,
      progress: progress)
    made.known = planned.map { $0.qualified(matrixEntry: entry.label) }
    if !made.open.isEmpty { record(.interruption(made.interruption)) }
    return made
  }

  /// Plays the scenario, runs the sessions of a plan, and asks for what their clues propose.
  private func run(
    _ plan: Plan, _ context: RunContext, _ launches: Launches, donations: [RecordingEvent],
    record: @escaping @Sendable (RecordingEvent) -> Void,
    progress: @escaping @Sendable (String) -> Void
  ) throws(RunnerError) -> CallProgress {
    let parts = Mutex(DrawingParts())
    let recordOnce: @Sendable (RecordingEvent) -> Void = { event in
      if let new = parts.withLock({ $0.new(event) }) { record(new) }
    }
    let clues = Mutex(donations)
    let eligibility = DonationEligibility(context.scene)
    let keep = { @Sendable (event: RecordingEvent) in
      let event = event.decided(by: eligibility)
      if event.isClue { clues.withLock { $0.append(event) } }
      recordOnce(event)
    }
    try play(context, launches.make, record: keep)
    let made = try runSessions(of: plan, context, launches, record: keep, progress: progress)
    let suggested = SuggestedCalls(
      sessions: context.scenario.sessions, context: context, filters: options.filters,
      launch: try launches.make(), emit: recordOnce)
    let known = try suggested.run(after: clues.withLock { $0 })
    for proposal in RecordedProposal.all(in: known, modes: options.developerModes) {
      record(.proposal(proposal))
    }
    return made
  }

  /// Records what is known before the first call, and returns it with the header.
  private func recordScene(
    of widgets: [RecordedWidget], _ manifest: Manifest, in entry: MatrixEntry,
    record: (RecordingEvent) -> Void
  ) -> Recording {
    var scene = Recording(header: manifest.recordedHeader(for: entry))
    for widget in widgets {
      var completed = manifest.completing(widget)
      // The configuration of that name says them.
      completed.configuration = completed.configuration.withoutDefaults
      scene.events.append(.widget(completed))
    }
    scene.events += widgets.flatMap(manifest.recordedConfigurations).map { .configuration($0) }
    scene.events += manifest.recordedPermissions(in: entry.span).map { .permission($0) }
    scene.events += manifest.recordedStacks(in: entry.span).map { .stack($0) }
    for event in scene.events { record(event) }
    return scene
  }

  private func context(
    of manifest: Manifest, in entry: MatrixEntry, _ scene: Recording, _ scenario: Scenario
  ) -> RunContext {
    var context = RunContext(
      bundle: manifest.name, span: entry.span.interval, scene: scene,
      limits: manifest.limits, reloadBudget: manifest.reloadBudget,
      developerModes: options.developerModes, isolation: options.isolation,
      system: manifest.system, device: manifest.device, drawnLooks: manifest.drawings,
      drawings: options.drawings, drawingOutput: options.drawingOutput,
      isCancelled: isCancelled
    )
    context.scenario = scenario
    return context
  }

  /// Asks the extension for its widgets alone.
  ///
  /// - Parameters:
  ///   - manifest: The manifest.
  ///   - executable: The extension's program.
  ///   - resources: The folder with the bundle's resources, where it has any.
  /// - Returns: The widgets in the bundle's order; nil where the process ended without an answer.
  /// - Throws: `RunnerError` where the process cannot be started or its folder cannot be made, and
  ///   for names in the manifest that no widget has.
  public func widgets(
    of manifest: Manifest, executable: URL, resources: URL?
  ) throws(RunnerError) -> [RecordedWidget]? {
    let home = try RunFolder(manifest)
    defer { withExtendedLifetime(home) {} }
    let entry = MatrixEntry(span: manifest.environment.span)
    var bundle = try home.bundle(executable, of: manifest, resources: resources)
    bundle.libraries = options.sandbox.libraries(of: bundle.program)
    let launch = launch(bundle, of: manifest, in: entry, try home.makeHome())
    guard case .widgets(let widgets) = try describe(manifest, launch, at: entry.span.start) else {
      return nil
    }
    return widgets
  }

  /// Returns the receiver of events, without the facts that are to be left out.
  private func recorder(
    _ record: @escaping @Sendable (RecordingEvent) -> Void, memoryLimit: Int
  ) -> @Sendable (RecordingEvent) -> Void {
    switch options.measurement {
    case .recorded: record
    case .omitted: { record($0.withoutMeasurements(memoryLimit: memoryLimit)) }
    }
  }

  /// Plays the scenario once, in a home of its own, and records its events.
  private func play(
    _ context: RunContext, _ launch: () throws(RunnerError) -> ProcessLaunch,
    record: @escaping @Sendable (RecordingEvent) -> Void
  ) throws(RunnerError) {
    guard !context.scenario.isEmpty, !isCancelled() else { return }
    slots.wait()
    defer { slots.signal() }
    let launch = try launch()
    let process = SessionProcess(
      launch: launch, isolation: .session, drawings: nil, recordsActions: true, emit: record)
    let player = ScenarioPlayer(
      context, launch: launch, process: process, draws: context.drawings != .none, emit: record)
    try player.begin()
    if context.drawings != .none {
      try player.showActivityPreviews(at: context.span.start)
    }
    try player.askControls(at: context.span.start, reason: .initial)
    try player.play(until: context.span.end)
    process.stop(at: context.span.end)
    player.stop(at: context.span.end)
  }

  private func runSessions(
    of plan: Plan, _ context: RunContext, _ launches: Launches,
    record: @escaping @Sendable (RecordingEvent) -> Void,
    progress: @escaping @Sendable (String) -> Void
  ) throws(RunnerError) -> CallProgress {
    let events = OrderedEvents(sessions: plan.sessions.count, sink: record)
    let outcomes = Mutex<[Int: Result<CallProgress, RunnerError>]>([:])
    Workers.perform(plan.sessions.count, maxConcurrency: options.jobs) { [slots] index in
      slots.wait()
      defer { slots.signal() }
      let session = plan.sessions[index]
      progress(session.name)
      let deferred = DeferredEvents { events.add($0, of: index) }
      let outcome = Result { () throws(RunnerError) in
        let driver = SessionDriver(
          session: session, context: context,
          launch: try launches.make().working(meanwhile: deferred.flush),
          dataless: launches.makeWithoutData, emit: deferred.add
        ) { () throws(RunnerError) in
          try launches.make().working(meanwhile: deferred.flush)
        }
        return try driver.run()
      }
      deferred.flush()
      outcomes.withLock { $0[index] = outcome }
      events.finish(index)
    }
    var made = CallProgress()
    made.planned = plan.invocations.count
    // Of several errors it is the first session's, however the sessions overlapped.
    for (_, outcome) in outcomes.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      made += try outcome.get()
    }
    return made
  }
}
