import Testing

@testable import CommandLineArguments

@Suite struct CompletionAnswerTests {
  private func answer(_ words: String...) -> CompletionAnswer {
    CompletionAnswer(words, in: Bakery.program)
  }

  private func offered(_ words: String...) -> [String] {
    CompletionAnswer(words, in: Bakery.program).values.words.map(\.text)
  }

  @Test func `the first word is a command`() {
    #expect(offered("") == ["bake", "taste"])
    #expect(offered("ta") == ["taste"])
    #expect(offered("x") == [])
    #expect(offered() == ["bake", "taste"])
    #expect(answer("ba").values == .words([Completion.Word("bake", meaning: "bake recipes")]))
  }

  @Test func `options may come in place of a command`() {
    #expect(offered("-") == ["--help", "--version"])
    #expect(offered("--v") == ["--version"])
  }

  @Test func `a dash asks for the command's options`() {
    #expect(
      offered("bake", "-") == [
        "--mode", "--degrees", "--tray", "--open", "--closed", "--topping", "--label", "--wish",
        "--quiet", "--loud", "--bell", "--help",
      ])
    #expect(offered("taste", "--n") == ["--notes"])
    #expect(offered("nothing", "--n") == [])
  }

  @Test func `words that an option knows are offered after it`() {
    #expect(offered("bake", "--mode", "") == ["air", "grill", "both"])
    #expect(offered("bake", "-m", "g") == ["grill"])
    #expect(offered("bake", "-bm", "g") == ["grill"])
    #expect(offered("bake", "--tray", "") == [])
    #expect(answer("bake", "--tray", "").values == .words([]) || offered("bake", "-t", "") == [])
  }

  @Test func `a value behind a mark keeps what stands before it`() {
    let value = answer("bake", "--mode=g")
    #expect(value.kept == "--mode=")
    #expect(value.values.words.map(\.text) == ["grill"])
    #expect(answer("bake", "--bell=").values == .nothing)
    #expect(answer("bake", "--nonsense=").values == .nothing)
  }

  @Test func `a list completes its last element, and offers none twice`() {
    let second = answer("bake", "--topping", "nuts,")
    #expect(second.kept == "nuts,")
    #expect(second.values.words.map(\.text) == ["sugar"])
    let attached = answer("bake", "--topping=nuts,s")
    #expect(attached.kept == "--topping=nuts,")
    #expect(attached.values.words.map(\.text) == ["sugar"])
    let files = answer("taste", "--notes", "a.txt,b")
    #expect(files == CompletionAnswer(kept: "a.txt,", values: .files))
  }

  @Test func `files and folders are left to the shell`() {
    #expect(answer("bake", "").values == .files)
    #expect(answer("bake", "a.txt", "b").values == .files)
    #expect(answer("taste", "").values == .folders)
    #expect(answer("taste", "-n", "").values == .files)
  }

  @Test func `arguments are counted without options and their values`() {
    #expect(offered("taste", "cake", "") == ["nuts", "sugar"])
    #expect(offered("taste", "-n", "a", "cake", "n") == ["nuts"])
    #expect(offered("taste", "--notes=a", "cake", "s") == ["sugar"])
    #expect(answer("taste", "cake", "nuts", "").values == .nothing)
  }

  @Test func `after two dashes there are no options`() {
    #expect(answer("bake", "--", "-").values == .files)
    #expect(offered("taste", "--", "cake", "-") == [])
    #expect(offered("taste", "--", "cake", "") == ["nuts", "sugar"])
  }

  @Test func `a word with a file behind its mark becomes a file`() {
    struct Post: CommandDeclaration {
      static let name = "post"
      static let summary = "send a cake"

      @Option("by", list: .carrier, help: "who brings it")
      var carriers: [String]?
    }
    let program = ProgramDeclaration(
      name: "oven", version: "1", summary: "bakes", commands: [Post.self])
    let complete = { CompletionAnswer(["post", "--by", $0], in: program) }
    #expect(complete("ra").values.words.map(\.text) == ["rail"])
    #expect(complete("rail=a") == CompletionAnswer(kept: "rail=", values: .files))
    #expect(complete("road,rail=a") == CompletionAnswer(kept: "road,rail=", values: .files))
    #expect(complete("road,").values.words.map(\.text) == ["rail"])
  }

  @Test func `the answer has a line for its kind and one for each word`() {
    #expect(
      answer("bake", "--topping", "nuts,").text == "words\tnuts,\nsugar\t\n")
    #expect(answer("taste", "--notes=x").text == "files\t--notes=\n")
    #expect(answer("taste", "").text == "folders\t\n")
    #expect(answer("bake", "--bell=").text == "words\t\n")
    #expect(answer("bake", "--topping", "n").text == "words\t\nnuts\tchopped\n")
  }
}

extension ArgumentSyntax<String> {
  fileprivate static var carrier: Self {
    Self(
      "NAME", expected: "a carrier",
      completion: .assignments([Completion.Word("road"), Completion.Word("rail")])
    ) { $0 }
  }
}
