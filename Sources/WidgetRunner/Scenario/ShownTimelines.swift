import WidgetManifest
import WidgetRecording
import WidgetSimulation

/// The timelines that a scenario's taps act on, where no session asks for them in the process.
///
/// A tap acts on what is shown: the entry of the timeline that was delivered last. So the process
/// that performs the tap is asked for timelines at the same instants as the widget's own session
/// is, until the last use of the widget; these calls are not recorded once more.
struct ShownTimelines {
  private let context: RunContext
  private var sequences: [(session: Session, sequence: TimelineSequence)]

  /// Creates the timelines of the widgets that the scenario uses.
  ///
  /// - Parameters:
  ///   - context: The facts of the run.
  ///   - driven: The timeline calls that are made in the process anyway.
  init(_ context: RunContext, besides driven: [Invocation]) {
    self.context = context
    // With a process for each call, none keeps what was delivered.
    let used = context.isolation == .session ? context.scenario.used : []
    let others = used.filter { use in !driven.contains { $0.id == use.call.id } }
    sequences = others.map { session, call in
      (
        session,
        TimelineSequence(
          invocation: call, modes: [context.developerModes.first ?? .off],
          budget: context.reloadBudget, start: context.span.start)
      )
    }
  }

  /// Asks for the timelines that are due before an instant, in order of time.
  ///
  /// - Parameters:
  ///   - instant: The instant of the next event.
  ///   - played: The number of events that were played.
  ///   - process: The process of the extension.
  /// - Throws: `RunnerError` where no process can be started.
  mutating func ask(
    before instant: SimulatedInstant, after played: Int, in process: SessionProcess
  ) throws(RunnerError) {
    guard !sequences.isEmpty else { return }
    let needed = Set(
      context.scenario.events.dropFirst(played).compactMap(context.scenario.use).map(\.call.id))
    while !context.isCancelled() {
      let due = sequences.indices.compactMap { index -> (index: Int, request: ReloadRequest)? in
        let sequence = sequences[index].sequence
        guard needed.contains(sequence.invocation.id), let request = sequence.next,
          request.at < instant
        else { return nil }
        return (index, request)
      }
      guard let first = due.min(by: { $0.request.at < $1.request.at }) else { return }
      try serve(first.request, of: first.index, in: process)
    }
  }

  private mutating func serve(
    _ request: ReloadRequest, of index: Int, in process: SessionProcess
  ) throws(RunnerError) {
    let (session, sequence) = sequences[index]
    let invocation = sequence.invocation
    var call = RecordedCall(
      bundle: context.bundle, kind: invocation.kind, family: invocation.family,
      configuration: invocation.configuration, mode: .timeline, isPreview: false, at: request.at,
      outcome: .rejected)
    guard request.reason != nil else {
      sequences[index].sequence.advance(after: call, reloads: false)
      return
    }
    var question = session.request(of: invocation)
    question.isShown = true
    guard
      let made = try process.show(question, at: request.at, limit: context.limits.timeline)
    else { return }
    call.outcome = made.outcome
    let reloads = made.events.contains { $0.asks(for: .timelines, kind: invocation.kind) }
    sequences[index].sequence.advance(after: call, reloads: reloads)
  }

  /// Notes the reloads that an event leads to.
  ///
  /// - Parameters:
  ///   - effect: The event's effect on the widgets.
  ///   - instant: The instant of the event.
  ///   - count: The number of events that were played, this one included.
  mutating func take(_ effect: ScenarioEffect, at instant: SimulatedInstant, count: Int) {
    for index in sequences.indices {
      let reload = effect.reload(of: sequences[index].sequence.invocation)
      sequences[index].sequence.take(reload, at: instant, count: count)
    }
  }
}
