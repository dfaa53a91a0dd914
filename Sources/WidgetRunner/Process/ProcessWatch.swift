import Foundation
import Glibc

/// What the system says about a running process.
struct ProcessWatch {
  private let identifier: pid_t
  private let before: Double

  /// Starts to watch a process.
  init(_ identifier: pid_t) {
    self.identifier = identifier
    before = Self.processorSeconds(identifier)
  }

  /// Bytes of memory that the process holds; 0 once it is gone.
  var residentBytes: Int {
    guard let text = Self.file("/proc/\(identifier)/statm") else { return 0 }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// The share of some seconds in which the process has used a processor since it is watched.
  func processorShare(over seconds: Double) -> Double {
    seconds > 0 ? (Self.processorSeconds(identifier) - before) / seconds : 0
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
