import Foundation
import Glibc
import ProcessSpawning

/// A spawned process with a channel, and its output.
///
/// The child leads a process group of its own, so that everything it starts ends with it. Its
/// standard output and error are read as they come and kept up to a cap.
final class ChildProcess {
  /// The number that the channel has in the child.
  static let channelNumber: Int32 = 3
  /// Bytes that are read at once.
  private static let bufferSize = 65_536
  /// The number of reads of one pipe before anything else is looked at; a full pipe needs as many.
  private static let greatestReads = 16

  /// The time for which an answer is looked for before the thread sleeps.
  private static let lookLength = Duration.microseconds(200)
  /// Whether the child can run on another processor meanwhile.
  private static let hasProcessors = sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1

  /// Our end of the channel.
  let channel: Int32
  /// The child's standard output.
  private var output: CappedText
  /// The child's standard error.
  private var errors: CappedText

  /// The bytes that were read last, in a place that all readings share.
  private var buffer = [UInt8](repeating: 0, count: bufferSize)

  private let process: SpawnedProcess
  private var outputPipe: Int32
  private var errorPipe: Int32
  /// The pipe that a supervisor writes to; it is read only at the end.
  private let notePipe: Int32
  /// The way in which the process ended; nil while it has not been waited for.
  private var end: ProcessEnd?

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: The program, by path, and its arguments.
  ///   - environment: The whole environment.
  ///   - isSupervised: Whether a supervisor runs the program, and has a pipe for its notes.
  /// - Throws: `RunnerError` where the process cannot be started.
  init(
    arguments: [String], environment: [String: String], isSupervised: Bool = false
  ) throws(RunnerError) {
    var pairs: [DescriptorPair] = []
    do throws(SystemError) {
      pairs.append(try .socket())
      for _ in 0..<3 { pairs.append(try .pipe()) }
    } catch {
      for pair in pairs { pair.close() }
      throw RunnerError(place: arguments[0], problem: .notStarted("\(error)"))
    }
    defer { for pair in pairs { close(pair.theirs) } }
    let filter = isSupervised ? try? Bubblewrap.openFilter() : nil
    defer { filter?.close() }
    do throws(SpawnError) {
      process = try SpawnRequest(
        arguments[0], Array(arguments.dropFirst()), environment: environment,
        descriptors: [nil, pairs[1].theirs, pairs[2].theirs, pairs[0].theirs]
          + (isSupervised ? [pairs[3].theirs, filter?.descriptor] : [])
      ).start()
    } catch {
      for pair in pairs { close(pair.ours) }
      throw RunnerError(place: arguments[0], problem: .notStarted("\(error)"))
    }
    channel = pairs[0].ours
    outputPipe = pairs[1].ours
    errorPipe = pairs[2].ours
    notePipe = pairs[3].ours
    output = CappedText()
    errors = CappedText()
    for pair in pairs { _ = fcntl(pair.ours, F_SETFL, O_NONBLOCK) }
  }

  /// The child's process id, which is its group's too.
  var identifier: pid_t {
    process.identifier
  }

  deinit {
    stop()
    for descriptor in [channel, outputPipe, errorPipe, notePipe] where descriptor >= 0 {
      close(descriptor)
    }
  }

  // MARK: - The channel

  /// Waits until the channel can be read, something was printed, or time runs out.
  ///
  /// - Parameter deadline: The end of the time.
  /// - Returns: Whether the channel can be read or has ended.
  func wait(until deadline: ContinuousClock.Instant) -> Bool {
    wait(for: POLLIN, until: deadline)
  }

  /// Sends bytes over the channel.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - deadline: The end of the time that the child has to take them.
  ///   - isCancelled: Whether to stop waiting.
  /// - Returns: Whether the child was there to take them, and did.
  func send(
    _ bytes: [UInt8], until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
  ) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(channel, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard errno == EAGAIN || errno == EINTR, ContinuousClock.now < deadline, !isCancelled()
      else { return false }
      _ = wait(for: POLLOUT, until: min(deadline, .now + .milliseconds(100)))
    }
    return true
  }

  /// Reads the channel's available bytes.
  ///
  /// - Returns: The bytes; empty for nothing yet, nil at the channel's end.
  func receive() -> ArraySlice<UInt8>? {
    let count = read(channel, &buffer, buffer.count)
    if count > 0 { return buffer[..<count] }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  private func wait(for event: Int32, until deadline: ContinuousClock.Instant) -> Bool {
    var polls = [channel, outputPipe, errorPipe].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    polls[0].events = Int16(event)
    var found = Self.look(for: &polls)
    if found == 0 { found = poll(&polls, nfds_t(polls.count), Self.milliseconds(until: deadline)) }
    guard found > 0 else { return false }
    if polls[1].revents != 0 { drain(&outputPipe, into: &output) }
    if polls[2].revents != 0 { drain(&errorPipe, into: &errors) }
    return polls[0].revents != 0
  }

  /// Looks for descriptors again and again for a moment, and lets others run meanwhile.
  ///
  /// To be put to sleep and woken takes as long as a short call does.
  private static func look(for polls: inout [pollfd]) -> Int32 {
    guard hasProcessors else { return 0 }
    let end = ContinuousClock.now + lookLength
    while true {
      let found = poll(&polls, nfds_t(polls.count), 0)
      guard found == 0, ContinuousClock.now < end else { return found }
      sched_yield()
    }
  }

  /// The whole milliseconds until an instant, rounded up; at most a second.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = min(max(deadline - .now, .zero), .seconds(1))
    return Int32((left / .milliseconds(1)).rounded(.up))
  }

  // MARK: - What is printed

  /// Removes and returns the output since the last call.
  func takeOutput() -> (output: String, errors: String) {
    drain()
    defer {
      output = CappedText()
      errors = CappedText()
    }
    return (output.text, errors.text)
  }

  /// Whether the child has printed a text to standard error since its output was last taken.
  func hasPrinted(_ text: String) -> Bool {
    drain()
    return errors.text.contains(text)
  }

  private func drain() {
    drain(&outputPipe, into: &output)
    drain(&errorPipe, into: &errors)
  }

  /// Reads a pipe's available bytes, and no more than its capacity: its writer may never pause.
  private func drain(_ descriptor: inout Int32, into text: inout CappedText) {
    guard descriptor >= 0 else { return }
    for _ in 0..<Self.greatestReads {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if count == 0 {
          close(descriptor)
          descriptor = -1
        }
        return
      }
      text.append(buffer[..<count])
    }
  }

  // MARK: - The end

  /// Whether a supervisor reported a signal, or was ended by one itself; it can be asked once.
  var hasNote: Bool {
    var byte: UInt8 = 0
    return read(notePipe, &byte, 1) != 1 || byte != Supervisor.endMark
  }

  /// Whether the child has ended, however many of its descriptors those it started still hold.
  var hasEnded: Bool {
    if end == nil, let end = process.poll() { note(end) }
    return end != nil
  }

  /// Ends the whole group at once, and waits for the child.
  func stop() {
    guard end == nil else { return }
    process.kill()
    // Only this object waits for the child, so its end is still to be had.
    note(process.wait() ?? .signalled(Int(SIGKILL)))
  }

  /// Waits for the child's end.
  ///
  /// - Parameters:
  ///   - deadline: The end of the time that it has.
  ///   - isCancelled: Whether to stop waiting.
  /// - Returns: The child's end; nil where it still runs.
  func waitForEnd(
    until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool = { false }
  ) -> ProcessEnd? {
    while !hasEnded {
      guard ContinuousClock.now < deadline, !isCancelled() else { return nil }
      // A child that is blocked on a full pipe never ends.
      drain()
      usleep(500)
    }
    return end
  }

  private func note(_ end: ProcessEnd) {
    self.end = end
    process.killGroup()
    drain()
  }
}
