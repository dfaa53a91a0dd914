import Foundation
import WidgetBuilder
import WidgetDoctor
import WidgetRunner

/// Finds out whether runs on this machine can be trusted, and says what to do where they cannot.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let usage = ""
  static let summary = "what works on this machine, tried with a small extension"
  static let options = Option.talk

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let word = arguments.arguments.first {
      throw UsageError(word: word, problem: .unexpectedArgument)
    }
  }

  func run(_ console: Console) -> ExitStatus {
    let environment = ProcessInfo.processInfo.environment
    var diagnoses: [Diagnosis] = []
    func say(_ more: [Diagnosis]) {
      console.clearProgress()
      for diagnosis in more { print(diagnosis.line) }
      diagnoses += more
    }
    do {
      let frameworks = try FrameworkLocation.find(environment: environment)
      let modules = "\(frameworks.moduleNames.count) in \(frameworks.modules.path)"
      say([.works("modules", modules)])
      let builder = Builder(
        frameworks: frameworks, cache: BuildCache.find(environment: environment),
        environment: environment
      )
      say([.works("compiler", try builder.compilerPath())])
      let sandbox = try Sandbox(.auto, allowsNetwork: false)
      say([Self.diagnosis(of: sandbox)])
      console.progress("doctor: building and running the probes")
      say(try Self.probes(ProbeRun(sandbox: sandbox), builder))
    } catch {
      say([.broken("this machine", "\(error)", advice: "nothing more can be tried before that")])
    }
    return diagnoses.status
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
