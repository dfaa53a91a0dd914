// The accessors that `@NSManaged` is staged to.

import FoundationSupplement

extension NSManagedObject {
  /// Returns a property's value in the type that the class declares.
  public func _managedValue<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    let value = value(forKey: key)
    if let value, let typed = value as? Value { return typed }
    if let number = value as? NSNumber, let typed = Self.number(number) as Value? { return typed }
    if let raw = value, let typed = Self.collection(raw) as Value? { return typed }
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type,
      let none = optional.init(nilLiteral: ()) as? Value
    {
      return none
    }
    if let empty = Self.empty() as Value? { return empty }
    preconditionFailure(
      "\(key) of \(entity.name ?? "") is \(value.map { "\($0)" } ?? "nil"), not \(Value.self)")
  }

  /// Sets a property's value.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(KeyValues.plain(value), forKey: key)
  }

  /// Adds objects to a relationship, or removes them.
  public func _changeManagedObjects(_ key: String, adding: Any? = nil, removing: Any? = nil) {
    let gone = Set(Self.objects(removing).map(\.objectID))
    let old = members(of: key).filter { !gone.contains($0.objectID) }
    let new = Self.objects(adding).filter { !old.contains($0) }
    setValue(NSOrderedSet(array: old + new), forKey: key)
  }

  /// Inserts objects into a relationship.
  ///
  /// - Parameters:
  ///   - key: The relationship's name.
  ///   - values: An object or several; those that it leads to already stay where they are.
  ///   - places: The index of each in the list that results.
  public func _insertManagedObjects(_ key: String, _ values: Any, at places: Any) {
    var list = members(of: key)
    for (object, index) in zip(Self.objects(values), Self.indices(places))
    where !list.contains(object) {
      precondition(index <= list.count, "\(key) has no place \(index)")
      list.insert(object, at: index)
    }
    setValue(NSOrderedSet(array: list), forKey: key)
  }

  /// Removes the objects at some places from a relationship.
  public func _removeManagedObjects(_ key: String, at places: Any) {
    var list = members(of: key)
    for index in Self.indices(places).reversed() {
      precondition(index < list.count, "\(key) has no object at \(index)")
      list.remove(at: index)
    }
    setValue(NSOrderedSet(array: list), forKey: key)
  }

  /// Puts objects in the places of others.
  public func _replaceManagedObjects(_ key: String, at places: Any, with values: Any) {
    var list = members(of: key)
    for (object, index) in zip(Self.objects(values), Self.indices(places)) {
      precondition(index < list.count, "\(key) has no object at \(index)")
      list[index] = object
    }
    setValue(NSOrderedSet(array: list), forKey: key)
  }

  private func members(of key: String) -> [NSManagedObject] {
    identities(of: key).compactMap { managedObjectContext?.objectIfPresent($0) }
  }

  private static func indices(_ places: Any) -> [Int] {
    switch places {
    case let index as Int: [index]
    case let set as IndexSet: Array(set)
    case let set as NSIndexSet: set.map { $0 }
    default: []
    }
  }

  private static func objects(_ value: Any?) -> [NSManagedObject] {
    (KeyValues.elements(of: value) ?? [value]).compactMap { $0 as? NSManagedObject }
  }

  private static func number<Value>(_ number: NSNumber) -> Value? {
    let candidates: [Any] = [
      number.int16Value, number.int32Value, number.int64Value, number.intValue, number.boolValue,
      number.doubleValue, number.floatValue, number.decimalValue,
      NSDecimalNumber(decimal: number.decimalValue),
    ]
    for candidate in candidates { if let typed = candidate as? Value { return typed } }
    return nil
  }

  private static func collection<Value>(_ value: Any) -> Value? {
    guard let elements = KeyValues.elements(of: value) else { return nil }
    let objects = elements.compactMap { $0 }
    let candidates: [Any] = [
      NSSet(array: objects), NSOrderedSet(array: objects), objects,
      Set(objects.compactMap { $0 as? AnyHashable }),
    ]
    for candidate in candidates { if let typed = candidate as? Value { return typed } }
    return nil
  }

  /// Returns the value of a non-optional property that was never set.
  private static func empty<Value>() -> Value? {
    let candidates: [Any] = [
      "", Int16(0), Int32(0), Int64(0), 0, false, 0.0, Float(0), NSSet(), NSOrderedSet(), Data(),
      Decimal(0), [Any](), Set<AnyHashable>(), NSDecimalNumber.zero, NSNumber(value: 0),
    ]
    for candidate in candidates { if let typed = candidate as? Value { return typed } }
    return nil
  }
}
