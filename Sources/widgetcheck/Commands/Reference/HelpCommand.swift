import CommandLineArguments

/// Prints the purpose and the use of the program, or of one of its commands.
struct HelpCommand: Command {
  static let name = "help"
  static let summary = "what the program, or one of its commands, does"

  @Argument(.commandName, help: "the command to explain")
  var command: String?
  @Flag("man", help: "print the manual page, for man to show")
  var isManual = false

  func validate() throws(UsageError) {
    if isManual, let command {
      throw UsageError(word: command, problem: .contradiction("--man"))
    }
  }

  func run() throws -> ExitStatus {
    try StandardOutput.write(try text)
    return .success
  }

  private var text: String {
    get throws(UsageError) {
      guard !isManual else { return ManualPage(of: Commands.program).text }
      let page = HelpPage(of: Commands.program, columns: Terminal.output.columns)
      guard let command else { return page.overview }
      return page.page(of: try Commands.named(command))
    }
  }
}

extension ArgumentSyntax<String> {
  /// The name of one of the commands.
  fileprivate static var commandName: Self {
    let names = Commands.all.map { $0.name }
    return Self(
      "COMMAND", expected: "one that 'widgetcheck help' lists",
      completion: .words(Commands.all.map { Completion.Word($0.name, meaning: $0.summary) })
    ) { names.contains($0) ? $0 : nil }
  }
}
