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
    case .begins:
      return holds(first, second) { text, start in
        start.isEmpty || text.range(of: start, options: options.union(.anchored)) != nil
      }
    case .ends:
      return holds(first, second) { text, end in
        let options = options.union([.anchored, .backwards])
        return end.isEmpty || text.range(of: end, options: options) != nil
      }
    case .like: return holds(first, second) { fits($0, Self.expression(like: $1)) }
    case .matches: return holds(first, second) { fits($0, "^(?:\($1))$") }
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
    _ left: Any?, _ right: Any?, _ test: (String, String) -> Bool
  ) -> Bool {
    guard let left = left as? String, let right = right as? String else { return false }
    return test(left, right)
  }

  /// Whether a regular expression describes a text. Expressions know nothing of diacritics, so that
  /// both lose theirs where they do not count.
  private func fits(_ text: String, _ expression: String) -> Bool {
    guard options.contains(.diacriticInsensitive) else {
      return text.range(of: expression, options: options.union(.regularExpression)) != nil
    }
    let plain = [text, expression].map { $0.folding(options: .diacriticInsensitive, locale: nil) }
    return plain[0].range(of: plain[1], options: options.union(.regularExpression)) != nil
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
    return "(?s)^" + parts.joined() + "$"
  }
}
