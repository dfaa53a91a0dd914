import Foundation

/// The words of a note, for its count.
func words(of note: String) -> [String] {
  var words: [String] = []
  note.enumerateSubstrings(in: note.startIndex..<note.endIndex, options: [.byWords, .localized]) {
    word, _, _, _ in
    if let word { words.append(word) }
  }
  return words
}

/// The first sentence of a text, for a title.
func title(of text: String) -> String? {
  var title: String?
  text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { part, _, _, stop in
    title = part
    stop = true
  }
  return title
}

/// Ranges of a text of Objective-C's, from the end.
func ranges(in text: NSString, letters: Bool) -> [NSRange] {
  var found: [NSRange] = []
  let kinds: [NSString.EnumerationOptions] = [
    letters ? .byComposedCharacterSequences : .byWords, .byCaretPositions, .byDeletionClusters,
  ]
  text.enumerateSubstrings(
    in: NSRange(location: 0, length: text.length),
    options: kinds[0].union([.reverse, .substringNotRequired])
  ) { _, range, _, stop in
    found.append(range)
    if found.count == 3 { stop.pointee = true }
  }
  return found
}
