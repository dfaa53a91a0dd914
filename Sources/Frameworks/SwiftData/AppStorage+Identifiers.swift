// The identifiers of models in user defaults, in which SwiftData keeps them in their coded form.

public import FoundationSupplement
public import SwiftUI

extension AppStorage {
  /// Creates a property that keeps a model's identifier in user defaults.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == PersistentIdentifier {
    self.init(
      key, store, read: { PersistentIdentifier(in: $0, key) ?? wrappedValue },
      write: { $0.set($1.coded, forKey: key) })
  }

  /// Creates a property that keeps a model's identifier in user defaults, or none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
    self.init(
      key, store, read: { PersistentIdentifier(in: $0, key) },
      write: { $0.set($1?.coded, forKey: key) })
  }
}

extension PersistentIdentifier {
  /// Reads an identifier of user defaults; nil where there is none or another value.
  fileprivate init?(in store: UserDefaults, _ key: String) {
    guard let data = store.data(forKey: key),
      let identifier = try? JSONDecoder().decode(PersistentIdentifier.self, from: data)
    else { return nil }
    self = identifier
  }

  /// The identifier as user defaults keep it.
  fileprivate var coded: Data? { try? JSONEncoder().encode(self) }
}
