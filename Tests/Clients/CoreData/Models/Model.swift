import CoreData

/// The library's tables, made in code so that the widget needs no model file.
enum LibraryModel {
  /// The model that the app and its widget share.
  static let shared: NSManagedObjectModel = {
    let model = NSManagedObjectModel()
    model.versionIdentifiers = ["2"]
    let (item, book, author) = (NSEntityDescription(), NSEntityDescription(), authorTable())
    item.name = "Item"
    item.isAbstract = true
    item.managedObjectClassName = NSStringFromClass(LibraryItem.self)
    item.properties = [
      column("title", .stringAttributeType), column("addedAt", .dateAttributeType),
    ]
    item.subentities = [book]
    book.name = "Book"
    book.managedObjectClassName = NSStringFromClass(Book.self)
    book.properties = bookColumns() + link(book, to: author)
    book.uniquenessConstraints = [["isbn"]]
    book.userInfo = ["syncs": true]
    model.entities = [item, book, author]
    return model
  }()

  /// A column without anything special.
  static func column(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private static func authorTable() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "Author"
    entity.properties = [column("name", .stringAttributeType)]
    return entity
  }

  private static func bookColumns() -> [NSPropertyDescription] {
    let isbn = column("isbn", .stringAttributeType)
    isbn.isOptional = false
    isbn.isIndexed = true
    isbn.renamingIdentifier = "number"
    let pages = column("pages", .integer32AttributeType)
    pages.defaultValue = 0
    let cover = column("cover", .binaryDataAttributeType)
    cover.allowsExternalBinaryDataStorage = true
    let note = column("note", .stringAttributeType)
    note.allowsCloudEncryption = true
    let color = column("color", .transformableAttributeType)
    color.valueTransformerName = "ColorTransformer"
    color.attributeValueClassName = "ShelfColor"
    let progress = column("progress", .doubleAttributeType)
    progress.isTransient = true
    progress.userInfo = ["unit": "fraction"]
    return [isbn, pages, cover, note, color, progress]
  }

  /// The two sides of a book's author.
  private static func link(
    _ book: NSEntityDescription, to author: NSEntityDescription
  ) -> [NSPropertyDescription] {
    let writer = NSRelationshipDescription()
    let works = NSRelationshipDescription()
    writer.name = "author"
    writer.destinationEntity = author
    writer.minCount = 0
    writer.maxCount = 1
    writer.deleteRule = .nullifyDeleteRule
    works.name = "works"
    works.destinationEntity = book
    works.isOrdered = true
    works.deleteRule = .cascadeDeleteRule
    works.inverseRelationship = writer
    writer.inverseRelationship = works
    author.properties.append(works)
    return [writer]
  }

  /// The model files of the app's bundles, from before the tables were made in code.
  static func old(in bundle: Bundle) -> NSManagedObjectModel? {
    bundle.url(forResource: "Library", withExtension: "momd")
      .flatMap { NSManagedObjectModel(contentsOf: $0) }
      ?? NSManagedObjectModel.mergedModel(from: [bundle])
  }
}

/// The word for a column's type in the developer menu.
func word(for type: NSAttributeType) -> String {
  switch type {
  case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: "number"
  case .decimalAttributeType, .doubleAttributeType, .floatAttributeType: "fraction"
  case .stringAttributeType: "text"
  case .booleanAttributeType: "yes or no"
  case .dateAttributeType: "day"
  case .binaryDataAttributeType, .transformableAttributeType: "data"
  case .UUIDAttributeType, .objectIDAttributeType: "identifier"
  case .URIAttributeType: "link"
  case .compositeAttributeType: "group"
  case .undefinedAttributeType: "nothing"
  @unknown default: "something new"
  }
}

/// The consequence of an author's deletion for the books, in the user's words.
func consequence(of rule: NSDeleteRule) -> String {
  switch rule {
  case .noActionDeleteRule: "nothing"
  case .nullifyDeleteRule: "the books stay without an author"
  case .cascadeDeleteRule: "the books go too"
  case .denyDeleteRule: "the author cannot be deleted"
  @unknown default: "something new"
  }
}

/// The lines that the developer menu shows for a table.
func lines(for entity: NSEntityDescription) -> [String] {
  let columns = entity.attributesByName.sorted { $0.key < $1.key }.map { name, attribute in
    "\(name): \(word(for: attribute.attributeType))\(attribute.isOptional ? "?" : "")"
  }
  let links = entity.relationshipsByName.sorted { $0.key < $1.key }.map { name, relationship in
    let target = relationship.destinationEntity?.name ?? "nothing"
    let count = relationship.isToMany ? "many" : "\(relationship.maxCount)"
    return "\(name): \(count) \(target), \(consequence(of: relationship.deleteRule))"
  }
  let parent = entity.superentity?.name.map { ["is a \($0)"] } ?? []
  return parent + columns + links
}

/// Whether a table holds books, whatever was derived from them.
func holdsBooks(_ entity: NSEntityDescription) -> Bool {
  guard let books = LibraryModel.shared.entitiesByName["Book"] else { return false }
  return entity.isKindOf(entity: books) || entity.subentitiesByName["Book"] != nil
}

/// The columns that an importer has to fill.
func requiredColumns(of entity: NSEntityDescription) -> [String] {
  entity.propertiesByName.values
    .filter { property in
      let isInherited: Bool = property.entity !== entity
      return !property.isOptional && !property.isTransient && !isInherited
    }
    .map(\.name).sorted()
}

/// The models that a table belongs to and its class is named by.
func origin(of entity: NSEntityDescription) -> (model: NSManagedObjectModel, type: String) {
  let model: NSManagedObjectModel = entity.managedObjectModel
  let type: String = entity.managedObjectClassName
  return (model, type)
}

/// A column that stands for a table whose import is not known yet.
func placeholderColumn(named name: String) -> NSPropertyDescription {
  let column = NSPropertyDescription()
  column.name = name
  column.isTransient = true
  return column
}
