import Foundation
import WidgetRecording

/// The process that serves a session: started when needed, and started anew after a failure.
final class SessionProcess {
  /// Whether a process serves a whole session or one call.
  private let isolation: Isolation
  private let launch: ProcessLaunch
  private let emit: (RecordingEvent) -> Void
  /// The drawings of the entries; nil where nothing is drawn.
  private var drawings: EntryDrawings?
  private var process: ProviderProcess?
  /// The calls that were made, by number, as a note of late completions names them.
  private var made: [Int: LateCompletion] = [:]

  /// Creates a process that is started with its first call.
  ///
  /// - Parameters:
  ///   - launch: How processes are started in this run.
  ///   - isolation: Whether a process serves a whole session or one call.
  ///   - drawings: What entries are drawn for; nil draws nothing.
  ///   - emit: Takes what happened, in order.
  init(
    launch: ProcessLaunch, isolation: Isolation, drawings: DrawingRequest?,
    emit: @escaping (RecordingEvent) -> Void
  ) {
    self.drawings = drawings.map(EntryDrawings.init)
    self.launch = launch
    self.isolation = isolation
    self.emit = emit
  }

  /// Makes a call and records it, whatever comes of it.
  ///
  /// - Parameters:
  ///   - call: The call to make; its outcome is filled in.
  ///   - request: The question.
  ///   - limit: The time that it may take.
  /// - Returns: The call as it was recorded, what else the extension did meanwhile, and the time from
  ///   the request to the answer; nil where the user interrupted the run, so that nothing can be
  ///   said of the call.
  /// - Throws: `RunnerError` where no process can be started.
  func perform(
    _ call: RecordedCall, _ request: CallRequest, limit: Duration
  ) throws(RunnerError) -> (call: RecordedCall, events: [RecordingEvent], duration: Duration)? {
    let process = try running(at: call.at)
    let (reply, duration, number) = process.ask(.call(request), at: call.at, limit: limit)
    let (output, errors) = process.takeOutput()
    guard let outcome = process.outcome(of: reply, standardError: errors) else { return nil }
    var call = call
    call.outcome = outcome
    call.duration = max(.zero, duration - reply.schedulingDelay).roundedToMicroseconds
    call.standardOutput = output
    call.standardError = errors
    var events: [RecordingEvent] = []
    if case .answer(let answer) = reply {
      record(answer.late)
      events = answer.events
    }
    if !call.isRepetition { draw(&call, in: process) }
    emit(.call(call))
    // No device would have seen the side effects of a repetition.
    if !call.isRepetition {
      made[number] = LateCompletion(
        id: call.id, callAt: call.at, developerMode: call.developerMode, completions: 0)
      for event in events { emit(event) }
    }
    if isolation == .call || !process.isAlive { stop(at: call.at) }
    return (call, events, duration)
  }

  /// Has the entries of a call drawn that have not been, and names the drawings in them.
  private func draw(_ call: inout RecordedCall, in process: ProviderProcess) {
    guard var drawings, call.hasReturned, !call.entries.isEmpty else { return }
    if let request = drawings.request(for: call) {
      let limit = Duration.seconds(request.seconds) + .seconds(5)
      let reply = process.ask(.draw(request), at: call.at, limit: limit).reply
      // The output of views that are drawn again was recorded the first time.
      _ = process.takeOutput()
      var answer = DrawingAnswer(problem: "the extension ended while it drew")
      if case .answer(let message) = reply {
        record(message.late)
        if case .drawings(let made) = message.subject { answer = made }
      }
      for event in drawings.take(answer, to: request, for: call) { emit(event) }
    }
    let made = call
    call.updateEntries { drawings.complete(&$0, in: made) }
    call.drawingProblem = drawings.problem(of: call)
    self.drawings = drawings
  }

  /// Ends the process and records the completions that came late.
  func stop(at instant: SimulatedInstant) {
    if let process { record(process.finish(at: instant)) }
    process = nil
    made = [:]
  }

  private func running(at start: SimulatedInstant) throws(RunnerError) -> ProviderProcess {
    if let process { return process }
    let process = try ProviderProcess(launch, at: start)
    self.process = process
    return process
  }

  private func record(_ late: [ExtensionAnswer.Late]) {
    for note in late {
      guard var completion = made[note.number] else { continue }
      completion.completions = note.completions
      emit(.lateCompletion(completion))
    }
  }
}

extension ProviderProcess {
  /// Returns the outcome of a call from the end of its request.
  ///
  /// - Parameters:
  ///   - reply: The end of the request.
  ///   - errors: The texts that the process wrote to standard error.
  /// - Returns: The outcome; nil where the user interrupted the run.
  func outcome(of reply: Reply, standardError errors: String) -> CallOutcome? {
    switch reply {
    case .interrupted: nil
    case .timedOut(let busy): .timedOut(wasBusy: busy)
    case .exceededMemory: .exceededMemory
    case .exited(let status): .exited(status: status)
    case .signalled(let signal): .crashed(signal: signal, failure(in: errors))
    case .unusable(let reason): .answered(Self.failed(reason))
    case .answer(let answer):
      switch answer.subject {
      case .call(_, let answer): .answered(answer)
      case .refusal(let reason): .answered(Self.failed(reason))
      case .ready, .widgets, .drawings: .answered(Self.failed("the extension answers no calls"))
      }
    }
  }

  private static func failed(_ reason: String) -> ProviderAnswer {
    ProviderAnswer(.failure(RecordedFailure(message: reason)), completions: 0)
  }
}

extension Duration {
  /// The duration in whole microseconds.
  fileprivate var roundedToMicroseconds: Duration {
    .microseconds(Int64((self / .microseconds(1)).rounded()))
  }
}
