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

  /// The greatest number of bytes that a program may write.
  private static let greatestOutput = 256 << 20
  /// The milliseconds from one look at a running program to the next.
  private static let lookInterval: Int32 = 100

  /// The variables of ours that a compiler has, of which no secret of the user's is one.
  static func clean(_ environment: [String: String]) -> [String: String] {
    let names: Set = [
      "PATH", "HOME", "TMPDIR", "LANG", "LD_LIBRARY_PATH", "SDKROOT", "TOOLCHAINS", "SWIFT_EXEC",
      "SOURCE_DATE_EPOCH", "XDG_CACHE_HOME",
    ]
    return environment.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
  }

  private static var inherited: [String: String] { clean(ProcessInfo.processInfo.environment) }

  /// Runs a program in a folder.
  ///
  /// The program leads a process group, which ends with it and where the user interrupts it. Its
  /// temporary files lie in a folder of their own, which is removed: compilers leave the sources
  /// that macros made.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments, without its name.
  ///   - folder: The folder in which it runs.
  ///   - environment: Its environment.
  ///   - processorSeconds: The seconds of processor time after which the system ends it, and each
  ///     program that it starts, by `SIGXCPU`; nil for no limit.
  ///   - idleTime: The real time after which it is ended if it has neither computed nor written;
  ///     nil for no limit.
  ///   - isBubblewrap: Whether the program is bubblewrap, which reads a filter of system calls.
  ///   - isCancelled: Whether the user interrupted; asked again and again while the program runs.
  /// - Returns: The program's end, and its output.
  /// - Throws: `BuildError` where it cannot be started.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL,
    environment: [String: String] = inherited, processorSeconds: UInt32? = nil,
    idleTime: Duration? = nil, isBubblewrap: Bool = false,
    isCancelled: () -> Bool = { false }
  ) throws(BuildError) -> Outcome {
    var environment = environment
    let temporary = isBubblewrap ? nil : makeTemporaryFolder()
    if let temporary { environment["TMPDIR"] = temporary.path }
    defer { temporary.map { try? FileManager.default.removeItem(atPath: $0.path) } }
    do {
      let pipe = try DescriptorPair.pipe()
      defer { _ = close(pipe.ours) }
      let filter = isBubblewrap ? try Bubblewrap.openFilter() : nil
      defer { filter?.close() }
      let process: SpawnedProcess
      do throws(SpawnError) {
        defer { _ = close(pipe.theirs) }
        process = try SpawnRequest(
          executable.path, arguments, environment: environment, folder: folder.path,
          descriptors: [nil, pipe.theirs, pipe.theirs]
            + (isBubblewrap ? Bubblewrap.gap(from: 3) + [filter?.descriptor] : []),
          processorSeconds: processorSeconds
        ).start()
      } catch {
        throw SystemError(code: error.code)
      }
      defer { process.killGroup() }
      let watch = idleTime.map { IdleWatch(process, limit: $0) }
      guard let output = read(pipe.ours, watch: watch, isCancelled: isCancelled) else {
        process.kill()
        _ = process.wait()
        throw BuildError(place: executable.path, problem: .interrupted)
      }
      guard let end = process.wait() else { throw SystemError.last }
      return Outcome(end: end, output: String(decoding: output, as: UTF8.self))
    } catch let error as BuildError {
      throw error
    } catch {
      throw BuildError(place: executable.path, problem: .notStarted("\(error)"))
    }
  }

  private static let temporaryPrefix = "widgetcheck-compiler-"

  /// The first program's start removes what programs of ours that were killed have left.
  private static let removal: Void = LockedFolder.removeStale(
    prefix: temporaryPrefix, in: FileManager.default.temporaryDirectory)

  /// Makes a folder for temporary files; nil where there is no place for one, and the program uses
  /// the user's.
  private static func makeTemporaryFolder() -> LockedFolder? {
    removal
    return try? LockedFolder(
      prefix: temporaryPrefix, in: FileManager.default.temporaryDirectory)
  }

  /// Reads a program's output, to the end or to the greatest number of bytes.
  ///
  /// - Returns: The bytes; nil where the user interrupted.
  private static func read(
    _ pipe: Int32, watch: IdleWatch?, isCancelled: () -> Bool
  ) -> [UInt8]? {
    var watch = watch
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < greatestOutput {
      guard !isCancelled() else { return nil }
      var waited = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, lookInterval) > 0 else {
        watch?.look()
        continue
      }
      watch?.noteOutput()
      let count = Glibc.read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
