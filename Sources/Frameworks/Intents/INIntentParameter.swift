// Access to the parameters of an INIntent.
//
// A generated class lists its parameters as values of this type. It is public because generated
// code is compiled with the author's module; an author has no use for it.

import ExtensionRuntime
import CoreLocation
import FoundationSupplement
package import WidgetRecording

/// A parameter of a generated intent class; ours, not Apple's.
public struct _INIntentParameter {
  let name: String
  let get: (INIntent) -> Any?
  let set: (INIntent, Any?) -> Void
  let type: Any.Type
  let isCollection: Bool
  /// The enumeration's cases by name, where the parameter is an enumeration.
  let cases: [(name: String, rawValue: Int)]
  /// The default that the definition gives.
  let fallback: Any?
  /// Makes an object of an identifier and a text to show, where the parameter holds objects.
  let object: ((String, String) -> INObject)?

  /// Describes a property of a generated class.
  public init<Intent: INIntent, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Intent, Value?>, default: Value? = nil,
    object: ((String, String) -> INObject)? = nil
  ) {
    self.name = name
    get = { ($0 as? Intent)?[keyPath: keyPath] }
    set = { intent, value in (intent as? Intent)?[keyPath: keyPath] = value as? Value }
    type = Value.self
    isCollection = false
    cases = []
    fallback = `default`
    self.object = object
  }

  /// Describes a property that holds a list.
  public init<Intent: INIntent, Value>(
    list name: String, _ keyPath: ReferenceWritableKeyPath<Intent, [Value]?>,
    object: ((String, String) -> INObject)? = nil
  ) {
    self.name = name
    get = { ($0 as? Intent)?[keyPath: keyPath] }
    set = { intent, value in
      let values = (value as? [Any])?.compactMap { $0 as? Value }
      (intent as? Intent)?[keyPath: keyPath] = values
    }
    type = Value.self
    isCollection = true
    cases = []
    fallback = nil
    self.object = object
  }

  /// Describes a property of an enumeration's type, whose raw value 0 is unknown.
  public init<Intent: INIntent, Value: RawRepresentable>(
    cases: [(String, Value)], _ name: String, _ keyPath: ReferenceWritableKeyPath<Intent, Value>,
    default: Value? = nil
  ) where Value.RawValue == Int {
    self.name = name
    get = { ($0 as? Intent)?[keyPath: keyPath].rawValue }
    set = { intent, value in
      guard let case_ = (value as? Int).flatMap({ Value(rawValue: $0) }) else { return }
      (intent as? Intent)?[keyPath: keyPath] = case_
    }
    type = Value.self
    isCollection = false
    self.cases = cases.map { (name: $0.0, rawValue: $0.1.rawValue) }
    fallback = `default`?.rawValue
    object = nil
  }

  func copy(_ source: INIntent, _ target: INIntent) {
    set(target, get(source))
  }
}

// MARK: - Reading

/// Returns the names of an intent's parameters, in the order of their declaration.
package func parameterNames(of intent: INIntent) -> [String] {
  if let parameters = type(of: intent)._parameters { return parameters.map(\.name) }
  return (reflectedProperties(of: intent) + managedProperties(of: intent)).map(\.name)
}

/// Returns the names of the cases of each of an intent's parameters that is an enumeration.
package func parameterCases(of intent: (some INIntent).Type) -> [String: [String]] {
  var cases: [String: [String]] = [:]
  for parameter in intent._parameters ?? [] where !parameter.cases.isEmpty {
    cases[parameter.name] = parameter.cases.map(\.name)
  }
  return cases
}

/// Returns the types of those of an intent's parameters that take one text or number.
///
/// Numbers and truth values are both an `NSNumber`, so that their type is not told.
package func parameterTypes(of intent: (some INIntent).Type) -> [String: ParameterType] {
  var types: [String: ParameterType] = [:]
  for parameter in intent._parameters ?? [] where !parameter.isCollection {
    switch parameter.type {
    case is String.Type, is URL.Type: types[parameter.name] = .string
    case is Date.Type: types[parameter.name] = .number
    default: break
    }
  }
  return types
}

/// Returns the values of an intent's parameters; those without a value are left out.
package func parameterValues(of intent: INIntent) -> [String: JSONValue] {
  var values: [String: JSONValue] = [:]
  if let parameters = type(of: intent)._parameters {
    for parameter in parameters {
      if let value = parameter.recorded(in: intent) { values[parameter.name] = value }
    }
  } else {
    for (name, value) in reflectedProperties(of: intent) + managedProperties(of: intent) {
      if let value = recordedIntentValue(value) { values[name] = value }
    }
  }
  return values
}

/// The stored properties that a class written by hand adds to INIntent.
private func reflectedProperties(of intent: INIntent) -> [(name: String, value: Any)] {
  var properties: [(name: String, value: Any)] = []
  var mirror: Mirror? = Mirror(reflecting: intent)
  while let current = mirror, current.subjectType != INIntent.self {
    let own = current.children.compactMap { child in
      child.label.map { (name: String($0.drop { $0 == "_" }), value: child.value) }
    }
    properties.insert(contentsOf: own, at: 0)
    mirror = current.superclassMirror
  }
  return properties
}

/// The properties marked `@NSManaged` that are set, in order of their names.
private func managedProperties(of intent: INIntent) -> [(name: String, value: Any)] {
  intent.managed.values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

extension _INIntentParameter {
  fileprivate func recorded(in intent: INIntent) -> JSONValue? {
    guard let value = get(intent) else { return nil }
    guard !cases.isEmpty else { return recordedIntentValue(value) }
    guard let rawValue = value as? Int, rawValue != 0 else { return nil }
    let known = cases.first { $0.rawValue == rawValue }
    return known.map { .string($0.name) } ?? .number(Double(rawValue))
  }
}

/// Returns the recorded form of a value; nil for none.
func recordedIntentValue(_ value: Any) -> JSONValue? {
  switch value {
  case Optional<Any>.none: nil
  case let number as NSNumber where type(of: value) is NSNumber.Type: recordedNumber(number)
  case let text as String: .string(text)
  case let truth as Bool: .bool(truth)
  case let number as Int: .number(Double(number))
  case let number as Double: .number(number)
  case let date as Date: .number(date.timeIntervalSince1970)
  case let url as URL: .string(url.absoluteString)
  case let object as INObject: .string(object.identifier ?? object.displayString)
  case let person as INPerson: .string(person.displayName)
  case let file as INFile: .string(file.filename)
  case let phrase as INSpeakableString: .string(phrase.spokenPhrase)
  case let place as CLPlacemark: (place.name ?? place.locality).map { .string($0) }
  case let measurement as any MeasurableUnit: measurement.recorded
  case let values as [Any]: .array(values.compactMap { recordedIntentValue($0) })
  case let components as DateComponents: recordedComponents(components)
  case let value as any RawRepresentable<Int>:
    value.rawValue == 0 ? nil : .number(Double(value.rawValue))
  case let other as any OptionalValue: other.wrapped.flatMap { recordedIntentValue($0) }
  default: .string(String(describing: value))
  }
}

/// A truth value where the number was made of one, so that 1 stays a number.
private func recordedNumber(_ number: NSNumber) -> JSONValue {
  let isTruth = ["c", "B"].contains(String(cString: number.objCType))
  return isTruth ? .bool(number.boolValue) : .number(number.doubleValue)
}

/// A value that may be none, whatever its type.
protocol OptionalValue {
  /// The value without its optional; nil for none.
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

private func recordedComponents(_ components: DateComponents) -> JSONValue {
  let parts: [(String, Int?)] = [
    ("year", components.year), ("month", components.month), ("day", components.day),
    ("hour", components.hour), ("minute", components.minute), ("second", components.second),
  ]
  let known = parts.compactMap { name, value in
    value.map { (name, JSONValue.number(Double($0))) }
  }
  return .object(Dictionary(uniqueKeysWithValues: known))
}
