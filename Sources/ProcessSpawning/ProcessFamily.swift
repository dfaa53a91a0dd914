import Foundation
import Glibc

/// A running process and those that it started, as the kernel lists them.
public struct ProcessFamily: Hashable, Sendable {
  /// The process at the root.
  public let identifier: Int32

  /// Creates the family of a process.
  public init(of identifier: Int32) {
    self.identifier = identifier
  }

  /// The process and its descendants, whichever of their threads started them; parents come first.
  public var members: [Int32] { [identifier] + children.flatMap(\.members) }

  /// The processes that the root started and that have not been waited for.
  private var children: [ProcessFamily] {
    Self.threads(of: identifier).flatMap { thread in
      let list = Self.file("/proc/\(identifier)/task/\(thread)/children") ?? ""
      return list.split(separator: " ").compactMap { Int32($0).map(ProcessFamily.init) }
    }
  }

  /// The processor time that the members have used, and their ended children, in the kernel's
  /// ticks.
  public var processorTicks: Int {
    members.reduce(0) { sum, member in
      let line = Self.file("/proc/\(member)/stat") ?? ""
      // The name, in parentheses, may hold anything. The 14th to the 17th field are times.
      let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
      return sum + fields.dropFirst(12).prefix(4).compactMap { Int($0) }.reduce(0, +)
    }
  }

  /// Kills the members that have no children, so that their parents can tell of it.
  public func killYoungest() {
    let children = children
    if children.isEmpty { kill(identifier, SIGKILL) }
    for child in children { child.killYoungest() }
  }

  /// The kernel's names of a process's threads; none once it is gone.
  public static func threads(of identifier: Int32) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(identifier)/task")) ?? []
  }

  /// The text of one of the kernel's files; nil once its process is gone.
  public static func file(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}
