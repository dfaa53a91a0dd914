// The collections through which a relationship to many is changed: what is put into one is at once
// in the relationship and its inverse, as Apple's guide to key-value coding documents it.

public import FoundationSupplement

extension NSManagedObject {
  /// Returns a set that shows and changes a relationship to many.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelationshipSet(Relationship(of: self, key))
  }

  /// Returns a list that shows and changes an ordered relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    RelationshipList(Relationship(of: self, key))
  }
}

/// The objects that a relationship to many leads to, in its order.
private struct Relationship {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    precondition(
      owner.entity.relationshipsByName[key]?.isToMany == true,
      "the entity \(owner.entity.name ?? "") has no relationship to many named \(key)")
    self.owner = owner
    self.key = key
  }

  var members: [NSManagedObject] {
    get {
      owner.objectIDs(forRelationshipNamed: key)
        .compactMap { owner.managedObjectContext?.objectIfPresent($0) }
    }
    nonmutating set { owner.setValue(NSOrderedSet(array: newValue), forKey: key) }
  }
}

/// A relationship as a set.
private final class RelationshipSet: NSMutableSet {
  private let relationship: Relationship

  init(_ relationship: Relationship) {
    self.relationship = relationship
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("a relationship's set belongs to an object") }

  required init?(coder: NSCoder) { nil }

  override var count: Int { relationship.members.count }

  override func member(_ object: Any) -> Any? {
    relationship.members.first { $0 === object as AnyObject }
  }

  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: relationship.members).objectEnumerator()
  }

  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, member(object) == nil else { return }
    relationship.members.append(object)
  }

  override func remove(_ object: Any) {
    relationship.members.removeAll { $0 === object as AnyObject }
  }
}

/// An ordered relationship as a list.
private final class RelationshipList: NSMutableOrderedSet {
  private let relationship: Relationship

  init(_ relationship: Relationship) {
    self.relationship = relationship
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) {
    fatalError("a relationship's list belongs to an object")
  }

  required init(arrayLiteral elements: Any...) {
    fatalError("a relationship's list belongs to an object")
  }

  required init?(coder: NSCoder) { nil }

  override var count: Int { relationship.members.count }

  override func object(at idx: Int) -> Any { relationship.members[idx] }

  override func index(of object: Any) -> Int {
    relationship.members.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }

  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

  override func add(_ object: Any) { insert(object, at: count) }

  override func addObjects(from array: [Any]) { array.forEach(add) }

  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject, !contains(object) else { return }
    relationship.members.insert(object, at: idx)
  }

  override func remove(_ object: Any) {
    relationship.members.removeAll { $0 === object as AnyObject }
  }

  override func removeObject(at idx: Int) { relationship.members.remove(at: idx) }

  override func removeAllObjects() { relationship.members = [] }

  override func replaceObject(at idx: Int, with object: Any) {
    guard let object = object as? NSManagedObject else { return }
    relationship.members[idx] = object
  }
}
