import WidgetRecording

/// Prints what the program, or one of its commands, does.
struct HelpCommand: Command {
  static let name = "help"
  static let usage = "[COMMAND]"
  static let summary = "what the program, or one of its commands, does"
  static let options: [Option] = []

  private let command: (any Command.Type)?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.arguments.count > 1 {
      throw UsageError(word: arguments.arguments[1], problem: .unexpectedArgument)
    }
    guard let name = arguments.arguments.first else {
      command = nil
      return
    }
    guard let command = Commands.all.first(where: { $0.name == name }) else {
      let nearest = NearestWord.of(name, among: Commands.all.map { $0.name })
      throw UsageError(word: name, problem: .unknownCommand(nearest: nearest))
    }
    self.command = command
  }

  func run(_ console: Console) -> ExitStatus {
    print(command.map(Self.page) ?? Self.overview)
    return .success
  }

  private static var overview: String {
    let commands = Commands.all.map { ("\($0.name) \($0.usage)", $0.summary) }
    return """
      widgetcheck: tests WidgetKit widget providers without a device

      \(table(commands + [("--help, --version", "")]))

      A folder stands for the widgetcheck.json files below it. No argument stands for the current
      folder. 'widgetcheck help COMMAND' shows a command's options.

      Exit status: 0 nothing at or above --fail-on, 1 findings, 2 some provider could not be
      observed, 64 wrong usage, 65 unusable manifest or recording, 70 a fault of this program,
      74 a report could not be written, 130 interrupted.
      """
  }

  private static func page(of command: any Command.Type) -> String {
    let options = command.options.map { ("\($0.flag) \($0.value ?? "")", $0.meaning) }
    let heading = "widgetcheck \(command.name) \(command.usage)\n\n  \(command.summary)"
    return options.isEmpty ? heading : heading + "\n\n" + table(options)
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(40, rows.map(\.0.count).max() ?? 0)
    return rows.map { left, right in
      let padding = String(repeating: " ", count: max(1, width - left.count + 2))
      return right.isEmpty ? "  \(left)" : "  \(left)\(padding)\(right)"
    }.joined(separator: "\n")
  }
}
