/// A piece of a page: text, or an element with attributes and content.
///
/// Text is text wherever it comes from; only names written in this program become elements.
indirect enum Markup {
  /// An attribute of an element.
  struct Attribute {
    var name: String
    var value: String
  }

  /// Text, which is never read as markup.
  case text(String)
  /// The text of a script or style sheet of ours, which a browser does not unescape.
  case raw(String)
  /// An element.
  case element(name: String, attributes: [Attribute], content: [Markup])

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - attributes: Its attributes; one without a value is left out.
  ///   - content: The element's content.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    @MarkupBuilder content: () -> [Markup] = { [] }
  ) {
    self = .element(
      name: name,
      attributes: attributes.compactMap { key, value in
        value.map { Attribute(name: key, value: $0) }
      },
      content: content()
    )
  }
}

/// Puts pieces of a page one after another.
@resultBuilder
enum MarkupBuilder {
  static func buildExpression(_ markup: Markup) -> [Markup] { [markup] }
  static func buildExpression(_ markup: Markup?) -> [Markup] { markup.map { [$0] } ?? [] }
  static func buildExpression(_ markup: [Markup]) -> [Markup] { markup }
  static func buildExpression(_ text: String) -> [Markup] { [.text(text)] }
  static func buildBlock(_ parts: [Markup]...) -> [Markup] { parts.flatMap(\.self) }
  static func buildOptional(_ part: [Markup]?) -> [Markup] { part ?? [] }
  static func buildEither(first part: [Markup]) -> [Markup] { part }
  static func buildEither(second part: [Markup]) -> [Markup] { part }
  static func buildArray(_ parts: [[Markup]]) -> [Markup] { parts.flatMap(\.self) }
}
