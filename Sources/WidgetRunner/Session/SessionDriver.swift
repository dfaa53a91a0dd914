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
  let scene: RunScene
  let launch: ProcessLaunch
  let emit: (RecordingEvent) -> Void

  /// Runs the session.
  ///
  /// - Throws: `RunnerError` where no process can be started.
  func run() throws(RunnerError) {
    let process = makeProcess()
    for invocation in session.invocations where invocation.mode != .timeline {
      try perform(invocation, in: process)
    }
    var lanes = session.invocations.filter { $0.mode == .timeline }.map {
      Lane(
        invocation: $0, modes: scene.developerModes, budget: scene.reloadBudget,
        start: scene.start
      )
    }
    let others = try drive(&lanes, in: process)
    process.stop(at: scene.end)
    guard !others.isEmpty else { return }
    var deferred = others
    let second = makeProcess()
    _ = try drive(&deferred, in: second)
    second.stop(at: scene.end)
  }

  private func makeProcess() -> SessionProcess {
    SessionProcess(launch: launch, isolation: scene.isolation, emit: emit)
  }

  /// Serves the requests of some lanes in time order, and returns the lanes that split off.
  private func drive(
    _ lanes: inout [Lane], in process: SessionProcess
  ) throws(RunnerError) -> [Lane] {
    var others: [Lane] = []
    while !scene.isCancelled() {
      for index in lanes.indices {
        if let other = lanes[index].split() { others.append(other) }
      }
      let due = lanes.indices.filter { (lanes[$0].next?.at ?? .infinity) < scene.end }
      let first = due.min { lanes[$0].time < lanes[$1].time }
      guard let first, let request = lanes[first].next else { break }
      try serve(request, lane: &lanes[first], in: process)
    }
    return others
  }

  private func serve(
    _ request: ReloadRequest, lane: inout Lane, in process: SessionProcess
  ) throws(RunnerError) {
    var (call, question) = make(lane.invocation, at: request.at)
    call.reason = request.reason
    call.developerMode = lane.developerMode
    guard request.reason != .rejected else {
      call.outcome = nil
      emit(.call(call))
      lane.advance(after: nil, reloads: false)
      return
    }
    guard let made = try process.perform(call, question, limit: scene.limits.timeline) else {
      return
    }
    // Once the clock has moved within a call, another one need not give the same answer.
    let clockStood = made.seconds < ExtensionRequest.clockPatience
    if request.reason == .initial, made.call.deliveredTimeline, clockStood {
      try repeatCall(call, question, in: process)
    }
    lane.advance(after: made.call, reloads: asksForReload(made.events))
  }

  /// Asks the same once more at the same instant, for a check to compare the answers.
  private func repeatCall(
    _ call: RecordedCall, _ question: ExtensionRequest, in process: SessionProcess
  ) throws(RunnerError) {
    var call = call
    call.reason = nil
    call.repeats = true
    _ = try process.perform(call, question, limit: scene.limits.timeline)
  }

  private func perform(
    _ invocation: Invocation, in process: SessionProcess
  ) throws(RunnerError) {
    guard !scene.isCancelled() else { return }
    let (call, request) = make(invocation, at: scene.start)
    _ = try process.perform(call, request, limit: scene.limits.seconds(for: invocation.mode))
  }

  /// The call and the request of an invocation at an instant.
  private func make(
    _ invocation: Invocation, at instant: Double
  ) -> (call: RecordedCall, request: ExtensionRequest) {
    let call = RecordedCall(
      bundle: scene.bundle, kind: invocation.kind, family: invocation.family,
      configuration: invocation.configuration, mode: invocation.mode,
      isPreview: invocation.isPreview, at: instant
    )
    let request = ExtensionRequest(
      number: 0, subject: .call(invocation.mode), at: instant, kind: invocation.kind,
      index: invocation.index, family: invocation.family, parameters: invocation.parameters,
      isPreview: invocation.isPreview,
      displaySize: [session.displaySize.width, session.displaySize.height]
    )
    return (call, request)
  }

  private func asksForReload(_ events: [RecordingEvent]) -> Bool {
    events.contains {
      guard case .reloadRequest(let reload) = $0 else { return false }
      return reload.kind == nil || reload.kind == session.widget.kind
    }
  }
}

extension Lane {
  /// The instant of the next request; infinite once nothing more is due.
  fileprivate var time: Double {
    next?.at ?? .infinity
  }
}
