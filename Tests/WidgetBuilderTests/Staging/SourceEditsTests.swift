import Testing

@testable import WidgetBuilder

@Suite struct SourceEditsTests {
  private func edited(_ text: String, _ body: (inout SourceEdits) -> Void) -> String {
    var edits = SourceEdits(Array(text.utf8))
    body(&edits)
    return String(decoding: edits.result, as: UTF8.self)
  }

  @Test func `a blank is as long as what it covers`() {
    #expect(edited("ab\ncd") { $0.blank(1..<4) } == "a \n d")
    #expect(edited("aé") { $0.blank(1..<3) } == "a  ")
    #expect(edited("ab") { $0.blank(1..<1) } == "ab")
  }

  @Test func `a shorter text is filled up, a longer one moves the line`() {
    #expect(edited("[abc]") { $0.replace(1..<4, with: "x") } == "[x  ]")
    #expect(edited("[abc]") { $0.replace(1..<4, with: "wxyz") } == "[wxyz]")
  }

  @Test func `a text in place of several lines leaves as many`() {
    #expect(edited("[a\nbc]") { $0.replace(1..<5, with: "x") } == "[x\n  ]")
  }

  @Test func `changes may come in any order`() {
    let text = edited("abcdef") {
      $0.blank(4..<5)
      $0.insert("!", at: 2)
      $0.blank(0..<1)
    }
    #expect(text == " b!cd f")
  }

  @Test func `a change inside another is left out`() {
    let text = edited("abcdef") {
      $0.replace(2..<3, with: "X")
      $0.blank(1..<5)
    }
    #expect(text == "a    f")
  }
}
