// The accessors that `@NSManaged` is staged to, in classes that Xcode made of an `.intentdefinition` and
// that the author keeps among the sources. On Apple's platforms Objective-C makes them while the program
// runs; here an object keeps the values by their names.

import FoundationSupplement

/// The values of an object's properties that are marked `@NSManaged`, by name.
struct ManagedProperties {
  /// The values that are set.
  private(set) var values: [String: Any] = [:]

  /// Returns a value in its property's type: none, or an enumeration's zero, where none is set.
  func value<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = optional.init(nilLiteral: ()) as? Value
    {
      return none
    }
    if let enumeration = Value.self as? any RawRepresentable<Int>.Type,
      let zero = Self.zero(of: enumeration) as? Value
    {
      return zero
    }
    if let array = [Any]() as? Value { return array }
    preconditionFailure("\(key) has no value of the type \(Value.self)")
  }

  /// Keeps a value, or nothing in its place.
  mutating func set<Value>(_ value: Value, _ key: String) {
    values[key] = (value as? any OptionalValue).map(\.wrapped) ?? value
  }

  /// The case of an enumeration whose raw value is 0; an enumeration of Objective-C's may have no
  /// such case, and its first one is taken then.
  private static func zero<Enumeration: RawRepresentable<Int>>(
    of type: Enumeration.Type
  ) -> Enumeration? {
    (0...1).lazy.compactMap(Enumeration.init).first
  }
}

extension INIntent {
  /// Returns the value of a property marked `@NSManaged`; ours.
  public func _managedValue<Value>(_ key: String) -> Value { managed.value(key) }

  /// Sets a property marked `@NSManaged`; ours.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) { managed.set(value, key) }
}

extension INIntentResponse {
  /// Returns the value of a property marked `@NSManaged`; ours.
  public func _managedValue<Value>(_ key: String) -> Value { managed.value(key) }

  /// Sets a property marked `@NSManaged`; ours.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) { managed.set(value, key) }
}

extension INObject {
  /// Returns the value of a property marked `@NSManaged`; ours.
  public func _managedValue<Value>(_ key: String) -> Value { managed.value(key) }

  /// Sets a property marked `@NSManaged`; ours.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) { managed.set(value, key) }
}

/// An intent whose class is among the author's sources, with what its `.intentdefinition` says; ours.
///
/// The builder writes an extension of the class, which cannot override what `INIntent` asks.
public protocol _INDefinedIntent: INIntent {
  /// The parameters.
  static var _definedParameters: [_INIntentParameter] { get }
  /// Whether the intent is eligible for Siri Suggestions.
  static var _isDefinedEligible: Bool { get }

  /// Takes over the defaults that a handler gives for parameters whose options it provides.
  func _takeDefinedDefaults(from handler: Any)
}
