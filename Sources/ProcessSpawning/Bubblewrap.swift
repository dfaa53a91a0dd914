import Foundation
import Glibc

/// The program that runs others in namespaces of their own, with nothing in sight but what is shown.
public struct Bubblewrap: Hashable, Sendable {
  /// The program's path.
  public let path: String

  /// Finds the program.
  ///
  /// - Parameter folders: The folders to look in, with colons between them.
  /// - Returns: The program, which may not be usable; nil where there is none.
  public static func find(in folders: String) -> Self? {
    folders.split(separator: ":").map { "\($0)/bwrap" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }.map(Self.init)
  }

  private init(path: String) {
    self.path = path
  }

  /// Whether it may make on this machine all that the walls consist of.
  public var isUsable: Bool {
    let words = arguments(network: .none, size: 65_536) + ["--", "/bin/true"]
    var request = SpawnRequest(path, Array(words.dropFirst()), environment: [:])
    guard let filter = try? Self.openFilter() else { return false }
    defer { filter.close() }
    request.descriptors = [nil, nil, nil] + Self.gap(from: 3) + [filter.descriptor]
    guard let process = try? request.start() else { return false }
    for _ in 0..<Self.greatestLooks {
      if let end = process.poll() { return end == .exited(0) }
      usleep(2000)
    }
    process.kill()
    _ = process.wait()
    return false
  }

  /// How often the trial is looked at, two milliseconds apart.
  private static let greatestLooks = 2500

  /// The connections that may be made from inside.
  public enum Network: Hashable, Sendable {
    /// None.
    case none
    /// All that the machine can make.
    case all
  }

  /// The namespaces and limits that isolate the processes.
  public static let walls = [
    "--die-with-parent", "--new-session", "--unshare-user", "--disable-userns", "--unshare-pid",
    "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--hostname", "localhost",
    "--cap-drop", "ALL",
  ]

  /// The program and the arguments for walls with the system's libraries alone in sight.
  ///
  /// - Parameters:
  ///   - network: The connections that may be made from inside.
  ///   - size: Bytes that each folder for temporary files may hold.
  /// - Returns: The words, to which more binds and, after `--`, a program can be added.
  public func arguments(network: Network, size: Int) -> [String] {
    [path] + Self.walls + Self.filterArguments
      + (network == .all ? Self.resolver : ["--unshare-net"])
      + Self.root(size: size)
  }

  /// The files of the root: the system's libraries, and nothing that is anybody's.
  private static func root(size: Int) -> [String] {
    let links = ["/bin", "/sbin", "/lib", "/lib32", "/lib64"].flatMap { path in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.map { ["--symlink", $0, path] } ?? ["--ro-bind-try", path, path]
    }
    let linker = ["/etc/ld.so.cache", "/etc/alternatives"].flatMap { ["--ro-bind-try", $0, $0] }
    return ["--ro-bind", "/usr", "/usr", "--tmpfs", "/usr/local"] + links + linker
      + ["--dev", "/dev", "--proc", "/proc"]
      + ["/dev/shm", "/tmp", "/run"].flatMap { ["--size", "\(size)", "--tmpfs", $0] }
  }

  /// The files by which names of hosts and certificates are resolved.
  private static let resolver = [
    "/etc/hosts", "/etc/nsswitch.conf", "/etc/resolv.conf", "/etc/ssl/certs", "/etc/pki/tls/certs",
  ].flatMap { ["--ro-bind-try", $0, $0] }

  /// Whether a file is among those that are always in sight.
  public static func shows(_ path: String) -> Bool {
    guard !path.hasPrefix("/usr/local/") else { return false }
    return ["/usr/", "/lib/", "/lib32/", "/lib64/"].contains(where: path.hasPrefix)
  }
}
