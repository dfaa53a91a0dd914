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
  /// How a process is started that finds nothing stored; nil where nothing is.
  let dataless: @Sendable () throws(RunnerError) -> ProcessLaunch?
  let emit: (RecordingEvent) -> Void

  /// Runs the session.
  ///
  /// - Returns: How many of the planned calls were made, and which an interruption left out.
  /// - Throws: `RunnerError` where no process can be started.
  func run() throws(RunnerError) -> CallProgress {
    var progress = CallProgress()
    let process = makeProcess()
    var day = RelevanceDay(session, context)
    for invocation in session.invocations
    where invocation.mode != .timeline && (day == nil || invocation.mode != .relevance) {
      let isMade = try perform(invocation, in: process) != nil
      progress.note(invocation, isMade: isMade, isOpen: !isMade)
    }
    try askWithoutData()
    var sequences = session.invocations.filter { $0.mode == .timeline }.map {
      TimelineSequence(
        invocation: $0, modes: context.developerModes, budget: context.reloadBudget,
        start: context.span.start
      )
    }
    let others = try drive(&sequences, &day, in: process)
    process.stop(at: context.span.end)
    var deferred = others
    if !deferred.isEmpty {
      let second = makeProcess()
      var none: RelevanceDay?
      _ = try drive(&deferred, &none, in: second)
      second.stop(at: context.span.end)
    }
    for sequence in sequences {
      progress.note(
        sequence.invocation, isMade: sequence.hasBegun, isOpen: sequence.time < context.span.end)
    }
    for sequence in deferred where sequence.time < context.span.end {
      progress.note(sequence.invocation, isMade: false, isOpen: true)
    }
    if let day {
      let isOpen = (day.next?.at ?? .distantFuture) < context.span.end
      progress.note(day.relevance, isMade: day.hasBegun, isOpen: isOpen)
    }
    return progress
  }

  private func makeProcess() -> SessionProcess {
    SessionProcess(
      launch: launch, isolation: context.isolation, drawings: drawings, emit: emit)
  }

  /// The looks to draw entries in; nil where none are drawn.
  private var drawings: DrawingRequest? {
    guard context.drawings != .none else { return nil }
    var request = DrawingRequest(
      entries: [],
      targets: session.drawingTargets(
        context.drawnLooks, context.drawings, on: context.system, context.device))
    request.system = context.system
    return request
  }

  /// Serves the requests of some sequences in time order, and returns the sequences that split off.
  private func drive(
    _ sequences: inout [TimelineSequence], _ day: inout RelevanceDay?, in process: SessionProcess
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
      if let clue = day?.next, clue.at < context.span.end, clue.at <= time {
        let made = try perform(clue.invocation, at: clue.at, in: process)
        day?.advance(after: made?.call)
        if invalidatesRelevance(made?.events ?? []) { day?.invalidate(at: clue.at) }
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
    }
    return others
  }

  /// Serves a request for a timeline, and returns what else the extension did meanwhile.
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
    call.reason = reason
    let question = callRequest(of: sequence.invocation)
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
  private func askWithoutData() throws(RunnerError) {
    guard !context.isCancelled(),
      let invocation = session.invocations.first(where: { $0.mode == .placeholder }),
      let launch = try dataless()
    else { return }
    let process = SessionProcess(launch: launch, isolation: .call, drawings: nil, emit: emit)
    var call = recordedCall(of: invocation, at: context.span.start)
    call.isRepetition = true
    call.isWithoutData = true
    _ = try process.perform(
      call, callRequest(of: invocation), limit: context.limits.placeholder)
    process.stop(at: context.span.start)
  }

  /// Asks for a timeline that no device would ask for, for a check to compare.
  private func ask(_ probe: MidnightProbe, in process: SessionProcess) throws(RunnerError) {
    var call = recordedCall(of: probe.invocation, at: probe.at)
    call.developerMode = probe.developerMode
    call.isRepetition = true
    _ = try process.perform(
      call, callRequest(of: probe.invocation), limit: context.limits.timeline)
  }

  /// Asks the same once more at the same instant, for a check to compare the answers.
  private func repeatCall(
    _ call: RecordedCall, _ question: CallRequest, in process: SessionProcess
  ) throws(RunnerError) {
    var call = call
    call.reason = nil
    call.isRepetition = true
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
  private func recordedCall(
    of invocation: Invocation, at instant: SimulatedInstant
  ) -> RecordedCall {
    var call = RecordedCall(
      bundle: context.bundle, kind: invocation.kind, family: invocation.family,
      configuration: invocation.configuration, mode: invocation.mode,
      isPreview: invocation.isPreview, at: instant, outcome: .timedOut(wasBusy: nil))
    if invocation.mode == .entry, !invocation.isPreview { call.parameters = invocation.parameters }
    return call
  }

  private func callRequest(of invocation: Invocation) -> CallRequest {
    var request = CallRequest(
      invocation.mode, kind: invocation.kind, index: invocation.index, family: invocation.family)
    request.parameters = invocation.parameters
    request.isPreview = invocation.isPreview
    request.width = session.displaySize.width
    request.height = session.displaySize.height
    return request
  }

  private func asksForReload(_ events: [RecordingEvent]) -> Bool {
    events.contains {
      guard case .reloadRequest(let reload) = $0 else { return false }
      return !reload.isOfRelevance
        && (reload.kind == nil || reload.kind == session.widget.kind)
    }
  }
}

extension SessionDriver {
  private func invalidatesRelevance(_ events: [RecordingEvent]) -> Bool {
    events.contains {
      guard case .reloadRequest(let reload) = $0 else { return false }
      return reload.isOfRelevance && reload.kind == session.widget.kind
    }
  }
}

extension TimelineSequence {
  /// The instant of the next request; infinite once nothing more is due.
  fileprivate var time: SimulatedInstant {
    next?.at ?? .distantFuture
  }
}
