import SourceParsing
import SwiftSyntax
import WidgetRecording

/// Values that are optional on Apple's platforms and not here.
///
/// A value that Objective-C declares without a nullability is implicitly unwrapped there, so that
/// `?`, `!` and `if let` compile: `formatter.weekdaySymbols?.first`. Linux's Foundation declares such
/// a value without an optional.
enum MissingOptionals {
  /// The beginnings of the compiler's words about a value that is none of an optional type.
  private static let messages = [
    "cannot use optional chaining on non-optional value of type '",
    "cannot force unwrap value of non-optional type '",
    "initializer for conditional binding must have Optional type, not '",
  ]

  /// Makes the values optional of which errors say that they are not.
  ///
  /// - Parameters:
  ///   - errors: The errors that the compiler found.
  ///   - unit: The sources that it saw.
  /// - Returns: The unit with those values in `Optional(…)`; nil where no error says so of a type
  ///   that the unit does not declare.
  static func repair(_ errors: [RecordedDiagnostic], in unit: CompileUnit) -> CompileUnit? {
    let found = errors.filter { error in messages.contains(where: error.message.hasPrefix) }
    guard !found.isEmpty else { return nil }
    let trees = unit.sources.map {
      BoundedParser.parse(String(decoding: $0.staged.bytes, as: UTF8.self))
    }
    let declared = trees.reduce(into: Set<String>()) { names, tree in
      if let tree { names.formUnion(KeptTypes.visiting(tree).declared) }
    }
    var unit = unit
    var isChanged = false
    for (path, errors) in Dictionary(grouping: found, by: \.file) {
      guard let index = unit.sources.firstIndex(where: { $0.path == path }),
        let tree = trees[index]
      else { continue }
      let places = SourceLocationConverter(fileName: "", tree: tree)
      let ranges = errors.filter { !declared.contains(type(in: $0.message)) }
        .compactMap { tree.token(of: $0, places).flatMap(value)?.bytes }
      var edits = SourceEdits(unit.sources[index].staged.bytes)
      for range in Set(ranges) {
        edits.insert("Swift.Optional(", at: range.lowerBound)
        edits.insert(")", at: range.upperBound)
      }
      isChanged = isChanged || !ranges.isEmpty
      unit.sources[index].staged.bytes = edits.result
    }
    return isChanged ? unit : nil
  }

  /// The name of the type that an error names, without what it is generic over.
  private static func type(in message: String) -> String {
    let parts = message.split(separator: "'")
    return parts.count > 1 ? String(parts[1].prefix { $0 != "<" }) : ""
  }

  /// The value at whose sign or binding an error stands.
  private static func value(at token: TokenSyntax) -> ExprSyntax? {
    if let chain = token.parent?.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let unwrapping = token.parent?.as(ForceUnwrapExprSyntax.self) {
      return unwrapping.expression
    }
    return token.parent?.as(OptionalBindingConditionSyntax.self)?.initializer?.value
  }
}
