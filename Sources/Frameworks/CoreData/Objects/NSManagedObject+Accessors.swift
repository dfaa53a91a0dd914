// The accessors that `@NSManaged` is staged to.

import FoundationSupplement

extension NSManagedObject {
  /// Returns a property's value in the type that the class declares.
  public func _managedValue<Value>(_ key: String) -> Value {
    let primitive = primitiveKey(key)
    if primitive == nil { willAccessValue(forKey: key) }
    defer { if primitive == nil { didAccessValue(forKey: key) } }
    let value = primitive.map(primitiveValue) ?? value(forKey: key)
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
    if let primitive = primitiveKey(key) {
      return setPrimitiveValue(KeyValues.plain(value), forKey: primitive)
    }
    setValue(KeyValues.plain(value), forKey: key)
  }

  /// The property of a primitive accessor, such as `name` for `primitiveName`; nil for any other
  /// key.
  private func primitiveKey(_ key: String) -> String? {
    guard key.hasPrefix("primitive"), let first = key.dropFirst(9).first else { return nil }
    let properties = entity.propertiesByName
    let plain = first.lowercased() + key.dropFirst(10)
    return properties[key] == nil && properties[plain] != nil ? plain : nil
  }

  /// Adds objects to a relationship, or removes them.
  ///
  /// - Parameters:
  ///   - keys: The names that the relationship may have, of which the entity has one.
  ///   - adding: An object or several.
  ///   - removing: An object or several.
  ///   - keeping: The objects that stay, if others are to go.
  public func _changeManagedObjects(
    _ keys: String..., adding: Any? = nil, removing: Any? = nil, keeping: Any? = nil
  ) {
    let key = relationship(among: keys)
    let gone = Set(Self.objects(removing).map(\.objectID))
    let kept = keeping.map { Set(Self.objects($0).map(\.objectID)) }
    let old = members(of: key).filter {
      !gone.contains($0.objectID) && kept?.contains($0.objectID) != false
    }
    let new = Self.objects(adding).filter { !old.contains($0) }
    setValue(NSOrderedSet(array: old + new), forKey: key)
  }

  /// Inserts objects into a relationship.
  ///
  /// - Parameters:
  ///   - keys: The names that the relationship may have.
  ///   - values: An object or several; those that it leads to already stay where they are.
  ///   - places: The index of each in the list that results.
  public func _insertManagedObjects(_ keys: String..., objects values: Any, at places: Any) {
    let key = relationship(among: keys)
    var list = members(of: key)
    for (object, index) in zip(Self.objects(values), Self.indices(places))
    where !list.contains(object) {
      precondition(index <= list.count, "\(key) has no place \(index)")
      list.insert(object, at: index)
    }
    setValue(NSOrderedSet(array: list), forKey: key)
  }

  /// Removes the objects at some places from a relationship.
  public func _removeManagedObjects(_ keys: String..., at places: Any) {
    let key = relationship(among: keys)
    var list = members(of: key)
    for index in Self.indices(places).reversed() {
      precondition(index < list.count, "\(key) has no object at \(index)")
      list.remove(at: index)
    }
    setValue(NSOrderedSet(array: list), forKey: key)
  }

  /// Puts objects in the places of others.
  public func _replaceManagedObjects(_ keys: String..., at places: Any, with values: Any) {
    let key = relationship(among: keys)
    var list = members(of: key)
    for (object, index) in zip(Self.objects(values), Self.indices(places)) {
      precondition(index < list.count, "\(key) has no object at \(index)")
      list[index] = object
    }
    setValue(NSOrderedSet(array: list), forKey: key)
  }

  /// The relationship to many among names that an accessor's name may mean.
  private func relationship(among keys: [String]) -> String {
    let relationships = entity.relationshipsByName
    return keys.first { relationships[$0]?.isToMany == true } ?? keys[0]
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
