import Foundation
import Glibc
import WidgetRecording

/// Draws entries in a copy of the extension's process.
///
/// Views are the author's code: they may crash, never end, or change something that a later call would
/// notice. In a copy none of this reaches the process whose providers are called.
enum DrawingProcess {
  /// Bytes of memory beyond which the copy gets none.
  private static let memoryLimit: UInt = 4 << 30

  /// The greatest number of forks for one answer; views that crash one after another are given up.
  private static let mostCopies = 4
  private static let missing =
    "Debian's libharfbuzz0b and fonts-inter-variable are needed to draw, and are not installed"

  /// Draws the entries of a request.
  ///
  /// - Parameters:
  ///   - request: The entries and appearances.
  ///   - drawer: The drawer; nil where nothing can be drawn.
  /// - Returns: The entries that were drawn in time, and the reason for which others were not.
  @MainActor static func answer(
    _ request: DrawingRequest, by drawer: EntryDrawer?
  ) -> DrawingAnswer<JSONText> {
    guard let drawer else { return DrawingAnswer() }
    drawer.prepare()
    let end = ContinuousClock.now + .seconds(request.seconds)
    var request = request
    var answer = DrawingAnswer<JSONText>()
    for _ in 0..<mostCopies where !request.entries.isEmpty {
      let made = oneAnswer(request, by: drawer, until: end)
      answer.entries += made.entries
      answer.problem = answer.problem ?? made.problem
      guard made.problem != nil, ContinuousClock.now < end else { break }
      // The first that was not drawn is the one that ended the copy; the others may be drawn.
      request.entries.removeFirst(min(request.entries.count, made.entries.count + 1))
    }
    return answer
  }

  /// Draws what is asked for in one copy of the process, which the first fault ends.
  @MainActor private static func oneAnswer(
    _ request: DrawingRequest, by drawer: EntryDrawer, until end: ContinuousClock.Instant
  ) -> DrawingAnswer<JSONText> {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      return DrawingAnswer(problem: "there is no pipe to a drawing process")
    }
    // Buffered output would be written twice.
    fflush(nil)
    let child = fork()
    if child == 0 {
      close(ends[0])
      draw(request, by: drawer, into: ends[1])
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard child > 0 else { return DrawingAnswer(problem: "no drawing process can be started") }
    let (lines, isComplete) = read(ends[0], until: end)
    if !isComplete { kill(child, SIGKILL) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let entries = lines.compactMap { JSONText($0) }
    var problem = problem(isComplete ? status : nil, limit: request.seconds)
    if entries.isEmpty, problem == nil { problem = missing }
    return DrawingAnswer(entries: entries, problem: problem)
  }

  private static func problem(_ status: Int32?, limit: Double) -> String? {
    guard let status else {
      return "the views took longer than \(Coordinate.text(limit)) s to draw"
    }
    let signal = status & 0x7f
    if signal != 0 { return "a view ended the process while it was drawn (signal \(signal))" }
    let code = status >> 8 & 0xff
    return code == 0 ? nil : "a view ended the process while it was drawn (status \(code))"
  }

  /// Reads lines until the other end is closed or the time is over.
  private static func read(
    _ descriptor: Int32, until end: ContinuousClock.Instant
  ) -> (lines: [ArraySlice<UInt8>], isComplete: Bool) {
    var data: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var isComplete = false
    while true {
      let rest = end - .now
      guard rest > .zero else { break }
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&poll, 1, Int32(rest / .milliseconds(1)) + 1) > 0 else { continue }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isComplete = true
        break
      }
      data.append(contentsOf: buffer[0..<count])
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    // A line without its end was cut short.
    let isWhole = data.last == UInt8(ascii: "\n")
    return (isWhole ? lines : lines.dropLast(), isComplete)
  }

  /// The life of the copy.
  @MainActor private static func draw(
    _ request: DrawingRequest, by drawer: EntryDrawer, into descriptor: Int32
  ) -> Never {
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE] { signal(number, SIG_DFL) }
    if request.output == .discarded {
      let nothing = open("/dev/null", O_RDWR)
      dup2(nothing, STDOUT_FILENO)
      dup2(nothing, STDERR_FILENO)
    }
    var limit = rlimit(rlim_cur: memoryLimit, rlim_max: memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    drawer.draw(request) { entry in
      let line = JSONWriter.bytes(of: entry) + [UInt8(ascii: "\n")]
      var start = 0
      while start < line.count {
        let sent = line[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if sent < 0, errno == EINTR { continue }
        guard sent > 0 else { _exit(1) }
        start += sent
      }
    }
    if request.output == .recorded { fflush(nil) }
    _exit(0)
  }
}
