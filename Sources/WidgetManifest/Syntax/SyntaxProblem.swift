/// A syntax error in JSON.
public enum SyntaxProblem: Hashable, Sendable {
  /// The bytes are not UTF-8.
  case notUTF8
  /// The text ends in the middle of a value.
  case unexpectedEnd
  /// Something else stands where one of these is expected.
  case expected(String, found: String)
  /// A text runs to the end of its line.
  case unterminatedString
  /// A comment is not closed.
  case unterminatedComment
  /// A backslash is followed by what means nothing.
  case badEscape
  /// A number cannot be read.
  case badNumber(String)
  /// Values are nested deeper than in any manifest.
  case tooDeep(limit: Int)
  /// More follows after the value.
  case trailingText
}

extension SyntaxProblem: CustomStringConvertible {
  /// One lower-case clause.
  public var description: String {
    switch self {
    case .notUTF8: "the file is not UTF-8"
    case .unexpectedEnd: "the file ends in the middle of a value"
    case .expected(let expected, let found): "expected \(expected), found \(found)"
    case .unterminatedString: "the text is not closed on its line"
    case .unterminatedComment: "the comment is not closed"
    case .badEscape: "the backslash is followed by what means nothing"
    case .badNumber(let text): "'\(text)' is not a number"
    case .tooDeep(let limit): "values are nested more than \(limit) deep"
    case .trailingText: "something follows after the end of the manifest"
    }
  }
}
