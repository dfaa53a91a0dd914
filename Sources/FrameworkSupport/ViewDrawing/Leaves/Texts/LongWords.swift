/// Words of a language that does not exist: those of the author's with every vowel twice, which
/// makes them about a third longer, as translations into many languages are.
enum LongWords {
  private static let vowels: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "y": "ý", "A": "Á", "E": "É", "I": "Í",
    "O": "Ó", "U": "Ú",
  ]

  /// Returns a text in longer words; numbers, and words of two letters such as AM, are as they
  /// were.
  static func of(_ text: String) -> String {
    var result = ""
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isLetter }) {
      if word.startIndex > text.startIndex {
        result.append(text[text.index(before: word.startIndex)])
      }
      result += word.count < 3 ? String(word) : longer(word)
    }
    return result
  }

  private static func longer(_ word: Substring) -> String {
    word.reduce(into: "") { result, letter in
      guard let accented = vowels[letter] else { return result.append(letter) }
      result.append(accented)
      result += accented.lowercased()
    }
  }
}
