import Spelling

/// Suggests words for misspelt ones.
enum SpellingHint {
  /// Returns the word that was probably meant: the only one that begins so, or the nearest one.
  ///
  /// - Parameters:
  ///   - word: The word as it was written.
  ///   - known: The words that it may have been meant to be.
  /// - Returns: The word; nil where none is near.
  static func nearest(to word: String, among known: [String]) -> String? {
    let longer = known.filter { !word.isEmpty && $0.hasPrefix(word) }
    return longer.count == 1 ? longer.first : NearestWord.of(word, among: known)
  }
}
