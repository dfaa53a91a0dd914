import ExtensionEnvironment
import Foundation
import Glibc
import WidgetRecording

/// The program, environment and private home with which one extension's processes are started.
struct ProcessLaunch {
  /// The extension's program.
  var executable: String
  /// The program that it is a copy of; nil where it is none.
  var original: String?
  /// A folder that belongs to the session alone: the containers of the extension, of its app and of
  /// app groups.
  let home: String
  /// The side of the session that the process belongs to.
  var owner = RunFolder.Home.Owner.extension
  /// The facts that hold for the whole life of a process.
  var setup: ExtensionSetup
  /// The protection of the machine.
  let sandbox: Sandbox
  /// The libraries that the program needs in the sandbox beside the system's.
  var libraries: [String] = []
  /// Bytes of memory at which a process is stopped in mid-call.
  let memoryCeiling: Int
  /// Whether the user interrupted the run.
  let isCancelled: @Sendable () -> Bool
  /// The program of the app's side, its resources and libraries; nil where there is none.
  var appBundle: RunFolder.Bundle?
  /// The time that a process is given beside the limits of its calls.
  var patience = Patience()

  /// The number of times that a call without an answer is made again, by a new process.
  var retries = 0
  /// The work that is done while the process has a request.
  private(set) var meanwhile: @Sendable () -> Void = {}

  /// The same launch, whose processes have work done while they answer.
  func working(meanwhile work: @escaping @Sendable () -> Void) -> ProcessLaunch {
    var launch = self
    launch.meanwhile = work
    return launch
  }

  /// The launch of the app's side of the same session; nil where there is none.
  var app: ProcessLaunch? {
    guard let appBundle else { return nil }
    var launch = self
    launch.owner = .app
    launch.executable = appBundle.program
    launch.original = appBundle.original
    launch.libraries = appBundle.libraries + [setup.networkScript].compactMap(\.self)
    launch.setup.resources = appBundle.resources
    launch.setup.transportSecurity = appBundle.transportSecurity
    launch.setup.wantsLocation = appBundle.wantsLocation
    launch.setup.keychain = appBundle.keychain
    return launch
  }

  /// The program and its arguments, within the sandbox where there is one.
  var arguments: [String] {
    sandbox.arguments(running: executable, home: home, libraries: libraries)
  }

  /// The environment of a process that starts at a simulated instant.
  ///
  /// Nothing of the host's own environment comes in but what the dynamic linker needs.
  func environment(at start: SimulatedInstant, reports: CrashReports) -> [String: String] {
    var setup = setup
    setup.start = start
    let language = setup.locale.replacingOccurrences(of: "-", with: "_")
    let own = owner.folder(in: home)
    var environment = [
      ExtensionSetup.channelVariable: "\(ChildProcess.channelNumber)",
      ExtensionSetup.stageVariable: reports.stageFile,
      ExtensionSetup.variable: String(decoding: JSONWriter.bytes(of: setup), as: UTF8.self),
      "HOME": own,
      "CFFIXED_USER_HOME": own,
      // The defaults of suites lie there; those of a process alone by the name of its bundle.
      "XDG_CONFIG_HOME": home + "/.config",
      "XDG_DATA_HOME": own + "/.local/share",
      "XDG_CACHE_HOME": own + "/.cache",
      "TMPDIR": own + "/tmp",
      "PATH": "/usr/bin:/bin",
      "TZ": setup.timeZone,
      "LANG": language + ".UTF-8",
      "SWIFT_BACKTRACE": reports.setting,
    ]
    if let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
      environment["LD_LIBRARY_PATH"] = path
    }
    return environment
  }

  /// Restores the home and the program that an extension without a sandbox may have changed.
  ///
  /// A fault costs the call that commits it, and none that comes after.
  ///
  /// - Returns: Whether the program had to be put back.
  @discardableResult func repair() -> Bool {
    let manager = FileManager.default
    for folder in [home] + RunFolder.Home.Owner.allCases.map({ $0.folder(in: home) }) {
      var facts = stat()
      if lstat(folder, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR { unlink(folder) }
      chmod(folder, 0o700)
    }
    for folder in RunFolder.Home.folders {
      try? manager.createDirectory(atPath: home + folder, withIntermediateDirectories: true)
    }
    guard !sandbox.isActive, let original, !isWhole(comparedWith: original) else { return false }
    // Sessions side by side may each put it back.
    let copy = "\(executable).\(UUID().uuidString)"
    try? manager.createDirectory(
      atPath: (executable as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try? manager.copyItem(atPath: original, toPath: copy)
    return rename(copy, executable) == 0
  }

  /// Whether the program is unchanged since it was copied.
  private func isWhole(comparedWith original: String) -> Bool {
    guard access(executable, X_OK) == 0 else { return false }
    let files = [executable, original].map {
      try? Data(contentsOf: URL(fileURLWithPath: $0), options: .alwaysMapped)
    }
    return files[0] == files[1]
  }
}
