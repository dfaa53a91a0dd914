// The values of an observed property as a publisher. It publishes the values of `observe`: the
// present one, and those of changes that the object's class notifies of.

public import Combine
public import FoundationSupplement

/// An object whose values can be published: every `NSObject`.
public protocol _KeyValueCodingAndObservingPublishing {}

extension NSObject: _KeyValueCodingAndObservingPublishing {}

extension _KeyValueCodingAndObservingPublishing where Self: NSObject {
  /// Publishes the values of a property.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Publishes the values of a property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never

    /// The property's object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The observing options.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of a property's values.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Begins to observe.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let buffer = DemandBuffer(subscriber)
      let outlet = Outlet<Value, Never>(push: buffer.push, finish: buffer.finish)
      let observation = Observed(object, keyPath, options, outlet)
      buffer.onCancel { observation.end() }
      subscriber.receive(subscription: buffer)
    }

    /// Publishes that a value has changed, without it.
    public func didChange() -> Publishers.Map<Self, Void> { map { _ in () } }

    /// Returns whether two publishers publish the same values.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
    }
  }
}

/// An observation that hands values on.
private final class Observed: @unchecked Sendable {
  private var observation: NSKeyValueObservation?

  init<Subject: NSObject, Value>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions,
    _ outlet: Outlet<Value, Never>
  ) {
    nonisolated(unsafe) let keyPath = keyPath
    observation = object.observe(keyPath, options: options) { object, change in
      outlet.push(
        change.isPrior ? change.oldValue ?? object[keyPath: keyPath] : object[keyPath: keyPath])
    }
  }

  func end() { observation?.invalidate() }
}
