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

  /// Our end of the channel.
  let channel: Int32
  /// The child's standard output.
  var output: CappedText
  /// The child's standard error.
  var errors: CappedText

  private let process: SpawnedProcess
  private var outputPipe: Int32
  private var errorPipe: Int32
  /// The way in which the process ended; nil while nobody has waited for its end.
  private(set) var end: ProcessEnd?

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: The program, by path, and its arguments.
  ///   - environment: The whole environment.
  /// - Throws: `RunnerError` where the process cannot be started.
  init(arguments: [String], environment: [String: String]) throws(RunnerError) {
    var pairs: [DescriptorPair] = []
    do throws(SystemError) {
      pairs.append(try .socket())
      pairs.append(try .pipe())
      pairs.append(try .pipe())
    } catch {
      for pair in pairs { pair.close() }
      throw RunnerError(place: arguments[0], problem: .notStarted("\(error)"))
    }
    defer { for pair in pairs { close(pair.theirs) } }
    do throws(SpawnError) {
      process = try SpawnRequest(
        arguments[0], Array(arguments.dropFirst()), environment: environment,
        descriptors: [nil, pairs[1].theirs, pairs[2].theirs, pairs[0].theirs]
      ).start()
    } catch {
      for pair in pairs { close(pair.ours) }
      throw RunnerError(place: arguments[0], problem: .notStarted("\(error)"))
    }
    channel = pairs[0].ours
    outputPipe = pairs[1].ours
    errorPipe = pairs[2].ours
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
    for descriptor in [channel, outputPipe, errorPipe] where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// Waits until the channel can be read, something was printed, or time runs out.
  ///
  /// - Parameter milliseconds: The longest time to wait.
  /// - Returns: Whether the channel can be read or has ended.
  func wait(milliseconds: Int32) -> Bool {
    var polls = [channel, outputPipe, errorPipe].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return false }
    if polls[1].revents != 0 { drain(&outputPipe, into: &output) }
    if polls[2].revents != 0 { drain(&errorPipe, into: &errors) }
    return polls[0].revents != 0
  }

  /// Reads what the child has printed so far.
  func drain() {
    drain(&outputPipe, into: &output)
    drain(&errorPipe, into: &errors)
  }

  /// Returns what the child printed since the last time, and forgets it.
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

  /// Sends bytes over the channel.
  ///
  /// - Returns: Whether the child was there to take them.
  func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(channel, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EINTR {
        var polls = [pollfd(fd: channel, events: Int16(POLLOUT), revents: 0)]
        guard poll(&polls, 1, 1000) > 0 else { return false }
      } else {
        return false
      }
    }
    return true
  }

  /// Reads what the channel holds.
  ///
  /// - Returns: The bytes; empty for nothing yet, nil at the channel's end.
  func receive() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(channel, &buffer, buffer.count)
    if count > 0 { return Array(buffer[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  /// Ends the whole group at once, and waits for the child.
  func stop() {
    guard end == nil else { return }
    process.kill()
    waitForEnd()
  }

  /// Waits for the child's end.
  @discardableResult
  private func waitForEnd() -> ProcessEnd {
    if let end { return end }
    // Nobody else waits for our children, so the system always knows of this one.
    let end = process.wait() ?? .signalled(Int(SIGKILL))
    self.end = end
    process.killGroup()
    drain()
    return end
  }

  /// Waits for the child's end at most so long, and stops it then.
  func waitForEnd(within time: Duration) -> ProcessEnd {
    let deadline = ContinuousClock.now + time
    while end == nil, ContinuousClock.now < deadline {
      if let end = process.poll() {
        self.end = end
        process.killGroup()
        drain()
        return end
      }
      _ = wait(milliseconds: 1)
      usleep(500)
    }
    stop()
    return waitForEnd()
  }

  private func drain(_ descriptor: inout Int32, into text: inout CappedText) {
    guard descriptor >= 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
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
}
