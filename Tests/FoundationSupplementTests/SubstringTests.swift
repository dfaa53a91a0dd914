import FoundationSupplement
import Testing

@Suite struct SubstringTests {
  private func parts(
    _ text: some StringProtocol, _ options: String.EnumerationOptions
  ) -> [String] {
    var found: [String] = []
    text._enumerateSubstring(in: text.startIndex..., options: options) { part, range, _, _ in
      #expect(part == String(text[range]))
      found.append(part ?? "")
    }
    return found
  }

  @Test func `words are those of letters and digits`() {
    #expect(parts("Hello, world's 3.5 €!", .byWords) == ["Hello", "world's", "3.5"])
    #expect(parts("– !", .byWords).isEmpty)
    #expect(parts("a b".dropFirst(), [.byWords, .localized]) == ["b"])
    #expect(parts("é 𝄞 b", [.byWords, .reverse]) == ["b", "é"])
  }

  @Test func `sentences go as far as the next one begins`() {
    #expect(parts("It is 3.5. Is it? Yes!", .bySentences) == ["It is 3.5. ", "Is it? ", "Yes!"])
  }

  @Test func `lines and paragraphs have no separators, and letters all of their marks`() {
    #expect(parts("a\r\nb\u{2028}c\n", .byLines) == ["a", "b", "c"])
    #expect(parts("a\r\nb\u{2028}c\n", .byParagraphs) == ["a", "b\u{2028}c"])
    #expect(parts("e\u{301}👨‍👩‍👧", .byComposedCharacterSequences) == ["e\u{301}", "👨‍👩‍👧"])
  }

  @Test func `ranges with separators cover the text once`() {
    let text = "  one, two"
    var wholes: [String] = []
    text._enumerateSubstring(
      in: text.startIndex..<text.endIndex, options: [.byWords, .substringNotRequired]
    ) { part, _, whole, _ in
      #expect(part == nil)
      wholes.append(String(text[whole]))
    }
    #expect(wholes == ["  one, ", "two"])
  }

  @Test func `a range of Objective-C's text is enumerated until it is stopped`() {
    var found: [NSRange] = []
    NSString(string: "𝄞 one two three")._enumerateSubstring(
      in: NSRange(location: 3, length: 9), options: .byWords
    ) { part, range, _, stop in
      found.append(range)
      if part == "two" { stop.pointee = true }
    }
    #expect(found == [NSRange(location: 3, length: 3), NSRange(location: 7, length: 3)])
  }
}
