// Collections that do not keep their elements alive, from iOS 6.

public import Foundation

/// The memory management of a collection's elements.
public struct NSPointerFunctions {
  /// Options for the memory management of a collection's elements.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They are kept alive.
    public static let strongMemory = Options([])
    /// Elements are held weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// Elements are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// They are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An element that is kept alive or not.
private struct Held<ObjectType: AnyObject> {
  private weak var weakObject: ObjectType?
  private let strongObject: ObjectType?

  init(_ object: ObjectType, weakly: Bool) {
    weakObject = object
    strongObject = weakly ? nil : object
  }

  var object: ObjectType? { strongObject ?? weakObject }
}

private func areEqual(_ one: AnyObject, _ other: AnyObject, _ byIdentity: Bool) -> Bool {
  if one === other { return true }
  guard !byIdentity, let one = one as? NSObject, let other = other as? NSObject else {
    return false
  }
  return one.isEqual(other)
}

/// A set whose elements can be held weakly.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [Held<ObjectType>] = []

  /// Creates a set.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Returns a set that holds its elements weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The elements that are alive.
  open var allObjects: [ObjectType] { held.compactMap(\.object) }
  /// The number of elements that are alive.
  open var count: Int { allObjects.count }
  /// One of the elements.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an element.
  open func add(_ object: ObjectType?) {
    held.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    held.append(Held(object, weakly: options.contains(.weakMemory)))
  }

  /// Removes an element.
  open func remove(_ object: ObjectType?) {
    held.removeAll { entry in
      guard let object, let other = entry.object else { return entry.object == nil }
      return areEqual(other, object, options.contains(.objectPointerPersonality))
    }
  }

  /// Returns whether an element is there.
  open func contains(_ anObject: ObjectType?) -> Bool {
    guard let anObject else { return false }
    return allObjects.contains {
      areEqual($0, anObject, options.contains(.objectPointerPersonality))
    }
  }

  /// Removes all elements.
  open func removeAllObjects() { held = [] }
}

/// A dictionary whose keys and values can be held weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var held: [(key: Held<KeyType>, value: Held<ObjectType>)] = []

  /// Creates a dictionary.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Returns a dictionary that keeps keys and values alive.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a dictionary that keeps its keys alive.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a dictionary that keeps its values alive.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a dictionary that keeps nothing alive.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: KeyType, value: ObjectType)] {
    held.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of entries that are alive.
  open var count: Int { living.count }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return living.first { isKey($0.key, aKey) }?.value
  }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    held.append(
      (
        Held(aKey, weakly: keyOptions.contains(.weakMemory)),
        Held(anObject, weakly: valueOptions.contains(.weakMemory))
      ))
  }

  /// Removes a key and its value.
  open func removeObject(forKey aKey: KeyType?) {
    held.removeAll { entry in
      guard let key = entry.key.object, entry.value.object != nil else { return true }
      return aKey.map { isKey(key, $0) } ?? false
    }
  }

  /// Removes all keys and values.
  open func removeAllObjects() { held = [] }

  /// Returns the keys, one after another.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
  /// Returns the values, one after another.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.value)).objectEnumerator()
  }

  private func isKey(_ one: KeyType, _ other: KeyType) -> Bool {
    areEqual(one, other, keyOptions.contains(.objectPointerPersonality))
  }
}
