// Managed objects. A property marked `@NSManaged` is staged to accessors that read and write here.

public import Combine
import FoundationSupplement

/// A value as a store keeps it, where other objects are known by their identities.
enum StoredValue {
  case value(Any)
  case object(NSManagedObjectID)
  case objects([NSManagedObjectID])

  /// The objects that a relationship leads to.
  var destinations: [NSManagedObjectID] {
    switch self {
    case .object(let id): [id]
    case .objects(let ids): ids
    case .value: []
    }
  }
}

open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  open internal(set) var objectID: NSManagedObjectID
  open internal(set) var managedObjectContext: NSManagedObjectContext?
  open var entity: NSEntityDescription { objectID.entity }

  var stored: [String: StoredValue] = [:]
  /// The values that the store had when the object was last in step with it.
  var committed: [String: StoredValue] = [:]

  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    objectID = NSManagedObjectID(entity: entity)
    managedObjectContext = context
    super.init()
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { stored[name] = .value(value) }
    }
    context?.register(self, asNew: true)
    if Self.isAwakening { tellAwakeFromInsert() }
  }

  /// Creates an object of no context, as `NSObject` has it.
  ///
  /// Apple's has no entity, and so none of its default values.
  public override convenience init() {
    let entity = NSManagedObjectModel.entity(of: Self.self, in: nil)
    self.init(entity: entity ?? NSEntityDescription(), insertInto: nil)
    stored = [:]
  }

  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = NSManagedObjectModel.entity(of: Self.self, in: moc.model) else {
      preconditionFailure("the context's model has no entity for the class \(Self.self)")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// Makes the object that a context has for one of its store.
  static func make(
    _ id: NSManagedObjectID, _ values: [String: StoredValue], in context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = NSManagedObject.withoutAwaking {
      id.entity.objectClass.init(entity: id.entity, insertInto: nil)
    }
    object.objectID = id
    object.managedObjectContext = context
    object.stored = values
    object.committed = values
    context.register(object, asNew: false)
    object.tellAwakeFromFetch()
    return object
  }

  @TaskLocal private static var isAwakening = true

  private static func withoutAwaking<Value>(_ make: () -> Value) -> Value {
    $isAwakening.withValue(false) { make() }
  }

  open class func entity() -> NSEntityDescription {
    NSManagedObjectModel.entity(of: self, in: nil) ?? NSEntityDescription()
  }

  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let entity = NSManagedObjectModel.entity(of: self, in: nil)
    return NSFetchRequest(entityName: entity?.name ?? String(describing: self))
  }

  open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) == true }
  open var isUpdated: Bool { managedObjectContext?.updatedObjects.contains(self) == true }
  open var isDeleted: Bool { managedObjectContext?.deletedObjects.contains(self) == true }
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var hasPersistentChangedValues: Bool { hasChanges }
  open var isFault: Bool { false }
  open var faultingState: Int { 0 }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validateValues() }
  open func validateForUpdate() throws { try validateValues() }
  open func validateForDelete() throws { try validateDeletion() }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {
    objectWillChange.send()
    KeyValueObservers.willChange(self)
  }

  open func didChangeValue(forKey key: String) {
    managedObjectContext?.noteChange(of: self)
    KeyValueObservers.didChange(self)
  }

  open func changedValues() -> [String: Any] {
    let keys = Set(stored.keys).union(committed.keys).filter { isChanged($0) }
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? entity.propertiesByName.keys.sorted()
    return Dictionary(
      keys.map { ($0, resolved(committed[$0], forKey: $0) ?? NSNull()) }
    ) { first, _ in first }
  }

  private func isChanged(_ key: String) -> Bool {
    let one = resolved(stored[key], forKey: key)
    let other = resolved(committed[key], forKey: key)
    return !KeyValues.areEqual(KeyValues.plain(one), KeyValues.plain(other), [])
  }

  open func value(forKey key: String) -> Any? {
    check(key)
    if let fetched = entity.propertiesByName[key] as? NSFetchedPropertyDescription {
      return fetched.value(for: self)
    }
    return primitiveValue(forKey: key)
  }

  open func primitiveValue(forKey key: String) -> Any? { resolved(stored[key], forKey: key) }

  open func setValue(_ value: Any?, forKey key: String) {
    check(key)
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  /// Returns the values of some names; `NSNull` stands for nil.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    var values: [String: Any] = [:]
    for key in keys { values[key] = value(forKey: key) ?? NSNull() }
    return values
  }

  /// Sets the values of some names; `NSNull` stands for nil.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValues.value(of: self, path: keyPath)
  }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let relationship = entity.relationshipsByName[key] else {
      stored[key] = KeyValues.plain(value).map { .value($0) }
      return
    }
    let objects = (KeyValues.elements(of: value) ?? [value]).compactMap { $0 as? NSManagedObject }
    setObjects(objects, of: relationship)
  }

  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    identities(of: key)
  }

  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  private func check(_ key: String) {
    let properties = entity.propertiesByName
    precondition(
      properties.isEmpty || properties[key] != nil,
      "the entity \(entity.name ?? "") has no property named \(key)")
  }

  open override var description: String {
    "<\(type(of: self)): \(objectID); data: \(stored.keys.sorted())>"
  }
}

extension NSManagedObject: KeyValueReadable {
  package func readableValue(forKey key: String) -> Any? {
    switch key {
    case "objectID": objectID
    case "entity": entity
    default: value(forKey: key)
    }
  }

  /// Returns a stored value in its public form: objects in the place of identities.
  func resolved(_ value: StoredValue?, forKey key: String) -> Any? {
    switch value {
    case nil:
      guard let relationship = entity.relationshipsByName[key], relationship.isToMany else {
        return nil
      }
      return relationship.isOrdered ? NSOrderedSet() : NSSet()
    case .value(let value)?: return value
    case .object(let id)?: return managedObjectContext?.objectIfPresent(id)
    case .objects(let ids)?:
      let objects = ids.compactMap { managedObjectContext?.objectIfPresent($0) }
      return entity.relationshipsByName[key]?.isOrdered == true
        ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
  }

  func identities(of key: String) -> [NSManagedObjectID] { stored[key]?.destinations ?? [] }

  /// Ties the object to others, and these to the object.
  fileprivate func setObjects(
    _ objects: [NSManagedObject], of relationship: NSRelationshipDescription
  ) {
    let old = identities(of: relationship.name)
    let new = objects.map(\.objectID)
    for object in objects where object.managedObjectContext == nil {
      object.managedObjectContext = managedObjectContext
      managedObjectContext?.register(object, asNew: true)
    }
    setIdentities(new, of: relationship)
    guard let inverse = relationship.inverseRelationship, let context = managedObjectContext else {
      return
    }
    for id in old where !new.contains(id) {
      context.objectIfPresent(id)?.change(inverse) { $0.removeAll { $0 == objectID } }
    }
    for object in objects where !old.contains(object.objectID) {
      if !inverse.isToMany {
        for owner in object.identities(of: inverse.name) where owner != objectID {
          context.objectIfPresent(owner)?.change(relationship) {
            $0.removeAll { $0 == object.objectID }
          }
        }
      }
      object.change(inverse) { ids in
        if !inverse.isToMany { ids = [] }
        if !ids.contains(objectID) { ids.append(objectID) }
      }
    }
  }

  /// Changes the destinations of a relationship, without its inverse.
  func change(
    _ relationship: NSRelationshipDescription, _ body: (inout [NSManagedObjectID]) -> Void
  ) {
    var ids = identities(of: relationship.name)
    body(&ids)
    willChangeValue(forKey: relationship.name)
    setIdentities(ids, of: relationship)
    didChangeValue(forKey: relationship.name)
  }

  private func setIdentities(
    _ ids: [NSManagedObjectID], of relationship: NSRelationshipDescription
  ) {
    if relationship.isToMany {
      stored[relationship.name] = .objects(ids)
    } else {
      stored[relationship.name] = ids.first.map { .object($0) }
    }
  }
}
