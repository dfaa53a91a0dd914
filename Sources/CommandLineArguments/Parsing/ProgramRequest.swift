/// The thing that a command line asks a program for.
public enum ProgramRequest: Hashable, Sendable {
  /// Nothing: there is not one word.
  case nothing
  /// The overview of all commands.
  case overview
  /// The page of one command.
  case page(command: String)
  /// The version.
  case version
  /// The words that may follow, for a shell; the last one is unfinished.
  case completion(words: [String])
  /// A command, with the words after it.
  case command(name: String, words: [String])

  /// The word with which the scripts for shells ask what may follow.
  static let completionWord = "__complete"

  /// Reads a command line.
  ///
  /// A person who asks for help gets it, whatever else the words say.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - program: The program.
  /// - Throws: `UsageError` where the first word is no command.
  public init(_ words: [String], to program: ProgramDeclaration) throws(UsageError) {
    let help = "\(program.name) help"
    guard let first = words.first else {
      self = .nothing
      return
    }
    let rest = Array(words.dropFirst())
    switch first {
    case Self.completionWord: self = .completion(words: rest)
    case "--version": self = .version
    case "--help", "-h": self = .overview
    default:
      guard let command = program.command(first) else {
        throw Self.unknown(first, of: program).with(help: help)
      }
      let isHelp = rest.prefix { $0 != "--" }.contains { Self.asksForHelp($0, of: command) }
      self = isHelp ? .page(command: first) : .command(name: first, words: rest)
    }
  }

  /// Whether a word is a form of `--help`: alone, or among short forms of options without a value.
  private static func asksForHelp(
    _ word: String, of command: any CommandDeclaration.Type
  ) -> Bool {
    if ["--help", "-h"].contains(word) { return true }
    guard word.hasPrefix("-"), !word.hasPrefix("--"), word.contains("h") else { return false }
    let flags = ArgumentOutline(of: command.init()).options.filter { !$0.takesValue }
    return word.dropFirst().allSatisfy { letter in
      letter == "h" || flags.contains { $0.short == letter }
    }
  }

  private static func unknown(_ word: String, of program: ProgramDeclaration) -> UsageError {
    let nearest = SpellingHint.nearest(
      to: word, among: word.hasPrefix("-") ? ["--help", "--version"] : program.commandNames)
    return UsageError(
      word: word,
      problem: word.hasPrefix("-")
        ? .misplacedOption(nearest: nearest) : .unknownCommand(nearest: nearest))
  }
}

extension CommandDeclaration {
  /// Reads the words after the command.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - program: The program's name, for errors.
  /// - Returns: The command with the values that the words give.
  /// - Throws: `UsageError` for the first word that makes no sense.
  public static func parsing(
    _ words: [String], of program: ProgramDeclaration
  ) throws(UsageError) -> Self {
    do throws(UsageError) {
      return try parsing(words)
    } catch {
      throw error.with(help: "\(program.name) help \(name)")
    }
  }
}
