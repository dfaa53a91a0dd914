import Glibc

/// The way in which a process ended.
public enum ProcessEnd: Hashable, Sendable {
  /// It ended itself with a status.
  case exited(Int)
  /// A signal ended it.
  case signalled(Int)

  /// Decodes the status that `waitpid` returns.
  init(status: Int32) {
    let signal = Int(status & 0x7F)
    self = signal == 0 ? .exited(Int(status >> 8) & 0xFF) : .signalled(signal)
  }
}

extension ProcessEnd: CustomStringConvertible {
  /// A clause that reads well after the program's name.
  public var description: String {
    switch self {
    case .exited(let status): "ended with status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}

/// A process that was started and has to be waited for.
public struct SpawnedProcess: Hashable, Sendable {
  /// The process identifier; with a session of its own, that of its process group, too.
  public let identifier: Int32

  /// Waits for the end.
  ///
  /// - Returns: The process's end; nil where other code has already waited for it.
  public func wait() -> ProcessEnd? {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return ProcessEnd(status: status)
  }

  /// Polls for the process's end, without waiting.
  ///
  /// - Returns: The process's end; nil while it runs.
  public func poll() -> ProcessEnd? {
    var status: Int32 = 0
    return waitpid(identifier, &status, WNOHANG) == identifier ? ProcessEnd(status: status) : nil
  }

  /// Kills the process and, where it leads one, its group.
  public func kill() {
    killGroup()
    _ = Glibc.kill(identifier, SIGKILL)
  }

  /// Kills the remaining processes of the process's group.
  public func killGroup() {
    _ = Glibc.kill(-identifier, SIGKILL)
  }
}
