// The keychain of Apple's Security framework, which an import of Foundation brings: items are kept
// for as long as the process runs, and none is there at its start, as in an extension whose app has
// not signed in. Where the app runs beside the extension, both have the items in one file, and each
// sees those of its access groups. Another group is refused with errSecMissingEntitlement, as
// documented. An item of the environment stands for what the app has stored, of which it names a
// part: a query finds it by attributes that it does not name, too, where no other item is as asked.

import ExtensionEnvironment
import Foundation
import Synchronization

/// A keychain item: the attributes that it was added with.
private struct KeychainItem: @unchecked Sendable {
  var attributes: [CFString: Any]
}

/// The key of a mark on items of the environment.
private nonisolated(unsafe) let givenMark = "widgetcheck.given" as CFString

private let keychain = Mutex<[KeychainItem]>(KeychainItem.given)

/// Gives access to the items: those of the process, or those that the app and its extension share.
private func withKeychain<Result: Sendable>(
  _ work: (inout sending [KeychainItem]) -> sending Result
) -> Result {
  keychain.withLock { items in
    guard let file = ExtensionSurroundings.current.keychain else { return work(&items) }
    items = KeychainItem.items(in: file) ?? KeychainItem.given
    let result = work(&items)
    KeychainItem.write(items, to: file)
    return result
  }
}

extension KeychainItem {
  /// The items that the environment has at the start.
  fileprivate static var given: [KeychainItem] {
    DeviceRecord.given("keychain").map { record in
      let server = record.text("server")
      var attributes: [CFString: Any] = [
        kSecClass: server == nil ? kSecClassGenericPassword : kSecClassInternetPassword,
        kSecValueData: Data((record.text("data") ?? "").utf8),
      ]
      attributes[kSecAttrServer] = server
      attributes[kSecAttrService] = record.text("service")
      attributes[kSecAttrAccount] = record.text("account")
      attributes[kSecAttrAccessGroup] = record.text("accessGroup")
      attributes[givenMark] = true
      return KeychainItem(attributes: attributes)
    }
  }

  /// Notes in the journal that the item has its present data.
  fileprivate func noteWriting() {
    let names = [kSecAttrServer, kSecAttrService, kSecAttrAccount, kSecAttrLabel]
      .compactMap { attributes[$0] as? String }
    let data = attributes[kSecValueData] as? Data
    AccessJournal.note(
      "secret", of: "the keychain", key: names.joined(separator: "/"),
      value: data.map(WatchedDefaults.digest))
  }

  /// The items that were written; nil where none ever were.
  fileprivate static func items(in file: URL) -> [KeychainItem]? {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return (list as? [[CFString: Any]] ?? []).map(KeychainItem.init)
  }

  /// Writes the parts of items that a property list can hold, which is all that a device keeps.
  fileprivate static func write(_ items: [KeychainItem], to file: URL) {
    let list = items.map { item in
      item.attributes.filter {
        PropertyListSerialization.propertyList($0.value, isValidFor: .binary)
      }
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    try? data?.write(to: file, options: .atomic)
  }
}

/// The keys of a query that are instructions and no attributes of an item.
private nonisolated(unsafe) let instructions: Set<CFString> = [
  kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
  kSecUseAuthenticationContext, kSecUseDataProtectionKeychain, kSecValueData,
  kSecAttrAccessible, kSecUseAuthenticationUI, givenMark,
]

/// The keys that form an item's primary key.
private nonisolated(unsafe) let identity = [
  kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrLabel,
  kSecAttrApplicationTag, kSecAttrAccessGroup,
]

private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return false }
  return CFEqual(one, other)
}

/// Whether two values of an attribute are the same; an access group may have several names.
private func isEqual(_ key: CFString, _ one: Any?, _ other: Any?) -> Bool {
  if key == kSecAttrAccessGroup, let one = one as? String, let other = other as? String,
    let groups = KeychainGroups.current
  {
    return groups.areEqual(one, other)
  }
  return isEqual(one, other)
}

/// The refusal of a query that names an access group of others; nil for any other.
private func refusal(of queries: [CFString: Any]...) -> OSStatus? {
  let groups = queries.compactMap { $0[kSecAttrAccessGroup] as? String }
  let isAllowed = groups.allSatisfy { KeychainGroups.current?.contains($0) ?? true }
  return isAllowed ? nil : errSecMissingEntitlement
}

private func isVisible(_ item: KeychainItem) -> Bool {
  KeychainGroups.current?.sees(item.attributes[kSecAttrAccessGroup] as? String) != false
}

/// The positions of the items that a query is for: those that have all of its attributes or, where
/// there are none, items of the environment with no other value of any of them.
private func positions(in items: [KeychainItem], of query: [CFString: Any]) -> [Int] {
  let exact = items.indices.filter { hasValues(items[$0], of: query) }
  guard exact.isEmpty else { return exact }
  return items.indices.filter { items[$0].differences(from: query)?.isEmpty == true }
}

private func hasValues(_ item: KeychainItem, of query: [CFString: Any]) -> Bool {
  query.allSatisfy { key, value in
    if instructions.contains(key) || isEqual(key, item.attributes[key], value) { return true }
    guard key == kSecAttrSynchronizable else { return false }
    // An item that does not say so is kept on the device alone.
    return isEqual(value, kSecAttrSynchronizableAny)
      || item.attributes[key] == nil && isEqual(value, false)
  }
}

extension KeychainItem {
  /// The attributes of a query of which an item of the environment has other values; nil for an item
  /// that code has added.
  ///
  /// Some authors write texts as their bytes.
  fileprivate func differences(from query: [CFString: Any]) -> [CFString]? {
    guard attributes[givenMark] != nil else { return nil }
    return query.compactMap { key, value in
      guard !instructions.contains(key), let own = attributes[key], !isEqual(key, own, value)
      else { return nil }
      let text = (value as? Data).map { String(decoding: $0, as: UTF8.self) }
      return text != nil && text == own as? String ? nil : key
    }
  }
}

/// The names of the attributes that an item of the environment may have.
private nonisolated(unsafe) let givenNames: [(key: CFString, name: String)] = [
  (kSecClass, "kSecClass"), (kSecAttrServer, "kSecAttrServer"),
  (kSecAttrService, "kSecAttrService"), (kSecAttrAccount, "kSecAttrAccount"),
  (kSecAttrAccessGroup, "kSecAttrAccessGroup"),
]

/// Names the attributes in which a query differs from the item of the environment that is nearest
/// to it; nil where the environment gives none.
private func nearestMiss(of items: [KeychainItem], from query: [CFString: Any]) -> String? {
  let nearest = items.compactMap { $0.differences(from: query) }.min { $0.count < $1.count }
  return nearest.map { keys in
    givenNames.filter { keys.contains($0.key) }.map(\.name).joined(separator: ", ")
  }
}

/// The values of a dictionary whose keys are texts, as all names of the keychain are.
private func named(_ dictionary: CFDictionary) -> [CFString: Any] {
  var result: [CFString: Any] = [:]
  for (key, value) in dictionary {
    if let key = key as? String { result[key as CFString] = value }
  }
  return result
}

@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let attributes = named(attributes)
  guard attributes[kSecClass] != nil else { return errSecParam }
  if let refusal = refusal(of: attributes) { return refusal }
  var item = KeychainItem(attributes: attributes)
  if item.attributes[kSecAttrAccessGroup] == nil, let groups = KeychainGroups.current {
    item.attributes[kSecAttrAccessGroup] = groups.usual
  }
  let new = item
  let status = withKeychain { items in
    let isKnown = items.contains { other in
      identity.allSatisfy { key in
        new.attributes[key] == nil && other.attributes[key] == nil
          || isEqual(key, new.attributes[key], other.attributes[key])
      }
    }
    if isKnown { return errSecDuplicateItem }
    items.append(new)
    new.noteWriting()
    return errSecSuccess
  }
  let wantsAnswer = [kSecReturnData, kSecReturnAttributes].contains {
    isEqual(attributes[$0], true)
  }
  if status == errSecSuccess, wantsAnswer {
    result?.pointee = answer(of: new, to: attributes) as AnyObject
  }
  return status
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = named(query)
  if let refusal = refusal(of: query) { return refusal }
  let (found, others, difference) = withKeychain { items in
    let all = positions(in: items, of: query).map { items[$0] }
    let difference = all.isEmpty ? nearestMiss(of: items, from: query) : nil
    return (all.filter(isVisible), all, difference)
  }
  DeviceRecord.noteUse(of: "keychain", type: difference, isGiven: !others.isEmpty)
  if found.isEmpty, !others.isEmpty {
    NSLog(
      "%@",
      "the keychain has such an item in an access group that the entitlements do not name: "
        + (others[0].attributes[kSecAttrAccessGroup] as? String ?? ""))
  }
  guard let first = found.first else { return errSecItemNotFound }
  let isAll = isEqual(query[kSecMatchLimit], kSecMatchLimitAll)
  let values = (isAll ? found : [first]).map { answer(of: $0, to: query) }
  result?.pointee = isAll ? values as AnyObject : values[0] as AnyObject
  return errSecSuccess
}

/// Returns a query's result for an item: its data, or its attributes with or without the data.
private func answer(of item: KeychainItem, to query: [CFString: Any]) -> Any {
  let wantsData = isEqual(query[kSecReturnData], true)
  guard isEqual(query[kSecReturnAttributes], true) else {
    return item.attributes[kSecValueData] ?? Data()
  }
  return item.attributes.filter {
    wantsData && $0.key == kSecValueData || !instructions.contains($0.key)
  }
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let change = KeychainItem(attributes: named(attributesToUpdate))
  let wanted = KeychainItem(attributes: named(query))
  if let refusal = refusal(of: wanted.attributes, change.attributes) { return refusal }
  return withKeychain { items in
    let indices = positions(in: items, of: wanted.attributes).filter { isVisible(items[$0]) }
    for index in indices {
      items[index].attributes.merge(change.attributes) { _, new in new }
      items[index].noteWriting()
    }
    return indices.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let wanted = KeychainItem(attributes: named(query))
  if let refusal = refusal(of: wanted.attributes) { return refusal }
  return withKeychain { items in
    let gone = positions(in: items, of: wanted.attributes).filter { isVisible(items[$0]) }
    for index in gone.reversed() { items.remove(at: index) }
    return gone.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Fills memory with random bytes.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

public final class SecRandomRef: Sendable {
  init() {}
}

public let kSecRandomDefault: SecRandomRef? = nil

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  (messages[status] ?? "OSStatus \(status)") as CFString
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
  errSecMissingEntitlement: "A required entitlement isn't present.",
]
