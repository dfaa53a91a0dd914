// `ObservableObject`, its publisher, and `@Published`.

import FoundationSupplement

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let audience = Audience<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
    audience.add(subscriber)
  }

  public func send() { audience.send(()) }
}

/// The change publishers of objects that keep none themselves, for as long as the objects live.
private enum ChangePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let entries = LockedValue<[ObjectIdentifier: Entry]>([:])

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    entries.withValue { entries in
      let id = ObjectIdentifier(object)
      if let entry = entries[id], entry.object === object { return entry.publisher }
      if entries.count.isMultiple(of: 64) {
        entries = entries.filter { $0.value.object != nil }
      }
      let publisher = ObservableObjectPublisher()
      entries[id] = Entry(object: object, publisher: publisher)
      return publisher
    }
  }
}

@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  public init(initialValue: Value) {
    storage = Storage(initialValue)
  }

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.change(to: newValue) }
  }

  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      announceChange(of: object)
      object[keyPath: storageKeyPath].storage.change(to: newValue)
    }
  }

  private static func announceChange(of object: AnyObject) {
    guard let observable = object as? any ObservableObject else { return }
    (observable.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// A published property's value, its subscribers and its own subscriptions.
  fileprivate final class Storage {
    private let current: LockedValue<Value>
    let audience = Audience<Value, Never>()
    let followed = LockedValue<[AnyCancellable]>([])

    init(_ value: Value) {
      current = LockedValue(value)
    }

    var value: Value { current.withValue { $0 } }
    var latest: LockedValue<Value> { current }

    /// Sends the value to the subscribers before it is stored.
    func change(to value: Value) {
      audience.send(value)
      current.withValue { $0 = value }
    }
  }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.audience.add(subscriber, latest: storage.latest)
    }

    /// Lets the property follow a publisher for as long as it lives.
    func follow<P: Combine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      let cancellable = publisher.sink { [weak storage] value in storage?.change(to: value) }
      storage.followed.withValue { $0.append(cancellable) }
    }
  }
}

/// A property whose changes are published.
package protocol PublishedProperty {}

extension Published: PublishedProperty {}
