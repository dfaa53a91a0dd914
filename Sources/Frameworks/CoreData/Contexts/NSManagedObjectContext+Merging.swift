// A save of objects that others changed in the store since the context read them. Apple documents
// which values win under each policy. Of an object that is gone from the store it does not say what
// becomes of it: here it comes back where the context's values win.

import FoundationSupplement

extension NSManagedObjectContext {
  /// The rule for conflicts.
  var policy: NSMergePolicyType {
    (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
  }

  /// Fits the objects that are to be saved to the store's values, as the merge policy says.
  ///
  /// - Throws: The error of a conflict where the policy is to report them.
  func resolveConflicts(with source: any ObjectSource) throws {
    // A parent takes its child's values as they are.
    guard parent == nil else { return }
    _ = try source.catchUp()
    let (rows, policy) = (source.rows, policy)
    var conflicts: [NSMergeConflict] = []
    for object in updatedObjects where !object.objectID.isTemporaryID {
      let row = rows[object.objectID]
      guard row.map(object.isOutdated) ?? true else {
        if let row { object.rebase(on: row) }
        continue
      }
      if policy == .errorMergePolicyType {
        conflicts.append(NSMergeConflict(object, stored: row))
      } else {
        resolve(object, policy, with: row)
      }
    }
    for object in deletedObjects {
      guard let row = rows[object.objectID], object.isOutdated(by: row) else { continue }
      switch policy {
      case .errorMergePolicyType: conflicts.append(NSMergeConflict(object, stored: row))
      case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
        deletedObjects.remove(object)
        object.take(row)
      case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType: break
      }
    }
    guard conflicts.isEmpty else { throw Self.error(of: conflicts) }
  }

  private func resolve(
    _ object: NSManagedObject, _ policy: NSMergePolicyType, with row: [String: StoredValue]?
  ) {
    let storeWins =
      policy == .mergeByPropertyStoreTrumpMergePolicyType || policy == .rollbackMergePolicyType
    guard let row else {
      guard storeWins else { return }
      updatedObjects.remove(object)
      registered[object.objectID] = nil
      object.managedObjectContext = nil
      return
    }
    switch policy {
    case .mergeByPropertyObjectTrumpMergePolicyType: object.rebase(on: row)
    case .mergeByPropertyStoreTrumpMergePolicyType: object.rebase(on: row, storeWins: true)
    case .rollbackMergePolicyType:
      updatedObjects.remove(object)
      object.take(row)
    case .overwriteMergePolicyType, .errorMergePolicyType: break
    }
  }

  private static func error(of conflicts: [NSMergeConflict]) -> NSError {
    let names = Set(conflicts.map { $0.sourceObject.entity.name ?? "" }).sorted()
    return NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.managedObjectMerge.rawValue,
      userInfo: [
        NSPersistentStoreSaveConflictsErrorKey: conflicts,
        NSLocalizedDescriptionKey:
          "objects of \(names.joined(separator: ", ")) were changed in the store since they were "
          + "read, and the context's mergePolicy is to report that",
      ])
  }
}

extension NSManagedObject {
  /// The names of the values by which conflicts are found: attributes that can be compared, and
  /// relationships to one object. Those to many are merged whatever the policy.
  private var comparedKeys: [String] {
    entity.attributesByName.filter {
      $0.value.attributeType != .transformableAttributeType && !$0.value.isTransient
        && !($0.value is NSDerivedAttributeDescription)
    }.map(\.key) + entity.relationshipsByName.filter { !$0.value.isToMany }.map(\.key)
  }

  /// Whether the store has other values than those that the context read.
  func isOutdated(by row: [String: StoredValue]) -> Bool {
    comparedKeys.contains { !StoredValue.areEqual(row[$0], committed[$0]) }
  }

  /// Takes the store's values over.
  func take(_ row: [String: StoredValue]) {
    stored = row
    committed = row
  }

  /// Keeps the context's own changes, on top of the values that the store has now.
  ///
  /// - Parameters:
  ///   - row: The store's values.
  ///   - storeWins: Whether the store's values win where both have changed.
  func rebase(on row: [String: StoredValue], storeWins: Bool = false) {
    var merged = row
    for key in Set(stored.keys).union(committed.keys) {
      if entity.attributesByName[key]?.isTransient == true { merged[key] = stored[key] }
      guard !StoredValue.areEqual(stored[key], committed[key]) else { continue }
      if storeWins, !StoredValue.areEqual(row[key], committed[key]),
        entity.relationshipsByName[key]?.isToMany != true
      {
        continue
      }
      merged[key] = StoredValue.merged(stored[key], since: committed[key], into: row[key])
    }
    stored = merged
    committed = row
  }

  /// The values of a row in their public form.
  func values(of row: [String: StoredValue]) -> [String: Any] {
    Dictionary(row.keys.map { ($0, resolved(row[$0], forKey: $0) ?? NSNull()) }) { first, _ in first
    }
  }
}

extension StoredValue {
  private var identities: [NSManagedObjectID]? {
    if case .objects(let ids) = self { ids } else { nil }
  }

  static func areEqual(_ left: StoredValue?, _ right: StoredValue?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.value(let left)?, .value(let right)?):
      KeyValues.areEqual(KeyValues.plain(left), KeyValues.plain(right), [])
    case (.object(let left)?, .object(let right)?): left == right
    case (.objects(let left)?, .objects(let right)?): left == right
    case (.objects(let ids)?, nil), (nil, .objects(let ids)?): ids.isEmpty
    default: false
    }
  }

  /// A changed value in the place of the store's; of a list, what was added and removed.
  fileprivate static func merged(
    _ own: StoredValue?, since base: StoredValue?, into row: StoredValue?
  ) -> StoredValue? {
    guard let mine = own?.identities, let row = row?.identities, !areEqual(.objects(row), base)
    else { return own }
    let base = base?.identities ?? []
    let kept = row.filter { mine.contains($0) || !base.contains($0) }
    return .objects(kept + mine.filter { !base.contains($0) && !kept.contains($0) })
  }
}
