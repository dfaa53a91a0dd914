// The values that a Mac's services share. A widget extension may read them and set none; of all
// values here are the names of the Mac, which are those of any.

public import Dispatch
public import FoundationSupplement

public final class SCDynamicStore: @unchecked Sendable {}

/// The function that is told of changes: a closure here, as the store is no type of C's.
public typealias SCDynamicStoreCallBack =
  (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void

/// The context that a callback for changes is given, with the members of that for hosts.
public typealias SCDynamicStoreContext = SCNetworkReachabilityContext

private let computerName = "Mac"
private let systemKey = "Setup:/System"
private let hostKey = "Setup:/Network/HostNames"

/// The values by their keys.
private var values: [String: [String: Any]] {
  [
    systemKey: ["ComputerName": computerName, "ComputerNameEncoding": Int(kCFStringEncodingUTF8)],
    hostKey: ["LocalHostName": computerName],
  ]
}

/// Opens a session; the function is never called, as nothing changes while a provider answers.
public func SCDynamicStoreCreate(
  _ allocator: CFAllocator?, _ name: CFString, _ callout: SCDynamicStoreCallBack?,
  _ context: UnsafeMutablePointer<SCDynamicStoreContext>?
) -> SCDynamicStore? {
  LastStatus.value = kSCStatusOK
  return SCDynamicStore()
}

/// Opens a session with options, as `SCDynamicStoreCreate` does.
public func SCDynamicStoreCreateWithOptions(
  _ allocator: CFAllocator?, _ name: CFString, _ storeOptions: CFDictionary?,
  _ callout: SCDynamicStoreCallBack?, _ context: UnsafeMutablePointer<SCDynamicStoreContext>?
) -> SCDynamicStore? {
  SCDynamicStoreCreate(allocator, name, callout, context)
}

/// Returns the value of a key; nil, and `kSCStatusNoKey`, for one that is not set.
public func SCDynamicStoreCopyValue(
  _ store: SCDynamicStore?, _ key: CFString
) -> CFPropertyList? {
  let value = values[key as String]
  LastStatus.value = value == nil ? kSCStatusNoKey : kSCStatusOK
  return value.map { NSDictionary(dictionary: $0) }
}

/// Returns the keys that match a regular expression.
public func SCDynamicStoreCopyKeyList(_ store: SCDynamicStore?, _ pattern: CFString) -> CFArray? {
  guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern as String))$") else {
    LastStatus.value = kSCStatusFailed
    return nil
  }
  LastStatus.value = kSCStatusOK
  let keys = values.keys.sorted().filter {
    expression.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil
  }
  return NSArray(array: keys)
}

/// Returns the values of keys and of all keys that match regular expressions.
public func SCDynamicStoreCopyMultiple(
  _ store: SCDynamicStore?, _ keys: CFArray?, _ patterns: CFArray?
) -> CFDictionary? {
  var wanted = (keys ?? []).compactMap { $0 as? String }
  for pattern in (patterns ?? []).compactMap({ $0 as? String }) {
    let found = SCDynamicStoreCopyKeyList(store, pattern as CFString)
    wanted += (found ?? []).compactMap { $0 as? String }
  }
  LastStatus.value = kSCStatusOK
  return NSDictionary(dictionary: values.filter { wanted.contains($0.key) })
}

/// Sets a value: refused, as an extension may not.
public func SCDynamicStoreSetValue(
  _ store: SCDynamicStore?, _ key: CFString, _ value: CFPropertyList
) -> Bool {
  LastStatus.value = kSCStatusAccessError
  return false
}

/// Takes the keys whose changes are to be told: none comes.
@discardableResult public func SCDynamicStoreSetNotificationKeys(
  _ store: SCDynamicStore, _ keys: CFArray?, _ patterns: CFArray?
) -> Bool {
  LastStatus.value = kSCStatusOK
  return true
}

/// Takes the queue on which changes are to be told: none comes.
@discardableResult public func SCDynamicStoreSetDispatchQueue(
  _ store: SCDynamicStore, _ queue: DispatchQueue?
) -> Bool {
  LastStatus.value = kSCStatusOK
  return true
}

/// Returns the name of the Mac, which is that of any.
public func SCDynamicStoreCopyComputerName(
  _ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<CFStringEncoding>?
) -> CFString? {
  LastStatus.value = kSCStatusOK
  nameEncoding?.pointee = kCFStringEncodingUTF8
  return computerName as CFString
}

/// Returns the name of the Mac in the local network.
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> CFString? {
  LastStatus.value = kSCStatusOK
  return computerName as CFString
}

/// Returns the proxies' settings: none is set.
public func SCDynamicStoreCopyProxies(_ store: SCDynamicStore?) -> CFDictionary? {
  LastStatus.value = kSCStatusOK
  return [:]
}

/// Returns a key for the names of the Mac.
public func SCDynamicStoreKeyCreateComputerName(_ allocator: CFAllocator?) -> CFString {
  systemKey as CFString
}

/// Returns a key for the names of the Mac in networks.
public func SCDynamicStoreKeyCreateHostNames(_ allocator: CFAllocator?) -> CFString {
  hostKey as CFString
}

/// Returns a key for what holds of all networks, such as `State:/Network/Global/IPv4`.
public func SCDynamicStoreKeyCreateNetworkGlobalEntity(
  _ allocator: CFAllocator?, _ domain: CFString, _ entity: CFString
) -> CFString {
  "\(domain as String)/Network/Global/\(entity as String)" as CFString
}

public var kSCDynamicStoreDomainState: CFString { "State:" as CFString }
public var kSCDynamicStoreDomainSetup: CFString { "Setup:" as CFString }
public var kSCEntNetIPv4: CFString { "IPv4" as CFString }
public var kSCEntNetIPv6: CFString { "IPv6" as CFString }
public var kSCEntNetDNS: CFString { "DNS" as CFString }
