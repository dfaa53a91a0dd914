import Foundation
import Glibc

/// The processes that live on although those that started them have ended.
///
/// A process that an extension starts ends with its process group, unless it left the group. All
/// processes of a run have their home in the run's folder, as no others do; by that they are found.
struct StrayProcesses {
  /// The number of searches for processes, because one may start another before it ends.
  private static let greatestLooks = 20

  /// The run's folder.
  let folder: String

  /// Ends them all.
  func kill() {
    for _ in 0..<Self.greatestLooks {
      let (found, isCertain) = look()
      for identifier in found { _ = Glibc.kill(identifier, SIGKILL) }
      if found.isEmpty, isCertain { return }
      usleep(1000)
    }
  }

  /// Looks at all processes; one that has ended has no environment any more.
  ///
  /// - Returns: The run's processes, and whether these are all: a process that is about to become
  ///   another program has no environment for a moment, which the next look may see.
  private func look() -> (found: [pid_t], isCertain: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let wanted = Data("HOME=\(folder)/".utf8)
    var found: [pid_t] = []
    var isCertain = true
    for identifier in names.compactMap({ pid_t($0) }) {
      guard let text = FileManager.default.contents(atPath: "/proc/\(identifier)/environ") else {
        continue
      }
      if text.isEmpty, Self.isProgram(identifier) { isCertain = false }
      if text.range(of: wanted) != nil { found.append(identifier) }
    }
    return (found, isCertain)
  }

  /// Whether a process runs a program: a thread of the kernel does not, nor does one that has
  /// ended.
  private static func isProgram(_ identifier: pid_t) -> Bool {
    var byte: CChar = 0
    return readlink("/proc/\(identifier)/exe", &byte, 1) > 0
  }
}
