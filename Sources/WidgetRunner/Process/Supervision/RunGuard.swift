import Glibc
import ProcessSpawning

/// A shell that outlives this program where it is killed, and then ends what it has left.
///
/// It waits at a pipe whose other end nobody has but us. Where that end is closed without the shell
/// having been ended, our program is gone, whatever ended it.
final class RunGuard: Sendable {
  /// Ends all processes whose home lies in a folder, and removes the folder.
  private static let script = """
    trap '' HUP INT QUIT TERM
    read -r _
    for look in 1 2 3 4 5 6 7 8 9 10; do
      found=
      for process in /proc/[0-9]*; do
        grep -aqsF "HOME=$1/" "$process/environ" || continue
        kill -9 "${process#/proc/}" && found=1
      done
      [ "$found" ] || break
    done
    chmod -R u+rwx "$1"
    rm -rf "$1"
    """

  /// The end of the pipe that is ours.
  let pipe: Int32
  private let process: SpawnedProcess

  /// Starts a guard.
  ///
  /// - Parameter folder: The run's folder.
  /// - Throws: `RunnerError` where it cannot be started.
  init(of folder: String) throws(RunnerError) {
    let shell = "/bin/sh"
    do throws(SystemError) {
      let ends = try DescriptorPair.pipe()
      defer { _ = close(ends.ours) }
      do throws(SpawnError) {
        process = try SpawnRequest(
          shell, ["-c", Self.script, shell, folder], environment: ["PATH": "/usr/bin:/bin"],
          folder: "/", descriptors: [ends.ours, nil, nil], processGroup: .detached
        ).start()
      } catch {
        _ = close(ends.theirs)
        throw SystemError(code: error.code)
      }
      pipe = ends.theirs
    } catch {
      throw RunnerError(place: shell, problem: .notStarted("\(error)"))
    }
  }

  deinit {
    process.kill()
    _ = process.wait()
    close(pipe)
  }
}
