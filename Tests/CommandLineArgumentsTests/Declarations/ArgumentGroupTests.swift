import Testing

@testable import CommandLineArguments

@Suite struct ArgumentGroupTests {
  @Test func `a group's options stand under its heading, those of a plain one under its user's`() {
    let sections = ArgumentOutline(of: BakeCommand()).sections
    #expect(sections.map(\.title) == ["Heat", nil])
    #expect(
      sections.map { $0.options.map(\.name) } == [
        ["mode", "degrees", "tray", "open", "closed"],
        ["topping", "label", "wish", "quiet", "loud", "bell"],
      ])
  }

  @Test func `a group checks whether its values go together`() throws {
    #expect(try BakeCommand.parsing(["a", "--open", "--degrees", "250"]).heat.degrees == 250)
    #expect(
      throws: UsageError(word: "--open", problem: .nothingSelected("no heat stays in"))
    ) { try BakeCommand.parsing(["a", "--open", "--degrees", "251"]) }
  }

  @Test func `included groups are checked before those that include them`() {
    let names = ArgumentOutline(of: BakeCommand()).groups.map { "\(type(of: $0))" }
    #expect(names == ["TrayOption", "HeatOptions", "TalkOptions", "BakeCommand"])
  }

  @Test func `groups under one heading stand together`() {
    struct Timer: ArgumentGroup {
      static let title: String? = "Heat"

      @Option("minutes", .degrees, help: "how long it is hot")
      var minutes = 20
    }
    struct Roast: ArgumentGroup {
      let heat = HeatOptions()
      @Flag("slow", help: "take your time")
      var isSlow = false
      let timer = Timer()
    }
    let sections = ArgumentOutline(of: Roast()).sections
    #expect(sections.map(\.title) == ["Heat", nil])
    #expect(
      sections[0].options.map(\.name) == ["mode", "degrees", "tray", "open", "closed", "minutes"])
    #expect(sections[1].options.map(\.name) == ["slow"])
  }

  @Test func `properties that declare nothing are nothing to a command line`() throws {
    struct Plain: ArgumentGroup {
      let number = 3
      var text = "text"
    }
    let outline = ArgumentOutline(of: Plain())
    #expect(outline.sections.isEmpty && outline.arguments.isEmpty)
    #expect(outline.groups.count == 1)
    #expect(try Plain.parsing([]).text == "text")
    #expect(throws: UsageError(word: "a", problem: .unexpectedArgument)) {
      try Plain.parsing(["a"])
    }
  }

  @Test func `a slot knows who gave its value`() {
    let slot = Slot("default")
    #expect(slot.value == "default" && slot.giver == nil)
    slot.set("given", by: "--flag")
    #expect(slot.value == "given" && slot.giver == "--flag")
  }

  /// The command of a program to which an option was added: one property, in one file.
  private struct Grown: CommandDeclaration {
    static let name = "grow"
    static let summary = "grow by an option"

    @Option("yeast", short: "y", .word, help: "what makes it grow")
    var yeast = Yeast.dry

    enum Yeast: String, CaseIterable {
      case dry, fresh
    }
  }

  @Test func `one property is all that an option needs`() throws {
    let program = ProgramDeclaration(
      name: "oven", version: "1", summary: "bakes", commands: [Grown.self])
    #expect(try Grown.parsing(["-yfresh"]).yeast == .fresh)
    #expect(throws: UsageError(word: "--yeat", problem: .unknownOption(nearest: "--yeast"))) {
      try Grown.parsing(["--yeat"])
    }
    let line = "  -y, --yeast dry|fresh  what makes it grow (default: dry)\n"
    #expect(HelpPage(of: program, columns: 80).page(of: Grown.self).contains(line))
    #expect(ManualPage(of: program).text.contains("\\fB\\-\\-yeast\\fR \\fIdry|fresh\\fR"))
    #expect(CompletionAnswer(["grow", "--y"], in: program).text.contains("--yeast\twhat makes"))
    #expect(
      CompletionAnswer(["grow", "--yeast", "f"], in: program).values
        == .words([Completion.Word("fresh")]))
  }
}
