/// An object whose values can be asked for by name.
package protocol KeyValueReadable {
  func readableValue(forKey key: String) -> Any?
}

/// Reads and compares values of any type, as key-value coding and predicates do.
package enum KeyValues {
  /// Returns the value at a path of names, through collections where one is on the way.
  package static func value(of object: Any?, path: String) -> Any? {
    let keys = path.split(separator: ".").map(String.init)
    return value(of: object, keys[...])
  }

  private static func value(of object: Any?, _ keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first, let object = plain(object) else { return plain(object) }
    let rest = keys.dropFirst()
    if key.uppercased() == "SELF" { return value(of: object, rest) }
    if key.hasPrefix("@"), let elements = elements(of: object) {
      return collected(key, elements.map { value(of: $0, rest) })
    }
    if let elements = elements(of: object), !(object is [String: Any]) {
      // Core Data also takes the operator behind the path of what it works on.
      if let last = rest.last, last.hasPrefix("@") {
        return collected(last, elements.map { value(of: $0, keys.dropLast()) })
      }
      return elements.map { value(of: $0, keys) }
    }
    return value(of: plain(read(key, of: object)), rest)
  }

  private static func collected(_ name: String, _ values: [Any?]) -> Any? {
    let numbers = values.compactMap { number(plain($0)) }
    let present = values.compactMap { plain($0) }
    switch name {
    case "@count": return values.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return present.min { order($0, $1, []) == .orderedAscending }
    case "@max": return present.max { order($0, $1, []) == .orderedAscending }
    default: return values
    }
  }

  private static func read(_ key: String, of object: Any) -> Any? {
    if let readable = object as? any KeyValueReadable { return readable.readableValue(forKey: key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let text = object as? String, key == "length" { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children where child.label == key { return child.value }
      mirror = current.superclassMirror
    }
    preconditionFailure(
      "\(type(of: object)) has no stored value \(key), and computed ones cannot be read by name here"
    )
  }

  /// Returns a value without optionals and Foundation's classes around it.
  package static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    switch value {
    case let optional as any AnOptional: return plain(optional.anyValue)
    case is NSNull: return nil
    case let text as NSString: return text as String
    case let date as NSDate: return date as Date
    case let id as NSUUID: return id as UUID
    case let url as NSURL: return url as URL
    case let data as NSData: return data as Data
    default: return value
    }
  }

  /// Returns the values of a collection; nil for anything else.
  package static func elements(of value: Any?) -> [Any?]? {
    switch plain(value) {
    case let array as [Any?]: return array
    case let array as [Any]: return array
    case let array as NSArray: return array.map { $0 }
    case let set as NSSet: return set.map { $0 }
    case let set as NSOrderedSet: return set.map { $0 }
    case let set as any AnySet: return set.anyElements
    default: return nil
    }
  }

  /// Returns a number of any type as one.
  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let truth as Bool: truth ? 1 : 0
    default: nil
    }
  }

  /// Returns a value under which equal ones are found; nil for none.
  package static func hashable(_ value: Any?) -> AnyHashable? {
    let plain = plain(value)
    return number(plain).map { AnyHashable($0) } ?? plain as? AnyHashable
  }

  package static func areEqual(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let first = left as? String, let second = right as? String {
      return first.compare(second, options: options) == .orderedSame
    }
    if let first = number(left), let second = number(right) { return first == second }
    // A store takes the text of an identifier for the identifier.
    if let id = left as? UUID ?? right as? UUID, let text = left as? String ?? right as? String {
      return UUID(uuidString: text) == id
    }
    if let first = left as? [String: Any], let second = right as? [String: Any] {
      return Set(first.keys) == Set(second.keys)
        && first.allSatisfy { areEqual(plain($0.value), plain(second[$0.key]), options) }
    }
    if let first = left as? NSObject, let second = right as? NSObject {
      return first.isEqual(second)
    }
    guard let first = left as? AnyHashable, let second = right as? AnyHashable else {
      return false
    }
    return first == second
  }

  /// Returns the order of two values; nil where they have none.
  package static func order(
    _ left: Any, _ right: Any, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let first = left as? String, let second = right as? String {
      return first.compare(second, options: options)
    }
    if let first = number(left), let second = number(right) {
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    guard let first = left as? any Comparable else { return nil }
    return order(first, right)
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}

/// An optional of any type, in a value whose type is not known.
protocol AnOptional {
  /// The value; nil for none.
  var anyValue: Any? { get }
}

extension Optional: AnOptional {
  var anyValue: Any? { self }
}

private protocol AnySet {
  var anyElements: [Any?] { get }
}

extension Set: AnySet {
  fileprivate var anyElements: [Any?] { map { $0 } }
}
