/// The form in which the command line gives values of one type.
///
/// A syntax is all that help, parsing and completion know of a value, so that an allowed word is
/// written once and every one of them follows.
public struct ArgumentSyntax<Value: Sendable>: Sendable {
  /// The name that stands for a value in the help, such as `DIR`.
  let placeholder: String
  /// The values that a shell offers.
  let completion: Completion
  /// Reads a value from its text.
  let read: @Sendable (String) throws(InvalidValue) -> Value
  /// Returns a value as the command line gives it.
  let text: @Sendable (Value) -> String

  /// Creates a syntax for texts of a certain form.
  ///
  /// - Parameters:
  ///   - placeholder: The name that stands for a value in the help.
  ///   - expected: The demand on a value, to be read after "give".
  ///   - completion: The values that a shell offers.
  ///   - text: Returns a value as the command line gives it.
  ///   - read: Reads a value; nil for a text that is none.
  public init(
    _ placeholder: String, expected: String, completion: Completion = .nothing,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.completion = completion
    self.text = text
    self.read = { word throws(InvalidValue) in
      guard let value = read(word) else {
        let nearest = SpellingHint.nearest(to: word, among: completion.words.map(\.text))
        throw InvalidValue(text: word, expected: expected, nearest: nearest)
      }
      return value
    }
  }
}

extension ArgumentSyntax where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a syntax for one of some known words.
  ///
  /// - Parameters:
  ///   - placeholder: The name that stands for a value in the help.
  ///   - words: The words, which shells offer.
  ///   - expected: The demand on a value, to be read after "give".
  public init(_ placeholder: String, among words: [Completion.Word], expected: String) {
    let known = Set(words.map(\.text))
    self.init(
      placeholder, expected: expected, completion: .words(words), text: { $0.rawValue },
      read: { known.contains($0) ? Value(rawValue: $0) : nil })
  }
}

extension ArgumentSyntax
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  public static var word: Self {
    let words = Value.allCases.map(\.rawValue)
    return Self(
      words.joined(separator: "|"), among: words.map { Completion.Word($0) },
      expected: words.joined(separator: ", "))
  }
}

extension ArgumentSyntax<String> {
  /// Any text but the empty one.
  ///
  /// - Parameters:
  ///   - placeholder: The name that stands for a value in the help.
  ///   - expected: The demand on a value, to be read after "give".
  ///   - completion: The values that a shell offers.
  /// - Returns: The syntax.
  public static func text(
    _ placeholder: String, expected: String, completion: Completion = .nothing
  ) -> Self {
    Self(placeholder, expected: expected, completion: completion) { $0.isEmpty ? nil : $0 }
  }

  /// A file.
  public static var file: Self { file("FILE") }

  /// A file that is written; not `-`, since standard output has the summary.
  public static var newFile: Self {
    Self("FILE", expected: "the path of a file", completion: .files) {
      ["", "-"].contains($0) ? nil : $0
    }
  }

  /// A file or folder under another name in the help.
  ///
  /// - Parameter placeholder: The name that stands for it.
  /// - Returns: The syntax.
  public static func file(_ placeholder: String) -> Self {
    text(placeholder, expected: "a file or folder", completion: .files)
  }

  /// A folder.
  public static var folder: Self { folder("DIR") }

  /// A folder under another name in the help.
  ///
  /// - Parameter placeholder: The name that stands for it.
  /// - Returns: The syntax.
  public static func folder(_ placeholder: String) -> Self {
    text(placeholder, expected: "a folder", completion: .folders)
  }
}

/// A text that is no value of an option or argument.
struct InvalidValue: Error, Hashable {
  /// The text.
  let text: String
  /// The demand on a value, to be read after "give".
  let expected: String
  /// The known word that was probably meant.
  let nearest: String?

  /// The error of an option that was given the text.
  func error(of flag: String) -> UsageError {
    UsageError(word: flag, problem: .badValue(text, expected: expected, nearest: nearest))
  }

  /// The error of an argument that the text was to be.
  var argumentError: UsageError {
    UsageError(word: text, problem: .badArgument(expected: expected, nearest: nearest))
  }
}
