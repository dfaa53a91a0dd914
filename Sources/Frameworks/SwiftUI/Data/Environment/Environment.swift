// SwiftUI's @Environment and DynamicProperty.

/// A stored property that a view's body depends on.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// Holds the value between the installation and the reading of a body.
  final class Box {
    let read: (EnvironmentValues) -> Value?
    var value: Value?

    init(read: @escaping (EnvironmentValues) -> Value?) { self.read = read }
  }

  let box: Box

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = Box { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    box = Box { $0[object: objectType] }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    box = Box { .some($0[object: objectType]) }
  }

  /// The value; outside of a body, the one of an empty environment.
  public var wrappedValue: Value {
    guard let value = box.value ?? box.read(EnvironmentValues()) else {
      preconditionFailure("no object of type \(Value.self) was put into the environment")
    }
    return value
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InstallableProperty {
  @MainActor package func install(in context: ViewContext) {
    box.value = box.read(context.environment)
  }
}
