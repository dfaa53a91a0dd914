import SwiftSyntax

/// A coercion of a dictionary of Objective-C's to one of Swift's with keys of any type.
///
/// On Apple's platforms the compiler knows that it succeeds; here it must be forced to.
struct DictionaryCast {
  /// The operator, or the type.
  let bytes: Range<Int>
  /// The text in its place.
  let text: String

  /// The replacements in a sequence of operands and operators.
  static func all(in node: SequenceExprSyntax) -> [DictionaryCast] {
    let elements = Array(node.elements)
    return elements.indices.dropFirst().flatMap { index -> [DictionaryCast] in
      guard index + 1 < elements.count,
        let operation = elements[index].as(UnresolvedAsExprSyntax.self),
        operation.questionOrExclamationMark == nil, isValue(elements[index - 1]),
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type
      else { return [] }
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      let force = DictionaryCast(bytes: operation.asKeyword.bytes, text: "as!")
      switch wrapped.trimmedDescription.filter({ $0 != " " }) {
      case "[AnyHashable:Any]", "[NSObject:AnyObject]": return [force]
      case "Dictionary": return [force, .init(bytes: wrapped.bytes, text: "[AnyHashable: Any]")]
      default: return []
      }
    }
  }

  /// Whether an operand has a type of its own, which no literal and no implicit member has.
  private static func isValue(_ operand: ExprSyntax) -> Bool {
    if let call = operand.as(FunctionCallExprSyntax.self) { return isValue(call.calledExpression) }
    if let member = operand.as(MemberAccessExprSyntax.self) { return member.base != nil }
    return operand.is(DeclReferenceExprSyntax.self) || operand.is(ForceUnwrapExprSyntax.self)
      || operand.is(SubscriptCallExprSyntax.self) || operand.is(OptionalChainingExprSyntax.self)
  }
}
