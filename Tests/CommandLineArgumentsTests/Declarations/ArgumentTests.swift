import Testing

@testable import CommandLineArguments

@Suite struct ArgumentTests {
  @Test func `arguments take their words in order`() throws {
    let taste = try TasteCommand.parsing(["cake", "nuts"])
    #expect(taste.cake == "cake")
    #expect(taste.topping?.rawValue == "nuts")
    #expect(try TasteCommand.parsing(["cake"]).topping == nil)
  }

  @Test func `a list takes all words, wherever options stand`() throws {
    let bake = try BakeCommand.parsing(["a", "--bell", "b", "-t", "2", "c"])
    #expect(bake.recipes == ["a", "b", "c"])
    #expect(bake.talk.rings)
    #expect(bake.heat.tray.tray == 2)
  }

  @Test func `two dashes end the options`() throws {
    let bake = try BakeCommand.parsing(["--bell", "--", "--quiet", "-t", "--"])
    #expect(bake.recipes == ["--quiet", "-t", "--"])
    #expect(bake.talk.rings)
    #expect(bake.talk.volume == .normal)
  }

  @Test func `one dash is an argument`() throws {
    #expect(try BakeCommand.parsing(["-"]).recipes == ["-"])
  }

  @Test func `an argument that must be given is missed`() {
    #expect(throws: UsageError(word: "CAKE", problem: .missingArgument)) {
      try TasteCommand.parsing([])
    }
    #expect(throws: UsageError(word: "RECIPE", problem: .missingArgument)) {
      try BakeCommand.parsing(["--bell"])
    }
    #expect(throws: UsageError(word: "RECIPE", problem: .missingArgument)) {
      try BakeCommand.parsing(["--"])
    }
  }

  @Test func `a word too many is named`() {
    #expect(throws: UsageError(word: "more", problem: .unexpectedArgument)) {
      try TasteCommand.parsing(["cake", "nuts", "more", "words"])
    }
  }

  @Test func `an argument that is no value is told with what would be one`() {
    #expect(
      throws: UsageError(
        word: "suger",
        problem: .badArgument(expected: "what is in the cupboard", nearest: "sugar"))
    ) { try TasteCommand.parsing(["cake", "suger"]) }
    #expect(
      throws: UsageError(word: "", problem: .badArgument(expected: "a folder", nearest: nil))
    ) { try TasteCommand.parsing([""]) }
    #expect(
      throws: UsageError(
        word: "", problem: .badArgument(expected: "a file or folder", nearest: nil))
    ) { try BakeCommand.parsing(["a", ""]) }
  }

  @Test func `the use of an argument shows whether it must be given`() {
    #expect(ArgumentOutline(of: TasteCommand()).arguments.map(\.usage) == ["CAKE", "[TOPPING]"])
    #expect(ArgumentOutline(of: BakeCommand()).arguments.map(\.usage) == ["RECIPE ..."])
    #expect(ArgumentOutline(of: AnyNumber()).arguments.map(\.usage) == ["[RECIPE ...]"])
  }

  @Test func `a list that need not be given is empty`() throws {
    #expect(try AnyNumber.parsing([]).recipes == [])
  }

  private struct AnyNumber: ArgumentGroup {
    @Argument(list: .file("RECIPE"), help: "the recipes")
    var recipes: [String]
  }
}
