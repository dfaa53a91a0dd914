// Values by name, for every `NSObject`. A stored property can be read; to write one by its name
// would take Objective-C, so that such a write stops the process, as for a key that the class does
// not have.

public import Foundation

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns the stored value of a name.
  public func value(forKey key: String) -> Any? {
    KeyValues.value(of: self, path: key)
  }

  /// Returns the value at a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValues.value(of: self, path: keyPath)
  }

  /// Returns nil: a class has no values of its own here, as one of Objective-C may have.
  public static func value(forKey key: String) -> Any? { nil }

  /// Returns the stored values of some names; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }

  /// Sets a dictionary's value. Every other object stops: a property cannot be written by its name
  /// here.
  public func setValue(_ value: Any?, forKey key: String) {
    if let dictionary = self as? NSMutableDictionary {
      dictionary[key] = value
      return
    }
    preconditionFailure("\(type(of: self)): the value of \(key) cannot be set by its name here")
  }

  /// Stops: a property cannot be written by its name here.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// Stops, unless there is nothing to set: a property cannot be written by its name here.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }
}
