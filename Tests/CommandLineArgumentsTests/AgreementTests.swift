import Testing

@testable import CommandLineArguments

/// Help, manual page, parser and completion say the same of every declaration.
@Suite struct AgreementTests {
  /// Every option of the program, with the words that must be given beside it.
  struct Given: Sendable, CustomTestStringConvertible {
    let command: any CommandDeclaration.Type
    let option: OptionDeclaration

    var testDescription: String { "\(command.name) \(option.flag)" }

    /// The words before the option.
    var words: [String] { command.name == "bake" ? ["a.txt"] : ["cake"] }
  }

  static let options = Bakery.program.commands.flatMap { command in
    ArgumentOutline(of: command.init()).options.map { Given(command: command, option: $0) }
  }

  private func parse(_ given: Given, _ words: [String]) throws(UsageError) {
    _ = try given.command.parsing(given.words + words)
  }

  @Test(arguments: options)
  func `an option stands once in its command's page and in the manual`(_ given: Given) {
    let page = HelpPage(of: Bakery.program, columns: 100).page(of: given.command)
    let lines = page.split(separator: "\n").filter { line in
      line.split { " ,".contains($0) }.contains(Substring(given.option.flag))
        && line.hasPrefix("  ") && !line.contains("oven")
    }
    #expect(lines.count == 1)
    let manual = ManualPage(of: Bakery.program).text
    let tag = "\\fB\(Roff.escape(given.option.flag))\\fR"
    #expect(manual.ranges(of: tag).count == 1)
  }

  @Test(arguments: options)
  func `every beginning of a flag is completed to it`(_ given: Given) {
    for length in 2...given.option.flag.count {
      let word = String(given.option.flag.prefix(length))
      let answer = CompletionAnswer([given.command.name] + given.words + [word], in: Bakery.program)
      #expect(answer.values.words.map(\.text).contains(given.option.flag), "\(word)")
      #expect(answer.kept == "")
    }
  }

  @Test(arguments: options.filter { $0.option.takesValue })
  func `every word that is offered for a value is one`(_ given: Given) throws {
    let answer = CompletionAnswer(
      [given.command.name, given.option.flag, ""], in: Bakery.program)
    #expect(answer.values == given.option.completion)
    for word in answer.values.words {
      try parse(given, [given.option.flag, word.text])
      try parse(given, ["\(given.option.flag)=\(word.text)"])
      if let short = given.option.short { try parse(given, ["-\(short)\(word.text)"]) }
    }
  }

  @Test(arguments: options)
  func `an option takes a value exactly where the help shows one`(_ given: Given) {
    let flag = given.option.flag
    if given.option.takesValue {
      #expect(
        throws: UsageError(
          word: flag, problem: .missingValue(given.option.placeholder ?? "none"))
      ) { try parse(given, [flag]) }
    } else {
      #expect(throws: Never.self) { try parse(given, [flag]) }
      #expect(throws: UsageError(word: flag, problem: .unexpectedValue("x"))) {
        try parse(given, ["\(flag)=x"])
      }
    }
  }

  @Test(arguments: options.filter { $0.option.short != nil })
  func `a short form does what the long one does`(_ given: Given) throws {
    let short = try #require(given.option.short)
    let value = given.option.takesValue ? ["1", "air", "a"] : [""]
    for text in value {
      let long = given.option.takesValue ? ["\(given.option.flag)=\(text)"] : [given.option.flag]
      let outcomes = [long, ["-\(short)\(text)"]].map { words -> Bool in
        (try? parse(given, words)) != nil
      }
      #expect(outcomes[0] == outcomes[1], "\(text)")
    }
  }

  @Test(arguments: options)
  func `a flag with a letter too many is answered with the right one`(_ given: Given) {
    let error = #expect(throws: UsageError.self) { try parse(given, ["\(given.option.flag)x"]) }
    #expect(error?.problem == .unknownOption(nearest: given.option.flag))
  }

  /// The orders in which some words can stand.
  private func orders(_ words: [[String]]) -> [[String]] {
    guard !words.isEmpty else { return [[]] }
    return words.indices.flatMap { index -> [[String]] in
      var rest = words
      let first = rest.remove(at: index)
      return orders(rest).map { first + $0 }
    }
  }

  @Test func `options mean the same wherever they stand`() throws {
    let all = orders([["a.txt"], ["-bq"], ["--tray", "3"], ["--mode=grill"], ["b"]])
    #expect(all.count == 120)
    for order in all {
      let bake = try BakeCommand.parsing(order)
      #expect(Set(bake.recipes) == ["a.txt", "b"])
      #expect(bake.talk.rings && bake.talk.volume == .quiet)
      #expect(bake.heat.tray.tray == 3 && bake.heat.mode == .grill)
    }
  }
}
