// Requests that change a store without the objects of the context that makes them.

import FoundationSupplement

/// A request that works in the store.
protocol BatchRequest {
  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}

extension NSManagedObjectContext {
  /// A context of its own on the same stores, whose changes this one does not hear of.
  fileprivate var besides: NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.mergePolicy = mergePolicy
    context.transactionAuthor = transactionAuthor
    context.name = name
    return context
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest, BatchRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let identities: (NSManagedObjectContext) throws -> [NSManagedObjectID]

  public init<T>(fetchRequest fetch: NSFetchRequest<T>) {
    identities = { context in
      fetch.resultType = []
      return try context.fetch(fetch).compactMap { ($0 as? NSManagedObject)?.objectID }
    }
  }

  public init(objectIDs objects: [NSManagedObjectID]) { identities = { _ in objects } }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let ids = try identities(context)
    try context.coordinator?.apply([:], deleted: Set(ids), from: context.origin)
    let result = NSBatchDeleteResult()
    result.resultType = resultType
    switch resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = ids
    case .resultTypeCount: result.result = ids.count
    }
    return result
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly = 0
  case objectIDs, count
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

open class NSBatchInsertRequest: NSPersistentStoreRequest, BatchRequest {
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  public let entityName: String

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    entityName = entity.name ?? ""
    objectsToInsert = dictionaries
  }

  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  public init(
    entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    entityName = entity.name ?? ""
    dictionaryHandler = handler
  }

  public init(
    entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  public init(
    entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    entityName = entity.name ?? ""
    managedObjectHandler = handler
  }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let context = context.besides
    var objects: [NSManagedObject] = []
    for values in objectsToInsert ?? [] { objects.append(object(in: context, with: values)) }
    if let dictionaryHandler {
      var values = NSMutableDictionary()
      // A handler says when it has no more.
      while !dictionaryHandler(values) {
        objects.append(object(in: context, with: values as? [String: Any] ?? [:]))
        values = NSMutableDictionary()
      }
    }
    if let managedObjectHandler {
      var next = object(in: context, with: [:])
      while !managedObjectHandler(next) {
        objects.append(next)
        next = object(in: context, with: [:])
      }
      context.delete(next)
    }
    try context.save()
    let result = NSBatchInsertResult()
    result.resultType = resultType
    switch resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = objects.map(\.objectID)
    case .count: result.result = objects.count
    }
    return result
  }

  private func object(
    in context: NSManagedObjectContext, with values: [String: Any]
  ) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: context)
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType = 0
  case updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest, BatchRequest {
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var propertiesToUpdate: [AnyHashable: Any]?
  public let entityName: String

  public init(entityName: String) { self.entityName = entityName }

  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }

  func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let context = context.besides
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try context.fetch(request)
    for (key, value) in propertiesToUpdate ?? [:] {
      let name = (key as? String) ?? (key.base as? NSPropertyDescription)?.name
      for object in objects {
        guard let name else { continue }
        let expression = value as? FoundationSupplement.NSExpression
        let new: Any? =
          expression == nil ? value : expression?.expressionValue(with: object, context: nil)
        object.setValue(new is NSNull ? nil : new, forKey: name)
      }
    }
    try context.save()
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    switch resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = objects.map(\.objectID)
    case .updatedObjectsCountResultType: result.result = objects.count
    }
    return result
  }
}
