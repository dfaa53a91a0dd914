// Predicates of a format and sort descriptors of a key, which Foundation on Linux leaves out. Both
// read the keys of managed objects, of dictionaries and of an object's stored properties.

extension NSPredicate {
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let tree: PredicateTree
    do {
      var parser = try PredicateParser(predicateFormat, (arguments ?? []).map { $0 })
      tree = try parser.predicate()
    } catch {
      preconditionFailure(
        "Unable to parse the format string \"\(predicateFormat)\": \(error.reason)")
    }
    self.init(tree)
  }

  private convenience init(_ tree: PredicateTree) {
    let held = HeldTree(tree: tree)
    self.init { object, variables in held.tree.holds(for: object, variables ?? [:]) }
  }

  /// Reads a format; nil where it is no predicate or one that is not supported here.
  package static func parsed(_ format: String) -> NSPredicate? {
    guard var parser = try? PredicateParser(format, []), let tree = try? parser.predicate() else {
      return nil
    }
    return NSPredicate(tree)
  }
}

/// A predicate's tree, whose constants are the author's and are only read.
private struct HeldTree: @unchecked Sendable {
  var tree: PredicateTree
}

extension NSSortDescriptor {
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order($0, $1) }
  }

  public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Compared.self, ascending: true) { left, right in
      guard let first = left as? Compared, let second = right as? Compared else {
        return .orderedSame
      }
      return sortDescriptor.compare(first, second)
    }
  }

  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[keyValue: key ?? "self"], ascending: ascending) { left, right in
      Self.order(left, right)
    }
  }

  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let insensitive = selector?.name.lowercased().contains("caseinsensitive") == true
    let isLocalized = selector?.name.lowercased().contains("localized") == true
    self.init(keyPath: \NSObject[keyValue: key ?? "self"], ascending: ascending) { left, right in
      guard let first = KeyValues.plain(left) as? String,
        let second = KeyValues.plain(right) as? String
      else { return Self.order(left, right) }
      return isLocalized
        ? first.compare(
          second, options: insensitive ? .caseInsensitive : [],
          locale: ExtensionSurroundings.current.locale)
        : first.compare(second, options: insensitive ? .caseInsensitive : [])
    }
  }

  /// The order of two values, of which one that is missing comes first.
  package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (KeyValues.plain(left), KeyValues.plain(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?): KeyValues.order(first, second, []) ?? .orderedSame
    }
  }
}

extension NSObject {
  /// The value that key-value coding has for a path, as part of a key path.
  package subscript(keyValue path: String) -> Any { KeyValues.value(of: self, path: path) as Any }
}
