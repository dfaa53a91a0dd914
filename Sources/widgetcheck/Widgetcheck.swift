import Foundation
import WidgetRecording

/// The program: finds the command and ends with its status.
@main
enum Widgetcheck {
  static func main() {
    // A reader that went away, as `head` does, must not end a run before its reports are written.
    signal(SIGPIPE, SIG_IGN)
    let status = run(CommandLine.arguments.dropFirst())
    fflush(nil)
    exit(status.rawValue)
  }

  private static func run(_ words: ArraySlice<String>) -> ExitStatus {
    do throws(UsageError) {
      return try dispatch(words)
    } catch {
      Console(volume: .normal).error("widgetcheck: error: \(error)")
      return .usage
    }
  }

  private static func dispatch(_ words: ArraySlice<String>) throws(UsageError) -> ExitStatus {
    guard let word = words.first else {
      throw UsageError(word: "widgetcheck", problem: .missingArgument("a command"))
    }
    switch word {
    case "--version":
      print("widgetcheck \(Version.current)")
      return .success
    case "--help", "-h": return try run(HelpCommand.self, [])
    default: break
    }
    guard let command = Commands.all.first(where: { $0.name == word }) else {
      let nearest = NearestWord.of(word, among: Commands.all.map { $0.name })
      throw UsageError(word: word, problem: .unknownCommand(nearest: nearest))
    }
    let rest = words.dropFirst()
    if rest.contains("--help") || rest.contains("-h") { return try run(HelpCommand.self, [word]) }
    return try run(command, rest)
  }

  private static func run(
    _ command: any Command.Type, _ words: ArraySlice<String>
  ) throws(UsageError) -> ExitStatus {
    let arguments = try command.parse(words)
    let volume: Console.Volume =
      arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal
    return try command.init(arguments).run(Console(volume: volume))
  }
}
