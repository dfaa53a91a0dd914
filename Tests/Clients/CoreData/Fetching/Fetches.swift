import CoreData

/// The fetches of the library's widget.
enum ShelfFetch {
  /// The newest books, loaded as they are shown.
  static func newest(_ count: Int, after page: Int) -> NSFetchRequest<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "title != %@", "")
    request.sortDescriptors = [NSSortDescriptor(key: "addedAt", ascending: false)]
    request.fetchLimit = count
    request.fetchOffset = count * page
    request.fetchBatchSize = count
    request.relationshipKeyPathsForPrefetching = ["author"]
    request.returnsObjectsAsFaults = false
    request.includesPropertyValues = true
    request.includesSubentities = true
    request.shouldRefreshRefetchedObjects = true
    return request
  }

  /// The identifiers of what is saved, for a link.
  static func identifiers(of entity: NSEntityDescription) -> NSFetchRequest<NSManagedObjectID> {
    let request = NSFetchRequest<NSManagedObjectID>()
    request.entity = entity
    request.resultType = .managedObjectIDResultType
    request.includesPendingChanges = false
    return request
  }

  /// The authors with more than one book, each once.
  static func busyAuthors() -> NSFetchRequest<NSDictionary> {
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["author.name"]
    request.propertiesToGroupBy = ["author.name"]
    request.havingPredicate = NSPredicate(format: "pages > 1")
    request.returnsDistinctResults = true
    return request
  }

  /// The request for the number of books, as the store counts them.
  static func count() -> NSFetchRequest<NSNumber> {
    let request = NSFetchRequest<NSNumber>(entityName: "Book")
    request.resultType = .countResultType
    return request
  }
}

/// Reads the shelf in a context.
struct ShelfReader {
  let context: NSManagedObjectContext

  /// The titles of a page.
  func titles(page: Int) throws -> [String] {
    try context.fetch(ShelfFetch.newest(4, after: page)).map(\.title)
  }

  /// Fetches within the context's own work.
  func all() throws -> [Book] {
    try context.performAndWait { try ShelfFetch.newest(0, after: 0).execute() }
  }

  /// The number of books that a request finds, whatever it would return.
  func count<Result>(_ request: NSFetchRequest<Result>) throws -> Int {
    let kind: NSFetchRequestResultType = request.resultType
    guard kind == .managedObjectResultType || kind.contains(.dictionaryResultType) else {
      return try context.fetch(ShelfFetch.count()).first?.intValue ?? 0
    }
    return try context.count(for: request)
  }

  /// The requests of the classes themselves.
  func everything() throws -> [any NSFetchRequestResult] {
    let request: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
    let isBooks = request.entityName == Book.entity().name
    return isBooks ? try context.fetch(request) : []
  }
}

/// Deletes many books at once.
struct ShelfCleaner {
  let context: NSManagedObjectContext

  /// Deletes what was never opened, and says how many books that was.
  func deleteUnread() throws -> Int {
    let unread = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    unread.predicate = NSPredicate(format: "pages == 0")
    return try run(NSBatchDeleteRequest(fetchRequest: unread), answering: .resultTypeCount)
  }

  /// Deletes chosen books.
  func delete(_ books: [NSManagedObject]) throws -> Int {
    try run(
      NSBatchDeleteRequest(objectIDs: books.map(\.objectID)), answering: .resultTypeObjectIDs)
  }

  private func run(
    _ request: NSBatchDeleteRequest, answering type: NSBatchDeleteRequestResultType
  ) throws -> Int {
    request.resultType = type
    request.affectedStores = context.persistentStoreCoordinator?.persistentStores
    let answer: NSPersistentStoreResult = try context.execute(request)
    guard let result = answer as? NSBatchDeleteResult else { return 0 }
    switch result.resultType {
    case .resultTypeCount: return result.result as? Int ?? 0
    case .resultTypeObjectIDs: return (result.result as? [NSManagedObjectID])?.count ?? 0
    case .resultTypeStatusOnly: return result.result as? Bool == true ? 1 : 0
    @unknown default: return 0
    }
  }
}

/// Any request, so that a log can say which stores it goes to.
func storeNames(of request: NSPersistentStoreRequest) -> [String] {
  request.affectedStores?.compactMap { $0.url?.lastPathComponent } ?? []
}

/// The shelves of a list, one section per author.
final class ShelfList: NSObject, NSFetchedResultsControllerDelegate {
  private let controller: NSFetchedResultsController<Book>
  private var changes: [String] = []

  /// Lists what a context holds.
  init(_ context: NSManagedObjectContext) {
    controller = NSFetchedResultsController(
      fetchRequest: ShelfFetch.newest(0, after: 0), managedObjectContext: context,
      sectionNameKeyPath: "author.name", cacheName: "shelves")
    super.init()
    controller.delegate = self
  }

  /// Fetches the list.
  func load() throws {
    try controller.performFetch()
    NSLog(
      "%@ by %@, %@", controller.fetchRequest.entityName ?? "",
      controller.sectionNameKeyPath ?? "-", controller.cacheName ?? "-")
  }

  /// The book of a row, and the row of a book.
  func book(at row: IndexPath) -> (Book, IndexPath?) {
    let book = controller.object(at: row)
    return (book, controller.indexPath(forObject: book))
  }

  /// The letters at the list's edge, and the sections that they lead to.
  var letters: [(String, Int)] {
    NSFetchedResultsController<Book>.deleteCache(withName: "shelves")
    return controller.sectionIndexTitles.enumerated().map { index, title in
      (
        controller.sectionIndexTitle(forSectionName: title) ?? title,
        controller.section(forSectionIndexTitle: title, at: index)
      )
    }
  }

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { changes = [] }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch type {
    case .insert: changes.append("new")
    case .delete: changes.append("gone")
    case .move, .update: changes.append("\(type.rawValue)")
    @unknown default: break
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { changes.append(sectionInfo.name) }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { changes.append("\(diff.count)") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { String(sectionName.prefix(1)) }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { print(changes) }

  /// The list's headers with what is below them.
  var headers: [String] {
    (controller.sections ?? []).map { (section: any NSFetchedResultsSectionInfo) in
      let titles = (section.objects as? [Book] ?? []).map(\.title).joined(separator: ", ")
      return "\(section.indexTitle ?? "") \(section.name) (\(section.numberOfObjects)): \(titles)"
    }
  }

  /// Whether the list is empty or not loaded.
  var isEmpty: Bool {
    controller.fetchedObjects?.isEmpty ?? true || !controller.managedObjectContext.hasChanges
  }
}
