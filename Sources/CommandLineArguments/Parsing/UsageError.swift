/// A command line that makes no sense, and the word of it that says why.
public struct UsageError: Error, Hashable, Sendable {
  /// The fault of a command line.
  public enum Problem: Hashable, Sendable {
    /// There is no command.
    case missingCommand
    /// No command has this name.
    case unknownCommand(nearest: String?)
    /// An option stands where the command must.
    case misplacedOption(nearest: String?)
    /// No option of the command has this name.
    case unknownOption(nearest: String?)
    /// The option needs a value.
    case missingValue(String)
    /// The option takes no value.
    case unexpectedValue(String)
    /// The value is none of those that the option takes.
    case badValue(String, expected: String, nearest: String?)
    /// The word is none of those that the argument can be.
    case badArgument(expected: String, nearest: String?)
    /// The command needs an argument.
    case missingArgument
    /// The command takes no such argument.
    case unexpectedArgument
    /// Another option says the opposite.
    case contradiction(String)
    /// The option means something only beside another.
    case needs(String)
    /// The options leave nothing to do; why.
    case nothingSelected(String)
  }

  /// The word on the command line.
  public let word: String
  /// The fault.
  public let problem: Problem
  /// The command line that tells more about it; nil where the error says all there is.
  public internal(set) var help: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - word: The word on the command line.
  ///   - problem: The fault.
  public init(word: String, problem: Problem) {
    self.word = word
    self.problem = problem
  }

  /// The error with the command line that tells more, unless it says all there is.
  func with(help: String) -> Self {
    var error = self
    switch problem {
    case .missingCommand, .unknownCommand, .misplacedOption, .unknownOption, .missingArgument,
      .unexpectedArgument:
      error.help = help
    case .missingValue, .unexpectedValue, .badValue, .badArgument, .contradiction, .needs,
      .nothingSelected:
      break
    }
    return error
  }
}

extension UsageError: CustomStringConvertible {
  /// One line: the word, the fault, and what to do.
  public var description: String {
    let advice = nearest.map { "did you mean '\($0)'?" } ?? help.map { "see '\($0)'" }
    return [statement, advice].compactMap(\.self).joined(separator: "; ")
  }

  private var statement: String {
    switch problem {
    case .missingCommand: "no command is given"
    case .unknownCommand: "'\(word)' is no command"
    case .misplacedOption: "'\(word)' stands where the command must; options follow it"
    case .unknownOption: "'\(word)' is no option here"
    case .missingValue(let placeholder): "'\(word)' needs a value, \(placeholder)"
    case .unexpectedValue(let value): "'\(word)' takes no value, but has '\(value)'"
    case .badValue(let value, _, .some): "'\(word)' cannot be '\(value)'"
    case .badValue(let value, let expected, nil):
      "'\(word)' cannot be '\(value)'; give \(expected)"
    case .badArgument(_, .some): "'\(word)' cannot stand here"
    case .badArgument(let expected, nil): "'\(word)' cannot stand here; give \(expected)"
    case .missingArgument: "no \(word) is given"
    case .unexpectedArgument: "'\(word)' is one argument too many"
    case .contradiction(let other): "'\(word)' contradicts '\(other)'"
    case .needs(let other): "'\(word)' means something only beside '\(other)'"
    case .nothingSelected(let reason): "'\(word)' selects nothing: \(reason)"
    }
  }

  private var nearest: String? {
    switch problem {
    case .unknownCommand(let nearest), .misplacedOption(let nearest),
      .unknownOption(let nearest), .badValue(_, _, let nearest), .badArgument(_, let nearest):
      nearest
    default: nil
    }
  }
}
