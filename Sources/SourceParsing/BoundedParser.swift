import SwiftParser
public import SwiftSyntax

/// The parser of Swift for sources from outside.
public enum BoundedParser {
  /// The greatest number of square brackets within each other.
  ///
  /// The parser of swift-syntax takes twice as long for each further one: half a second for 16, ten
  /// seconds for 20.
  public static let greatestBracketDepth = 14

  /// Parses a source.
  ///
  /// - Parameter source: Its text.
  /// - Returns: Its tree; nil where its square brackets are nested too deep.
  public static func parse(_ source: String) -> SourceFileSyntax? {
    guard BracketDepth.greatest(in: source) <= greatestBracketDepth else { return nil }
    return Parser.parse(source: source)
  }
}
