/// The values that a shell offers for an unfinished word.
public enum Completion: Hashable, Sendable {
  /// A word that may be offered, and what it means.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let text: String
    /// The meaning in a few words; empty where the word says it itself.
    public let meaning: String

    /// Creates a word.
    ///
    /// - Parameters:
    ///   - text: The word.
    ///   - meaning: The meaning in a few words.
    public init(_ text: String, meaning: String = "") {
      self.text = text
      self.meaning = meaning
    }
  }

  /// Nothing: the value is for the user to make up.
  case nothing
  /// One of some words.
  case words([Word])
  /// One of some words, or one of them with `=` and a file behind it.
  case assignments([Word])
  /// Files and folders.
  case files
  /// Folders alone.
  case folders

  /// The words that may be offered.
  var words: [Word] {
    switch self {
    case .words(let words), .assignments(let words): words
    case .nothing, .files, .folders: []
    }
  }
}
