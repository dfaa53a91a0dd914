import Testing
import WidgetFindings
import WidgetRecording

/// The words of findings that have one cause.
@Suite struct FindingWordsTests {
  private func words(_ repetition: String, _ circumstances: String) -> Finding.Words {
    var words = Finding.Words("nothing can be seen")
    words.repetition = repetition
    words.circumstances = circumstances
    return words
  }

  @Test func `equal words stay as they are`() {
    let one = words(", and in 1 more timeline", "; seen without an answer from a.com")
    #expect(Finding.Words.merged([one, one]) == one)
  }

  @Test func `differing circumstances are listed, and the most repetitions told`() {
    let merged = Finding.Words.merged([
      words(", and in 2 more timelines", "; seen without an answer from a.com"),
      words(", and in 11 more timelines", "; seen with nothing stored for 'a'"),
      words("", "; seen without an answer from a.com"),
    ])
    #expect(
      merged.text == "nothing can be seen, and in up to 11 more timelines; seen without an answer "
        + "from a.com, or with nothing stored for 'a'")
  }

  @Test func `a remark on environments stands last, and keeps causes apart`() {
    var finding = Finding(
      level: .note, words: words(", and in 1 more timeline", "; seen without weather"),
      fingerprint: "f")
    finding.words.environments = ", only in ar_SA"
    #expect(
      finding.message
        == "nothing can be seen, and in 1 more timeline; seen without weather, only in ar_SA")
    #expect(finding.words.cause == "nothing can be seen, only in ar_SA")
  }

  @Test func `findings without circumstances are counted`() {
    let merged = Finding.Words.merged([words("", "; seen without weather"), words("", "")])
    #expect(merged.text == "nothing can be seen; seen without weather, in 1 of 2")
  }
}
