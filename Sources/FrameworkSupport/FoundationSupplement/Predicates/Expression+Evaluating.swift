// The evaluation of an expression within a predicate or another expression, from iOS 18. Foundation's
// macros on Linux have no word for it, and no expression there can be a part of a predicate: the
// builder writes `contains(_:)` in the place of `evaluate(_:)` with one input.

public import Foundation

extension Foundation.Expression {
  /// The value for inputs, as a call within a macro is typed.
  @_documentation(visibility: internal)
  public func contains(_ input: repeat each Input) -> Output {
    do {
      return try evaluate(repeat each input)
    } catch {
      fatalError("the expression cannot be evaluated: \(error)")
    }
  }
}

extension PredicateExpressions {
  /// The part of a predicate that evaluates an expression.
  @_documentation(visibility: internal)
  public static func build_contains<Evaluated, Input, Output>(
    _ expression: Evaluated, _ input: Input
  ) -> ExpressionEvaluate<Evaluated, Input, Output>
  where
    Evaluated: PredicateExpression, Input: PredicateExpression,
    Evaluated.Output == Foundation.Expression<Input.Output, Output>
  {
    build_evaluate(expression, input)
  }
}

/// An expression can be a part of a predicate, for which it has to be Codable.
///
/// It is not archived here: both ways throw.
extension Foundation.Expression: @retroactive Codable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "expressions are not archived here"))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self,
      .init(codingPath: encoder.codingPath, debugDescription: "expressions are not archived here"))
  }
}
