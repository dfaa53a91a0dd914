import SourceParsing
import SwiftSyntax
import WidgetRecording

/// Values that are optional on Apple's platforms and not here.
///
/// A value that Objective-C declares without a nullability is implicitly unwrapped there, so that
/// `?`, `!` and `if let` compile: `formatter.weekdaySymbols?.first`. Linux's Foundation declares such
/// a value without an optional. Optional methods of Objective-C's protocols, which are called by
/// `delegate?.didEnd?()`, have an empty body here instead.
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
      let tokens = errors.filter { !declared.contains(type(in: $0.message)) }
        .compactMap { tree.token(of: $0, places) }
      var edits = SourceEdits(unit.sources[index].staged.bytes)
      for token in Set(tokens) {
        guard let value = value(at: token) else { continue }
        isChanged = true
        if token.parent?.is(OptionalChainingExprSyntax.self) == true, hasChain(value) {
          // The sign before it makes an optional of the whole.
          edits.blank(token.bytes)
        } else {
          edits.insert("Swift.Optional(", at: value.bytes.lowerBound)
          edits.insert(")", at: value.bytes.upperBound)
        }
      }
      unit.sources[index].staged.bytes = edits.result
    }
    return isChanged ? unit : nil
  }

  /// The name of the type that an error names, without what it is generic over.
  private static func type(in message: String) -> String {
    let parts = message.split(separator: "'")
    return parts.count > 1 ? String(parts[1].prefix { $0 != "<" }) : ""
  }

  /// Whether a value is a member of an optional one, behind another `?`.
  private static func hasChain(_ value: ExprSyntax) -> Bool {
    var base = value.as(MemberAccessExprSyntax.self)?.base
    while let one = base {
      if one.is(OptionalChainingExprSyntax.self) { return true }
      base =
        one.as(MemberAccessExprSyntax.self)?.base
        ?? one.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? one.as(SubscriptCallExprSyntax.self)?.calledExpression
    }
    return false
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
