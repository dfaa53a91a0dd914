// Fetches, and how a context answers them.

import ExtensionEnvironment
public import FoundationSupplement

open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
  public static var managedObjectResultType: Self { [] }
}

/// A description of objects that are wanted.
///
/// Apple requires results to conform to `NSFetchRequestResult`; here the protocol could not stand
/// for itself, so nothing is required.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open var entityName: String? { name ?? entity?.name }
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?

  private let name: String?

  public override init() { name = nil }

  public init(entityName: String) { name = entityName }

  public func copy(with zone: NSZone? = nil) -> Any { copied() as NSFetchRequest<ResultType> }

  /// Returns an equal request for results of some type.
  func copied<Other>() -> NSFetchRequest<Other> {
    let copy = name.map { NSFetchRequest<Other>(entityName: $0) } ?? NSFetchRequest<Other>()
    copy.entity = entity
    copy.affectedStores = affectedStores
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    (copy.fetchLimit, copy.fetchOffset) = (fetchLimit, fetchOffset)
    copy.fetchBatchSize = fetchBatchSize
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPropertyValues = includesPropertyValues
    copy.includesPendingChanges = includesPendingChanges
    copy.returnsObjectsAsFaults = returnsObjectsAsFaults
    copy.returnsDistinctResults = returnsDistinctResults
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.propertiesToFetch = propertiesToFetch
    copy.propertiesToGroupBy = propertiesToGroupBy
    copy.havingPredicate = havingPredicate
    return copy
  }

  /// The part of the results that the request's limits leave.
  func limited<Result>(_ results: [Result]) -> [Result] {
    let rest = results.dropFirst(fetchOffset)
    return Array(fetchLimit > 0 ? rest.prefix(fetchLimit) : rest)
  }

  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else { return [] }
    return try context.fetch(self)
  }
}

/// A fetch request for results of any type.
private protocol AnyFetchRequest {
  func copied<Other>() -> NSFetchRequest<Other>
}

extension NSFetchRequest: AnyFetchRequest {}

/// Casts a value to a fetch request, as Apple's platforms do whatever its results are.
///
/// - Parameters:
///   - value: The value.
///   - type: The class of the request.
/// - Returns: The value, or an equal request for other results; nil where it is no request.
public func _fetchRequest<ResultType>(
  _ value: Any?, as type: NSFetchRequest<ResultType>.Type
) -> NSFetchRequest<ResultType>? {
  (value as? NSFetchRequest<ResultType>) ?? (value as? any AnyFetchRequest)?.copied()
}

extension NSManagedObjectContext {
  /// The context whose work is going on.
  @TaskLocal static var current: NSManagedObjectContext?

  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let all = try objects(for: request)
    let objects = request.limited(all)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    case .dictionaryResultType:
      return request.limited(DictionaryResults(request).results(of: all)).compactMap { $0 as? T }
    default: return objects.compactMap { $0 as? T }
    }
  }

  /// Returns what a request without a type of result finds.
  @_disfavoredOverload
  public func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [Any] {
    let found: [any NSFetchRequestResult] = try fetch(request)
    return found
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try request.limited(objects(for: request)).count
  }

  /// The objects that a request is of, in their order, before its limits.
  private func objects<T>(for request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    guard let name = request.entityName ?? Self.entityName(of: T.self, in: model) else {
      preconditionFailure("executeFetchRequest:error: a fetch request must have an entity")
    }
    guard let entity = model?.entitiesByName[name] else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_060,
        userInfo: [NSLocalizedDescriptionKey: "the store has no entity named \(name)"])
    }
    try catchUpWithStores()
    let ids = rows.keys.filter { id in
      request.includesSubentities
        ? id.entity.isKindOf(entity: entity) : id.entity.name == entity.name
    }
    AccessJournal.note(
      "fetch", of: storeName, key: name, value: ids.isEmpty ? nil : String(ids.count))
    var objects = ids.sorted { $0.number < $1.number }.compactMap(objectIfPresent)
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      objects = Self.sorted(objects, by: descriptors)
    }
    return objects
  }

  /// The name of the first store.
  private var storeName: String {
    let stores = parent?.persistentStoreCoordinator ?? persistentStoreCoordinator
    return stores?.nameInRecording ?? "a store in memory"
  }

  private static func entityName(of type: Any.Type, in model: NSManagedObjectModel?) -> String? {
    (type as? NSManagedObject.Type).flatMap {
      NSManagedObjectModel.entity(of: $0, in: model)?.name
    }
  }

  /// Sorts stably, with missing values first.
  package static func sorted<Object: NSObject>(
    _ objects: [Object], by descriptors: [NSSortDescriptor]
  ) -> [Object] {
    objects.enumerated().sorted { left, right in
      for descriptor in descriptors {
        switch order(left.element, right.element, by: descriptor) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  private static func order(
    _ left: NSObject, _ right: NSObject, by descriptor: NSSortDescriptor
  ) -> ComparisonResult {
    let path = descriptor.keyPath
    let values = [left, right].map { ($0 as Any)[keyPath: path] ?? nil }
    let isComparable = values.allSatisfy { KeyValues.plain($0) != nil }
    if isComparable { return descriptor.compare(left, to: right) }
    let result = NSSortDescriptor.order(values[0], values[1])
    guard !descriptor.ascending else { return result }
    return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
  }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let asynchronous = request as? any AsynchronousRequest {
      return try asynchronous.run(in: self)
    }
    if let batch = request as? any BatchRequest { return try batch.run(in: self) }
    if let history = request as? NSPersistentHistoryChangeRequest {
      return try history.run(in: self)
    }
    return NSPersistentStoreResult()
  }
}

open class NSPersistentStoreResult: NSObject {}
