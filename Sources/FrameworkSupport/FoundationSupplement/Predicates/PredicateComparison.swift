/// Compares two values as predicates do.
struct PredicateComparison {
  let options: String.CompareOptions

  func holds(_ left: Any?, _ relation: PredicateTree.Relation, _ right: Any?) -> Bool {
    let first = KeyValues.plain(left)
    let second = KeyValues.plain(right)
    switch relation {
    case .equal: return KeyValues.areEqual(first, second, options)
    case .unequal: return !KeyValues.areEqual(first, second, options)
    case .less: return order(first, second) == .orderedAscending
    case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
    case .greater: return order(first, second) == .orderedDescending
    case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = KeyValues.elements(of: second), bounds.count == 2 else { return false }
      return holds(first, .greaterOrEqual, bounds[0]) && holds(first, .lessOrEqual, bounds[1])
    case .isIn: return contains(second, first)
    case .contains: return contains(first, second)
    case .begins: return holds(first, second) { $0.range(of: $1, options: $2.union(.anchored)) }
    case .ends:
      return holds(first, second) {
        $0.range(of: $1, options: $2.union([.anchored, .backwards]))
      }
    case .like:
      return holds(first, second) { text, pattern, options in
        text.range(
          of: Self.expression(like: pattern), options: options.union(.regularExpression))
      }
    case .matches:
      return holds(first, second) { text, pattern, options in
        text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression))
      }
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    return KeyValues.order(left, right, options)
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let text = whole as? String {
      guard let part = part as? String else { return false }
      return text.range(of: part, options: options) != nil
    }
    return KeyValues.elements(of: whole)?.contains { element in
      KeyValues.areEqual(KeyValues.plain(element), part, options)
    } ?? false
  }

  private func holds(
    _ left: Any?, _ right: Any?,
    _ range: (String, String, String.CompareOptions) -> Range<String.Index>?
  ) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    return right.isEmpty || range(left, right, options) != nil
  }

  /// The regular expression of a pattern in which `*` is any text and `?` any character.
  private static func expression(like pattern: String) -> String {
    let parts = pattern.map { character in
      switch character {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    return "^" + parts.joined() + "$"
  }
}
