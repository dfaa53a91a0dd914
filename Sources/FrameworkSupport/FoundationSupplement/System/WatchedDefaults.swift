// User defaults whose uses are noted. An extension is linked so that the two ways in which its code
// comes to defaults lead here (`--wrap`), and not to Foundation.

import ExtensionEnvironment
import Foundation
import Hashing

/// User defaults that note every access in the journal.
final class WatchedDefaults: UserDefaults {
  /// The defaults of the extension itself; Foundation's own are locked too.
  nonisolated(unsafe) fileprivate static let shared = WatchedDefaults(suite: nil)

  private let suite: String

  fileprivate init?(suite: String?) {
    self.suite = suite ?? "standard"
    super.init(suiteName: suite)
  }

  override func object(forKey defaultName: String) -> Any? {
    let value = super.object(forKey: defaultName).map(Self.unwrapped)
    AccessJournal.note(
      "read", of: suite, key: defaultName, value: value.map { Self.digest(of: $0) })
    return value.map(Self.boxed)
  }

  /// Returns a value whose numbers are objects, as property lists have them on Apple's platforms: a
  /// whole one is a `Double`, too.
  private static func boxed(_ value: Any) -> Any {
    switch value {
    case let values as [String: Any]: values.mapValues(boxed)
    case let values as [Any]: values.map(boxed)
    case let flag as Bool where type(of: value) == Bool.self: NSNumber(value: flag)
    case let number as Int where type(of: value) == Int.self: NSNumber(value: number)
    case let number as Double where type(of: value) == Double.self: NSNumber(value: number)
    case let number as Float where type(of: value) == Float.self: NSNumber(value: number)
    default: value
    }
  }

  /// Returns a value whose elements are no optionals, as those of Foundation's lists are here.
  private static func unwrapped(_ value: Any) -> Any {
    switch value {
    case let values as [String: Any]: values.mapValues(unwrapped)
    case let values as [Any]: values.map(unwrapped)
    default: (value as? any AnOptional)?.anyValue.map(unwrapped) ?? value
    }
  }

  override func dictionaryRepresentation() -> [String: Any] {
    AccessJournal.note("read", of: suite)
    return super.dictionaryRepresentation()
  }

  override func set(_ value: Any?, forKey defaultName: String) {
    AccessJournal.note("write", of: suite, key: defaultName, value: Self.digest(of: value))
    super.set(value, forKey: defaultName)
  }

  override func removeObject(forKey defaultName: String) {
    AccessJournal.note("write", of: suite, key: defaultName)
    super.removeObject(forKey: defaultName)
  }

  /// Sixteen hexadecimal digits that are the same where the value is.
  static func digest(of value: Any?) -> String {
    var hash = FNV1a()
    add(value, to: &hash)
    return hash.digits
  }

  private static func add(_ value: Any?, to hash: inout FNV1a) {
    switch value {
    case let values as [String: Any]:
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        add(key, to: &hash)
        add(value, to: &hash)
      }
    case let values as [Any]:
      for value in values { add(value, to: &hash) }
    case let data as Data: add(StoredContents.inOneOrder(data), to: &hash)
    case let text as String where text.hasPrefix("{") || text.hasPrefix("["):
      add(StoredContents.inOneOrder(Data(text.utf8)), to: &hash)
    case let date as Date: add(Data("\(date.timeIntervalSince1970)".utf8), to: &hash)
    case let value?: add(Data("\(value)".utf8), to: &hash)
    case nil: add(Data(), to: &hash)
    }
  }

  private static func add(_ bytes: Data, to hash: inout FNV1a) {
    hash.add(bytes)
    hash.add(0xff)
  }
}

extension UserDefaults {
  /// Stands for `UserDefaults.standard`.
  @_silgen_name("__wrap_$s10Foundation12UserDefaultsC8standardACvgZ")
  package class func _watchedStandard() -> UserDefaults {
    guard let shared = WatchedDefaults.shared else {
      preconditionFailure("there are no standard defaults")
    }
    return shared
  }

  /// Stands for `UserDefaults(suiteName:)`.
  @_silgen_name("__wrap_$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC")
  package class func _watchedSuite(suiteName: __owned String?) -> UserDefaults? {
    guard let suiteName else { return WatchedDefaults(suite: nil) }
    AccessJournal.note("suite", of: suiteName)
    return WatchedDefaults(suite: suiteName)
  }
}
