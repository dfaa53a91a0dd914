import Testing

@testable import CommandLineArguments

@Suite struct ArgumentSyntaxTests {
  @Test func `an enumeration's words are its placeholder, its completion and its demand`() throws {
    let syntax = ArgumentSyntax<HeatOptions.Mode>.word
    #expect(syntax.placeholder == "air|grill|both")
    #expect(syntax.completion.words.map(\.text) == ["air", "grill", "both"])
    #expect(try syntax.read("grill") == .grill)
    #expect(syntax.text(.both) == "both")
    #expect(throws: InvalidValue(text: "GRILL", expected: "air, grill, both", nearest: "grill")) {
      try syntax.read("GRILL")
    }
  }

  @Test func `known words are read, and no others`() throws {
    let syntax = ArgumentSyntax<Topping>.topping
    #expect(try syntax.read("nuts") == Topping(rawValue: "nuts"))
    #expect(syntax.completion.words.map(\.meaning) == ["chopped", ""])
    #expect(
      throws: InvalidValue(text: "salt", expected: "what is in the cupboard", nearest: nil)
    ) { try syntax.read("salt") }
  }

  @Test func `a text is anything but nothing`() throws {
    let syntax = ArgumentSyntax.text("TEXT", expected: "a text")
    #expect(try syntax.read(" ") == " ")
    #expect(syntax.completion == .nothing)
    #expect(throws: InvalidValue(text: "", expected: "a text", nearest: nil)) {
      try syntax.read("")
    }
  }

  @Test func `files and folders are completed as such`() {
    #expect(ArgumentSyntax.file.completion == .files)
    #expect(ArgumentSyntax.file.placeholder == "FILE")
    #expect(ArgumentSyntax.file("RECIPE").placeholder == "RECIPE")
    #expect(ArgumentSyntax.folder.completion == .folders)
    #expect(ArgumentSyntax.folder("CAKE").placeholder == "CAKE")
  }

  @Test func `any type can be read by a function of its own`() throws {
    let syntax = ArgumentSyntax<Int>.tray
    #expect(try syntax.read("3") == 3)
    #expect(syntax.text(2) == "2")
    let error = #expect(throws: InvalidValue.self) { try syntax.read("0") }
    #expect(
      error?.error(of: "-t")
        == UsageError(
          word: "-t", problem: .badValue("0", expected: "1, 2 or 3", nearest: nil)))
  }

  @Test func `the word that begins so is nearer than one that differs by little`() {
    #expect(SpellingHint.nearest(to: "out", among: ["output", "oat"]) == "output")
    #expect(SpellingHint.nearest(to: "o", among: ["output", "offline"]) == nil)
    #expect(SpellingHint.nearest(to: "ofline", among: ["output", "offline"]) == "offline")
    #expect(SpellingHint.nearest(to: "", among: ["output"]) == nil)
  }
}
