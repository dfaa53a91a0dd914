/// The help that a terminal shows, made from the declarations.
public struct HelpPage {
  /// The widest line, however wide the terminal: longer ones are hard to read.
  public static let widest = 100

  private let program: ProgramDeclaration
  private let layout: TextLayout

  /// Creates the help of a program.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - columns: The columns of the terminal.
  public init(of program: ProgramDeclaration, columns: Int) {
    self.program = program
    layout = TextLayout(width: min(max(columns, 40), Self.widest))
  }

  /// The overview of all commands, with a line end after its last line.
  public var overview: String {
    let universal = ProgramDeclaration.universalOptions
    let sections =
      [
        Section(
          title: "Commands", rows: program.commands.map { Row(left: $0.name, right: $0.summary) }),
        Section(
          title: "Options",
          rows: [
            Self.helpRow,
            Row(left: "    \(universal.version.flag)", right: universal.version.meaning),
          ]),
      ]
    let tables = program.tables.map { table in
      Section(
        title: table.title, rows: table.rows.map { Row(left: $0.name, right: $0.meaning) })
    }
    return text(
      [layout.paragraph("\(program.name) \(program.summary).")]
        + program.notes.map { layout.paragraph($0) }
        + [["Usage: \(program.name) COMMAND [OPTION ...] [ARGUMENT ...]"]]
        + lines(of: sections) + examples(program.examples) + lines(of: tables)
        + [["'\(program.name) help COMMAND' shows a command's options."]])
  }

  /// Returns the page of a command, with a line end after its last line.
  ///
  /// - Parameter command: The command.
  /// - Returns: Its purpose, its use, its arguments and its options under their headings.
  public func page(of command: any CommandDeclaration.Type) -> String {
    let outline = ArgumentOutline(of: command.init())
    var sections = [
      Section(
        title: "Arguments",
        rows: outline.arguments.map { Row(left: $0.placeholder, right: $0.help) })
    ]
    sections += outline.sections.map {
      Section(title: $0.title ?? "Options", rows: $0.options.map(Self.row))
    }
    if outline.sections.isEmpty || outline.sections.last?.title != nil {
      sections.append(Section(title: "Options", rows: []))
    }
    sections[sections.count - 1].rows.append(Self.helpRow)
    return text(
      [layout.paragraph(command.summary.asSentence)]
        + [command.discussion].compactMap(\.self).map { layout.paragraph($0) }
        + [layout.paragraph("Usage: " + Self.usage(of: command, outline, in: program))]
        + lines(of: sections) + examples(command.examples))
  }

  /// A command's words in the order in which they are given.
  static func usage(
    of command: any CommandDeclaration.Type, _ outline: ArgumentOutline,
    in program: ProgramDeclaration
  ) -> String {
    let options = outline.options.isEmpty ? [] : ["[OPTION ...]"]
    return ([program.name, command.name] + options + outline.arguments.map(\.usage))
      .joined(separator: " ")
  }

  private typealias Row = TextLayout.Row

  private struct Section {
    let title: String
    var rows: [Row]
  }

  private static var helpRow: Row {
    let help = ProgramDeclaration.universalOptions.help
    return Row(left: "\(help.short), \(help.flag)", right: help.meaning)
  }

  private static func row(_ option: OptionDeclaration) -> Row {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " \($0)" } ?? ""
    return Row(left: short + option.flag + value, right: option.description)
  }

  /// The lines of each section that has rows, in columns that all of them share.
  private func lines(of sections: [Section]) -> [[String]] {
    let left = TextLayout.leftWidth(of: sections.flatMap(\.rows))
    return sections.filter { !$0.rows.isEmpty }.map { section in
      ["\(section.title):"] + layout.table(section.rows, left: left)
    }
  }

  private func examples(_ examples: [CommandExample]) -> [[String]] {
    guard !examples.isEmpty else { return [] }
    let lines = examples.flatMap { example in
      ["  \(program.name) \(example.words)"] + layout.paragraph(example.meaning, indent: 6)
    }
    return [["Examples:"] + lines]
  }

  private func text(_ parts: [[String]]) -> String {
    parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}

extension String {
  /// The fragment with a capital letter and a full stop.
  var asSentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }
}
