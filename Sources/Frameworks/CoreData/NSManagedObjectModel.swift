// Models and their parts.

public import FoundationSupplement
import Synchronization
import DataModels

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var isIndexed = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open internal(set) unowned(unsafe) var entity: NSEntityDescription!

  public override init() {}
}

/// A value that a store would compute for a fetch. It is not computed here, and its key is left out.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: NSObject?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100

  /// The type that a model's file names.
  init(spelling: String) {
    self =
      switch spelling {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      case "Composite": .compositeAttributeType
      default: .undefinedAttributeType
      }
  }
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false

  convenience init(_ compiled: CompiledDataModel.Attribute) {
    self.init()
    name = compiled.name
    isOptional = compiled.isOptional
    attributeType = NSAttributeType(spelling: compiled.type)
    defaultValue = compiled.defaultValue.flatMap(value)
    isTransient = compiled.storage == .transient
    allowsExternalBinaryDataStorage = compiled.storage == .external
    renamingIdentifier = compiled.formerName
  }

  /// Returns the default value for its text in a model's file.
  private func value(_ text: String) -> Any? {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1" || text == "true")
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open unowned(unsafe) var destinationEntity: NSEntityDescription?
  open unowned(unsafe) var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  convenience init(_ compiled: CompiledDataModel.Relationship) {
    self.init()
    name = compiled.name
    maxCount = compiled.isToMany ? 0 : 1
    isOrdered = compiled.isOrdered
    deleteRule =
      switch compiled.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}

open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel!
  open internal(set) unowned(unsafe) var superentity: NSEntityDescription?

  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }

  public override init() {}

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    var all = superentity?.propertiesByName ?? [:]
    for property in properties { all[property.name] = property }
    return all
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name != nil && name == entity.name
      || superentity?.isKindOf(entity: entity) == true
  }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    guard let name = managedObjectClassName, name != "NSManagedObject" else {
      return NSManagedObject.self
    }
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let names = [name] + (managedObjectModel?.modules ?? []).map { $0 + "." + plain }
    for name in names {
      if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
    }
    return NSManagedObject.self
  }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  @discardableResult
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("the context's model has no entity named \(entityName)")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The modules in which the objects' classes are looked for.
  var modules: [String] = []

  open var entities: [NSEntityDescription] = [] {
    didSet { adoptEntities() }
  }

  /// Makes the entities the model's own, and keeps the model, which they refer to.
  private func adoptEntities() {
    for entity in entities { entity.managedObjectModel = self }
    Self.loaded.withLock { models in
      if !models.contains(where: { $0 === self }) { models.append(self) }
    }
  }

  open var versionIdentifiers: Set<AnyHashable> = []

  @_disfavoredOverload
  public override init() {}

  /// Creates a model whose objects' classes are looked for in the caller's module.
  ///
  /// A class that has a name of its own in Objective-C is asked for without its module's.
  ///
  /// - Parameter fileID: The caller's file, which names its module.
  public init(_fileID fileID: StaticString = #fileID) {
    modules = "\(fileID)".split(separator: "/").prefix(1).map(String.init)
  }

  public convenience init?(contentsOf url: URL) {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let file =
      isFolder.boolValue
      ? url.appendingPathComponent(url.deletingPathExtension().lastPathComponent + ".mom") : url
    guard let data = try? Data(contentsOf: file),
      let compiled = try? JSONDecoder().decode(CompiledDataModel.self, from: data)
    else { return nil }
    self.init(compiled)
  }

  convenience init(_ compiled: CompiledDataModel) {
    self.init()
    modules = compiled.modules
    let made = compiled.entities.map { source in
      let entity = NSEntityDescription()
      entity.name = source.name
      entity.managedObjectClassName = source.className ?? "NSManagedObject"
      entity.isAbstract = source.isAbstract
      entity.properties =
        source.attributes.map { NSAttributeDescription($0) }
        + source.relationships.map { NSRelationshipDescription($0) }
      return entity
    }
    entities = made
    // An initializer calls no observer.
    adoptEntities()
    let named = entitiesByName
    for (source, entity) in zip(compiled.entities, made) {
      if let parent = source.parent.flatMap({ named[$0] }) { parent.subentities.append(entity) }
    }
    for (source, entity) in zip(compiled.entities, made) {
      for relationship in source.relationships {
        let description = entity.relationshipsByName[relationship.name]
        let destination = named[relationship.destination]
        description?.destinationEntity = destination
        description?.inverseRelationship = relationship.inverse.flatMap {
          destination?.relationshipsByName[$0]
        }
      }
    }
  }

  /// The models of this process, which keep their parts alive.
  static let loaded = Mutex<[NSManagedObjectModel]>([])

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    guard let folder = ExtensionSurroundings.current.resources else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let models = names.sorted().filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }
      .compactMap { NSManagedObjectModel(contentsOf: folder.appendingPathComponent($0)) }
    guard let first = models.first else { return nil }
    if models.count > 1 {
      first.modules = Array(Set(models.flatMap(\.modules))).sorted()
      first.entities = models.flatMap(\.entities)
    }
    return first
  }

  /// The entity whose objects are of a class, in a model or in any that was loaded.
  static func entity(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel?
  ) -> NSEntityDescription? {
    let models = model.map { [$0] } ?? loaded.withLock { $0.reversed() }
    let name = String(describing: type)
    for entity in models.flatMap(\.entities) {
      if entity.objectClass == type { return entity }
    }
    return models.flatMap(\.entities).first { $0.name == name }
  }
}
