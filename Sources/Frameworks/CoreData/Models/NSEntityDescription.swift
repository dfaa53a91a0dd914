// Relationships and entities.

import DataModels
public import FoundationSupplement
import Synchronization

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
    let greatest = compiled.maximumCount == 1 ? 0 : compiled.maximumCount
    maxCount = compiled.isToMany ? greatest : 1
    minCount = compiled.minimumCount
    isOptional = compiled.isOptional
    isOrdered = compiled.isOrdered
    renamingIdentifier = compiled.formerName
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
  open var renamingIdentifier: String?
  open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel! {
    didSet { knownClass.withLock { $0 = nil } }
  }
  open internal(set) unowned(unsafe) var superentity: NSEntityDescription?

  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }

  /// The class that was found for the name of one, in the modules of the entity's model.
  private let knownClass = Mutex<(name: String, type: NSManagedObject.Type)?>(nil)

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

  /// The names of the properties of each list of which no two objects have the same values.
  var constraintNames: [[String]] {
    uniquenessConstraints.map { constraint in
      constraint.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    }
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
    // Each object of a fetch asks, and the runtime looks through all types for a name.
    if let known = knownClass.withLock({ $0 }), known.name == name { return known.type }
    guard let type = classNamed(name) else { return NSManagedObject.self }
    knownClass.withLock { $0 = (name, type) }
    return type
  }

  private func classNamed(_ name: String) -> NSManagedObject.Type? {
    let plain = name.split(separator: ".").last.map(String.init) ?? name
    let names = [name] + (managedObjectModel?.modules ?? []).map { $0 + "." + plain }
    for name in names {
      if let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
    }
    return nil
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
