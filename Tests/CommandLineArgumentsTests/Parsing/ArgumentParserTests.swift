import Testing

@testable import CommandLineArguments

/// Parsing of malformed command lines.
@Suite struct ArgumentParserTests {
  private func bake(_ words: String...) throws(UsageError) -> BakeCommand {
    try .parsing(words)
  }

  @Test func `an option that nobody declares is answered with the nearest`() {
    #expect(throws: UsageError(word: "--dgrees", problem: .unknownOption(nearest: "--degrees"))) {
      try bake("a", "--dgrees", "5")
    }
    #expect(throws: UsageError(word: "--degr", problem: .unknownOption(nearest: "--degrees"))) {
      try bake("a", "--degr=5")
    }
    #expect(throws: UsageError(word: "--zzzzzz", problem: .unknownOption(nearest: nil))) {
      try bake("a", "--zzzzzz")
    }
  }

  @Test func `a letter that nobody declares is told alone`() {
    #expect(throws: UsageError(word: "-x", problem: .unknownOption(nearest: nil))) {
      try bake("a", "-x")
    }
    #expect(throws: UsageError(word: "-qx", problem: .unknownOption(nearest: nil))) {
      try bake("a", "-qx")
    }
  }

  @Test(arguments: ["-topping", "-topping=nuts", "-bell", "-mode"])
  func `a long name behind one dash is no letter with a strange value`(_ word: String) {
    let flag = "-" + word.prefix { $0 != "=" }
    #expect(throws: UsageError(word: word, problem: .unknownOption(nearest: flag))) {
      try bake("a", word)
    }
  }

  @Test(arguments: [["--label"], ["--label", "--bell"], ["--label", "-b"], ["--label", "--"]])
  func `an option takes no other option for its value`(_ words: [String]) {
    #expect(throws: UsageError(word: "--label", problem: .missingValue("TEXT"))) {
      try BakeCommand.parsing(["a"] + words)
    }
  }

  @Test func `a letter can lack its value, too`() {
    #expect(throws: UsageError(word: "-t", problem: .missingValue("TRAY"))) {
      try bake("a", "-bt")
    }
  }

  @Test func `the first word that makes no sense is told`() {
    #expect(throws: UsageError(word: "--tray", problem: .missingValue("TRAY"))) {
      try bake("--tray", "--nonsense")
    }
  }

  @Test func `an option of another command is none here`() {
    #expect(throws: UsageError(word: "--bell", problem: .unknownOption(nearest: nil))) {
      try TasteCommand.parsing(["cake", "--bell"])
    }
  }
}
