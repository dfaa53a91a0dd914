// The collections through which a relationship to many is changed: what is put into one is at once in
// the relationship and its inverse, as Apple's guide to key-value coding documents it.

public import FoundationSupplement

extension NSManagedObject {
  /// Returns a set that shows and changes a relationship to many.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelationshipSet(of: self, key)
  }

  /// Returns a list that shows and changes an ordered relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    RelationshipList(of: self, key)
  }

  /// The objects that a relationship leads to, in its order.
  fileprivate func members(of key: String) -> [NSManagedObject] {
    precondition(
      entity.relationshipsByName[key]?.isToMany == true,
      "the entity \(entity.name ?? "") has no relationship to many named \(key)")
    return objectIDs(forRelationshipNamed: key).compactMap {
      managedObjectContext?.objectIfPresent($0)
    }
  }

  fileprivate func setMembers(_ members: [NSManagedObject], of key: String) {
    setValue(NSOrderedSet(array: members), forKey: key)
  }
}

/// A relationship as a set.
private final class RelationshipSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { fatalError("a relationship's set belongs to an object") }

  required init?(coder: NSCoder) { nil }

  private var members: [NSManagedObject] { owner.members(of: key) }

  override var count: Int { members.count }

  override func member(_ object: Any) -> Any? { members.first { $0 === object as AnyObject } }

  override func objectEnumerator() -> NSEnumerator { NSArray(array: members).objectEnumerator() }

  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, member(object) == nil else { return }
    owner.setMembers(members + [object], of: key)
  }

  override func remove(_ object: Any) {
    owner.setMembers(members.filter { $0 !== object as AnyObject }, of: key)
  }
}

/// An ordered relationship as a list.
private final class RelationshipList: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    super.init(capacity: 0)
  }

  override init(capacity numItems: Int) { fatalError("a relationship's list belongs to an object") }

  required init(arrayLiteral elements: Any...) {
    fatalError("a relationship's list belongs to an object")
  }

  required init?(coder: NSCoder) { nil }

  private var members: [NSManagedObject] { owner.members(of: key) }

  private func change(_ body: (inout [NSManagedObject]) -> Void) {
    var list = members
    body(&list)
    owner.setMembers(list, of: key)
  }

  override var count: Int { members.count }

  override func object(at idx: Int) -> Any { members[idx] }

  override func index(of object: Any) -> Int {
    members.firstIndex { $0 === object as AnyObject } ?? NSNotFound
  }

  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject, index(of: object) == NSNotFound else { return }
    change { $0.insert(object, at: idx) }
  }

  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

  override func add(_ object: Any) { insert(object, at: count) }

  override func addObjects(from array: [Any]) { array.forEach(add) }

  override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }

  override func remove(_ object: Any) { change { $0.removeAll { $0 === object as AnyObject } } }

  override func removeAllObjects() { change { $0 = [] } }

  override func replaceObject(at idx: Int, with object: Any) {
    guard let object = object as? NSManagedObject else { return }
    change { $0[idx] = object }
  }
}
