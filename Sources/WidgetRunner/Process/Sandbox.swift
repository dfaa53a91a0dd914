import Foundation
import Glibc
package import ProcessSpawning

/// The sandbox that isolates an extension's processes from the machine.
public struct Sandbox: Hashable, Sendable {
  /// The user's demand for a sandbox.
  public enum Demand: String, Hashable, Sendable, CaseIterable {
    /// The best there is.
    case auto
    /// Bubblewrap, or no run.
    case require
    /// None.
    case off
  }

  /// Bubblewrap; nil runs without it.
  let bubblewrap: Bubblewrap?
  /// The sandbox of the build; nil builds outside of any.
  package let buildProtection: Bubblewrap?
  /// Whether connections may leave the sandbox.
  let allowsNetwork: Bool

  /// Finds out which protection can be had on this machine.
  ///
  /// - Parameters:
  ///   - demand: What the user asks for.
  ///   - allowsNetwork: Whether connections may leave the sandbox.
  /// - Throws: `RunnerError` where a sandbox is required and bubblewrap is not there or not usable.
  public init(_ demand: Demand, allowsNetwork: Bool) throws(RunnerError) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try self.init(demand, allowsNetwork: allowsNetwork, searching: path)
  }

  /// Finds out which protection can be had with the programs in some folders.
  ///
  /// - Parameters:
  ///   - demand: What the user asks for.
  ///   - allowsNetwork: Whether connections may leave the sandbox.
  ///   - folders: The folders, with colons between them.
  /// - Throws: `RunnerError` where a sandbox is required and bubblewrap is not there or not usable.
  init(_ demand: Demand, allowsNetwork: Bool, searching folders: String) throws(RunnerError) {
    self.allowsNetwork = allowsNetwork
    guard demand != .off else {
      bubblewrap = nil
      buildProtection = nil
      return
    }
    let found = Bubblewrap.find(in: folders)
    let isUsable = found?.isUsable ?? false
    guard isUsable || demand == .auto else {
      let reason = found == nil ? "bubblewrap is not installed" : "bubblewrap cannot be used here"
      throw RunnerError(place: found?.path ?? "bwrap", problem: .noSandbox(reason))
    }
    bubblewrap = isUsable ? found : nil
    buildProtection = demand == .require ? bubblewrap : nil
  }

  /// Whether processes run in a sandbox.
  var isActive: Bool {
    bubblewrap != nil
  }

  /// The protection that is active, in words for reports.
  public var description: String {
    guard isActive else {
      let gate =
        allowsNetwork ? "network allowed" : "network refused in the C library's calls alone"
      return "no sandbox: a process group, home, temporary files and defaults of its own, \(gate)"
    }
    // The kernel does not count the processes of root.
    let counted = geteuid() == 0 ? "open files" : "processes, open files"
    return "bubblewrap: a user, processes, IPC, home, /tmp and /dev of its own, no capabilities, "
      + (Bubblewrap.hasFilter ? "a filter of system calls, " : "")
      + "system libraries and the extension read-only and nothing else in sight, limits on "
      + "\(counted) and file sizes, the build \(buildProtection == nil ? "outside" : "inside too"), "
      + (allowsNetwork ? "network allowed" : "no network")
  }

  /// The program and its arguments.
  ///
  /// - Parameters:
  ///   - executable: The extension's program, whose folder can be read.
  ///   - home: The folder that can be written to.
  ///   - libraries: What the program needs beside the system's libraries.
  /// - Returns: The sandbox with the program in it; the program alone where there is no sandbox.
  func arguments(running executable: String, home: String, libraries: [String]) -> [String] {
    guard let bubblewrap else { return [executable] }
    let bundle = URL(fileURLWithPath: executable).deletingLastPathComponent().path
    let shown = (libraries + [bundle]).flatMap { ["--ro-bind", $0, $0] }
    return bubblewrap.arguments(network: allowsNetwork ? .all : .none, size: 67_108_864)
      + shown + ["--bind", home, home, "--remount-ro", "/", "--chdir", home, "--"]
      + Supervisor.arguments(running: executable)
  }

  /// Finds what a program needs to run beside the system's own libraries.
  ///
  /// - Parameter executable: The program, which the dynamic linker is asked about in a sandbox.
  /// - Returns: The paths of libraries, and of the toolchain's program that describes crashes.
  func libraries(of executable: String) -> [String] {
    guard let bubblewrap, Self.isBinary(executable) else { return [] }
    var environment: [String: String] = [:]
    environment["LD_LIBRARY_PATH"] = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
    let arguments =
      [bubblewrap.path] + Bubblewrap.walls + [
        "--unshare-net", "--ro-bind", "/", "/", "--setenv", "LD_TRACE_LOADED_OBJECTS", "1", "--",
      ]
    guard
      let child = try? ChildProcess(arguments: arguments + [executable], environment: environment),
      child.waitForEnd(until: .now + .seconds(5)) == .exited(0)
    else { return [] }
    let found = child.takeOutput().output.split(separator: "\n").compactMap(Self.library)
    return found.filter { !Bubblewrap.shows($0) } + found.compactMap(Self.backtracer)
  }

  // MARK: - What a program needs

  /// The path in a line of the dynamic linker's, `name => path (address)` or `path (address)`.
  private static func library(in line: Substring) -> String? {
    let end = line.range(of: " (", options: .backwards)?.lowerBound ?? line.endIndex
    let start = line.range(of: " => ")?.upperBound ?? line.startIndex
    guard start <= end else { return nil }
    let path = line[start..<end].trimmingCharacters(in: .whitespaces)
    return path.hasPrefix("/") ? URL(fileURLWithPath: path).standardizedFileURL.path : nil
  }

  /// The folder of the program that describes crashes, where a library is Swift's own.
  private static func backtracer(beside library: String) -> String? {
    let suffix = "/lib/swift/linux/libswiftCore.so"
    guard library.hasSuffix(suffix), !Bubblewrap.shows(library) else { return nil }
    let folder = library.dropLast(suffix.count) + "/libexec/swift"
    return FileManager.default.fileExists(atPath: String(folder)) ? String(folder) : nil
  }

  /// Whether a file is a program for the dynamic linker, and no script.
  private static func isBinary(_ path: String) -> Bool {
    let file = FileHandle(forReadingAtPath: path)
    return (try? file?.read(upToCount: 4)) == Data([0x7F, 0x45, 0x4C, 0x46])
  }
}
