import Foundation
import FoundationSupplement
import Testing

/// Expressions as parts of predicates and of other expressions.
@Suite struct PredicateExpressionTests {
  private struct Entry: Sendable {
    var kind: String
    var amount: Int
  }

  /// The builder writes `contains` in the place of `evaluate`.
  @Test func `an expression is evaluated within a predicate and within another expression`() throws
  {
    let kind = "food"
    let isOfKind = #Expression<Entry, Bool> { entry in entry.kind == kind }
    let isLarge = #Predicate<Entry> { entry in isOfKind.contains(entry) && entry.amount > 1 }
    let amount = #Expression<Entry, Int> { entry in isOfKind.contains(entry) ? entry.amount : 0 }
    for (entry, large, value) in [
      (Entry(kind: "food", amount: 2), true, 2), (Entry(kind: "food", amount: 1), false, 1),
      (Entry(kind: "rent", amount: 9), false, 0),
    ] {
      #expect(try isLarge.evaluate(entry) == large)
      #expect(try amount.evaluate(entry) == value)
    }
    let part = PredicateExpressions.build_contains(
      PredicateExpressions.build_Arg(amount),
      PredicateExpressions.build_Arg(Entry(kind: "food", amount: 4)))
    #expect(try part.evaluate(PredicateBindings()) == 4)
  }
}
