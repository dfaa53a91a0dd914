import CoreData
import DynamicLibraries
import FoundationSupplement
import Testing

/// Makes an attribute.
func attribute(
  _ name: String, _ type: NSAttributeType, optional isOptional: Bool = true,
  default value: Any? = nil
) -> NSAttributeDescription {
  let attribute = NSAttributeDescription()
  attribute.name = name
  attribute.attributeType = type
  attribute.isOptional = isOptional
  attribute.defaultValue = value
  return attribute
}

/// Makes a relationship to one or to many.
func relationship(
  _ name: String, many isToMany: Bool = false, ordered isOrdered: Bool = false
) -> NSRelationshipDescription {
  let relationship = NSRelationshipDescription()
  relationship.name = name
  relationship.maxCount = isToMany ? 0 : 1
  relationship.isOrdered = isOrdered
  return relationship
}

/// Ties two relationships of two entities to each other.
func tie(
  _ one: NSRelationshipDescription, of entity: NSEntityDescription,
  _ other: NSRelationshipDescription, of destination: NSEntityDescription
) {
  one.destinationEntity = destination
  one.inverseRelationship = other
  other.destinationEntity = entity
  other.inverseRelationship = one
}

/// Makes an entity.
func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
  let entity = NSEntityDescription()
  entity.name = name
  entity.properties = properties
  return entity
}

/// Makes a model.
func model(_ entities: NSEntityDescription...) -> NSManagedObjectModel {
  let model = NSManagedObjectModel()
  model.entities = entities
  return model
}

/// A library's model: books and films are works; works have tags, shelves an order of works.
func libraryModel() -> NSManagedObjectModel {
  let (tags, works) = (relationship("tags", many: true), relationship("works", many: true))
  let (shelf, content) = (
    relationship("shelf"), relationship("content", many: true, ordered: true)
  )
  let friends = relationship("friends", many: true)
  let marked = relationship("marked", many: true)
  let work = entity("Work", [attribute("title", .stringAttributeType), tags, shelf])
  let book = entity("Book", [attribute("pages", .integer32AttributeType)])
  let film = entity("Film", [attribute("pages", .stringAttributeType)])
  work.subentities = [film, book]
  let tag = entity("Tag", [attribute("name", .stringAttributeType), works])
  let place = entity("Shelf", [attribute("name", .stringAttributeType), content, marked])
  let reader = entity("Reader", [attribute("name", .stringAttributeType), friends])
  tie(tags, of: work, works, of: tag)
  tie(shelf, of: work, content, of: place)
  tie(friends, of: reader, friends, of: reader)
  marked.destinationEntity = tag
  return model(work, book, film, tag, place, reader)
}

/// Opens a store's file.
func openStore(
  _ file: URL, _ model: NSManagedObjectModel,
  _ change: (NSPersistentStoreDescription) -> Void = { _ in }
) throws -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Test", managedObjectModel: model)
  let description = NSPersistentStoreDescription(url: file)
  change(description)
  container.persistentStoreDescriptions = [description]
  var failure: (any Error)?
  container.loadPersistentStores { _, error in failure = error }
  if let failure { throw failure }
  return container
}

extension NSManagedObjectContext {
  /// Makes an object with values.
  @discardableResult
  func make(_ entity: String, _ values: [String: Any] = [:]) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: self)
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }

  /// Fetches an entity's objects by one of its attributes.
  func all(_ entity: String, by key: String? = nil) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    request.sortDescriptors = key.map { [NSSortDescriptor(key: $0, ascending: true)] }
    return try fetch(request)
  }

  /// Fetches the texts of an attribute in their order.
  func texts(_ entity: String, _ key: String) throws -> [String] {
    try all(entity, by: key).compactMap { $0.value(forKey: key) as? String }
  }
}

extension NSManagedObject {
  /// The sorted texts of an attribute of the objects of a relationship.
  func texts(_ relationship: String, _ key: String) -> [String] {
    let value = value(forKey: relationship)
    if let ordered = value as? NSOrderedSet {
      return ordered.compactMap { ($0 as? NSManagedObject)?.value(forKey: key) as? String }
    }
    let objects = (value as? NSSet)?.compactMap { $0 as? NSManagedObject } ?? []
    return objects.compactMap { $0.value(forKey: key) as? String }.sorted()
  }
}

/// SQLite itself, without the code that stores are read and written by.
struct PlainSQLite {
  typealias Reader =
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32

  private let open:
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private let execute:
    @convention(c) (
      OpaquePointer?, UnsafePointer<CChar>, Reader?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Int32
  private let close: @convention(c) (OpaquePointer?) -> Int32

  init() throws {
    let library = try SharedLibrary("libsqlite3.so.0", prefix: "sqlite3_")
    open = try library.function("open")
    execute = try library.function("exec")
    close = try library.function("close")
  }

  /// Runs statements on a file and returns the rows, their columns with bars between.
  @discardableResult
  func run(_ statements: String, on file: URL) throws -> [String] {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    var handle: OpaquePointer?
    try #require(open(file.path, &handle) == 0)
    defer { _ = close(handle) }
    var rows: [String] = []
    let status = withUnsafeMutablePointer(to: &rows) { rows in
      execute(
        handle, statements,
        { rows, count, values, _ in
          let row = (0..<Int(count)).map { index in
            values?[index].map { String(cString: $0) } ?? "NULL"
          }
          rows?.assumingMemoryBound(to: [String].self).pointee
            .append(row.joined(separator: "|"))
          return 0
        }, rows, nil)
    }
    try #require(status == 0, "\(statements)")
    return rows
  }
}
