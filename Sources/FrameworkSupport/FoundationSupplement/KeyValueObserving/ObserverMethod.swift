// Observing by an observer's method, as before Swift 4. A class without Objective-C cannot be asked
// for its `observeValue`, so that no observer is ever told: those of `observe` are.

public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Adds an observer, which is never told.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}

  /// Removes an observer.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Removes an observer.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}

  /// Is never called.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
