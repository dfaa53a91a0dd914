import Testing

@testable import CommandLineArguments

@Suite struct OptionTests {
  private func bake(_ words: String...) throws(UsageError) -> BakeCommand {
    try .parsing(["a.txt"] + words)
  }

  @Test func `an option that is not given has its default`() throws {
    let bake = try bake()
    #expect(bake.heat.mode == .air)
    #expect(bake.heat.degrees == 200)
    #expect(bake.heat.tray.tray == 1)
    #expect(bake.label == nil)
    #expect(bake.toppings == nil)
  }

  @Test(arguments: [
    ["--mode", "grill"], ["--mode=grill"], ["-m", "grill"], ["-mgrill"], ["-m=grill"],
  ])
  func `a value stands in the next word, behind a mark or right behind the letter`(
    _ words: [String]
  ) throws {
    #expect(try BakeCommand.parsing(["a.txt"] + words).heat.mode == .grill)
    #expect(try BakeCommand.parsing(words + ["a.txt"]).heat.mode == .grill)
  }

  @Test func `of two values the last one counts, whatever the form`() throws {
    #expect(try bake("--mode", "grill", "-m", "both").heat.mode == .both)
    #expect(try bake("-mboth", "--mode=grill").heat.mode == .grill)
    #expect(try bake("--label", "x", "--label=y").label == "y")
  }

  @Test func `a value may hold marks, dashes and spaces`() throws {
    #expect(try bake("--label=a=b").label == "a=b")
    #expect(try bake("--label=--mode").label == "--mode")
    #expect(try bake("--label", "-").label == "-")
    #expect(try bake("--label", "two words").label == "two words")
  }

  @Test func `a list takes commas, and gathers what is given again`() throws {
    #expect(try bake("--topping", "nuts,sugar").toppings?.map(\.rawValue) == ["nuts", "sugar"])
    #expect(
      try bake("--topping", "nuts", "--topping=sugar").toppings?.map(\.rawValue)
        == ["nuts", "sugar"])
    #expect(try bake("--topping", ",nuts,").toppings?.map(\.rawValue) == ["nuts"])
  }

  @Test func `an option of one element each time gathers them, commas and all`() throws {
    #expect(try bake().wishes == [])
    #expect(try bake("--wish", "no nuts, please", "--wish=b").wishes == ["no nuts, please", "b"])
  }

  @Test func `a list that is given takes the place of its default`() throws {
    #expect(try TasteCommand.parsing(["cake"]).notes == ["tasting.txt", "-"])
    #expect(try TasteCommand.parsing(["cake", "-n", "a"]).notes == ["a"])
    #expect(try TasteCommand.parsing(["cake", "-n", "a,b", "-nc"]).notes == ["a", "b", "c"])
  }

  @Test func `a value that is none is told with what would be one`() {
    #expect(
      throws: UsageError(
        word: "--tray", problem: .badValue("4", expected: "1, 2 or 3", nearest: nil))
    ) { try bake("--tray", "4") }
    #expect(
      throws: UsageError(
        word: "-t", problem: .badValue("four", expected: "1, 2 or 3", nearest: nil))
    ) { try bake("-tfour") }
    #expect(
      throws: UsageError(
        word: "--label", problem: .badValue("", expected: "a few words", nearest: nil))
    ) { try bake("--label=") }
  }

  @Test(arguments: [("gril", "grill"), ("gr", "grill"), ("bothh", "both")])
  func `a misspelt word is answered with the nearest`(_ word: String, _ nearest: String) {
    #expect(
      throws: UsageError(
        word: "--mode",
        problem: .badValue(word, expected: "air, grill, both", nearest: nearest))
    ) { try bake("--mode", word) }
  }

  @Test func `each element of a list is looked at`() {
    #expect(
      throws: UsageError(
        word: "--topping",
        problem: .badValue("nust", expected: "what is in the cupboard", nearest: "nuts"))
    ) { try bake("--topping", "sugar,nust") }
    #expect(
      throws: UsageError(
        word: "--topping",
        problem: .badValue(",", expected: "what is in the cupboard", nearest: nil))
    ) { try bake("--topping", ",") }
  }

  @Test func `an option is declared with all that the help says of it`() throws {
    let options = ArgumentOutline(of: HeatOptions()).options
    #expect(options.map(\.flag) == ["--mode", "--degrees", "--tray", "--open", "--closed"])
    #expect(options.map(\.short) == ["m", nil, "t", nil, nil])
    #expect(options.map(\.placeholder) == ["air|grill|both", "N", "TRAY", nil, nil])
    #expect(options.map(\.defaultText) == ["air", "hot", "1", "", ""])
    #expect(options.map(\.takesValue) == [true, true, true, false, false])
    let notes = try #require(ArgumentOutline(of: TasteCommand()).options.first)
    #expect(notes.placeholder == "FILE,…")
    #expect(notes.defaultText == "tasting.txt,-")
    #expect(notes.isList)
  }

  @Test func `two commands that include a group do not share its values`() throws {
    let grilled = try bake("--mode", "grill")
    let plain = try bake()
    #expect(grilled.heat.mode == .grill)
    #expect(plain.heat.mode == .air)
    #expect(HeatOptions().mode == .air)
  }
}
