// `observe(_:options:changeHandler:)`. Observers are notified of a change whose class calls
// `willChangeValue` and `didChangeValue`. A property that is assigned without such calls notifies
// no observer, for without Objective-C `dynamic` has no meaning, and `UserDefaults` and `Progress`
// change in silence: observers get the initial value, if they want it, and then wait.

public import Foundation
import Synchronization

/// An object whose values can be observed: every `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when a value changes, for as long as the result is kept.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = ValueObserver(self, keyPath, options: options, handler: changeHandler)
    observer.begin()
    let id = ObserverTable.add(observer, to: self)
    let place = ObjectIdentifier(self)
    let cancellation: @Sendable () -> Void = { ObserverTable.remove(id, from: place) }
    return NSKeyValueObservation(cancellation)
  }

  /// Notifies observers that a value is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observer in observers(of: keyPath) { observer.willChange() }
  }

  /// Notifies observers that a value has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    for observer in observers(of: keyPath) { observer.didChange(.setting, at: nil) }
  }

  /// Notifies observers that values at indexes of a collection are about to change.
  public func willChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    for observer in observers(of: keyPath) { observer.willChange() }
  }

  /// Notifies observers that values at indexes of a collection have changed.
  public func didChange<Value>(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
  ) {
    for observer in observers(of: keyPath) { observer.didChange(changeKind, at: indexes) }
  }

  private func observers(of keyPath: AnyKeyPath) -> [any AnyValueObserver] {
    let kind = type(of: self) as? any NSKeyValueObservingCustomization.Type
    return ObserverTable.observers(of: self).filter {
      $0.path == keyPath || kind?.keyPathsAffectingValue(for: $0.path).contains(keyPath) == true
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Notifies observers that the value of a key is about to change.
  public func willChangeValue(forKey key: String) {
    KeyValueObservers.willChange(self)
  }

  /// Notifies observers that the value of a key has changed.
  ///
  /// A key path does not tell its property's name, so observers whose value differs are notified.
  public func didChangeValue(forKey key: String) {
    KeyValueObservers.didChange(self)
  }
}

/// The observers of an object whose class notifies by key.
package enum KeyValueObservers {
  /// Keeps the values before a change.
  package static func willChange(_ object: NSObject) {
    for observer in ObserverTable.observers(of: object) { observer.remember() }
  }

  /// Notifies the observers whose value has changed.
  package static func didChange(_ object: NSObject) {
    for observer in ObserverTable.observers(of: object) { observer.check() }
  }
}

/// An observer of one value of one object.
private protocol AnyValueObserver: AnyObject, Sendable {
  var path: AnyKeyPath { get }
  var isAlive: Bool { get }
  func willChange()
  func didChange(_ kind: NSKeyValueChange, at indexes: IndexSet?)
  /// Keeps the value as it is.
  func remember()
  /// Notifies of a change if the value differs from the one that was kept.
  func check()
}

private final class ValueObserver<Subject: NSObject, Value>: AnyValueObserver, @unchecked Sendable {
  typealias Handler = (Subject, NSKeyValueObservedChange<Value>) -> Void

  private weak var subject: Subject?
  private let keyPath: KeyPath<Subject, Value>
  private let options: NSKeyValueObservingOptions
  private let handler: Handler
  private let lock = NSLock()
  private var last: Value?

  init(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions,
    handler: @escaping Handler
  ) {
    self.subject = subject
    self.keyPath = keyPath
    self.options = options
    self.handler = handler
    last = subject[keyPath: keyPath]
  }

  var path: AnyKeyPath { keyPath }
  var isAlive: Bool { subject != nil }

  func begin() {
    guard options.contains(.initial), let subject else { return }
    tell(subject, new: subject[keyPath: keyPath], old: nil)
  }

  func willChange() {
    guard let subject else { return }
    let value = subject[keyPath: keyPath]
    lock.withLock { last = value }
    if options.contains(.prior) { tell(subject, new: nil, old: value, isPrior: true) }
  }

  func didChange(_ kind: NSKeyValueChange, at indexes: IndexSet?) {
    guard let subject else { return }
    let value = subject[keyPath: keyPath]
    tell(subject, kind, new: value, old: replace(with: value), at: indexes)
  }

  func remember() {
    guard let subject else { return }
    let value = subject[keyPath: keyPath]
    lock.withLock { last = value }
  }

  func check() {
    guard let subject else { return }
    let value = subject[keyPath: keyPath]
    let old = replace(with: value)
    if KeyValues.areEqual(KeyValues.plain(old), KeyValues.plain(value), []) { return }
    tell(subject, new: value, old: old)
  }

  private func replace(with value: Value) -> Value? {
    lock.withLock {
      defer { last = value }
      return last
    }
  }

  private func tell(
    _ subject: Subject, _ kind: NSKeyValueChange = .setting, new: Value?, old: Value?,
    at indexes: IndexSet? = nil, isPrior: Bool = false
  ) {
    let change = NSKeyValueObservedChange(
      kind: kind, newValue: options.contains(.new) ? new : nil,
      oldValue: options.contains(.old) ? old : nil, indexes: indexes, isPrior: isPrior)
    handler(subject, change)
  }
}

/// All observers of the process, by the object that they observe.
private enum ObserverTable {
  private struct Entries {
    var lastID = 0
    var observers: [ObjectIdentifier: [(id: Int, observer: any AnyValueObserver)]] = [:]
  }

  private static let entries = Mutex(Entries())

  static func add(_ observer: any AnyValueObserver, to object: NSObject) -> Int {
    let place = ObjectIdentifier(object)
    return entries.withLock { entries in
      entries.lastID += 1
      // Another object may have lived at this place before.
      entries.observers[place, default: []].removeAll { !$0.observer.isAlive }
      entries.observers[place, default: []].append((entries.lastID, observer))
      return entries.lastID
    }
  }

  static func remove(_ id: Int, from place: ObjectIdentifier) {
    entries.withLock { entries in
      entries.observers[place]?.removeAll { $0.id == id }
      if entries.observers[place]?.isEmpty == true { entries.observers[place] = nil }
    }
  }

  static func observers(of object: NSObject) -> [any AnyValueObserver] {
    entries.withLock { $0.observers[ObjectIdentifier(object)]?.map(\.observer) ?? [] }
  }
}
