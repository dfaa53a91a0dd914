import Testing

@testable import CommandLineArguments

@Suite struct FlagTests {
  private func bake(_ words: String...) throws(UsageError) -> BakeCommand {
    try .parsing(words + ["a.txt"])
  }

  @Test func `a flag is false until it is given, and may be given again`() throws {
    #expect(try !bake().talk.rings)
    #expect(try bake("--bell").talk.rings)
    #expect(try bake("-b").talk.rings)
    #expect(try bake("--bell", "-b").talk.rings)
  }

  @Test func `each flag chooses its value`() throws {
    #expect(try bake().heat.door == .closed)
    #expect(try bake("--open").heat.door == .open)
    #expect(try bake("--closed").heat.door == .closed)
    #expect(try bake().talk.volume == .normal)
    #expect(try bake("-q").talk.volume == .quiet)
    #expect(try bake("--loud").talk.volume == .loud)
  }

  @Test func `flags that contradict one another are refused, in either order`() {
    #expect(throws: UsageError(word: "--closed", problem: .contradiction("--open"))) {
      try bake("--open", "--closed")
    }
    #expect(throws: UsageError(word: "--open", problem: .contradiction("--closed"))) {
      try bake("--closed", "--bell", "--open")
    }
  }

  @Test func `the same choice twice is no contradiction`() throws {
    #expect(try bake("--open", "--open").heat.door == .open)
  }

  @Test func `of flags that say how much the last one counts`() throws {
    #expect(try bake("--quiet", "--loud").talk.volume == .loud)
    #expect(try bake("-lq").talk.volume == .quiet)
  }

  @Test(arguments: ["-qb", "-bq", "-lbq"])
  func `letters without values stand together`(_ word: String) throws {
    let bake = try bake(word)
    #expect(bake.talk.volume == .quiet)
    #expect(bake.talk.rings)
  }

  @Test(arguments: [["-bt2"], ["-bt", "2"], ["-bt=2"]])
  func `the last of several letters may have a value`(_ words: [String]) throws {
    let bake = try BakeCommand.parsing(words + ["a.txt"])
    #expect(bake.talk.rings)
    #expect(bake.heat.tray.tray == 2)
  }

  @Test func `a flag takes no value`() {
    #expect(throws: UsageError(word: "--bell", problem: .unexpectedValue("yes"))) {
      try bake("--bell=yes")
    }
    #expect(throws: UsageError(word: "--bell", problem: .unexpectedValue(""))) {
      try bake("--bell=")
    }
    #expect(throws: UsageError(word: "-b", problem: .unexpectedValue("yes"))) {
      try bake("-qb=yes")
    }
  }
}
