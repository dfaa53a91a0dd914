import Foundation
import ProcessSpawning

extension Compiler {
  /// Bytes of temporary files that a compiler may have behind walls.
  private static let temporarySize = 2 << 30

  /// Runs the compiler, behind walls where there are any.
  ///
  /// - Parameters:
  ///   - arguments: Its arguments, without its name.
  ///   - folder: The folder in which it runs.
  ///   - written: The folders that it writes to.
  ///   - read: The folders that it reads beside them, the system's libraries and its toolchain.
  /// - Returns: Its end, and its output.
  /// - Throws: `BuildError` where it cannot be started.
  func run(
    _ arguments: [String], in folder: URL, writing written: [URL] = [], reading read: [URL] = []
  ) throws(BuildError) -> CommandLineTool.Outcome {
    guard let protection else {
      return try CommandLineTool.run(
        executable, arguments, in: folder, processorSeconds: processorSeconds,
        idleTime: idleTime, isCancelled: isCancelled)
    }
    let (program, toolchain) = toolchain
    let shown = (toolchain + read.map(\.path)).flatMap { ["--ro-bind", $0, $0] }
    let open = written.map(\.path).flatMap { ["--bind", $0, $0] }
    let binds = shown + (written.isEmpty ? ["--ro-bind", folder.path, folder.path] : []) + open
    var environment = CommandLineTool.clean(ProcessInfo.processInfo.environment)
    for name in ["HOME", "TMPDIR", "XDG_CACHE_HOME"] { environment[name] = "/tmp" }
    environment["PATH"] =
      URL(fileURLWithPath: program).deletingLastPathComponent().path + ":/usr/bin:/bin"
    let words =
      protection.arguments(network: .none, size: Self.temporarySize) + binds
      + ["--remount-ro", "/", "--chdir", folder.path, "--", program] + arguments
    return try CommandLineTool.run(
      URL(fileURLWithPath: words[0]), Array(words.dropFirst()), in: folder,
      environment: environment, processorSeconds: processorSeconds, idleTime: idleTime,
      isBubblewrap: true, isCancelled: isCancelled)
  }

  /// The compiler's path without symbolic links, and the folders that it needs in sight.
  ///
  /// A toolchain lies in a folder of its own; of anything else nothing but the program is shown.
  private var toolchain: (program: String, shown: [String]) {
    let manager = FileManager.default
    let root = executable.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    // The driver of the compiler goes by the name under which it is started.
    let program = root.appendingPathComponent("bin/" + executable.lastPathComponent).path
    guard manager.fileExists(atPath: root.path + "/lib/swift"),
      manager.isExecutableFile(atPath: program)
    else { return (executable.path, [executable.path]) }
    return (program, root.path == "/usr" || Bubblewrap.shows(root.path) ? [] : [root.path])
  }
}

extension FrameworkLocation {
  /// The folders that a compiler reads: our modules, and the headers that their module map names.
  var readFolders: [URL] {
    let text = moduleMap.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    let headers = text.split(separator: "\"").filter { $0.hasPrefix("/") }
      .map { URL(fileURLWithPath: String($0)).deletingLastPathComponent() }
    return [folder.resolvingSymlinksInPath(), folder] + headers
  }
}
