import Testing

@testable import CommandLineArguments

@Suite struct ProgramRequestTests {
  private func request(_ words: String...) throws(UsageError) -> ProgramRequest {
    try ProgramRequest(words, to: Bakery.program)
  }

  @Test func `the first word is the command, and the others are its own`() throws {
    #expect(try request("bake", "-x", "a") == .command(name: "bake", words: ["-x", "a"]))
    #expect(try request("taste") == .command(name: "taste", words: []))
  }

  @Test func `no word at all asks for nothing`() throws {
    #expect(try request() == .nothing)
  }

  @Test func `the help and the version come in place of a command`() throws {
    #expect(try request("--help") == .overview)
    #expect(try request("-h", "bake") == .overview)
    #expect(try request("--version") == .version)
  }

  @Test func `whoever asks for help behind a command gets it, whatever else is there`() throws {
    #expect(try request("bake", "--help") == .page(command: "bake"))
    #expect(try request("bake", "--nonsense", "-h") == .page(command: "bake"))
    #expect(try request("bake", "-qh") == .page(command: "bake"))
    #expect(try request("bake", "-mh") == .command(name: "bake", words: ["-mh"]))
    #expect(try request("bake", "-qxh") == .command(name: "bake", words: ["-qxh"]))
    #expect(try request("bake", "--", "-h") == .command(name: "bake", words: ["--", "-h"]))
  }

  @Test func `a word that is no command is answered with the nearest`() {
    let error = #expect(throws: UsageError.self) { try request("bkae") }
    #expect(error?.description == "'bkae' is no command; did you mean 'bake'?")
    let far = #expect(throws: UsageError.self) { try request("zzzzzzz") }
    #expect(far?.description == "'zzzzzzz' is no command; see 'oven help'")
    let start = #expect(throws: UsageError.self) { try request("t") }
    #expect(start?.description == "'t' is no command; did you mean 'taste'?")
  }

  @Test func `an option before the command is told to follow it`() {
    let error = #expect(throws: UsageError.self) { try request("--quiet", "bake") }
    #expect(
      error?.description
        == "'--quiet' stands where the command must; options follow it; see 'oven help'")
    let version = #expect(throws: UsageError.self) { try request("--versoin") }
    #expect(version?.problem == .misplacedOption(nearest: "--version"))
  }

  @Test func `a shell's question has words of its own`() throws {
    #expect(try request("__complete", "bake", "--help") == .completion(words: ["bake", "--help"]))
  }
}
