import Foundation
import Glibc

/// What the system says about a running process and those that it started.
///
/// In a sandbox the process that was started is the sandbox, and the extension is its child.
struct ProcessWatch {
  private let identifier: pid_t
  private let before: Double

  /// Starts to watch a process.
  init(_ identifier: pid_t) {
    self.identifier = identifier
    before = Self.family(of: identifier).map(Self.processorSeconds).reduce(0, +)
  }

  /// Bytes of memory that the processes hold; 0 once they are gone.
  var residentBytes: Int {
    Self.family(of: identifier).map(Self.residentBytes).reduce(0, +)
  }

  /// The share of some seconds in which the processes have used a processor since watched.
  func processorShare(over seconds: Double) -> Double {
    let now = Self.family(of: identifier).map(Self.processorSeconds).reduce(0, +)
    return seconds > 0 ? (now - before) / seconds : 0
  }

  /// A process and its descendants.
  private static func family(of identifier: pid_t) -> [pid_t] {
    let children = file("/proc/\(identifier)/task/\(identifier)/children") ?? ""
    let identifiers = children.split(separator: " ").compactMap { pid_t($0) }
    return [identifier] + identifiers.flatMap(family)
  }

  private static func residentBytes(_ identifier: pid_t) -> Int {
    guard let text = file("/proc/\(identifier)/statm") else { return 0 }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// Processor seconds that a process has used in all.
  private static func processorSeconds(_ identifier: pid_t) -> Double {
    guard let text = file("/proc/\(identifier)/stat"), let name = text.lastIndex(of: ")") else {
      return 0
    }
    // After the name come the state and ten more fields, then user and system time in ticks.
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func file(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
