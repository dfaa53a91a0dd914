import Testing

@testable import ViewDrawing

/// Answers that are kept, few or many.
@Suite struct FewAnswersTests {
  @Test(arguments: [0, 1, 15, 16, 17, 18, 400])
  func `every answer is found again, and none that was not given`(count: Int) {
    var answers = FewAnswers<Int, String>()
    for key in 0..<count {
      #expect(answers[key] == nil)
      answers.add("\(key)", for: key)
    }
    #expect((0..<count).allSatisfy { answers[$0] == "\($0)" })
    #expect(answers[count] == nil)
  }
}
