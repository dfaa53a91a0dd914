// The keychain of Apple's Security framework, which an import of Foundation brings: items are kept for
// as long as the process runs, and none is there at its start, as in an extension whose app has not
// signed in.

import Foundation
import Synchronization

/// A keychain item: the attributes that it was added with.
private struct KeychainItem: @unchecked Sendable {
  var attributes: [String: Any]
}

private let keychain = Mutex<[KeychainItem]>([])

/// The keys of a query that are instructions and no attributes of an item.
private let instructions: Set<String> = [
  kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef, kSecMatchLimit,
  kSecUseAuthenticationContext, kSecUseDataProtectionKeychain, kSecValueData,
  kSecAttrAccessible, kSecUseAuthenticationUI,
]

/// The keys that form an item's primary key.
private let identity = [
  kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrServer, kSecAttrLabel,
  kSecAttrApplicationTag, kSecAttrAccessGroup,
]

private func isEqual(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return false }
  return (one as? AnyHashable) == (other as? AnyHashable)
}

private func matches(_ item: KeychainItem, _ query: [String: Any]) -> Bool {
  query.allSatisfy { key, value in
    instructions.contains(key) || isEqual(item.attributes[key], value)
      || (key == kSecAttrSynchronizable && isEqual(value, kSecAttrSynchronizableAny))
  }
}

@discardableResult
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard attributes[kSecClass] != nil else { return errSecParam }
  let item = KeychainItem(attributes: attributes)
  return keychain.withLock { items in
    let isKnown = items.contains { other in
      identity.allSatisfy { key in
        attributes[key] == nil && other.attributes[key] == nil
          || isEqual(attributes[key], other.attributes[key])
      }
    }
    if isKnown { return errSecDuplicateItem }
    items.append(item)
    return errSecSuccess
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let found = keychain.withLock { items in items.filter { matches($0, query) } }
  guard let first = found.first else { return errSecItemNotFound }
  let isAll = isEqual(query[kSecMatchLimit], kSecMatchLimitAll)
  let values = (isAll ? found : [first]).map { answer(of: $0, to: query) }
  result?.pointee = isAll ? values as AnyObject : values[0] as AnyObject
  return errSecSuccess
}

/// Returns a query's result for an item: its data, or its attributes with or without the data.
private func answer(of item: KeychainItem, to query: [String: Any]) -> Any {
  let wantsData = isEqual(query[kSecReturnData], true)
  guard isEqual(query[kSecReturnAttributes], true) else {
    return item.attributes[kSecValueData] ?? Data()
  }
  return item.attributes.filter { wantsData || $0.key != kSecValueData }
}

@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let change = KeychainItem(attributes: attributesToUpdate)
  let wanted = KeychainItem(attributes: query)
  return keychain.withLock { items in
    let indices = items.indices.filter { matches(items[$0], wanted.attributes) }
    for index in indices {
      items[index].attributes.merge(change.attributes) { _, new in new }
    }
    return indices.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let wanted = KeychainItem(attributes: query)
  return keychain.withLock { items in
    let count = items.count
    items.removeAll { matches($0, wanted.attributes) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
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
  messages[status] ?? "OSStatus \(status)"
}

private let messages: [OSStatus: String] = [
  errSecSuccess: "No error.",
  errSecParam: "One or more parameters passed to a function were not valid.",
  errSecDuplicateItem: "The specified item already exists in the keychain.",
  errSecItemNotFound: "The specified item could not be found in the keychain.",
]
