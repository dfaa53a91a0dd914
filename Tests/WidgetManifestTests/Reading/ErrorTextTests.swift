import Testing
import WidgetManifest

@Suite struct ErrorTextTests {
  @Test(arguments: [
    (ManifestError.Problem.unreadable("why"), "the manifest cannot be read: why"),
    (.tooLarge(limit: 9), "the manifest is larger than 9 bytes"),
    (.malformedPropertyList("why"), "not a property list: why"),
    (.missingKey("a"), "the key 'a' is missing"),
    (.unknownKey("a", nearest: nil), "unknown key 'a'"),
    (.unknownKey("a", nearest: "b"), "unknown key 'a'; did you mean 'b'?"),
    (.duplicateKey("a"), "the key 'a' stands here twice"),
    (.meaningless("a", without: "b"), "'a' means something only beside 'b'"),
    (.wrongCount(expected: 3, found: 2), "expected 3 values, found 2"),
    (.wrongType(expected: .integer, found: .null), "expected a whole number, found null"),
    (.badForm(.version, "x"), "'x' is not a version such as 17.0"),
    (.outOfRange(least: 0.5, greatest: nil), "must be at least 0.5"),
    (.outOfRange(least: nil, greatest: 3), "must be at most 3"),
    (.outOfRange(least: nil, greatest: nil), "must be a finite number"),
    (.empty, "must not be empty"),
    (.duplicateName("a"), "'a' is already taken in this list"),
    (.notFound("a"), "there is no 'a'"),
    (.matchesNothing("*"), "no file matches '*'"),
    (
      .noManifest("a.json"),
      "no a.json is here or below; 'widgetcheck init FOLDER' writes one for an extension"
    ),
    (.matchesTooMuch("*", limit: 5), "more than 5 files match '*'"),
    (.outsideSpan("T09:00"), "'T09:00' is not in the simulated span"),
    (.endsBeforeStart, "ends before it starts"),
    (
      .neverGiven(after: 0),
      "never given: response 0, before it, is for all these addresses at any time; put the "
        + "narrower one, or the one with a time or a number of 'times', first"
    ),
    (
      .unknownMember("A/b", nearest: nil),
      "no widget or configuration of the bundle is called 'A/b'"
    ),
    (
      .unsupportedVersion(3), "version 3 is not one that this program reads; it reads version 1"
    ),
  ])
  func `a problem is one lower-case clause after its place`(
    _ problem: ManifestError.Problem, _ text: String
  ) {
    #expect(problem.description == text)
    let error = ManifestError(file: "m.json", pointer: "/a/0", problem: problem)
    #expect(error.description == "m.json#/a/0: \(text)")
    #expect(ManifestError(file: "m.json", problem: problem).description == "m.json: error: \(text)")
  }

  @Test(arguments: [
    (SyntaxProblem.notUTF8, "the file is not UTF-8"),
    (.unexpectedEnd, "the file ends in the middle of a value"),
    (.expected("','", found: "'x'"), "expected ',', found 'x'"),
    (.unterminatedString, "the text is not closed on its line"),
    (.unterminatedComment, "the comment is not closed"),
    (.badEscape, "the backslash is followed by what means nothing"),
    (.badNumber("1x"), "'1x' is not a number"),
    (.tooDeep(limit: 64), "values are nested more than 64 deep"),
    (.trailingText, "something follows after the end of the manifest"),
  ])
  func `a fault of syntax is told as a compiler tells it`(
    _ problem: SyntaxProblem, _ text: String
  ) {
    let error = ManifestError(
      file: "m.json", pointer: "/not/used", problem: .malformed(line: 3, column: 7, problem))
    #expect(error.description == "m.json:3:7: error: \(text)")
  }

  @Test func `several errors are a line each`() {
    let errors = ManifestErrors([
      ManifestError(file: "m.json", pointer: "/a", problem: .empty),
      ManifestError(file: "m.json", pointer: "/b", problem: .endsBeforeStart),
    ])
    #expect(errors.description == "m.json#/a: must not be empty\nm.json#/b: ends before it starts")
  }
}
