// Preferences set by views, gathered while a tree is resolved.

/// The values set for each preference key, reduced in the order of the views.
final class PreferenceCollector {
  private var values: [ObjectIdentifier: Any] = [:]
  private var additions: [ObjectIdentifier: (PreferenceCollector, Any) -> Void] = [:]

  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  func add<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    guard let current = values[ObjectIdentifier(key)] as? Key.Value else {
      return set(key, value)
    }
    var reduced = current
    Key.reduce(value: &reduced) { value }
    set(key, reduced)
  }

  func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = value
    additions[ObjectIdentifier(key)] = { collector, value in
      if let value = value as? Key.Value { collector.add(key, value) }
    }
  }

  /// Adds the preferences gathered here to another collector; each key reduces on its own.
  func forward(to other: PreferenceCollector, except skipped: Any.Type?) {
    for (key, value) in values where key != skipped.map(ObjectIdentifier.init) {
      additions[key]?(other, value)
    }
  }
}
