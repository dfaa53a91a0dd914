// Preferences set by views, gathered while a tree is resolved and laid out.

/// The values that the views of a part of a tree set for preference keys.
///
/// They are reduced in the order of the views when they are read, as some views set theirs only
/// once sizes are known.
final class PreferenceCollector {
  /// The parts that views with preferences of their own gather into, in the order of the views.
  private var parts: [PreferenceCollector] = []
  /// The transformations of the reduced values, by key.
  private var changes: [ObjectIdentifier: (Any?) -> Any] = [:]

  /// Returns a new part of this collector, after those that there are.
  func part() -> PreferenceCollector {
    let part = PreferenceCollector()
    parts.append(part)
    return part
  }

  /// Forgets all values.
  func removeAll() { (parts, changes) = ([], [:]) }

  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value { found(key) ?? Key.defaultValue }

  /// Replaces the value of the parts.
  func set<Key: PreferenceKey>(_ key: Key.Type, _ value: @escaping (Key.Value?) -> Key.Value) {
    changes[ObjectIdentifier(key)] = { value($0 as? Key.Value) }
  }

  private func found<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    for part in parts {
      guard let next = part.found(key) else { continue }
      if var reduced = value {
        Key.reduce(value: &reduced) { next }
        value = reduced
      } else {
        value = next
      }
    }
    guard let change = changes[ObjectIdentifier(key)] else { return value }
    return change(value) as? Key.Value ?? value
  }
}
