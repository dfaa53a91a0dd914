/// One of the program's commands.
protocol Command {
  /// The word on the command line.
  static var name: String { get }
  /// What follows the word, for the help.
  static var usage: String { get }
  /// One line that says what the command does.
  static var summary: String { get }
  /// The options that it has.
  static var options: [Option] { get }

  /// Reads the words after the command.
  ///
  /// - Throws: `UsageError` for a word that makes no sense.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does what the command says.
  ///
  /// - Parameter console: Where to say what is worth knowing.
  /// - Returns: The status to end with.
  func run(_ console: Console) -> ExitStatus
}

extension Command {
  /// The words after the command.
  static func parse(_ words: ArraySlice<String>) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(words, options: options)
  }
}

/// All commands, in the order of the help.
enum Commands {
  static var all: [any Command.Type] {
    [
      RunCommand.self, ReplayCommand.self, ListCommand.self, InitCommand.self,
      ValidateCommand.self, ChecksCommand.self, DoctorCommand.self, HelpCommand.self,
    ]
  }
}
