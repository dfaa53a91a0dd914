import Foundation
import WidgetManifest
import WidgetRecording
import WidgetSimulation

/// Drives one widget in one family through the simulated span, and records what it does.
///
/// Placeholders, snapshots and clues come first, at the start of the span. The timelines follow as
/// the reload schedule of each configuration asks for them, in simulated time. With both Developer
/// Modes the calls are shared until the first request in which the modes differ; from there the
/// sequence with Developer Mode on goes on in a process of its own, when the other one is done.
struct SessionDriver {
  let session: Session
  let context: RunContext
  let launch: ProcessLaunch
  /// Makes the launch of a process that finds nothing stored; nil where nothing is.
  let dataless: @Sendable () throws(RunnerError) -> ProcessLaunch?
  let emit: (RecordingEvent) -> Void
  /// Makes a launch with a home of its own, for a sequence whose day begins anew.
  var relaunch: (@Sendable () throws(RunnerError) -> ProcessLaunch)?

  /// Runs the session.
  ///
  /// - Returns: The planned calls that were made, and those that an interruption left out.
  /// - Throws: `RunnerError` where no process can be started.
  func run() throws(RunnerError) -> CallProgress {
    var progress = CallProgress()
    let process = makeProcess()
    let own = session.invocations.filter { $0.mode == .timeline }
    let player = try beginScenario(launch, process, driving: own)
    var day = RelevanceDay(session, context)
    var placeholder: RecordedCall?
    for invocation in session.invocations
    where ![.timeline, .preview].contains(invocation.mode)
      && (day == nil || invocation.mode != .relevance)
    {
      let made = try perform(invocation, in: process)
      progress.note(invocation, isMade: made != nil, isOpen: made == nil)
      if invocation.mode == .placeholder { placeholder = placeholder ?? made?.call }
    }
    try askWithoutData(besides: placeholder)
    var sequences = own.map {
      TimelineSequence(
        invocation: $0, modes: context.developerModes, budget: context.reloadBudget,
        start: context.span.start
      )
    }
    var deferred = try drive(&sequences, &day, in: process, player)
    process.stop(at: context.span.end)
    player?.stop(at: context.span.end)
    if !deferred.isEmpty { try driveAnew(&deferred) }
    for sequence in sequences {
      progress.note(
        sequence.invocation, isMade: sequence.hasBegun, isOpen: sequence.time < context.span.end)
    }
    for sequence in deferred where sequence.time < context.span.end {
      progress.note(sequence.invocation, isMade: false, isOpen: true)
    }
    try showPreviews(&progress)
    if let day {
      let isOpen = (day.next?.at ?? .distantFuture) < context.span.end
      progress.note(day.relevance, isMade: day.hasBegun, isOpen: isOpen)
    }
    return progress
  }

  /// Shows the previews of the session's family, in a process that no provider was called in.
  private func showPreviews(_ progress: inout CallProgress) throws(RunnerError) {
    let previews = session.invocations.filter { $0.mode == .preview }
    guard !previews.isEmpty else { return }
    let process = makeProcess()
    for invocation in previews {
      let isMade = try perform(invocation, in: process) != nil
      progress.note(invocation, isMade: isMade, isOpen: !isMade)
    }
    process.stop(at: context.span.start)
  }

  /// Serves the sequences that split off, in a process of their own.
  ///
  /// In a scenario that changes stored data the day begins anew, in another home.
  private func driveAnew(_ deferred: inout [TimelineSequence]) throws(RunnerError) {
    var again = launch
    if context.scenario.changesState, let relaunch { again = try relaunch() }
    let process = makeProcess(again)
    let player = try beginScenario(again, process, driving: deferred.map(\.invocation))
    var none: RelevanceDay?
    _ = try drive(&deferred, &none, in: process, player)
    process.stop(at: context.span.end)
    player?.stop(at: context.span.end)
  }

  /// Begins to play the scenario.
  ///
  /// - Parameters:
  ///   - launch: The launch of the home's processes.
  ///   - process: The process of the extension.
  ///   - driven: The timeline calls that are made in that process anyway.
  /// - Returns: The player; nil where nothing happens in the scenario.
  /// - Throws: `RunnerError` where no process can be started.
  func beginScenario(
    _ launch: ProcessLaunch, _ process: SessionProcess, driving driven: [Invocation] = []
  ) throws(RunnerError) -> ScenarioPlayer? {
    guard context.scenario.changesState else { return nil }
    let player = ScenarioPlayer(context, launch: launch, process: process, driven: driven)
    try player.begin()
    return player
  }

  /// Returns a process of the session that is started with its first call.
  func makeProcess(_ launch: ProcessLaunch? = nil) -> SessionProcess {
    SessionProcess(
      launch: launch ?? self.launch, isolation: context.isolation, drawings: drawings, emit: emit)
  }

  /// The looks to draw entries in; nil where none are drawn.
  private var drawings: DrawingRequest? {
    guard context.drawings != .none else { return nil }
    var request = DrawingRequest(
      entries: [],
      targets: session.drawingTargets(
        context.drawnLooks, context.drawings, on: context.system, context.device))
    request.system = context.system
    request.output = context.drawingOutput
    return request
  }

  /// Serves the requests of some sequences in time order, and returns the sequences that split off.
  private func drive(
    _ sequences: inout [TimelineSequence], _ day: inout RelevanceDay?, in process: SessionProcess,
    _ player: ScenarioPlayer?
  ) throws(RunnerError) -> [TimelineSequence] {
    var others: [TimelineSequence] = []
    var probes: [MidnightProbe] = []
    while !context.isCancelled() {
      for index in sequences.indices {
        if let other = sequences[index].split() { others.append(other) }
      }
      let due = sequences.indices.filter { sequences[$0].time < context.span.end }
      let first = due.min { sequences[$0].time < sequences[$1].time }
      let time = first.map { sequences[$0].time } ?? context.span.end
      if let player, player.next < context.span.end,
        player.next
          <= min(time, day?.next?.at ?? .distantFuture, probes.first?.at ?? .distantFuture)
      {
        let at = player.next
        let effect = try player.playNext()
        for index in sequences.indices {
          let reload = effect.reload(of: sequences[index].invocation)
          sequences[index].take(reload, at: at, count: player.played)
        }
        if effect.invalidated.contains(session.widget.kind) { day?.invalidate(at: at) }
        if effect.invalidatesRecommendations { try recommend(at: at, in: process) }
        continue
      }
      if let clue = day?.next, clue.at < context.span.end, clue.at <= time {
        let made = try perform(clue.invocation, at: clue.at, in: process)
        day?.advance(after: made?.call)
        if invalidatesRelevance(made?.events ?? []) { day?.invalidate(at: clue.at) }
        try recommend(after: made?.events ?? [], at: clue.at, in: process)
        continue
      }
      if let probe = probes.first, probe.at <= time {
        probes.removeFirst()
        try ask(probe, in: process)
        continue
      }
      guard let first, let request = sequences[first].next else { break }
      let events = try serve(request, sequence: &sequences[first], in: process)
      probes += sequences[first].midnightProbes(
        after: request.at, in: context.scene.header)
      probes.sort { $0.at < $1.at }
      if invalidatesRelevance(events) { day?.invalidate(at: request.at) }
      try recommend(after: events, at: request.at, in: process)
    }
    return others
  }

  /// Asks for the recommendations again where a call has said that they no longer hold.
  private func recommend(
    after events: [RecordingEvent], at instant: SimulatedInstant, in process: SessionProcess
  ) throws(RunnerError) {
    if events.contains(where: { $0.asks(for: .recommendations) }) {
      try recommend(at: instant, in: process)
    }
  }

  /// Asks for the recommendations; what that call itself invalidates is not asked for again.
  private func recommend(
    at instant: SimulatedInstant, in process: SessionProcess
  ) throws(RunnerError) {
    let invocations = session.invocations.filter { $0.mode == .recommendations }
    for invocation in invocations where instant > context.span.start {
      _ = try perform(invocation, at: instant, in: process)
    }
  }

  /// Serves a request for a timeline, and returns the other events recorded meanwhile.
  private func serve(
    _ request: ReloadRequest, sequence: inout TimelineSequence, in process: SessionProcess
  ) throws(RunnerError) -> [RecordingEvent] {
    var call = recordedCall(of: sequence.invocation, at: request.at)
    call.developerMode = sequence.developerMode
    guard let reason = request.reason else {
      call.outcome = .rejected
      emit(.call(call))
      sequence.advance(after: call, reloads: false)
      return []
    }
    call.question = .timeline(reason)
    var question = callRequest(of: sequence.invocation)
    question.isShown = context.scenario.used.contains { $0.call.id == sequence.invocation.id }
    guard let made = try process.perform(call, question, limit: context.limits.timeline) else {
      return []
    }
    // Once the clock has moved within a call, another one need not give the same answer.
    let clockStood = made.duration < ExtensionRequest.clockPatience
    if reason == .initial, made.call.deliveredTimeline, clockStood {
      try repeatCall(call, question, in: process)
    }
    sequence.advance(after: made.call, reloads: asksForReload(made.events))
    return made.events
  }

  /// Asks for the placeholder of a process that finds nothing stored, for a check to compare.
  ///
  /// Where it is another, one more such process is asked: a placeholder of random values is another
  /// in each of them.
  private func askWithoutData(besides known: RecordedCall?) throws(RunnerError) {
    guard let other = try placeholderWithoutData(), let digest = other.entries.first?.digest,
      let own = known?.entries.first?.digest, digest != own
    else { return }
    _ = try placeholderWithoutData()
  }

  /// Asks a new process that finds nothing stored for the placeholder; nil where nothing is stored.
  private func placeholderWithoutData() throws(RunnerError) -> RecordedCall? {
    guard !context.isCancelled(),
      let invocation = session.invocations.first(where: { $0.mode == .placeholder }),
      let launch = try dataless()
    else { return nil }
    let process = SessionProcess(launch: launch, isolation: .call, drawings: nil, emit: emit)
    var call = recordedCall(of: invocation, at: context.span.start)
    call.repetition = .withoutData
    let made = try process.perform(
      call, callRequest(of: invocation), limit: context.limits.placeholder)
    process.stop(at: context.span.start)
    return made?.call
  }

  /// Asks for a timeline that no device would ask for, for a check to compare.
  private func ask(_ probe: MidnightProbe, in process: SessionProcess) throws(RunnerError) {
    var call = recordedCall(of: probe.invocation, at: probe.at)
    call.developerMode = probe.developerMode
    call.repetition = .asBefore
    _ = try process.perform(
      call, callRequest(of: probe.invocation), limit: context.limits.timeline)
  }

  /// Asks the same once more at the same instant, for a check to compare the answers.
  private func repeatCall(
    _ call: RecordedCall, _ question: CallRequest, in process: SessionProcess
  ) throws(RunnerError) {
    var (call, question) = (call, question)
    call.question = .timeline(nil)
    call.repetition = .asBefore
    question.isShown = false
    _ = try process.perform(call, question, limit: context.limits.timeline)
  }

  private func perform(
    _ invocation: Invocation, at instant: SimulatedInstant? = nil, in process: SessionProcess
  ) throws(RunnerError) -> (call: RecordedCall, events: [RecordingEvent])? {
    guard !context.isCancelled() else { return nil }
    let made = try process.perform(
      recordedCall(of: invocation, at: instant ?? context.span.start), callRequest(of: invocation),
      limit: context.limits.duration(for: invocation.mode))
    return made.map { ($0.call, $0.events) }
  }

  /// The call of an invocation at an instant, of which nothing has come back yet.
  func recordedCall(
    of invocation: Invocation, at instant: SimulatedInstant
  ) -> RecordedCall {
    var call = RecordedCall(
      bundle: context.bundle, kind: invocation.kind, family: invocation.family,
      configuration: invocation.configuration, mode: invocation.mode,
      isPreview: invocation.isPreview, at: instant, outcome: .timedOut(wasBusy: nil))
    if let preview = invocation.preview {
      call.id = invocation.id
      call.question = .preview(preview.name)
    }
    if invocation.mode == .entry, !invocation.isPreview { call.parameters = invocation.parameters }
    return call
  }

  /// The question of an invocation, as the extension hears it.
  func callRequest(of invocation: Invocation) -> CallRequest {
    session.request(of: invocation)
  }

  private func asksForReload(_ events: [RecordingEvent]) -> Bool {
    events.contains { $0.asks(for: .timelines, kind: session.widget.kind) }
  }
}

extension Session {
  /// The question of an invocation, as the extension hears it.
  func request(of invocation: Invocation) -> CallRequest {
    var request = CallRequest(
      invocation.mode, kind: invocation.kind, index: invocation.index, family: invocation.family)
    request.parameters = invocation.parameters
    request.isPreview = invocation.isPreview
    request.preview = invocation.preview?.index
    request.width = displaySize.width
    request.height = displaySize.height
    request.margin = appearance.margin
    return request
  }
}

extension SessionDriver {
  private func invalidatesRelevance(_ events: [RecordingEvent]) -> Bool {
    events.contains { $0.asks(for: .relevance, kind: session.widget.kind) }
  }
}

extension TimelineSequence {
  /// The instant of the next request; infinite once nothing more is due.
  fileprivate var time: SimulatedInstant {
    next?.at ?? .distantFuture
  }
}
