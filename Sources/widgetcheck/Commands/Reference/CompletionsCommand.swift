import CommandLineArguments
import Foundation

/// Prints the script with which a shell completes the program's words.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "the script by which a shell completes words"
  static let examples = [
    CommandExample(
      "completions bash > ~/.local/share/bash-completion/completions/widgetcheck", "for Bash"),
    CommandExample("completions zsh > ~/.zfunc/_widgetcheck", "for zsh, with ~/.zfunc in fpath"),
    CommandExample(
      "completions fish > ~/.config/fish/completions/widgetcheck.fish", "for fish"),
  ]

  @Argument(.word, help: "the shell")
  var shell: CompletionShell

  func run() throws -> ExitStatus {
    try StandardOutput.write(Data(shell.script(for: Commands.program.name).utf8))
    return .success
  }
}
