import Foundation
import ProcessSpawning
import WidgetRecording

/// One process of an extension, and the conversation with it.
final class ProviderProcess {
  /// The end of a request.
  enum Reply {
    /// The extension answered.
    case answer(ExtensionAnswer)
    /// Time ran out; the process was stopped.
    case timedOut(busy: Bool)
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

  /// The time that a process may take until it is ready.
  private static let startLimit = Duration.seconds(30)
  /// The time that the toolchain may take to describe a crash, beyond the call's own.
  private static let descriptionLimit = Duration.seconds(30)

  private let child: ChildProcess
  private let memoryCeiling: Int
  private let isCancelled: @Sendable () -> Bool
  private let isSandboxed: Bool
  private let reports: CrashReports
  private var received: [UInt8] = []
  private var searched = 0
  private var number = 0

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - launch: How extensions are started in this run.
  ///   - start: The simulated instant at which the process starts.
  /// - Throws: `RunnerError` where the process cannot be started.
  init(_ launch: ProcessLaunch, at start: SimulatedInstant) throws(RunnerError) {
    reports = try CrashReports(makingFolderIn: launch.home)
    memoryCeiling = launch.memoryCeiling
    isCancelled = launch.isCancelled
    isSandboxed = launch.sandbox.isActive
    child = try ChildProcess(
      arguments: launch.arguments,
      environment: launch.environment(at: start, reports: reports)
    )
  }

  /// Whether the process can still be asked.
  private(set) var isAlive = true

  /// Sends a request and waits for its answer.
  ///
  /// - Parameters:
  ///   - subject: The thing to ask for.
  ///   - instant: The simulated instant.
  ///   - limit: The time that the answer may take.
  /// - Returns: How it ended, the time it took, and the number of the request.
  func ask(
    _ subject: ExtensionRequest.Subject, at instant: SimulatedInstant, limit: Duration
  ) -> (reply: Reply, duration: Duration, number: Int) {
    number += 1
    if number == 1, let failure = waitUntilReady() { return (failure, .zero, number) }
    let began = ContinuousClock.now
    let request = ExtensionRequest(number: number, subject: subject, at: instant)
    let line = JSONWriter.bytes(of: request) + [UInt8(ascii: "\n")]
    let reply = child.send(line) ? wait(limit, for: number, since: began) : ended()
    if case .answer = reply {} else { isAlive = false }
    return (reply, ContinuousClock.now - began, number)
  }

  /// Returns what the author's code printed since the last time.
  func takeOutput() -> (output: String, errors: String) {
    let (output, errors) = child.takeOutput()
    return (output, reports.withoutNotices(errors))
  }

  /// What the runtime said about a crash, with the author's file and line where it names them.
  func failure(in errors: String) -> RecordedFailure? {
    reports.failure(standardError: errors)
  }

  /// Asks the process to end and returns the completions that came late.
  func finish(at instant: SimulatedInstant) -> [ExtensionAnswer.Late] {
    guard isAlive else { return [] }
    let reply = ask(.finish, at: instant, limit: .seconds(1)).reply
    isAlive = false
    _ = child.waitForEnd(within: .milliseconds(200))
    guard case .answer(let answer) = reply else { return [] }
    return answer.late
  }

  /// Waits for the line that says that the process can take requests.
  ///
  /// - Returns: How it ended instead; nil where it is ready.
  private func waitUntilReady() -> Reply? {
    let reply = wait(
      Self.startLimit, for: ExtensionAnswer.ready, since: ContinuousClock.now
    )
    if case .answer = reply { return nil }
    isAlive = false
    return reply
  }

  private func wait(
    _ limit: Duration, for number: Int, since began: ContinuousClock.Instant
  ) -> Reply {
    let watch = ProcessWatch(child.identifier)
    var limit = limit
    var isDescribed = false
    while true {
      let left = limit - (ContinuousClock.now - began)
      if left <= .zero, !isDescribed, child.hasPrinted(CrashReports.beginning) {
        // It has crashed in time; saying where takes long on a machine that has much to do.
        isDescribed = true
        limit += Self.descriptionLimit
        continue
      }
      guard left > .zero else {
        let busy = watch.isWorking
        child.stop()
        return .timedOut(busy: busy)
      }
      if child.wait(milliseconds: Int32(min(left, .milliseconds(100)) / .milliseconds(1)) + 1) {
        guard let bytes = child.receive() else { return ended() }
        received.append(contentsOf: bytes)
        while let line = nextLine() {
          if let answer = try? JSONReader.read(ExtensionAnswer.self, from: line),
            answer.number == number
          {
            return .answer(answer)
          }
        }
      } else if isCancelled() {
        child.stop()
        return .interrupted
      } else if watch.residentBytes > memoryCeiling {
        child.stop()
        return .exceededMemory
      }
    }
  }

  private func nextLine() -> [UInt8]? {
    guard let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = received.count
      return nil
    }
    defer {
      received.removeSubrange(...end)
      searched = 0
    }
    return Array(received[..<end])
  }

  /// The child closed its channel: says how it ended.
  private func ended() -> Reply {
    switch child.waitForEnd(within: .seconds(10)) {
    case .signalled(let signal): .signalled(signal)
    // A sandbox says of a signal in it what a shell says: 128 and the signal's number.
    case .exited(let code) where isSandboxed && (129...159).contains(code): .signalled(code - 128)
    case .exited(let code): .exited(code)
    }
  }
}
