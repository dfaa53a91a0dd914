// Core Foundation's collections as code from C and from tutorials uses them.

import Foundation

/// A value of a dictionary, found by the address of its key.
func text(_ key: CFString, in table: CFDictionary) -> String? {
  let address = Unmanaged.passUnretained(key).toOpaque()
  guard CFDictionaryContainsKey(table, address), let value = CFDictionaryGetValue(table, address)
  else { return nil }
  return unsafeBitCast(value, to: CFString.self) as String
}

/// The pause of a picture in a strip of several.
func pause(of properties: CFDictionary, _ key: CFString) -> Double {
  var found: UnsafeRawPointer?
  let address = Unmanaged.passUnretained(key).toOpaque()
  guard CFDictionaryGetValueIfPresent(properties, address, &found), let found else { return 0.1 }
  return unsafeBitCast(found, to: CFNumber.self).doubleValue
}

/// A table that is written with the functions of C.
final class Table {
  private let rows: CFMutableDictionary
  private let order: CFMutableArray

  init?() {
    var keys: CFDictionaryKeyCallBacks = kCFTypeDictionaryKeyCallBacks
    var values: CFDictionaryValueCallBacks = kCFTypeDictionaryValueCallBacks
    var elements: CFArrayCallBacks = kCFTypeArrayCallBacks
    guard let rows = CFDictionaryCreateMutable(kCFAllocatorDefault, 0, &keys, &values),
      let order = CFArrayCreateMutable(kCFAllocatorDefault, 0, &elements),
      keys.version == values.version
    else { return nil }
    self.rows = rows
    self.order = order
  }

  func set(_ value: CFTypeRef, for key: CFString, isNew: Bool) {
    let address = Unmanaged.passUnretained(key).toOpaque()
    let content = Unmanaged.passUnretained(value).toOpaque()
    if isNew {
      CFDictionaryAddValue(rows, address, content)
    } else {
      CFDictionarySetValue(rows, address, content)
    }
    let whole = CFRangeMake(0, CFArrayGetCount(order))
    if !CFArrayContainsValue(order, whole, address) { CFArrayAppendValue(order, address) }
  }

  func remove(_ key: CFString) {
    let address = Unmanaged.passUnretained(key).toOpaque()
    CFDictionaryRemoveValue(rows, address)
    let index = CFArrayGetFirstIndexOfValue(order, CFRangeMake(0, CFArrayGetCount(order)), address)
    if index >= 0 { CFArrayRemoveValueAtIndex(order, index) }
  }

  func rename(_ index: CFIndex, to key: CFString, isFirst: Bool) {
    let address = Unmanaged.passUnretained(key).toOpaque()
    if isFirst {
      CFArrayInsertValueAtIndex(order, 0, address)
    } else {
      CFArraySetValueAtIndex(order, index, address)
    }
  }

  func clear() {
    CFDictionaryRemoveAllValues(rows)
    CFArrayRemoveAllValues(order)
  }

  var names: [String] {
    (0..<CFArrayGetCount(order)).compactMap {
      CFArrayGetValueAtIndex(order, $0).map { unsafeBitCast($0, to: CFString.self) as String }
    }
  }

  var copies: (CFDictionary?, CFArray?) {
    let rows = CFDictionaryCreateMutableCopy(nil, 0, rows)
    let order = CFArrayCreateMutableCopy(nil, 0, order)
    return (CFDictionaryCreateCopy(nil, rows), CFArrayCreateCopy(nil, order))
  }

  var isDone: Bool { CFBooleanGetValue(kCFBooleanTrue) }
}

/// The texts of a list, each as a text of Swift.
func words(_ list: CFArray) -> [String] {
  let copy = list as NSArray as? [String] ?? []
  return copy + (list as [AnyObject]).compactMap { $0 as? String }
}

/// A query of the kind that sample code makes.
func tableQuery(_ name: String?, _ extra: NSMutableDictionary) -> CFDictionary {
  extra["name" as CFString] = name as CFString?
  let copy: NSDictionary = extra
  return copy as CFDictionary
}
