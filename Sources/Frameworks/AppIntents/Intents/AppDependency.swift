// @AppDependency and its manager.
//
// A dependency is looked up when it is first read. One that was never added ends the process.

import FoundationSupplement
import Synchronization

public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let key: AnyHashable?
    let type: ObjectIdentifier
  }

  private struct Providers: @unchecked Sendable {
    var byKey: [Key: () -> any Sendable] = [:]
  }

  private let providers = Mutex(Providers())

  public init() {}

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    let provider = Kept(value: dependencyProvider)
    let place = Place(key: key)
    providers.withLock {
      $0.byKey[Key(key: place.key, type: ObjectIdentifier(Dependency.self))] = provider.value
    }
  }

  func dependency<Dependency: Sendable>(
    _ type: Dependency.Type, key: AnyHashable?
  ) -> Dependency? {
    let place = Place(key: key)
    let provider = providers.withLock {
      Kept(value: $0.byKey[Key(key: place.key, type: ObjectIdentifier(type))])
    }
    return provider.value?() as? Dependency
  }

  /// A closure on its way into or out of the lock.
  private struct Kept<Value>: @unchecked Sendable {
    let value: Value
  }

  private struct Place: @unchecked Sendable {
    let key: AnyHashable?
  }
}

@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?
  private let held = Mutex<Value?>(nil)

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = defaultValueProvider
  }

  public var projectedValue: AppDependency<Value> {
    self
  }

  public var wrappedValue: Value {
    get {
      if let value = held.withLock({ $0 }) { return value }
      guard let value = manager.dependency(Value.self, key: key) ?? fallback?() else {
        preconditionFailure("no dependency of type \(Value.self) was added")
      }
      held.withLock { $0 = value }
      return value
    }
    set {
      held.withLock { $0 = newValue }
    }
  }
}
