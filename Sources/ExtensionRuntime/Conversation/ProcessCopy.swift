import CInterposition
import Glibc

/// A copy of the extension's process, in which the author's code may crash, never end or change
/// something, and the process whose providers are called does not notice.
package enum ProcessCopy {
  /// The way in which a copy ended.
  package enum End: Hashable {
    /// By itself, with a status: 0 where it wrote what it had to.
    case ended(Int32)
    /// It was ended as no next line came.
    case silent
    /// It was ended as its time was over.
    case late
  }

  /// The real time for which the copy waits for threads that run, in nanoseconds.
  private static let patienceForOthers: Int64 = 50_000_000

  /// Has a copy of the process do something, and waits for its end.
  ///
  /// The copy has the calling thread alone. A lock that another one holds, such as that of the
  /// preferences while a provider's late work writes some, is held for ever in the copy: it is made
  /// when all others sleep, if they soon do. Time is real time, since the simulated clocks stand
  /// still between calls.
  ///
  /// - Parameters:
  ///   - end: The time at which the copy is ended.
  ///   - patience: The time for which a next line is waited for; nil for as long as the copy lives.
  ///   - isQuiet: Whether what it prints is thrown away.
  ///   - errors: The file that keeps what a quiet copy writes to standard error; nil for none.
  ///   - work: What the copy does, with a function that writes a line without its end; the copy
  ///     ends after it.
  ///   - receive: Takes the lines that the copy wrote, as they come, those that are whole.
  /// - Returns: The way in which the copy ended.
  /// - Throws: `ProcessCopyError` where there can be no copy.
  @MainActor package static func run(
    until end: RealInstant, patience: Duration? = nil, isQuiet: Bool, errors: Int32? = nil,
    _ work: ((_ line: [UInt8]) -> Void) -> Void, receive: ([ArraySlice<UInt8>]) -> Void
  ) throws(ProcessCopyError) -> End {
    var ends: [Int32] = [0, 0]
    // The C library's module in Swift has no `pipe2`, whose ends programs do not inherit either.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .noPipe }
    // Buffered output would be written twice.
    fflush(nil)
    _ = process_becomes_quiet(patienceForOthers)
    let child = fork()
    if child == 0 {
      close(ends[0])
      live(isQuiet: isQuiet, errors: errors, descriptor: ends[1], work)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { throw .noProcess }
    let failure = read(ends[0], until: end, patience, receive)
    if failure != nil { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return failure ?? .ended(status)
  }

  /// Reads lines until the other end is closed, and returns nil, or time is over.
  private static func read(
    _ descriptor: Int32, until end: RealInstant, _ patience: Duration?,
    _ receive: ([ArraySlice<UInt8>]) -> Void
  ) -> End? {
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    func deadline() -> RealInstant {
      patience.map { min(end, RealInstant.now.advanced(by: $0)) } ?? end
    }
    var next = deadline()
    while true {
      let rest = RealInstant.now.duration(to: next)
      guard rest > .zero else { return next < end ? .silent : .late }
      var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll_in_real_time(&file, 1, Int32(rest / .milliseconds(1)) + 1) > 0 else { continue }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      data.append(contentsOf: buffer[0..<count])
      guard let feed = buffer[0..<count].lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let lines = lines(of: data)
      if !lines.isEmpty { receive(lines) }
      next = deadline()
      data = Array(buffer[(feed + 1)..<count])
    }
  }

  /// The lines that are not empty, without one that has no end, as it was cut short.
  static func lines(of data: [UInt8]) -> [ArraySlice<UInt8>] {
    var ends: [Int] = []
    data.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress else { return }
      var start = 0
      while start < bytes.count,
        let end = memchr(first + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
      {
        ends.append(first.distance(to: UnsafeRawPointer(end)))
        start = ends[ends.count - 1] + 1
      }
    }
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for end in ends {
      if end > start { lines.append(data[start..<end]) }
      start = end + 1
    }
    return lines
  }

  /// The life of the copy.
  @MainActor private static func live(
    isQuiet: Bool, errors: Int32?, descriptor: Int32, _ work: ((_ line: [UInt8]) -> Void) -> Void
  ) -> Never {
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { signal(number, SIG_DFL) }
    if isQuiet {
      let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
      dup2(nothing, STDOUT_FILENO)
      dup2(errors ?? nothing, STDERR_FILENO)
      if nothing > STDERR_FILENO { close(nothing) }
    }
    work { line in
      var line = line
      line.append(UInt8(ascii: "\n"))
      var start = 0
      while start < line.count {
        let sent = line[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if sent < 0, errno == EINTR { continue }
        guard sent > 0 else { _exit(1) }
        start += sent
      }
    }
    if !isQuiet { fflush(nil) }
    _exit(0)
  }
}

/// The reason for which a process has no copy.
package enum ProcessCopyError: Error {
  case noPipe
  case noProcess
}
