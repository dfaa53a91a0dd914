import WidgetManifest
import WidgetRecording
import WidgetSimulation

/// Asks for the timelines of the widgets that Widget Suggestions insert into the scenario's stacks.
///
/// The inserted widgets depend on the clues of the whole span, so their calls are made last. A
/// provider may give further clues with its answer; they count from then on, as they do on a
/// device, and never change earlier insertions.
struct SuggestedCalls {
  let sessions: [Session]
  let context: RunContext
  let filters: [GlobPattern]
  let launch: ProcessLaunch
  let emit: (RecordingEvent) -> Void

  /// Makes the calls in order of time.
  ///
  /// - Parameter clues: The clues that the scenario and the providers gave before.
  /// - Returns: The recorded events before the first call, and all clues.
  /// - Throws: `RunnerError` where no process can be started.
  func run(after clues: [RecordingEvent]) throws(RunnerError) -> Recording {
    var known = context.scene
    known.events += clues
    var asked: Set<SuggestionRequest> = []
    var last = SimulatedInstant.distantPast
    var current: (session: String, process: SessionProcess)?
    var player: ScenarioPlayer?
    var requests = SuggestionRequest.all(in: known, modes: context.developerModes)
    while !context.isCancelled(),
      let request = requests.first(where: { $0.at >= last && !asked.contains($0) })
    {
      asked.insert(request)
      last = request.at
      guard let driver = driver(for: request) else { continue }
      if let other = current, other.session != driver.session.name {
        other.process.stop(at: request.at)
        current = nil
      }
      let process = current?.process ?? driver.makeProcess()
      current = (driver.session.name, process)
      if player == nil { player = try driver.beginScenario(launch, process) }
      player?.process = process
      try player?.play(until: request.at)
      let further = try driver.serve(request, in: process).filter(\.isClue)
      guard !further.isEmpty else { continue }
      known.events += further
      requests = SuggestionRequest.all(in: known, modes: context.developerModes)
    }
    current?.process.stop(at: context.span.end)
    player?.stop(at: context.span.end)
    return known
  }

  /// The driver of the widget in the stack's family; nil where the run's filter leaves the call
  /// out.
  private func driver(for request: SuggestionRequest) -> SessionDriver? {
    let id = CallID(
      bundle: context.bundle, kind: request.kind, family: request.family,
      configuration: request.configuration, mode: .timeline)
    let entry = context.scene.header.matrixEntry
    guard filters.isEmpty || filters.contains(where: { $0.matches(id, in: entry) }),
      let session = sessions.first(where: {
        $0.widget.kind == request.kind && $0.family == request.family
      })
    else { return nil }
    return SessionDriver(
      session: session, context: context, launch: launch,
      dataless: { () throws(RunnerError) in nil }, emit: emit)
  }
}

extension SessionDriver {
  /// Asks for the timeline of a widget that was inserted with the values of a clue.
  ///
  /// - Returns: The other events that the extension recorded meanwhile.
  fileprivate func serve(
    _ request: SuggestionRequest, in process: SessionProcess
  ) throws(RunnerError) -> [RecordingEvent] {
    guard var invocation = session.invocations.first(where: { $0.mode == .timeline }) else {
      return []
    }
    invocation.configuration = request.configuration
    invocation.parameters = session.widget.configuration.kind.isConfigurable ? request.values : [:]
    invocation.id = CallID(
      bundle: context.bundle, kind: invocation.kind, family: invocation.family,
      configuration: invocation.configuration, mode: invocation.mode)
    var call = recordedCall(of: invocation, at: request.at)
    call.parameters = request.values
    let isInBoth = request.modes.count == DeveloperMode.allCases.count
    call.developerMode = isInBoth ? nil : request.modes.first
    call.question = .timeline(.initial)
    let limit = context.limits.timeline
    return try process.perform(call, callRequest(of: invocation), limit: limit)?.events ?? []
  }
}

extension RecordingEvent {
  /// Whether Widget Suggestions depend on the event.
  var isClue: Bool {
    switch self {
    case .donation, .relevantShortcuts, .relevantIntents, .permission: true
    default: false
    }
  }

  /// Returns the event, with the word whether the system may learn from a donation where the
  /// bundle's definition of the intent says it.
  func decided(by eligibility: DonationEligibility) -> RecordingEvent {
    guard case .donation(var donation) = self, donation.isPredictable == nil,
      eligibility.isDefined(donation)
    else { return self }
    donation.isPredictable = eligibility.isEligible(donation)
    return .donation(donation)
  }
}
