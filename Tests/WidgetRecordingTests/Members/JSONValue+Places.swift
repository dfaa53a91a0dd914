import WidgetRecording

/// The keys and positions that lead to a value, outermost first.
typealias Place = [String]

extension JSONValue {
  /// The places of all values in this one, but for those inside of what has a shape of its own.
  func places(without free: Set<String>) -> [Place] {
    let inner: [(String, JSONValue)] =
      switch self {
      case .array(let elements): elements.enumerated().map { (String($0), $1) }
      case .object(let members): members.sorted { $0.key < $1.key }
      default: []
      }
    return inner.flatMap { key, value in
      free.contains(key)
        ? [[key]] : [[key]] + value.places(without: free).map { [key] + $0 }
    }
  }

  /// Returns the value with another one at a place; nil removes it.
  func replacing(_ place: some Collection<String>, with value: JSONValue?) -> JSONValue {
    guard let key = place.first else { return value ?? .null }
    let rest = place.dropFirst()
    switch self {
    case .array(var elements):
      guard let index = Int(key) else { return self }
      if rest.isEmpty, value == nil {
        elements.remove(at: index)
      } else {
        elements[index] = elements[index].replacing(rest, with: value)
      }
      return .array(elements)
    case .object(var members):
      if rest.isEmpty {
        members[key] = value
      } else {
        members[key] = members[key]?.replacing(rest, with: value)
      }
      return .object(members)
    default: return self
    }
  }

  /// The value at a place.
  subscript(_ place: some Collection<String>) -> JSONValue? {
    guard let key = place.first else { return self }
    switch self {
    case .array(let elements): return Int(key).flatMap { elements[$0][place.dropFirst()] }
    case .object(let members): return members[key]?[place.dropFirst()]
    default: return nil
    }
  }
}
