import Foundation
import WidgetRecording

/// The process that serves a session: started when needed, and started anew after a failure.
final class SessionProcess {
  /// Whether a process serves a whole session or one call.
  private let isolation: Isolation
  private let launch: ProcessLaunch
  private let emit: (RecordingEvent) -> Void
  private var process: ProviderProcess?
  private var asked: [Int: RecordedCall] = [:]

  /// Creates a process that is started with its first call.
  ///
  /// - Parameters:
  ///   - launch: How processes are started in this run.
  ///   - isolation: Whether a process serves a whole session or one call.
  ///   - emit: Takes what happened, in order.
  init(
    launch: ProcessLaunch, isolation: Isolation, emit: @escaping (RecordingEvent) -> Void
  ) {
    self.launch = launch
    self.isolation = isolation
    self.emit = emit
  }

  /// Makes a call and records it, whatever comes of it.
  ///
  /// - Parameters:
  ///   - call: The call to make, with nothing in it of what comes back.
  ///   - request: What is asked.
  ///   - limit: The real seconds that it may take.
  /// - Returns: The call as it was recorded, what else the extension did meanwhile, and the real
  ///   seconds from the request to the answer; nil where the user interrupted the run, so that
  ///   nothing can be said of the call.
  /// - Throws: `RunnerError` where no process can be started.
  func perform(
    _ call: RecordedCall, _ request: ExtensionRequest, limit: Double
  ) throws(RunnerError) -> (call: RecordedCall, events: [RecordingEvent], seconds: Double)? {
    let process = try running(at: call.at)
    let (reply, seconds, number) = process.ask(request, limit: limit)
    if case .interrupted = reply { return nil }
    let (output, errors) = process.takeOutput()
    var call = call
    call.seconds = (max(0, seconds - reply.starved) * 1e6).rounded() / 1e6
    call.stdout = output
    call.stderr = errors
    let events = take(reply, into: &call, from: process)
    asked[number] = call
    emit(.call(call))
    // What a repetition did beside answering, no device would have seen.
    if call.repeats != true { for event in events { emit(event) } }
    if isolation == .call || !process.isAlive { stop(at: call.at) }
    return (call, events, seconds)
  }

  /// Ends the process and records the completions that came late.
  func stop(at instant: Double) {
    if let process { record(process.finish(at: instant)) }
    process = nil
    asked = [:]
  }

  private func running(at start: Double) throws(RunnerError) -> ProviderProcess {
    if let process { return process }
    let process = try ProviderProcess(launch, at: start)
    self.process = process
    return process
  }

  private func record(_ late: [ExtensionAnswer.Late]) {
    for note in late {
      guard let call = asked[note.number], call.repeats != true else { continue }
      emit(
        .lateCompletion(
          RecordedLateCompletion(
            id: call.id, callAt: call.at, developerMode: call.developerMode,
            completions: note.completions
          )
        )
      )
    }
  }

  /// Fills in how the call ended and returns what else happened.
  private func take(
    _ reply: ProviderProcess.Reply, into call: inout RecordedCall,
    from process: ProviderProcess
  ) -> [RecordingEvent] {
    call.take(reply, from: process)
    guard case .answer(let answer) = reply else { return [] }
    record(answer.late)
    return answer.events
  }
}

extension RecordedCall {
  /// Takes over how a request ended, and what came back.
  ///
  /// - Parameters:
  ///   - reply: How it ended.
  ///   - process: The process, which knows more where it crashed.
  mutating func take(_ reply: ProviderProcess.Reply, from process: ProviderProcess) {
    switch reply {
    case .answer(let answer):
      fill(from: answer)
      return
    case .interrupted: return
    case .timedOut(let busy):
      outcome = .timedOut
      self.busy = busy
    case .exceededMemory:
      outcome = .exceededMemory
    case .exited(let status):
      outcome = .exited
      exitStatus = status
    case .signalled(let signal):
      outcome = .crashed
      self.signal = signal
      failure = process.failure(in: stderr ?? "")
    }
    completions = 0
  }

  private mutating func fill(from answer: ExtensionAnswer) {
    failure = answer.failure ?? answer.refusal.map { RecordedFailure(message: $0) }
    outcome = failure == nil ? .returned : .threw
    abandoned = answer.abandoned
    if abandoned == true { outcome = .timedOut }
    entries = answer.entries
    policy = answer.policy
    attributes = answer.attributes
    recommendations = answer.recommendations
    completions = answer.completions
    peakMemory = answer.peakMemory
    network = answer.network
  }
}
