import CoreData

/// Anything that stands on a shelf.
class LibraryItem: NSManagedObject, Identifiable {
  /// The printed title.
  var title: String {
    get {
      willAccessValue(forKey: "title")
      defer { didAccessValue(forKey: "title") }
      return primitiveValue(forKey: "title") as? String ?? ""
    }
    set {
      willChangeValue(forKey: "title")
      setPrimitiveValue(newValue, forKey: "title")
      didChangeValue(forKey: "title")
    }
  }

  /// The date at which it came to the library.
  var addedAt: Date {
    get { value(forKey: "addedAt") as? Date ?? .distantPast }
    set { setValue(newValue, forKey: "addedAt") }
  }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    setPrimitiveValue(Date(), forKey: "addedAt")
  }
}

/// A book, with its reading progress kept beside it.
final class Book: LibraryItem {
  private(set) var cachedProgress: Double?
  private(set) var saves = 0

  /// The name of whoever wrote it.
  var authorName: String? { value(forKeyPath: "author.name") as? String }

  /// The number of pages that the user has read.
  var pagesRead: Int { value(forKey: "pages") as? Int ?? 0 }

  override func awakeFromFetch() {
    super.awakeFromFetch()
    cachedProgress = primitiveValue(forKey: "progress") as? Double
  }

  override func willSave() {
    super.willSave()
    if isUpdated, !changedValues().keys.contains("progress") { cachedProgress = nil }
  }

  override func didSave() {
    super.didSave()
    saves += 1
  }

  override func willTurnIntoFault() {
    super.willTurnIntoFault()
    cachedProgress = nil
  }

  override func didTurnIntoFault() {
    super.didTurnIntoFault()
    saves = 0
  }

  override func prepareForDeletion() {
    super.prepareForDeletion()
    setValue(nil, forKey: "author")
  }

  override func validateForInsert() throws {
    try super.validateForInsert()
    try checkNumber()
  }

  override func validateForUpdate() throws {
    try super.validateForUpdate()
    try checkNumber()
  }

  override func validateForDelete() throws {
    try super.validateForDelete()
    guard pagesRead == 0 else {
      throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectValidationError)
    }
  }

  private func checkNumber() throws {
    guard (value(forKey: "isbn") as? String)?.isEmpty == false else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectValidationError,
        userInfo: [NSLocalizedDescriptionKey: "A book needs its number."])
    }
  }
}

/// The inspector's view of an object.
struct ObjectInspection {
  var state: String
  var table: String
  var changes: [String]
  var isShared: Bool

  /// Reads an object without changing it.
  init(_ object: NSManagedObject) {
    state =
      if object.isInserted { "new" } else if object.isDeleted { "deleted" } else if object.isUpdated
      { "changed" } else { object.isFault || object.faultingState > 0 ? "not loaded" : "saved" }
    table = object.entity.name ?? ""
    let before = object.committedValues(forKeys: nil)
    changes = object.changedValues().keys.sorted().map { "\($0), before: \(before[$0] ?? "-")" }
    isShared = object.managedObjectContext?.parent != nil
    if object.hasChanges, !object.hasPersistentChangedValues { changes = [] }
  }
}

/// The link that a widget opens a book with.
func link(to object: NSManagedObject) throws -> URL {
  if object.objectID.isTemporaryID {
    try object.managedObjectContext?.obtainPermanentIDs(for: [object])
  }
  return object.objectID.uriRepresentation()
}

/// Finds the book that a widget's link leads to.
func book(at link: URL, in context: NSManagedObjectContext) throws -> Book? {
  guard let coordinator = context.persistentStoreCoordinator,
    let identifier = coordinator.managedObjectID(forURIRepresentation: link),
    identifier.entity.name == "Book", identifier.persistentStore?.isReadOnly != true
  else { return nil }
  return try context.existingObject(with: identifier) as? Book
}

/// The works of an author that need not be loaded to be counted.
func workCount(of author: NSManagedObject) -> Int {
  author.hasFault(forRelationshipNamed: "works")
    ? 0 : author.objectIDs(forRelationshipNamed: "works").count
}

/// Makes a book in each way that the app has for it.
func sampleBooks(in context: NSManagedObjectContext) -> [NSManagedObject] {
  var books: [NSManagedObject] = [Book(context: context)]
  if let entity = NSEntityDescription.entity(forEntityName: "Book", in: context) {
    let loose = Book(entity: entity, insertInto: nil)
    context.insert(loose)
    books.append(loose)
  }
  books.append(NSEntityDescription.insertNewObject(forEntityName: "Book", into: context))
  return books
}

/// A copy of identifiers that another thread may hold.
func portable(_ identifiers: [NSManagedObjectID]) -> [NSManagedObjectID] {
  identifiers.compactMap { $0.copy() as? NSManagedObjectID }
}

/// The lines of a log about objects.
func logLines(_ objects: [NSManagedObject]) -> [String] {
  objects.map { "\($0.objectID.description): \($0.description)" }
}

/// Puts a book first on an author's list, and takes the others of a shelf away.
func promote(_ book: Book, of author: NSManagedObject, on shelf: NSManagedObject) {
  author.mutableOrderedSetValue(forKey: "works").insert(book, at: 0)
  let standing = shelf.mutableSetValue(forKey: "books")
  standing.removeAllObjects()
  standing.add(book)
}
