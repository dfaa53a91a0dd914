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
      let found = identifiers
      guard !found.isEmpty else { return }
      for identifier in found { _ = Glibc.kill(identifier, SIGKILL) }
      usleep(1000)
    }
  }

  /// The processes that run; one that has ended has no environment any more.
  private var identifiers: [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let wanted = Data("HOME=\(folder)/".utf8)
    return names.compactMap { pid_t($0) }.filter { identifier in
      FileManager.default.contents(atPath: "/proc/\(identifier)/environ")?.range(of: wanted) != nil
    }
  }
}
