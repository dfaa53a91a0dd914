import CommandLineArguments
import Foundation

/// The program: finds the command and ends with its status.
@main
enum Widgetcheck {
  static func main() {
    // A reader that went away, as `head` does, must not end a run before its reports are written.
    signal(SIGPIPE, SIG_IGN)
    // Nor must a file that may not grow any further; writing it fails, which is told.
    signal(SIGXFSZ, SIG_IGN)
    StandardOutput.occupyClosedStreams()
    let status = status(of: Array(CommandLine.arguments.dropFirst()))
    fflush(nil)
    exit(status.rawValue)
  }

  /// Does what a command line says; every error ends here, and brings its own status.
  private static func status(of words: [String]) -> ExitStatus {
    do {
      let status = try answer(ProgramRequest(words, to: Commands.program))
      return status == .success && Console.hasLostText ? .notWritten : status
    } catch {
      let failure = Failure(error)
      Console.error(failure.lines)
      return failure.status
    }
  }

  private static func answer(_ request: ProgramRequest) throws -> ExitStatus {
    let help = HelpPage(of: Commands.program, columns: Terminal.output.columns)
    switch request {
    case .nothing:
      try StandardOutput.write(help.overview)
      // A script that lost its command must not pass for one that found nothing wrong.
      throw UsageError(word: Commands.program.name, problem: .missingCommand)
    case .overview: try StandardOutput.write(help.overview)
    case .page(let name): try StandardOutput.write(help.page(of: try Commands.named(name)))
    case .version: try StandardOutput.write("widgetcheck \(Version.current)\n")
    case .completion(let words):
      try StandardOutput.write(Data(CompletionAnswer(words, in: Commands.program).text.utf8))
    case .command(let name, let words):
      return try Commands.named(name).parsing(words, of: Commands.program).run()
    }
    return .success
  }
}
