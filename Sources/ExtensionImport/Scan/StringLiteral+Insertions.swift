import SwiftSyntax

extension StringLiteralExprSyntax {
  /// Returns the literal's text with those of what is inserted into it.
  ///
  /// - Parameter value: Returns the text of an inserted expression; nil where it is not known.
  /// - Returns: The text; nil where that of an insertion is not known.
  func text(inserting value: (ExprSyntax) -> String?) -> String? {
    var text = ""
    for segment in segments {
      if let plain = segment.as(StringSegmentSyntax.self) {
        text += plain.content.text
      } else if let inserted = segment.as(ExpressionSegmentSyntax.self)?.expressions.first,
        let inner = value(inserted.expression)
      {
        text += inner
      } else {
        return nil
      }
    }
    return text
  }
}
