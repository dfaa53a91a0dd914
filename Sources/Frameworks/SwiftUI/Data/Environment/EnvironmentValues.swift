// SwiftUI's EnvironmentValues, EnvironmentKey and `environment` modifiers.

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// The values handed down a view hierarchy.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The names of the keys that were set.
  public var description: String {
    "EnvironmentValues(\(values.count) values)"
  }

  /// An object handed down by `environment(_:)` or `environmentObject(_:)`.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

nonisolated extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath) { $0 = value })
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    node(setting: { $0[object: T.self] = object })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, change: transform))
  }
}
