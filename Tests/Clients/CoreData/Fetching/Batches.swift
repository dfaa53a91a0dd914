import CoreData

/// Imports and changes many books at once.
struct ShelfImporter {
  let context: NSManagedObjectContext

  /// Inserts books that are there already.
  func insert(_ books: [[String: Any]]) throws -> Int {
    try run(NSBatchInsertRequest(entityName: "Book", objects: books), answering: .count)
  }

  /// Inserts books as the library's server sends them.
  func insert(from stream: @escaping () -> [String: Any]?) throws -> Int {
    let request = NSBatchInsertRequest(
      entityName: "Book",
      dictionaryHandler: { values in
        guard let next = stream() else { return true }
        for (key, value) in next { values[key] = value }
        return false
      })
    return try run(request, answering: .statusOnly)
  }

  /// Inserts a book for each title.
  func insert(titles: [String], into entity: NSEntityDescription) throws -> Int {
    var left = titles[...]
    let request = NSBatchInsertRequest(
      entity: entity,
      managedObjectHandler: { book in
        guard let title = left.popFirst() else { return true }
        book.setValue(title, forKey: "title")
        return false
      })
    return try run(request, answering: .objectIDs)
  }

  /// How many books a request inserts, where that is known before it runs.
  static func expectedCount(of request: NSBatchInsertRequest) -> Int? {
    guard request.dictionaryHandler == nil, request.managedObjectHandler == nil else { return nil }
    return request.objectsToInsert?.count
  }

  private func run(
    _ request: NSBatchInsertRequest, answering type: NSBatchInsertRequestResultType
  ) throws -> Int {
    request.resultType = type
    guard let answer = try context.execute(request) as? NSBatchInsertResult else { return 0 }
    switch answer.resultType {
    case .count: return answer.result as? Int ?? 0
    case .objectIDs: return (answer.result as? [NSManagedObjectID])?.count ?? 0
    case .statusOnly: return answer.result as? Bool == true ? 1 : 0
    @unknown default: return 0
    }
  }

  /// Marks every book as opened, and says how many books that was.
  func markAll(answering type: NSBatchUpdateRequestResultType) throws -> Int {
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.propertiesToUpdate = ["pages": 1]
    request.resultType = type
    guard let answer = try context.execute(request) as? NSBatchUpdateResult else { return 0 }
    switch answer.resultType {
    case .updatedObjectsCountResultType: return answer.result as? Int ?? 0
    case .updatedObjectIDsResultType: return (answer.result as? [NSManagedObjectID])?.count ?? 0
    case .statusOnlyResultType: return answer.result as? Bool == true ? 1 : 0
    @unknown default: return 0
    }
  }

  /// A fetch of titles with a value that the store computes.
  static func computed(_ expression: NSExpression) -> NSFetchRequest<NSDictionary> {
    let total = NSExpressionDescription()
    total.name = "total"
    total.expression = expression
    total.expressionResultType = .integer64AttributeType
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title", total]
    return request
  }
}
