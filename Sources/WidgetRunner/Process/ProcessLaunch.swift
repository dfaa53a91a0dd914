import ExtensionEnvironment
import Foundation
import WidgetRecording

/// The program, environment and private home with which one extension's processes are started.
struct ProcessLaunch {
  /// The extension's program.
  let executable: String
  /// A folder that belongs to the session alone: home, temporary files and app-group containers.
  let home: String
  /// The facts that hold for the whole life of a process.
  let setup: ExtensionSetup
  /// The protection of the machine.
  let sandbox: Sandbox
  /// The libraries that the program needs in the sandbox beside the system's.
  var libraries: [String] = []
  /// Bytes of memory at which a process is stopped in mid-call.
  let memoryCeiling: Int
  /// Whether the user interrupted the run.
  let isCancelled: @Sendable () -> Bool
  /// The time that a process is given beside the limits of its calls.
  var patience = Patience()

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
    var environment = [
      ExtensionSetup.channelVariable: "\(ChildProcess.channelNumber)",
      ExtensionSetup.variable: String(decoding: JSONWriter.bytes(of: setup), as: UTF8.self),
      "HOME": home,
      "CFFIXED_USER_HOME": home,
      "XDG_CONFIG_HOME": home + "/.config",
      "XDG_DATA_HOME": home + "/.local/share",
      "XDG_CACHE_HOME": home + "/.cache",
      "TMPDIR": home + "/tmp",
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
}
