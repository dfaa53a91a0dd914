/// A command line that makes no sense, and which part of it.
struct UsageError: Error, Hashable {
  /// What is wrong with a command line.
  enum Problem: Hashable {
    /// No command has this name.
    case unknownCommand(nearest: String?)
    /// No option of the command has this name.
    case unknownOption(nearest: String?)
    /// The option needs a value.
    case missingValue
    /// The option takes no value.
    case unexpectedValue(String)
    /// The value is none of those that the option takes.
    case badValue(String, expected: String)
    /// The command needs an argument.
    case missingArgument(String)
    /// The command takes no such argument.
    case unexpectedArgument
  }

  /// The word on the command line.
  let word: String
  /// What is wrong with it.
  let problem: Problem
}

extension UsageError: CustomStringConvertible {
  /// One line: the word, the problem, and what to do.
  var description: String {
    switch problem {
    case .unknownCommand(let nearest):
      "'\(word)' is no command\(hint(nearest)); see 'widgetcheck help'"
    case .unknownOption(let nearest):
      "'\(word)' is no option of this command\(hint(nearest)); see 'widgetcheck help'"
    case .missingValue: "'\(word)' needs a value"
    case .unexpectedValue(let value): "'\(word)' takes no value, but has '\(value)'"
    case .badValue(let value, let expected): "'\(word)' cannot be '\(value)'; give \(expected)"
    case .missingArgument(let name): "'\(word)' needs \(name)"
    case .unexpectedArgument: "'\(word)' is one argument too many"
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
