import Foundation

/// Runs another program and waits for it.
enum CommandLineTool {
  /// What a program did.
  struct Outcome: Hashable {
    /// The exit status; nil where a signal ended the program.
    var status: Int32?
    /// The signal that ended the program.
    var signal: Int32?
    /// What it wrote, to either stream.
    var output: String
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
  /// - Returns: What it did.
  /// - Throws: `BuildError` where it cannot be started.
  static func run(
    _ executable: URL, _ arguments: [String], in folder: URL,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BuildError) -> Outcome {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("widgetcheck-output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let identifier = try start(
      executable, arguments, in: folder, output: scratch, environment: environment)
    var state: Int32 = 0
    while waitpid(identifier, &state, 0) < 0 {
      guard errno == EINTR else {
        throw BuildError(place: executable.path, problem: .notStarted(SystemReason.last))
      }
    }
    let data = (try? Data(contentsOf: scratch)) ?? Data()
    let signal = state & 0x7F
    return Outcome(
      status: signal == 0 ? (state >> 8) & 0xFF : nil, signal: signal == 0 ? nil : signal,
      output: String(decoding: data, as: UTF8.self))
  }

  private static let shell = "/bin/sh"

  private static func start(
    _ executable: URL, _ arguments: [String], in folder: URL, output: URL,
    environment: [String: String]
  ) throws(BuildError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The system's spawn cannot change the folder under every C library; its shell can.
    let script = [shell, "-c", #"cd -- "$1" && shift && exec "$@""#, "sh", folder.path]
    var words = (script + [executable.path] + arguments).map { strdup($0) } + [nil]
    var variables =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      for word in words + variables { free(word) }
    }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, shell, &actions, nil, &words, &variables)
    guard result == 0 else {
      throw BuildError(place: executable.path, problem: .notStarted(SystemReason.text(result)))
    }
    return identifier
  }
}
