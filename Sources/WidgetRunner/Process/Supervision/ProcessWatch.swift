import Foundation
import Glibc
import ProcessSpawning

/// The system's facts about a running process and those that it started.
///
/// In a sandbox the process that was started is the sandbox, and the extension is its child.
struct ProcessWatch {
  /// The process that was started.
  let identifier: pid_t

  /// Creates a watch for a process.
  init(_ identifier: pid_t) {
    self.identifier = identifier
  }

  private var family: [pid_t] { ProcessFamily(of: identifier).members }

  /// Bytes of memory that the processes hold; 0 once they are gone.
  var residentBytes: Int {
    family.map(Self.residentBytes).reduce(0, +)
  }

  /// Whether the processes are at work: a thread of theirs runs, or would if a processor were free,
  /// or waits for the machine's disk.
  var isWorking: Bool { isMostly(["R", "D"]) }

  /// Whether a thread of the processes waits for the machine's disk, or for memory.
  var isWaitingForDisk: Bool { isMostly(["D"]) }

  /// Whether a thread is in one of some states of the kernel's.
  ///
  /// A thread that waits may wake up for a moment, so one look is not enough.
  private func isMostly(_ states: Set<Character>) -> Bool {
    let looks = (0..<9).map { look in
      if look > 0 { usleep(2000) }
      return family.contains { Self.hasThread(of: $0, in: states) }
    }
    return looks.count(where: \.self) > looks.count / 2
  }

  /// The longest time that a thread was ready to run and had no processor, since it began.
  ///
  /// It is nil where the kernel does not count it.
  var schedulingDelay: Duration? {
    family.flatMap { process in
      ProcessFamily.threads(of: process).compactMap {
        Self.delay("/proc/\(process)/task/\($0)/schedstat")
      }
    }.max()
  }

  /// The second number of the kernel's line: nanoseconds spent waiting for a processor.
  private static func delay(_ path: String) -> Duration? {
    let numbers = ProcessFamily.file(path)?.split(whereSeparator: \.isWhitespace) ?? []
    return numbers.count == 3 ? Int(numbers[1]).map(Duration.nanoseconds) : nil
  }

  /// Whether the toolchain's program that describes a crash is at it.
  var isBeingDescribed: Bool {
    family.dropFirst().contains { process in
      ProcessFamily.file("/proc/\(process)/comm") == "swift-backtrace\n"
    }
  }

  /// Whether the Swift runtime halts the threads of a process that has crashed.
  ///
  /// It catches three signals meanwhile that nothing else of it does.
  var isBeingHalted: Bool {
    family.contains { process in
      let caught = Self.caughtSignals(process)
      return [SIGUSR1, SIGUSR2, SIGPROF].allSatisfy { caught & 1 << ($0 - 1) != 0 }
    }
  }

  private static func caughtSignals(_ identifier: pid_t) -> UInt64 {
    let lines = ProcessFamily.file("/proc/\(identifier)/status")?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("SigCgt:") }
    return line.flatMap { UInt64($0.dropFirst(7).drop { $0.isWhitespace }, radix: 16) } ?? 0
  }

  private static func residentBytes(_ identifier: pid_t) -> Int {
    guard let text = ProcessFamily.file("/proc/\(identifier)/statm") else { return 0 }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  private static func hasThread(of identifier: pid_t, in states: Set<Character>) -> Bool {
    ProcessFamily.threads(of: identifier).contains { thread in
      let text = ProcessFamily.file("/proc/\(identifier)/task/\(thread)/stat") ?? ""
      return state(in: text).map(states.contains) ?? false
    }
  }

  /// The kernel's letter for a thread's state, which comes after the name in parentheses; nil for
  /// none.
  static func state(in text: String) -> Character? {
    guard let name = text.lastIndex(of: ")") else { return nil }
    return text[text.index(after: name)...].dropFirst().first
  }
}
