import Foundation
import Glibc

/// A spawned process with a channel, and what it prints.
///
/// The child leads a process group of its own, so that everything it starts ends with it. Its
/// standard output and error are read as they come and kept up to a cap.
final class ChildProcess {
  /// The number that the channel has in the child.
  static let channelNumber: Int32 = 3

  /// The child's process id, which is its group's too.
  let identifier: pid_t
  /// Our end of the channel.
  let channel: Int32
  /// What the child printed.
  var output: CappedText
  /// What the child wrote to standard error.
  var errors: CappedText

  private static let spawning = NSLock()
  private var outputPipe: Int32
  private var errorPipe: Int32
  private(set) var status: Int32?

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - arguments: The program, by path, and its arguments.
  ///   - environment: The whole environment.
  /// - Throws: `RunnerError` where the process cannot be started.
  init(
    arguments: [String], environment: [String: String]
  ) throws(RunnerError) {
    // Between the making of a pipe and its mark no other child may be started, or it would hold
    // the pipe open.
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | closeOnExec, 0, &ends) == 0 else {
      throw RunnerError(place: arguments[0], problem: .notStarted(systemError()))
    }
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    guard pipe(&output) == 0, pipe(&errors) == 0 else {
      throw RunnerError(place: arguments[0], problem: .notStarted(systemError()))
    }
    for descriptor in output + errors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer { for descriptor in [ends[1], output[1], errors[1]] { close(descriptor) } }
    let spawned = Self.spawn(
      arguments, environment, channel: ends[1], output: output[1], errors: errors[1]
    )
    guard case .success(let identifier) = spawned else {
      for descriptor in [ends[0], output[0], errors[0]] { close(descriptor) }
      throw RunnerError(place: arguments[0], problem: .notStarted(systemError()))
    }
    self.identifier = identifier
    channel = ends[0]
    outputPipe = output[0]
    errorPipe = errors[0]
    self.output = CappedText()
    self.errors = CappedText()
    for descriptor in [channel, outputPipe, errorPipe] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
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

  /// Sends a line over the channel.
  ///
  /// - Returns: Whether the child was there to take it.
  func send(_ line: Data) -> Bool {
    var bytes = Array(line)
    bytes.append(UInt8(ascii: "\n"))
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
    guard status == nil else { return }
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    waitForEnd()
  }

  /// Waits for the child's end and returns its status as `waitpid` gives it.
  @discardableResult
  func waitForEnd() -> Int32 {
    if let status { return status }
    var raw: Int32 = 0
    while waitpid(identifier, &raw, 0) < 0, errno == EINTR {}
    status = raw
    kill(-identifier, SIGKILL)
    drain()
    return raw
  }

  /// Waits for the child's end at most so long, and stops it then.
  func waitForEnd(milliseconds: Int) -> Int32 {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    while status == nil, ContinuousClock.now < deadline {
      var raw: Int32 = 0
      if waitpid(identifier, &raw, WNOHANG) == identifier {
        status = raw
        drain()
        return raw
      }
      _ = wait(milliseconds: 1)
      usleep(500)
    }
    if status == nil { stop() }
    return status ?? 0
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

/// glibc's `POSIX_SPAWN_SETSID`, which its Swift module leaves out.
private let newSession: Int16 = 0x80

/// The flag that keeps a descriptor from children.
private let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)

/// The words of the system for the last error.
func systemError() -> String {
  String(cString: strerror(errno))
}

extension ChildProcess {
  private static func spawn(
    _ arguments: [String], _ environment: [String: String], channel: Int32, output: Int32,
    errors: Int32
  ) -> Result<pid_t, SpawnFailure> {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, newSession)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    posix_spawn_file_actions_adddup2(&actions, channel, channelNumber)
    var argumentPointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    var environmentPointers: [UnsafeMutablePointer<CChar>?] =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    argumentPointers.append(nil)
    environmentPointers.append(nil)
    defer {
      for pointer in argumentPointers + environmentPointers { free(pointer) }
    }
    var identifier: pid_t = 0
    let code = posix_spawn(
      &identifier, arguments[0], &actions, &attributes, &argumentPointers, &environmentPointers
    )
    guard code == 0 else {
      errno = code
      return .failure(SpawnFailure())
    }
    return .success(identifier)
  }

  private struct SpawnFailure: Error {}
}
