import SwiftSyntax

/// A cast to a fetch request for results of another type.
///
/// On Apple's platforms the type of the results is a fact of the compiler's alone, and such a cast
/// succeeds; here the classes are two, and a function of our Core Data makes the request.
struct FetchRequestCast {
  /// The value that is cast.
  let operand: ExprSyntax
  /// The operator and the type.
  let cast: Range<Int>
  /// The text in the place of these.
  let text: String

  /// The text before the value.
  static let start = "_fetchRequest("

  /// The casts of a sequence of operands and operators.
  static func all(in node: SequenceExprSyntax) -> [FetchRequestCast] {
    let elements = Array(node.elements)
    return elements.indices.dropFirst().compactMap { index in
      guard index + 1 < elements.count,
        let operation = elements[index].as(UnresolvedAsExprSyntax.self),
        let mark = operation.questionOrExclamationMark,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self),
        type.name.text == "NSFetchRequest", type.genericArgumentClause != nil
      else { return nil }
      let end = mark.text == "!" ? ")!" : ")"
      return FetchRequestCast(
        operand: elements[index - 1],
        cast: operation.bytes.lowerBound..<type.bytes.upperBound,
        text: ", as: \(type.trimmedDescription).self\(end)")
    }
  }
}
