// Contexts as the parents of others.

import FoundationSupplement

extension NSManagedObjectContext: ObjectSource {
  var model: NSManagedObjectModel? { source?.model }

  var rows: [NSManagedObjectID: [String: StoredValue]] {
    locked {
      var rows = sourceRows
      for object in insertedObjects.union(updatedObjects) { rows[object.objectID] = object.stored }
      for object in deletedObjects { rows[object.objectID] = nil }
      return rows
    }
  }

  func catchUp() throws -> Int {
    try catchUpWithStores()
    return locked { generation }
  }

  /// Does nothing: objects that a context saves to its parent have no place in a store yet.
  func settle(_ ids: [NSManagedObjectID]) throws {}

  func apply(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>,
    from origin: SaveOrigin
  ) {
    locked {
      for (id, row) in changed.sorted(by: { $0.key.number < $1.key.number }) {
        if let object = objectIfPresent(id) {
          object.stored = row
          noteChange(of: object)
        } else {
          let object = NSManagedObject.make(id, row, in: self)
          insertedObjects.insert(object)
        }
      }
      for id in deleted { objectIfPresent(id).map(delete) }
    }
  }
}
