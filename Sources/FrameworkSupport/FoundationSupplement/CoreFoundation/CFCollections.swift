// CoreFoundation's functions for dictionaries and lists, which give and take addresses of objects.
// An object whose address was given stays for as long as the process does: Foundation's collections
// hand out values of Swift, so that the object is made when it is asked for.

public import Foundation

/// The functions by which a list keeps its elements, which have no effect here.
public struct CFArrayCallBacks: Sendable {
  public var version: CFIndex = 0
  /// Creates callbacks.
  public init() {}
}

/// The functions by which a dictionary keeps its keys, which have no effect here.
public struct CFDictionaryKeyCallBacks: Sendable {
  public var version: CFIndex = 0
  /// Creates callbacks.
  public init() {}
}

/// The functions by which a dictionary keeps its values, which have no effect here.
public struct CFDictionaryValueCallBacks: Sendable {
  public var version: CFIndex = 0
  /// Creates callbacks.
  public init() {}
}

public let kCFTypeArrayCallBacks = CFArrayCallBacks()
public let kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
public let kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()

private func object(at address: UnsafeRawPointer?) -> AnyObject? {
  address.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}

private func keptAddress(of value: Any?) -> UnsafeRawPointer? {
  value.map { UnsafeRawPointer(Unmanaged.passRetained($0 as AnyObject).toOpaque()) }
}

// Dictionaries.

/// Returns the number of keys.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns the address of a key's value; nil where the dictionary does not have the key.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  keptAddress(of: object(at: key).flatMap { theDict?.object(forKey: $0) })
}

/// Writes the address of a key's value, and returns whether the dictionary has the key.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = object(at: key).flatMap({ theDict?.object(forKey: $0) }) else { return false }
  if let value { value.pointee = keptAddress(of: found) }
  return true
}

/// Returns whether a dictionary has a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  object(at: key).flatMap { theDict?.object(forKey: $0) } != nil
}

/// Creates a copy of a dictionary.
public func CFDictionaryCreateCopy(
  _ allocator: CFAllocator!, _ theDict: CFDictionary!
) -> CFDictionary! {
  theDict.map { $0.copy() as? CFDictionary ?? $0 }
}

/// Creates a dictionary that can be changed; `keyCallBacks` and `valueCallBacks` have no effect.
public func CFDictionaryCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
  _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! {
  NSMutableDictionary()
}

/// Creates a copy of a dictionary that can be changed.
public func CFDictionaryCreateMutableCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ theDict: CFDictionary!
) -> CFMutableDictionary! {
  theDict?.mutableCopy() as? CFMutableDictionary
}

/// Adds a key's value, if the dictionary does not have the key yet.
public func CFDictionaryAddValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  if !CFDictionaryContainsKey(theDict, key) { CFDictionarySetValue(theDict, key, value) }
}

/// Sets a key's value.
public func CFDictionarySetValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard let key = object(at: key) as? NSObject, let value = object(at: value) else { return }
  theDict?.setObject(value, forKey: key)
}

/// Removes a key.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
  if let key = object(at: key) { theDict?.removeObject(forKey: key) }
}

/// Removes all keys.
public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) {
  theDict?.removeAllObjects()
}

// Lists.

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the address of an element.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  keptAddress(of: theArray?.object(at: idx))
}

/// Returns whether an object is among the elements of a range.
public func CFArrayContainsValue(
  _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> Bool {
  CFArrayGetFirstIndexOfValue(theArray, range, value) >= 0
}

/// Returns the index of the first element of a range that is equal to an object; -1 for none.
public func CFArrayGetFirstIndexOfValue(
  _ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> CFIndex {
  guard let theArray, let value = object(at: value) else { return -1 }
  let indices = range.location..<range.location + range.length
  return indices.first { CFEqual(theArray.object(at: $0), value) } ?? -1
}

/// Creates a copy of a list.
public func CFArrayCreateCopy(_ allocator: CFAllocator!, _ theArray: CFArray!) -> CFArray! {
  theArray.map { $0.copy() as? CFArray ?? $0 }
}

/// Creates a list that can be changed; `callBacks` has no effect.
public func CFArrayCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! {
  NSMutableArray()
}

/// Creates a copy of a list that can be changed.
public func CFArrayCreateMutableCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ theArray: CFArray!
) -> CFMutableArray! {
  theArray?.mutableCopy() as? CFMutableArray
}

/// Adds an element at the end.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
  if let value = object(at: value) { theArray?.add(value) }
}

/// Adds an element before another.
public func CFArrayInsertValueAtIndex(
  _ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!
) {
  if let value = object(at: value) { theArray?.insert(value, at: idx) }
}

/// Puts an element in another's place.
public func CFArraySetValueAtIndex(
  _ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!
) {
  guard let theArray, let value = object(at: value) else { return }
  if idx == theArray.count {
    theArray.add(value)
  } else {
    theArray.replaceObject(at: idx, with: value)
  }
}

/// Removes an element.
public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) {
  theArray?.removeObject(at: idx)
}

/// Removes all elements.
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray?.removeAllObjects() }
