/// A command of a program: its name, its help, and the options and arguments that it declares.
public protocol CommandDeclaration: ArgumentGroup {
  /// The word on the command line.
  static var name: String { get }
  /// The purpose in one sentence fragment, which begins with a small letter.
  static var summary: String { get }
  /// The paragraph below the summary on the command's own page; nil where the summary says it all.
  static var discussion: String? { get }
  /// Command lines to begin with.
  static var examples: [CommandExample] { get }
}

extension CommandDeclaration {
  /// No paragraph.
  public static var discussion: String? { nil }

  /// No examples.
  public static var examples: [CommandExample] { [] }
}

/// A command line to begin with, and its meaning.
public struct CommandExample: Hashable, Sendable {
  /// The words after the program's name.
  let words: String
  /// The meaning in one sentence fragment.
  let meaning: String

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - meaning: The meaning in one sentence fragment.
  public init(_ words: String, _ meaning: String) {
    self.words = words
    self.meaning = meaning
  }
}

/// A program as its help, its manual page and its completions show it.
public struct ProgramDeclaration: Sendable {
  /// A table that concerns all commands, such as the exit status.
  public struct Table: Sendable {
    let title: String
    let rows: [(name: String, meaning: String)]

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - rows: A name and its meaning in one sentence fragment, each.
    public init(_ title: String, _ rows: [(name: String, meaning: String)]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The word that starts the program.
  public let name: String
  /// The version.
  public let version: String
  /// The purpose in one sentence fragment, which begins with a small letter.
  public let summary: String
  /// The commands, in the order of the help.
  public let commands: [any CommandDeclaration.Type]
  /// The purpose at more length, a paragraph each, for the overview and the manual page.
  public let notes: [String]
  /// Command lines to begin with.
  public let examples: [CommandExample]
  /// Tables that concern all commands and stand in the overview and the manual page.
  public let tables: [Table]
  /// Tables for the manual page alone.
  public let furtherTables: [Table]

  /// Declares a program.
  ///
  /// - Parameters:
  ///   - name: The word that starts the program.
  ///   - version: The version.
  ///   - summary: The purpose in one sentence fragment.
  ///   - commands: The commands, in the order of the help.
  ///   - notes: The purpose at more length, a paragraph each.
  ///   - examples: Command lines to begin with.
  ///   - tables: Tables that concern all commands.
  ///   - furtherTables: Tables for the manual page alone.
  public init(
    name: String, version: String, summary: String, commands: [any CommandDeclaration.Type],
    notes: [String] = [], examples: [CommandExample] = [], tables: [Table] = [],
    furtherTables: [Table] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.commands = commands
    self.notes = notes
    self.examples = examples
    self.tables = tables
    self.furtherTables = furtherTables
  }

  /// The names of the commands, in order.
  var commandNames: [String] { commands.map { $0.name } }

  /// The options that come in place of a command, and those of every command.
  static let universalOptions = (
    help: (flag: "--help", short: "-h", meaning: "show this help"),
    version: (flag: "--version", meaning: "show the version")
  )

  /// Returns the command of a name.
  func command(_ name: String) -> (any CommandDeclaration.Type)? {
    commands.first { $0.name == name }
  }
}
