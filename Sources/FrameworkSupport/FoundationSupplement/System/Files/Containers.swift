// The storage that an extension shares with its app: app-group containers, defaults and the
// key-value store.

import ExtensionEnvironment
public import Foundation
import Synchronization

extension FileManager {
  /// Returns the group's folder among the run's private containers, made on demand.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else {
      return nil
    }
    let folder = ExtensionSurroundings.current.containers.appendingPathComponent(
      groupIdentifier, isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    AccessJournal.note(
      "container", of: groupIdentifier, value: GroupFolder.holdsFiles(folder.path) ? "files" : nil)
    return folder
  }

  /// Returns nil: the person is not signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// The key-value store of a person who is not signed in to iCloud: it keeps values for as long as
/// the process lives, and receives no changes.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  open func value(forKey key: String) -> Any? { object(forKey: key) }
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }

  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  open func removeObject(forKey aKey: String) {
    lock.withLock { _ = values.removeValue(forKey: aKey) }
  }

  @discardableResult open func synchronize() -> Bool { true }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let value as Bool: NSNumber(value: value)
    case let value as Int64: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as NSNumber: value
    default: nil
    }
  }
}

/// The keys for the reason and the changed keys of an external change of the store.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
