import CoreData

/// The attributes of a note, made in code.
func noteAttributes() -> [NSAttributeDescription] {
  let kinds: [(String, NSAttributeDescription.AttributeType)] = [
    ("id", .uuid), ("text", .string), ("date", .date), ("isDone", .boolean), ("size", .double),
    ("price", .decimal), ("weight", .float), ("page", .uri), ("picture", .binaryData),
    ("small", .integer16), ("count", .integer32), ("total", .integer64), ("tint", .transformable),
    ("origin", .objectID), ("place", .composite), ("other", .undefined),
  ]
  return kinds.map { name, type in
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.type = type
    return attribute
  }
}

/// Takes a note's values from the server's and returns what the share sheet needs.
func update(_ note: NSManagedObject, with values: [String: Any]) -> [String: Any] {
  note.setValuesForKeys(values)
  return note.dictionaryWithValues(forKeys: ["text", "date"])
}

/// Counts the stores where nothing else works with them.
func countStores(of coordinator: NSPersistentStoreCoordinator) async -> Int {
  let now = coordinator.performAndWait { coordinator.persistentStores.count }
  return await coordinator.perform { max(now, coordinator.persistentStores.count) }
}

/// The keys of a notification that a merge reads.
let mergedKeys: [NSManagedObjectContext.NotificationKey] = [
  .refreshedObjects, .refreshedObjectIDs, .invalidatedObjects, .invalidatedObjectIDs,
  .invalidatedAllObjects, .queryGeneration, .sourceContext,
]
