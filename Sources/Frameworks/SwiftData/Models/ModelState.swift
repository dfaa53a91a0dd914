// The state of a model: its values, as its own before a context has it, and its managed object's
// then.

import CoreData
import Foundation

/// The state of a model besides what is only the object's.
public final class _ModelState: @unchecked Sendable {
  package private(set) var context: ModelContext?
  package var isDeleted = false
  private(set) var object: NSManagedObject?
  /// The values that were set; for a model of a context, those of it that were set here.
  private var values: [String: Any] = [:]
  private var identifier: PersistentIdentifier?

  public init() {}

  /// Creates the state of a model that a store has.
  init(_ object: NSManagedObject, in context: ModelContext) {
    self.object = object
    self.context = context
  }

  func identifier(entityName: String) -> PersistentIdentifier {
    if let object { return PersistentIdentifier(of: object.objectID) }
    if let identifier { return identifier }
    let new = PersistentIdentifier(entityName: entityName)
    identifier = new
    return new
  }

  /// Keeps a property's first value.
  public func begin<Value>(_ key: String, _ value: Value) { values[key] = value }

  /// Returns a property's value.
  public func value<Value>(_ key: String) -> Value {
    if let object, let context {
      let kind = PropertyKind(Value.self)
      if let value = kind.value(of: object.value(forKey: key), in: context) as? Value {
        return value
      }
    }
    if let value = values[key] as? Value { return value }
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = optional.init(nilLiteral: ()) as? Value
    {
      return none
    }
    if let empty = PropertyKind(Value.self).blank as? Value { return empty }
    preconditionFailure("the store has no value for \(key), which is not optional")
  }

  /// Sets a property's value.
  public func set<Value>(_ key: String, _ value: Value) {
    values[key] = value
    write(key, Value.self)
  }

  /// Ties the model to its object in a context, which takes its values over.
  func enter(
    _ context: ModelContext, as object: NSManagedObject, _ properties: [Schema.PropertyMetadata]
  ) {
    self.object = object
    self.context = context
    isDeleted = false
    for property in properties where values[property.name] != nil {
      write(property.name, type(of: property.keypath).valueType)
    }
  }

  /// Makes the model one of no context again.
  func leave() {
    object = nil
    context = nil
  }

  /// Gives the model another object, such as the one that a unique value belongs to.
  func become(_ object: NSManagedObject) { self.object = object }

  private func write(_ key: String, _ type: Any.Type) {
    guard let object, let context, let value = values[key] else { return }
    let kind = PropertyKind(type)
    let stored = kind.stored(value, in: context)
    // Models are kept by their context alone: each would hold the other for ever.
    if kind.destination != nil { values[key] = nil }
    context.container.locked { object.setValue(stored, forKey: key) }
    context.noteChange()
  }
}
