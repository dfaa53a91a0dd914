import Foundation
import Glibc
import ProcessSpawning

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

  /// The path of bubblewrap; nil runs without it.
  let bubblewrap: String?
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
      return
    }
    let path = Self.find("bwrap", in: folders)
    let works = path.map(Self.works) ?? false
    guard works || demand == .auto else {
      let reason = path == nil ? "bubblewrap is not installed" : "bubblewrap cannot be used here"
      throw RunnerError(place: path ?? "bwrap", problem: .noSandbox(reason))
    }
    bubblewrap = works ? path : nil
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
      + "system libraries and the extension read-only and nothing else in sight, limits on "
      + "\(counted) and file sizes, the build outside, "
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
    return [bubblewrap] + Self.walls + (allowsNetwork ? Self.resolver : ["--unshare-net"])
      + Self.root + shown + ["--bind", home, home, "--remount-ro", "/", "--chdir", home, "--"]
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
      [bubblewrap] + Self.walls + [
        "--unshare-net", "--ro-bind", "/", "/", "--setenv", "LD_TRACE_LOADED_OBJECTS", "1", "--",
      ]
    guard
      let child = try? ChildProcess(arguments: arguments + [executable], environment: environment),
      child.waitForEnd(until: .now + .seconds(5)) == .exited(0)
    else { return [] }
    let found = child.takeOutput().output.split(separator: "\n").compactMap(Self.library)
    return found.filter { !Self.isSystems($0) } + found.compactMap(Self.backtracer)
  }

  // MARK: - What a sandbox consists of

  /// The namespaces and limits that isolate the processes.
  private static let walls = [
    "--die-with-parent", "--new-session", "--unshare-user", "--disable-userns", "--unshare-pid",
    "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--hostname", "localhost",
    "--cap-drop", "ALL",
  ]

  /// The files of the root: the system's libraries, and nothing that is anybody's.
  private static var root: [String] {
    let links = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"].flatMap { path in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.map { ["--symlink", $0, path] } ?? ["--ro-bind-try", path, path]
    }
    let linker = ["/etc/ld.so.cache", "/etc/alternatives"].flatMap { ["--ro-bind-try", $0, $0] }
    return ["--ro-bind", "/usr", "/usr", "--tmpfs", "/usr/local"] + links + linker
      + ["--dev", "/dev", "--proc", "/proc"]
      + ["/dev/shm", "/tmp", "/run"].flatMap { ["--size", "67108864", "--tmpfs", $0] }
  }

  /// The files by which names of hosts and certificates are resolved.
  private static let resolver = [
    "/etc/hosts", "/etc/nsswitch.conf", "/etc/resolv.conf", "/etc/ssl/certs", "/etc/pki/tls/certs",
  ].flatMap { ["--ro-bind-try", $0, $0] }

  /// Whether a library is among those that every sandbox has.
  private static func isSystems(_ path: String) -> Bool {
    guard !path.hasPrefix("/usr/local/") else { return false }
    return ["/usr/", "/lib/", "/lib32/", "/lib64/"].contains(where: path.hasPrefix)
  }

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
    guard library.hasSuffix(suffix), !isSystems(library) else { return nil }
    let folder = library.dropLast(suffix.count) + "/libexec/swift"
    return FileManager.default.fileExists(atPath: String(folder)) ? String(folder) : nil
  }

  /// Whether a file is a program for the dynamic linker, and no script.
  private static func isBinary(_ path: String) -> Bool {
    let file = FileHandle(forReadingAtPath: path)
    return (try? file?.read(upToCount: 4)) == Data([0x7F, 0x45, 0x4C, 0x46])
  }

  // MARK: - Bubblewrap

  private static func find(_ name: String, in folders: String) -> String? {
    folders.split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Whether bubblewrap may make on this machine all that a sandbox consists of.
  private static func works(_ bubblewrap: String) -> Bool {
    let arguments = [bubblewrap] + walls + ["--unshare-net"] + root + ["--", "/bin/true"]
    guard
      let child = try? ChildProcess(arguments: arguments, environment: [:])
    else { return false }
    return child.waitForEnd(until: .now + .seconds(5)) == .exited(0)
  }
}
