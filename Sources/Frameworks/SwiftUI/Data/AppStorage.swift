// SwiftUI's @AppStorage and @SceneStorage. The first reads and writes user defaults, which a run
// gives the extension; the second keeps nothing, for a widget has no scene.

import FoundationSupplement

/// A value of user defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Creates a property from the functions that read and write a value of user defaults.
  package init(
    _ key: String, _ store: UserDefaults?, read: @escaping (UserDefaults) -> Value,
    write: @escaping (UserDefaults, Value) -> Void
  ) {
    let defaults = store ?? ._watchedStandard()
    self.read = { read(defaults) }
    self.write = { write(defaults, $0) }
  }

  /// Reads and writes a value as an object of a property list.
  private init<Stored>(
    _ key: String, _ store: UserDefaults?, otherwise: Value,
    from decode: @escaping (Stored) -> Value?, to encode: @escaping (Value) -> Stored?
  ) {
    self.init(
      key, store,
      read: { ($0.object(forKey: key) as? Stored).flatMap(decode) ?? otherwise },
      write: { $0.set(encode($1), forKey: key) })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(
      key, store, read: { $0.object(forKey: key) == nil ? wrappedValue : $0.bool(forKey: key) },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(
      key, store,
      read: { $0.object(forKey: key) == nil ? wrappedValue : $0.integer(forKey: key) },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(
      key, store,
      read: { $0.object(forKey: key) == nil ? wrappedValue : $0.double(forKey: key) },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(
      key, store, read: { $0.string(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key, store, read: { $0.url(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(
      key, store, read: { $0.data(forKey: key) ?? wrappedValue },
      write: { $0.set($1, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(
      key, store, otherwise: wrappedValue, from: { (date: Date) in date }, to: { $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, otherwise: wrappedValue, from: { Value(rawValue: $0) }, to: { $0.rawValue })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, otherwise: wrappedValue, from: { Value(rawValue: $0) }, to: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Stored>(optional key: String, _ store: UserDefaults?) where Value == Stored? {
    self.init(
      key, store, read: { $0.object(forKey: key) as? Stored },
      write: { $0.set($1, forKey: key) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, read: { $0.url(forKey: key) }, write: { $0.set($1, forKey: key) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store)
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, read: { $0.string(forKey: key).flatMap(R.init(rawValue:)) },
      write: { $0.set($1?.rawValue, forKey: key) })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store, read: { ($0.object(forKey: key) as? Int).flatMap(R.init(rawValue:)) },
      write: { $0.set($1?.rawValue, forKey: key) })
  }
}

/// A value kept with a scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

extension View {
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EmptyModifier())
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
