import CoreData

/// The number of pages that each author has written, summed up by the store.
func pagesByAuthor() -> NSFetchRequest<NSDictionary> {
  let pages = NSExpression(forKeyPath: "pages")
  let sum = NSExpressionDescription()
  sum.name = "sum"
  sum.expression = NSExpression(forFunction: "sum:", arguments: [pages])
  sum.resultType = .integer64
  let request = NSFetchRequest<NSDictionary>(entityName: "Book")
  request.resultType = .dictionaryResultType
  request.propertiesToFetch = ["author.name", sum]
  request.propertiesToGroupBy = ["author.name"]
  return request
}

/// The parts of an expression, for the developer menu.
func parts(of text: String) -> [String] {
  let expression = NSExpression(format: text)
  expression.allowEvaluation()
  let value = expression.expressionValue(with: nil, context: nil)
  let arguments = expression.arguments ?? []
  switch expression.expressionType {
  case .constantValue, .evaluatedObject, .anyKey: return ["\(expression.constantValue ?? "")"]
  case .variable: return [expression.variable]
  case .keyPath: return [expression.keyPath]
  case .function, .block: return [expression.function] + arguments.map(\.function)
  case .aggregate, .unionSet, .intersectSet, .minusSet, .subquery:
    return ["\(expression.collection)"]
  case .conditional: return [expression.true.keyPath, expression.false.keyPath]
  @unknown default: return ["\(value ?? "")"]
  }
}

/// Expressions of every kind.
let sampleExpressions = [
  NSExpression(forConstantValue: 3), NSExpression(forVariable: "x"),
  NSExpression(forAggregate: [1, 2]), NSExpression(format: "%K + 1", argumentArray: ["pages"]),
  NSExpression.expressionForEvaluatedObject(), NSExpression(expressionType: .anyKey),
  NSExpression(
    forConditional: NSPredicate(value: true), trueExpression: NSExpression(forKeyPath: "title"),
    falseExpression: NSExpression(forKeyPath: "isbn")),
  NSExpression(block: { object, _, _ in object ?? 0 }, arguments: nil),
]

/// Turns colours into the text that the store keeps.
final class HexTransformer: ValueTransformer, @unchecked Sendable {
  static let name = NSValueTransformerName(rawValue: "HexTransformer")

  override class func transformedValueClass() -> AnyClass { NSData.self }
  override class func allowsReverseTransformation() -> Bool { true }
  override func transformedValue(_ value: Any?) -> Any? { value }
  override func reverseTransformedValue(_ value: Any?) -> Any? { value }

  static func register() {
    ValueTransformer.setValueTransformer(HexTransformer(), forName: name)
    let known = ValueTransformer.valueTransformerNames().map(\.rawValue)
    print(known, ValueTransformer(forName: .secureUnarchiveFromDataTransformerName) != nil)
    for name in [
      NSValueTransformerName.negateBooleanTransformerName, .isNilTransformerName,
      .isNotNilTransformerName,
    ] {
      print(ValueTransformer(forName: name)?.transformedValue(nil) ?? "")
    }
  }
}

/// Archives of the shelf's colours.
final class ColorTransformer: NSSecureUnarchiveFromDataTransformer, @unchecked Sendable {
  override static var allowedTopLevelClasses: [AnyClass] { [NSString.self] }
}
