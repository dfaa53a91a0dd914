import CommandLineArguments
import Foundation
import Glibc
import WidgetBuilder
import WidgetDoctor
import WidgetRunner

/// Finds out whether runs on this machine can be trusted, and says what to do where they cannot.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "what works on this machine, tried with a small extension"
  static let discussion: String? = """
    It looks for the modules and the compiler, then builds and runs an extension that asks for the \
    simulated clock under every kind of wait, for process limits, the network gate, scripted \
    answers, stored values, drawings and crash reports. Exit status 0 means that a run can be trusted.
    """

  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let environment = ProcessInfo.processInfo.environment
    var diagnoses: [Diagnosis] = []
    func say(_ more: [Diagnosis]) throws(OutputError) {
      console.clearProgress()
      let shown = console.isQuiet ? more.filter { $0.state == .broken } : more
      try StandardOutput.write(shown.map { $0.line + "\n" }.joined())
      diagnoses += more
    }
    do {
      let frameworks = try FrameworkLocation.find(environment: environment)
      let modules = "\(frameworks.moduleNames.count) in \(frameworks.modules.path)"
      try say([.works("modules", modules)])
      let builder = Builder(
        frameworks: frameworks, cache: try BuildCache.find(environment: environment),
        environment: environment
      )
      try say([.works("compiler", try builder.compilerPath())])
      let versions = ToolchainVersions(
        swift: ToolchainVersions.swiftVersion(in: try builder.compilerVersion()),
        glibc: Self.libraryVersion)
      try say([versions.diagnosis(missing: WrappedFunctions.missing)])
      let sandbox = try Sandbox(.auto, allowsNetwork: false)
      try say([Self.diagnosis(of: sandbox)])
      console.step("doctor: building and running the probes")
      try say(try Self.probes(ProbeRun(sandbox: sandbox), builder))
    } catch let error as OutputError {
      throw error
    } catch {
      let advice = "nothing more can be tried before that"
      try say([.broken("this machine", "\(error)", advice: advice)])
    }
    return diagnoses.status
  }

  /// The version of the GNU C library, without its name.
  private static var libraryVersion: String {
    var text = [CChar](repeating: 0, count: 64)
    confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count)
    let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return name.split(separator: " ").last.map(String.init) ?? name
  }

  private static func probes(_ run: ProbeRun, _ builder: Builder) throws -> [Diagnosis] {
    switch try run.outcome(builder) {
    case .ran(let diagnoses): return [.works("build", "a small extension compiles")] + diagnoses
    case .notBuilt(let message):
      return [
        .broken(
          "build", "a small extension does not compile: \(message)",
          advice: "use the compiler that widgetcheck was built with, named in WIDGETCHECK_SWIFTC"
        )
      ]
    }
  }

  private static func diagnosis(of sandbox: Sandbox) -> Diagnosis {
    do throws(RunnerError) {
      return .works("sandbox", try Sandbox(.require, allowsNetwork: false).description)
    } catch {
      let advice = "install bubblewrap to keep extensions of others from your files"
      return .absent("sandbox", sandbox.description, advice: advice)
    }
  }
}
