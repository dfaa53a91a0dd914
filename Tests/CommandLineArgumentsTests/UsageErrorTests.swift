import Testing

@testable import CommandLineArguments

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (UsageError.Problem.missingCommand, "no command is given"),
    (.unknownCommand(nearest: "bake"), "'w' is no command; did you mean 'bake'?"),
    (.unknownCommand(nearest: nil), "'w' is no command"),
    (.misplacedOption(nearest: nil), "'w' stands where the command must; options follow it"),
    (.unknownOption(nearest: "--mode"), "'w' is no option here; did you mean '--mode'?"),
    (.missingValue("DIR"), "'w' needs a value, DIR"),
    (.unexpectedValue("yes"), "'w' takes no value, but has 'yes'"),
    (.badValue("x", expected: "a or b", nearest: nil), "'w' cannot be 'x'; give a or b"),
    (
      .badValue("x", expected: "a or b", nearest: "y"),
      "'w' cannot be 'x'; did you mean 'y'?"
    ),
    (.missingArgument, "no w is given"),
    (.unexpectedArgument, "'w' is one argument too many"),
    (.contradiction("--open"), "'w' contradicts '--open'"),
    (.nothingSelected("all are gone"), "'w' selects nothing: all are gone"),
  ])
  func `an error is one line with the word, the fault and what to do`(
    _ problem: UsageError.Problem, _ text: String
  ) {
    #expect(UsageError(word: "w", problem: problem).description == text)
  }

  @Test func `a command's error says where there is more, unless it says all itself`() {
    let told = { (words: [String]) -> String in
      do throws(UsageError) {
        _ = try BakeCommand.parsing(words, of: Bakery.program)
        return "nothing"
      } catch {
        return error.description
      }
    }
    #expect(told(["a", "--tray", "4"]) == "'--tray' cannot be '4'; give 1, 2 or 3")
    #expect(told([]) == "no RECIPE is given; see 'oven help bake'")
    #expect(told(["--bel"]) == "'--bel' is no option here; did you mean '--bell'?")
    #expect(told(["--zzzzz"]) == "'--zzzzz' is no option here; see 'oven help bake'")
    #expect(told(["a"]) == "nothing")
  }
}
