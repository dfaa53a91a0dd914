/// The manual page of section 1, made from the declarations.
///
/// It holds no date, so that equal declarations give equal bytes.
public struct ManualPage {
  private let program: ProgramDeclaration

  /// Creates the page of a program.
  public init(of program: ProgramDeclaration) {
    self.program = program
  }

  /// The page in the language of `man`, with a line end after its last line.
  public var text: String {
    let title = program.name.uppercased()
    let options = ProgramDeclaration.universalOptions
    var lines = [
      ".TH \(title) 1 \"\" \"\(Roff.escape(program.name)) \(Roff.escape(program.version))\"",
      ".SH NAME", "\(Roff.escape(program.name)) \\- \(Roff.escape(program.summary))",
      ".SH SYNOPSIS", "\(bold(program.name)) \(italic("COMMAND"))",
      "[\\,\(italic("OPTION")) ...\\/] [\\,\(italic("ARGUMENT")) ...\\/]",
      ".br", "\(bold(program.name)) \(bold(options.help.flag)) | \(bold(options.version.flag))",
      ".SH DESCRIPTION",
    ]
    lines += program.notes.enumerated().flatMap { index, note in
      (index == 0 ? [] : [".PP"]) + [Roff.line(note)]
    }
    lines.append(".SH COMMANDS")
    lines += program.commands.flatMap(section)
    for table in program.tables + program.furtherTables {
      lines.append(".SH \(Roff.escape(table.title.uppercased()))")
      lines += table.rows.flatMap { tagged(bold($0.name), $0.meaning) }
    }
    lines += examples(program.examples + program.commands.flatMap { $0.examples })
    return lines.joined(separator: "\n") + "\n"
  }

  /// A command's part of the page.
  private func section(of command: any CommandDeclaration.Type) -> [String] {
    let outline = ArgumentOutline(of: command.init())
    let usage = HelpPage.usage(of: command, outline, in: program)
    var lines = [".SS \(Roff.escape(usage))", Roff.line(command.summary.asSentence)]
    if let discussion = command.discussion { lines.append(Roff.line(discussion)) }
    for argument in outline.arguments {
      lines += tagged(italic(argument.placeholder), argument.help)
    }
    for option in outline.options {
      let short = option.short.map { bold("-\($0)") + ", " } ?? ""
      let value = option.placeholder.map { " " + italic($0) } ?? ""
      lines += tagged(short + bold(option.flag) + value, option.description)
    }
    return lines
  }

  private func examples(_ examples: [CommandExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return [".SH EXAMPLES"]
      + examples.flatMap { tagged(bold("\(program.name) \($0.words)"), $0.meaning) }
  }

  private func tagged(_ tag: String, _ text: String) -> [String] {
    [".TP", tag, Roff.line(text.asSentence)]
  }

  private func bold(_ text: String) -> String { "\\fB\(Roff.escape(text))\\fR" }

  private func italic(_ text: String) -> String { "\\fI\(Roff.escape(text))\\fR" }
}

/// Writes text so that the typesetter takes it as it is.
enum Roff {
  /// Returns a text in which nothing means anything but itself.
  static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      case "\"": "\\(dq"
      case "\u{a0}": "\\ "
      // Terminals without these characters have something like them under these names.
      case "…": "..."
      case "–": "\\(en"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(hexadecimal(scalar))]"
      }
    }.joined()
  }

  /// Returns a text as a line that is no request, even where it begins like one.
  static func line(_ text: String) -> String {
    (text.first == "." ? "\\&" : "") + escape(text)
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
