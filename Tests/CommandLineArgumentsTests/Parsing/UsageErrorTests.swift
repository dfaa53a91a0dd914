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
    (.badArgument(expected: "a or b", nearest: nil), "'w' cannot stand here; give a or b"),
    (.badArgument(expected: "a or b", nearest: "y"), "'w' cannot stand here; did you mean 'y'?"),
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

  @Test(arguments: [
    (UsageError.Problem.missingCommand, true), (.unknownCommand(nearest: nil), true),
    (.misplacedOption(nearest: nil), true), (.unknownOption(nearest: nil), true),
    (.missingArgument, true), (.unexpectedArgument, true), (.missingValue("DIR"), false),
    (.unexpectedValue("x"), false), (.badValue("x", expected: "y", nearest: nil), false),
    (.badArgument(expected: "y", nearest: nil), false), (.contradiction("--x"), false),
    (.nothingSelected("x"), false),
  ])
  func `only an error that leaves a question open says where there is more`(
    _ problem: UsageError.Problem, _ isOpen: Bool
  ) {
    let error = UsageError(word: "w", problem: problem)
    #expect(error.help == nil)
    let told = error.with(help: "oven help")
    #expect(told.help == (isOpen ? "oven help" : nil))
    #expect(told.description.hasSuffix("; see 'oven help'") == isOpen)
    #expect(told.word == error.word && told.problem == error.problem)
  }

  @Test func `an error is one line`() {
    let error = UsageError(word: "-o", problem: .badValue("", expected: "a", nearest: nil))
    #expect(!error.description.contains("\n"))
  }
}
