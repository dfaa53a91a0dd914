import ExtensionEnvironment
import Foundation
import WidgetRecording

/// The process that serves a session: started when needed, and started anew after a failure.
final class SessionProcess {
  /// Whether a process serves a whole session or one call.
  private let isolation: Isolation
  private var launch: ProcessLaunch
  private let emit: (RecordingEvent) -> Void
  /// The drawings of the entries; nil where nothing is drawn.
  private var drawings: EntryDrawings?
  private var process: ProviderProcess?
  /// The calls that were made, by number, as a note of late completions names them.
  private var made: [Int: LateCompletion] = [:]
  /// The last of them.
  private var last: LateCompletion?
  /// Whether actions are recorded here; a session performs them for their effect alone.
  private let recordsActions: Bool
  /// Whether what work that the last request left running did is recorded.
  private var recordsRemainder = false

  /// Creates a process that is started with its first call.
  ///
  /// - Parameters:
  ///   - launch: The launch of the run's processes.
  ///   - isolation: Whether a process serves a whole session or one call.
  ///   - drawings: The setting in which entries are drawn; nil draws nothing.
  ///   - recordsActions: Whether actions are recorded, and not performed for their effect alone.
  ///   - emit: Receives the events, in order.
  init(
    launch: ProcessLaunch, isolation: Isolation, drawings: DrawingRequest?,
    recordsActions: Bool = false, emit: @escaping (RecordingEvent) -> Void
  ) {
    self.recordsActions = recordsActions
    self.drawings = drawings.map(EntryDrawings.init)
    self.launch = launch
    self.isolation = isolation
    self.emit = emit
  }

  /// Makes a call and records it with its outcome; one without an answer is made again.
  ///
  /// - Parameters:
  ///   - call: The call to make; its outcome is filled in.
  ///   - request: The question.
  ///   - limit: The time that it may take.
  /// - Returns: The recorded call, the other events recorded meanwhile, and the time from
  ///   the request to the answer; nil where the user interrupted the run, so that nothing can be
  ///   said of the call.
  /// - Throws: `RunnerError` where no process can be started.
  func perform(
    _ call: RecordedCall, _ request: CallRequest, limit: Duration
  ) throws(RunnerError) -> (call: RecordedCall, events: [RecordingEvent], duration: Duration)? {
    for _ in 0..<launch.retries {
      guard let made = try makeCall(call, request, limit: limit, isLast: false) else { return nil }
      guard made.call.isRetried else { return made }
    }
    return try makeCall(call, request, limit: limit, isLast: true)
  }

  /// Makes one attempt at a call.
  private func makeCall(
    _ call: RecordedCall, _ request: CallRequest, limit: Duration, isLast: Bool
  ) throws(RunnerError) -> (call: RecordedCall, events: [RecordingEvent], duration: Duration)? {
    let process = try running(at: call.at)
    let (reply, duration, number) = process.ask(.call(request), at: call.at, limit: limit)
    let (output, errors) = process.takeOutput()
    guard let outcome = process.outcome(of: reply, standardError: errors) else { return nil }
    var call = call
    call.outcome = outcome
    call.endedInViews = call.isUnanswered && process.endedInViews
    call.isRetried = !isLast && call.isUnanswered
    let waited = Duration(reading: outcome.waited)
    call.duration = (max(.zero, duration - reply.schedulingDelay) + waited).roundedToMicroseconds
    call.standardOutput = output
    call.standardError = errors
    var events: [RecordingEvent] = []
    if case .answer(let answer) = reply {
      record(answer.late)
      events = answer.events
    }
    // Work that the provider left running goes on while its views are drawn.
    let meanwhile = call.isRepetition ? nil : draw(&call, in: process)
    events += meanwhile?.events ?? []
    emit(.call(call))
    // No device would have seen the side effects of a repetition.
    recordsRemainder = !call.isRepetition
    if !call.isRepetition {
      let note = LateCompletion(
        id: call.id, callAt: call.at, developerMode: call.developerMode, completions: 0)
      made[number] = note
      last = note
      record(meanwhile?.late ?? [])
      for event in events { emit(event) }
    }
    if isolation == .call || !process.isAlive { stop(at: call.at) }
    return (call, events, duration)
  }

  /// Draws what the action that was performed last shows.
  ///
  /// - Parameters:
  ///   - request: The request; nil draws nothing.
  ///   - instant: The simulated instant.
  /// - Returns: The events to record before what names the drawings, the names by position, and the
  ///   reason for which others were not drawn.
  func pictures(
    _ request: DrawingRequest?, at instant: SimulatedInstant
  ) -> (events: [RecordingEvent], names: [Int: [String]], problem: String?) {
    guard let request, let process, process.isAlive else { return ([], [:], nil) }
    var drawn: [DrawnEntry<RecordedDrawing>] = []
    let reply = process.ask(.draw(request), at: instant, limit: request.patience) {
      drawn.append($0)
    }
    .reply
    _ = process.takeOutput()
    var meanwhile: [RecordingEvent] = []
    if case .answer(let message) = reply {
      record(message.late)
      meanwhile = message.events
    }
    // The next action is no other process's end.
    if !process.isAlive { stop(at: instant) }
    let names = drawn.map { ($0.entry, $0.drawings.map(\.digest)) }
    return (
      drawn.flatMap(\.events) + meanwhile,
      Dictionary(names, uniquingKeysWith: { first, _ in first }), reply.drawingProblem
    )
  }

  /// Draws the entries of a call that have not been drawn, and names the drawings in them.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - process: The process that answered it.
  /// - Returns: The message that brought the drawings; nil where none came.
  private func draw(
    _ call: inout RecordedCall, in process: ProviderProcess
  ) -> ExtensionAnswer? {
    guard var drawings, call.hasReturned, !call.entries.isEmpty else { return nil }
    var message: ExtensionAnswer?
    if let request = drawings.request(for: call) {
      let asked = call
      let reply = process.ask(.draw(request), at: call.at, limit: request.patience) { drawn in
        for event in drawings.take(drawn, for: asked) { emit(event) }
      }.reply
      drawings.end(
        request, for: asked, problem: reply.drawingProblem, failure: reply.drawingFailure)
      // The output of views that are drawn again was recorded the first time.
      let (output, errors) = process.takeOutput()
      if request.output == .recorded {
        call.standardOutput += output
        call.standardError += errors
      }
      if case .answer(let brought) = reply { message = brought }
    }
    let made = call
    call.updateEntries { drawings.complete(&$0, in: made) }
    call.drawingProblem = drawings.problem(of: call)
    if call.drawingProblem != nil { call.drawingFailure = drawings.failure }
    self.drawings = drawings
    return message
  }

  /// Ends the process and records what came after its answers: further completions, a crash, and
  /// what work that it left running did.
  func stop(at instant: SimulatedInstant) {
    if let process {
      switch process.finish(at: instant) {
      case .answer(let answer):
        record(answer.late)
        if recordsRemainder { for event in answer.events { emit(event) } }
      case .signalled(let signal): recordCrash(of: process, signal)
      default: break
      }
    }
    process = nil
    made = [:]
    last = nil
  }

  private func recordCrash(of process: ProviderProcess, _ signal: Int) {
    guard let last else { return }
    emit(
      .lateCrash(
        LateCrash(
          id: last.id, callAt: last.callAt, developerMode: last.developerMode, signal: signal,
          failure: process.failure(in: process.takeOutput().errors))))
  }

  /// Ends the process and changes the device of the next one.
  func restart(at instant: SimulatedInstant, with change: (inout ExtensionSetup) -> Void) {
    stop(at: instant)
    change(&launch.setup)
  }

  /// Asks for something that is no call.
  ///
  /// - Returns: The end of the request, and the process's output; nil where the user interrupted
  ///   the run.
  func ask(
    _ operation: ExtensionRequest.Operation, at instant: SimulatedInstant, limit: Duration
  ) throws(RunnerError) -> (
    reply: ProviderProcess.Reply, output: String,
    errors: (text: String, failure: RecordedFailure?)
  )? {
    let process = try running(at: instant)
    let reply = process.ask(operation, at: instant, limit: limit).reply
    guard reply != .interrupted else { return nil }
    let (output, errors) = process.takeOutput()
    let failure = process.failure(in: errors)
    if case .answer(let answer) = reply { record(answer.late) }
    recordsRemainder = recordsActions && operation.isAction
    if isolation == .call || !process.isAlive { stop(at: instant) }
    return (reply, output, (errors, failure))
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
    case .timedOut(let busy, let measures):
      .timedOut(wasBusy: busy, measures: measures ?? measuresAtEnd)
    case .exceededMemory: .exceededMemory(measures: measuresAtEnd)
    case .exited(let status): .exited(status: status, measures: measuresAtEnd)
    case .signalled(let signal):
      .crashed(signal: signal, failure(in: errors), measures: measuresAtEnd)
    case .unusable(let reason): .answered(Self.failed(reason))
    case .answer(let answer):
      switch answer.payload {
      case .call(_, let answer): .answered(answer)
      case .refusal(let reason): .answered(Self.failed(reason))
      case .ready, .stalled, .widgets, .drawings, .acted:
        .answered(Self.failed("the extension answers no calls"))
      }
    }
  }

  private static func failed(_ reason: String) -> ProviderAnswer {
    ProviderAnswer(.failure(RecordedFailure(message: reason)), completions: 0)
  }
}

extension ProviderProcess.Reply {
  /// The reason for which drawings did not come; nil where all did.
  fileprivate var drawingProblem: String? {
    if case .answer(let message) = self, case .drawings(let last) = message.payload {
      return last.problem
    }
    return self == .interrupted
      ? "the run was interrupted while it drew" : "the extension ended while it drew"
  }

  /// The trap of a view that ended the process which drew it; nil for none.
  fileprivate var drawingFailure: RecordedFailure? {
    guard case .answer(let message) = self, case .drawings(let last) = message.payload,
      let errors = last.errors
    else { return nil }
    return CrashReports.trap(in: errors) ?? RecordedFailure(message: last.problem ?? "no message")
  }
}

extension ExtensionRequest.Operation {
  /// Whether it is an action of the scenario.
  fileprivate var isAction: Bool { if case .act = self { true } else { false } }
}

extension DrawingRequest {
  /// The time for which an answer is waited for: the extension itself ends what takes too long.
  fileprivate var patience: Duration { limit + .seconds(5) }
}

extension CallOutcome {
  /// The simulated seconds for which the extension waited.
  fileprivate var waited: Double {
    if case .answered(let answer) = self { answer.waited } else { 0 }
  }
}

extension Duration {
  /// The duration in whole microseconds.
  fileprivate var roundedToMicroseconds: Duration {
    .microseconds(Int64((self / .microseconds(1)).rounded()))
  }
}
