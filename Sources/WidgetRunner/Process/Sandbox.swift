import Foundation
import ProcessSpawning

/// What keeps an extension's processes from the machine.
public struct Sandbox: Hashable, Sendable {
  /// What a user asks for.
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
    let files = "home, temporary files and defaults of its own"
    guard isActive else {
      let gate =
        allowsNetwork ? "network allowed" : "network refused in the C library's calls alone"
      return "no sandbox: a process group, \(files), \(gate)"
    }
    let gate = allowsNetwork ? "network allowed" : "no network"
    return "bubblewrap: the machine's files read-only, \(files), \(gate)"
  }

  /// The program and its arguments.
  func arguments(running executable: String, home: String) -> [String] {
    guard let bubblewrap else { return [executable] }
    var arguments = [
      bubblewrap, "--die-with-parent", "--unshare-user", "--unshare-ipc", "--unshare-uts",
      "--ro-bind", "/", "/", "--dev", "/dev", "--bind", home, home, "--chdir", home,
    ]
    if !allowsNetwork { arguments.append("--unshare-net") }
    return arguments + ["--", executable]
  }

  private static func find(_ name: String, in folders: String) -> String? {
    folders.split(separator: ":").map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Whether bubblewrap may make namespaces on this machine.
  private static func works(_ bubblewrap: String) -> Bool {
    let arguments = [
      bubblewrap, "--unshare-user", "--unshare-net", "--ro-bind", "/", "/", "--", "/bin/true",
    ]
    guard
      let child = try? ChildProcess(arguments: arguments, environment: [:])
    else { return false }
    return child.waitForEnd(until: .now + .seconds(5)) == .exited(0)
  }
}
