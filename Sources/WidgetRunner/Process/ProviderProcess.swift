import Foundation
import ProcessSpawning
import WidgetRecording

/// One process of an extension, and the conversation with it.
final class ProviderProcess {
  /// The end of a request.
  enum Reply: Hashable {
    /// The extension answered the request.
    case answer(ExtensionAnswer)
    /// The extension sent a line that does not answer the request; the reason in words.
    case unusable(String)
    /// Time ran out, or would have, because every thread waits; the process was stopped. The
    /// measures are those of a call that would have waited.
    case timedOut(busy: Bool, measures: ProviderAnswer? = nil)
    /// The process grew beyond all measure and was stopped.
    case exceededMemory
    /// The process ended itself with a status.
    case exited(Int)
    /// A signal ended the process.
    case signalled(Int)
    /// The user interrupted the run; the process was stopped.
    case interrupted

    /// The time in which the process was ready to run and had no processor, as far as is known.
    var schedulingDelay: Duration {
      if case .answer(let answer) = self { answer.schedulingDelay ?? .zero } else { .zero }
    }
  }

  /// Takes the drawings of an entry, which come before the answer to their request.
  typealias TakeDrawing = (DrawnEntry<RecordedDrawing>) -> Void

  /// The time from one look at a waiting process to the next.
  private static let lookInterval = Duration.milliseconds(100)
  /// The reason for refusing a message that the runtime did not write.
  private static let intrusion =
    "the extension's own code wrote to the channel on which its answers come"

  private let child: ChildProcess
  private let memoryCeiling: Int
  private let patience: Patience
  private let isCancelled: @Sendable () -> Bool
  private let isSandboxed: Bool
  private let meanwhile: @Sendable () -> Void
  private let reports: CrashReports
  private var lines = IncomingLines()
  private var number = 0

  /// The number of times that a program is started at most, where sessions share a file of it.
  private static let greatestTries = 4

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - launch: The launch of the run's extensions.
  ///   - start: The simulated instant at which the process starts.
  /// - Throws: `RunnerError` where the process cannot be started.
  init(_ launch: ProcessLaunch, at start: SimulatedInstant) throws(RunnerError) {
    launch.repair()
    reports = try CrashReports(makingFolderIn: launch.home)
    memoryCeiling = launch.memoryCeiling
    patience = launch.patience
    isCancelled = launch.isCancelled
    isSandboxed = launch.sandbox.isActive
    meanwhile = launch.meanwhile
    child = try Self.child(launch, environment: launch.environment(at: start, reports: reports))
  }

  /// Starts the child; its program may vanish meanwhile by what another session does.
  private static func child(
    _ launch: ProcessLaunch, environment: [String: String]
  ) throws(RunnerError) -> ChildProcess {
    var tries = launch.sandbox.isActive ? 1 : greatestTries
    while true {
      do throws(RunnerError) {
        return try ChildProcess(
          arguments: launch.arguments, environment: environment,
          isSupervised: launch.sandbox.isActive)
      } catch {
        tries -= 1
        guard tries > 0, launch.repair() else { throw error }
      }
    }
  }

  /// Whether the process can still be asked: it has given nothing but answers so far.
  private(set) var isAlive = true

  /// Sends a request and waits for its answer.
  ///
  /// - Parameters:
  ///   - operation: The thing to ask for.
  ///   - instant: The simulated instant.
  ///   - limit: The time that the answer may take.
  ///   - take: Takes the drawings that are asked for, as they come.
  /// - Returns: The reply, the time it took, and the number of the request.
  func ask(
    _ operation: ExtensionRequest.Operation, at instant: SimulatedInstant, limit: Duration,
    take: TakeDrawing = { _ in }
  ) -> (reply: Reply, duration: Duration, number: Int) {
    number += 1
    if number == 1, let failure = waitUntilReady() { return (failure, .zero, number) }
    let began = ContinuousClock.now
    var request = ExtensionRequest(
      number: number, nonce: .random(), operation: operation, at: instant)
    request.limit = limit.seconds
    let reply = reply(to: request, limit: limit, since: began, take)
    if case .answer(let answer) = reply, case .stalled(let measures) = answer.payload {
      // It would wait until the limit, so that is the time it takes.
      child.stop()
      isAlive = false
      return (.timedOut(busy: false, measures: measures), limit, number)
    }
    if case .answer = reply {} else { isAlive = false }
    return (reply, ContinuousClock.now - began, number)
  }

  private func reply(
    to request: ExtensionRequest, limit: Duration, since began: ContinuousClock.Instant,
    _ take: TakeDrawing
  ) -> Reply {
    if hasSpokenUnasked {
      child.stop()
      return .unusable(Self.intrusion)
    }
    let line = JSONWriter.bytes(of: request) + [UInt8(ascii: "\n")]
    let isSent = child.send(line, until: began + limit, unless: isCancelled)
    meanwhile()
    let reply = isSent ? wait(limit, for: request, since: began, take) : ended()
    if case .answer(let answer) = reply, !answer.fits(request.operation) {
      return .unusable("the extension answered something else")
    }
    return reply
  }

  /// Returns the output of the author's code since the last call.
  func takeOutput() -> (output: String, errors: String) {
    let (output, errors) = child.takeOutput()
    return (output, reports.withoutNotices(errors))
  }

  /// Whether the process ended, or was stopped, while it evaluated views.
  var endedInViews: Bool { !isAlive && reports.wasInViews }

  /// The runtime's message on a crash, with the author's file and line where it names them.
  func failure(in errors: String) -> RecordedFailure? {
    reports.failure(standardError: errors)
  }

  /// The accesses and connections of the call that the process ended with; nil for none.
  var measuresAtEnd: ProviderAnswer? { reports.measures }

  /// Asks the process to end.
  ///
  /// Work that a provider left running goes on for a moment before.
  ///
  /// - Parameter instant: The simulated instant.
  /// - Returns: The answer, with the completions that came late, or the way in which the process
  ///   ended instead; nil where it had ended before.
  func finish(at instant: SimulatedInstant) -> Reply? {
    guard isAlive else { return nil }
    let reply = ask(.finish, at: instant, limit: patience.farewell).reply
    isAlive = false
    if case .answer = reply { _ = child.waitForEnd(until: .now + patience.exit) }
    return reply
  }

  /// Waits for the line with which the process reports that it is ready.
  ///
  /// - Returns: The failure; nil where the process is ready.
  private func waitUntilReady() -> Reply? {
    let start = ExtensionRequest(
      number: ExtensionAnswer.ready, operation: .describe, at: .distantPast)
    let reply = wait(patience.start, for: start, since: .now) { _ in }
    if case .answer = reply { return nil }
    isAlive = false
    return reply
  }

  private func wait(
    _ limit: Duration, for request: ExtensionRequest, since began: ContinuousClock.Instant,
    _ take: TakeDrawing
  ) -> Reply {
    let watch = ProcessWatch(child.identifier)
    var deadline = began + limit
    var nextLook = began + Self.lookInterval
    var crash = CrashPatience(patience)
    var scheduling = SchedulingPatience()
    var disk = DiskPatience()
    while true {
      if let reply = nextReply(to: request, take) { return reply }
      let now = ContinuousClock.now
      if now >= deadline {
        let more =
          crash.extend(crashSign(watch)) ?? scheduling.extend(at: watch.schedulingDelay)
          ?? disk.extend(watch.isWaitingForDisk)
        guard let more else { return timedOut() }
        deadline = now + more
      }
      if now >= nextLook {
        if let reply = look(watch) { return reply }
        scheduling.begin(at: watch.schedulingDelay)
        nextLook = now + Self.lookInterval
      }
      // Output written before the process ended still counts, and so it is read after this.
      let hasEnded = child.hasEnded
      if child.wait(until: hasEnded ? now : min(deadline, nextLook)) {
        guard let bytes = child.receive() else { return ended() }
        lines.append(bytes)
      } else if hasEnded {
        return ended()
      }
    }
  }

  /// The sign by which the process is known to have crashed; nil where it only takes too long.
  private func crashSign(_ watch: ProcessWatch) -> CrashSign? {
    guard child.hasPrinted(CrashReports.beginning) else {
      return watch.isBeingHalted ? .halting : nil
    }
    return watch.isBeingDescribed ? .described : .announced
  }

  /// Takes the answer to a request from what has come.
  ///
  /// Only the runtime has a reason to write to the channel, and it writes nothing but answers. So
  /// whatever else comes was meant to pass for one.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - take: Takes the drawings of a part that has come.
  /// - Returns: The answer, or the reason for its absence; nil while its line is incomplete.
  private func nextReply(to request: ExtensionRequest, _ take: TakeDrawing) -> Reply? {
    while let line = lines.next() {
      do throws(JSONError) {
        let answer = try JSONReader.read(ExtensionAnswer.self, from: line)
        if answer.answers(request) {
          guard case (.draw, .drawings(let part)) = (request.operation, answer.payload) else {
            return .answer(answer)
          }
          for entry in part.entries { take(try entry.value()) }
          if part.hasMore { continue }
          return .answer(answer)
        }
      } catch {
        let name = try? JSONReader.read(MessageName.self, from: line)
        if name?.number == request.number, name?.nonce == request.nonce {
          child.stop()
          return .unusable("the extension's answer is wrong: \(error)")
        }
      }
      child.stop()
      return .unusable(Self.intrusion)
    }
    guard lines.isTooLong else { return nil }
    child.stop()
    let length = IncomingLines.greatestLength
    return .unusable("the extension's answer is longer than \(length) bytes")
  }

  /// Stops a process that is waited for, after an interruption or above the memory ceiling.
  ///
  /// - Parameter watch: The watch on the process.
  /// - Returns: The reason for stopping it; nil where it may go on.
  private func look(_ watch: ProcessWatch) -> Reply? {
    if isCancelled() {
      child.stop()
      return .interrupted
    }
    guard watch.residentBytes > memoryCeiling else { return nil }
    child.stop()
    return .exceededMemory
  }

  private func timedOut() -> Reply {
    let isWorking = ProcessWatch(child.identifier).isWorking
    child.stop()
    return .timedOut(busy: isWorking)
  }

  /// The reply of a child that closed its channel or has ended.
  ///
  /// A child that goes on without its channel can never answer.
  private func ended() -> Reply {
    switch child.waitForEnd(until: .now + patience.end, unless: isCancelled) {
    case .signalled(let signal): return .signalled(signal)
    case .exited(let code):
      let signal =
        isSandboxed ? Supervisor.signal(status: code, hasNote: child.hasNote) : nil
      return signal.map { .signalled($0) } ?? .exited(code)
    case nil where isCancelled():
      child.stop()
      return .interrupted
    case nil: return timedOut()
    }
  }

  /// Whether there is an unrequested message.
  private var hasSpokenUnasked: Bool {
    lines.hasMore || child.receive()?.isEmpty == false
  }
}

extension ExtensionAnswer {
  /// Whether this answers a request, or refuses to.
  fileprivate func fits(_ request: ExtensionRequest.Operation) -> Bool {
    switch (request, payload) {
    case (_, .refusal), (_, .stalled), (.describe, .widgets), (.finish, .ready), (.draw, .drawings),
      (.act, .acted):
      true
    case (.call(let request), .call(let mode, _)): mode == request.mode
    default: false
    }
  }
}
