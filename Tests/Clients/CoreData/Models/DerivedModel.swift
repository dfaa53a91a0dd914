import CoreData

/// A shelf whose number of books the store counts, and whose heavy ones a fetch finds.
func shelfProperties() -> [NSPropertyDescription] {
  let count = NSDerivedAttributeDescription()
  count.name = "count"
  count.type = .integer64
  count.derivationExpression = NSExpression(format: "books.@count")
  let heavy = NSFetchedPropertyDescription()
  heavy.name = "heavy"
  let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
  request.predicate = NSPredicate(format: "pages > 500 AND shelf == $FETCH_SOURCE")
  heavy.fetchRequest = request
  let title = LibraryModel.column("title", .stringAttributeType)
  title.setValidationPredicates(
    [NSPredicate(format: "SELF.length > 0")], withValidationWarnings: ["1670"])
  return [count, heavy, title]
}

/// The fetches and configurations that a model has by name.
func names(of model: NSManagedObjectModel) -> [String] {
  model.setFetchRequestTemplate(ShelfFetch.newest(3, after: 0), forName: "newest")
  model.setEntities(model.entities, forConfigurationName: "All")
  let template = model.fetchRequestTemplate(forName: "newest")
  let filled = model.fetchRequestFromTemplate(
    withName: "newest", substitutionVariables: ["AUTHOR": "Lem"])
  let all = model.entities(forConfigurationName: "All") ?? []
  return model.configurations + model.fetchRequestTemplatesByName.keys
    + [template, filled].compactMap { $0?.entityName } + all.compactMap(\.name)
    + all.compactMap(\.renamingIdentifier)
}

/// The reasons for which an attribute cannot be saved.
func rules(of attribute: NSAttributeDescription) -> Int {
  attribute.validationPredicates.count + attribute.validationWarnings.count
}

/// The problems of a save, for the log.
func problems(of error: NSError) -> [String] {
  let all = error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
  let keys = [NSValidationKeyErrorKey, NSValidationObjectErrorKey, NSValidationValueErrorKey]
  let conflicts =
    error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict] ?? []
  return all.flatMap { error in keys.map { "\(error.userInfo[$0] ?? "")" } }
    + conflicts.map { conflict in
      print(conflict.constraintValues, conflict.databaseObject ?? "none")
      print(conflict.databaseSnapshot ?? [:], conflict.conflictingSnapshots)
      return "\(conflict.constraint): \(conflict.conflictingObjects.count)"
    }
}

/// Two insertions of one book, as the importer reports them.
func conflict(of one: NSManagedObject, and other: NSManagedObject) -> NSConstraintConflict {
  NSConstraintConflict(
    constraint: ["isbn"], database: one, databaseSnapshot: nil, conflictingObjects: [other],
    conflictingSnapshots: [])
}

/// Keeps a context to what the store has now.
func pin(_ context: NSManagedObjectContext) throws -> NSQueryGenerationToken? {
  try context.setQueryGenerationFrom(.current)
  return context.queryGenerationToken
}

/// Loads books without waiting for them.
func load(in context: NSManagedObjectContext, _ show: @escaping ([Book]) -> Void) throws {
  let request = NSAsynchronousFetchRequest(fetchRequest: ShelfFetch.newest(9, after: 0)) { result in
    show(result.finalResult ?? [])
    result.progress?.cancel()
  }
  request.estimatedResultCount = 9
  let result = try context.execute(request) as? NSPersistentStoreAsynchronousResult
  guard let result, result.managedObjectContext === context else { return }
  if result.operationError != nil { result.cancel() }
  let fetched = result as? NSAsynchronousFetchResult<Book>
  print(fetched?.fetchRequest.fetchRequest.entityName ?? "", request.completionBlock == nil)
}
