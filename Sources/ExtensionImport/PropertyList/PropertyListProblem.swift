/// A problem in the text of a property list, and its place.
public struct PropertyListProblem: Error, Sendable, Hashable {
  /// The reason for which a text cannot be read.
  public enum Reason: Sendable, Hashable {
    /// The text ends inside of something.
    case unfinished(Part)
    /// A mark is absent between two parts.
    case missing(Character)
    /// A character that cannot stand there.
    case unexpected(Character)
    /// Data is written with something other than pairs of hexadecimal digits.
    case badData
    /// Lists lie in lists more deeply than in any project.
    case tooDeep(limit: Int)
    /// Text follows the end.
    case trailing
    /// A binary or XML property list that cannot be read.
    case undecodable
  }

  /// A part of a property list.
  public enum Part: String, Sendable, Hashable {
    /// A dictionary between braces.
    case dictionary
    /// An array between parentheses.
    case array
    /// A string between quotation marks.
    case string = "quoted string"
    /// Data between angle brackets.
    case data
    /// A comment.
    case comment
    /// All of it.
    case file
  }

  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int
  /// The reason for which the text cannot be read.
  public let reason: Reason

  /// Creates a problem.
  public init(line: Int, column: Int, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension PropertyListProblem.Reason: CustomStringConvertible {
  /// The problem in one clause.
  public var description: String {
    switch self {
    case .unfinished(let part): "the \(part.rawValue) does not end"
    case .missing(let mark): "'\(mark)' is missing"
    case .unexpected(let character): "'\(character)' cannot stand here"
    case .badData: "data must be pairs of hexadecimal digits"
    case .tooDeep(let limit): "more than \(limit) lists lie in each other"
    case .trailing: "something follows the end of the property list"
    case .undecodable: "the property list cannot be decoded"
    }
  }
}
