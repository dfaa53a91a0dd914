// A save of objects with values that only one object may have, as an entity's uniqueness
// constraints say. Apple documents that the merge policy decides; here the object that was there
// first keeps its identity, and an object that was inserted becomes a change of it.

import FoundationSupplement

extension NSManagedObjectContext {
  /// Fits the objects that are to be saved to those that have their unique values already.
  ///
  /// - Throws: The error of a conflict where the policy is to report them.
  func resolveConstraints(with source: any ObjectSource) throws {
    // A parent takes its child's values as they are.
    guard parent == nil, let model else { return }
    var conflicts: [NSConstraintConflict] = []
    for entity in model.entities {
      for names in entity.constraintNames where !names.isEmpty {
        conflicts += resolve(UniqueNames(entity: entity, names: names), source.rows)
      }
    }
    guard !conflicts.isEmpty else { return }
    throw NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.managedObjectConstraintMerge.rawValue,
      userInfo: [
        NSPersistentStoreSaveConflictsErrorKey: conflicts,
        NSLocalizedDescriptionKey:
          "an object with the same \(conflicts[0].constraint.joined(separator: ", ")) exists, and "
          + "the context's mergePolicy is to report that",
      ])
  }

  private func resolve(
    _ unique: UniqueNames, _ rows: [NSManagedObjectID: [String: StoredValue]]
  ) -> [NSConstraintConflict] {
    let changed = updatedObjects.union(insertedObjects).filter { unique.concerns($0.objectID) }
    guard !changed.isEmpty else { return [] }
    let absent = Set((updatedObjects.union(deletedObjects)).map(\.objectID))
    var owners: [[AnyHashable]: NSManagedObjectID] = [:]
    for (id, row) in rows where unique.concerns(id) && !absent.contains(id) {
      if let key = unique.key(of: row) { owners[key] = id }
    }
    var conflicts: [NSConstraintConflict] = []
    let order = { (object: NSManagedObject) in
      (self.insertedObjects.contains(object) ? 1 : 0, object.objectID.number)
    }
    for object in changed.sorted(by: { order($0) < order($1) }) {
      guard let key = unique.key(of: object.stored) else { continue }
      guard let owner = owners[key], owner != object.objectID, let other = objectIfPresent(owner)
      else {
        owners[key] = object.objectID
        continue
      }
      if let conflict = resolve(object, other, unique, rows[owner]) { conflicts.append(conflict) }
      if deletedObjects.contains(other) { owners[key] = object.objectID }
    }
    return conflicts
  }

  private func resolve(
    _ object: NSManagedObject, _ other: NSManagedObject, _ unique: UniqueNames,
    _ row: [String: StoredValue]?
  ) -> NSConstraintConflict? {
    let isNew = insertedObjects.contains(object)
    switch policy {
    case .errorMergePolicyType:
      return NSConstraintConflict(
        constraint: unique.names, database: row == nil ? nil : other,
        databaseSnapshot: row.map(other.values),
        conflictingObjects: row == nil ? [other, object] : [object],
        conflictingSnapshots: [object.values(of: object.stored)])
    case .mergeByPropertyObjectTrumpMergePolicyType where isNew:
      merge(object, into: other) { new, attribute, _ in
        !StoredValue.areEqual(new, attribute.defaultValue.map { .value($0) })
      }
    case .overwriteMergePolicyType where isNew: merge(object, into: other) { _, _, _ in true }
    case .mergeByPropertyStoreTrumpMergePolicyType where isNew:
      merge(object, into: other) { _, _, old in old == nil }
    case .rollbackMergePolicyType where isNew: merge(object, into: other) { _, _, _ in false }
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: delete(other)
    case .mergeByPropertyStoreTrumpMergePolicyType:
      for name in unique.names { object.stored[name] = object.committed[name] }
    case .rollbackMergePolicyType:
      updatedObjects.remove(object)
      object.take(object.committed)
    }
    return nil
  }

  /// Makes a change of an object of the insertion of another one.
  ///
  /// - Parameter takes: Whether the new value of an attribute replaces the old one.
  private func merge(
    _ new: NSManagedObject, into old: NSManagedObject,
    takes: (StoredValue?, NSAttributeDescription, StoredValue?) -> Bool
  ) {
    for (name, attribute) in new.entity.attributesByName
    where takes(new.stored[name], attribute, old.stored[name]) {
      old.setValue(new.primitiveValue(forKey: name), forKey: name)
    }
    for relationship in new.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
      hand(relationship, of: new, to: old)
    }
    insertedObjects.remove(new)
    registered[new.objectID] = nil
    for object in insertedObjects.union(updatedObjects) {
      object.replaceReferences(to: new.objectID, by: old.objectID)
    }
    new.objectID = old.objectID
    new.stored = old.stored
    new.committed = old.committed
  }

  /// Ties what an object leads to to another one.
  private func hand(
    _ relationship: NSRelationshipDescription, of new: NSManagedObject, to old: NSManagedObject
  ) {
    let name = relationship.name
    let others = new.identities(of: name).compactMap(objectIfPresent)
    guard !others.isEmpty else { return }
    let policy = policy
    let known = old.identities(of: name).compactMap(objectIfPresent)
    let isKept =
      policy == .rollbackMergePolicyType
      || policy == .mergeByPropertyStoreTrumpMergePolicyType && !known.isEmpty
    if let inverse = relationship.inverseRelationship {
      for other in others { other.change(inverse) { $0.removeAll { $0 == new.objectID } } }
    }
    if relationship.isToMany, policy != .rollbackMergePolicyType {
      let list = known + others.filter { !known.contains($0) }
      old.setValue(NSOrderedSet(array: list), forKey: name)
    } else if !relationship.isToMany, !isKept {
      old.setValue(others[0], forKey: name)
    }
    new.stored[name] = nil
  }
}

extension NSManagedObject {
  /// Turns references to one object to another one, as those of relationships without an inverse.
  fileprivate func replaceReferences(to id: NSManagedObjectID, by other: NSManagedObjectID) {
    for (name, value) in stored {
      switch value {
      case .object(id): stored[name] = .object(other)
      case .objects(let list) where list.contains(id):
        var seen: Set<NSManagedObjectID> = []
        stored[name] = .objects(
          list.map { $0 == id ? other : $0 }.filter { seen.insert($0).inserted })
      default: break
      }
    }
  }
}

/// Properties of an entity of which no two objects have the same values.
private struct UniqueNames {
  var entity: NSEntityDescription
  var names: [String]

  func concerns(_ id: NSManagedObjectID) -> Bool { id.entity.isKindOf(entity: entity) }

  /// The values of a row; nil where one is missing, which is like no other.
  func key(of row: [String: StoredValue]) -> [AnyHashable]? {
    let values = names.compactMap { name -> AnyHashable? in
      switch row[name] {
      case .value(let value)?: return KeyValues.hashable(value)
      case .object(let id)?: return id
      case .objects?, nil: return nil
      }
    }
    return values.count == names.count ? values : nil
  }
}
