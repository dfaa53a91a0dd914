import Foundation
import Glibc
import ProcessSpawning

/// A run of another program from its beginning to its end.
enum CommandLineTool {
  /// The end of a program's run.
  struct Outcome: Hashable {
    /// The way in which the program ended.
    var end: ProcessEnd
    /// The text that it wrote, to either stream.
    var output: String

    /// The exit status; nil where a signal ended the program.
    var status: Int? {
      if case .exited(let status) = end { status } else { nil }
    }
  }

  /// Runs a program in a folder.
  ///
  /// The program stays in our process group, so that an interruption from the keyboard ends it too.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments, without its name.
  ///   - folder: The folder in which it runs.
  ///   - environment: Its environment.
  /// - Returns: The program's end, and what it wrote.
  /// - Throws: `BuildError` where it cannot be started.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BuildError) -> Outcome {
    do throws(SystemError) {
      let pipe = try DescriptorPair.pipe()
      defer { _ = close(pipe.ours) }
      let process: SpawnedProcess
      do throws(SpawnError) {
        defer { _ = close(pipe.theirs) }
        process = try SpawnRequest(
          executable.path, arguments, environment: environment, folder: folder.path,
          descriptors: [nil, pipe.theirs, pipe.theirs], session: .shared
        ).start()
      } catch {
        throw SystemError(code: error.code)
      }
      let output = pipe.readToEnd()
      guard let end = process.wait() else { throw SystemError.last }
      return Outcome(end: end, output: String(decoding: output, as: UTF8.self))
    } catch {
      throw BuildError(place: executable.path, problem: .notStarted("\(error)"))
    }
  }
}
