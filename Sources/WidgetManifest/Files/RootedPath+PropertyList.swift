import FileTypes
import Foundation
import PropertyLists
import WidgetRecording

extension RootedPath {
  /// Reads the keys of a property list that are set: all but those that are false or empty.
  ///
  /// - Returns: The keys in order.
  /// - Throws: `PropertyListError` where the file is not a property list with keys.
  public func propertyListKeys() throws(PropertyListError) -> [String] {
    try propertyList().filter { Self.isSet($0.value) }.keys.sorted()
  }

  /// Reads the app groups that entitlements list.
  ///
  /// - Returns: The groups in the list's order.
  /// - Throws: `PropertyListError` where the file is not a property list with keys.
  public func appGroups() throws(PropertyListError) -> [String] {
    let groups = try propertyList()["com.apple.security.application-groups"]
    return groups as? [String] ?? []
  }

  /// Reads the keys and values of a property list.
  ///
  /// - Returns: The values by their keys.
  /// - Throws: `PropertyListError` where the file is not a property list with keys.
  public func propertyList() throws(PropertyListError) -> [String: Any] {
    let data: Data
    do {
      try url.refuseIrregularFile()
      data = try Data(contentsOf: url)
    } catch {
      let reason = error.fileReason
      throw PropertyListError(file: path, problem: .unreadable(reason))
    }
    if let reason = PropertyListBounds.objection(to: data) {
      throw PropertyListError(file: path, problem: .unreadable(reason))
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let root = list as? [String: Any] else {
      throw PropertyListError(file: path, problem: .notADictionary)
    }
    return root
  }

  private static func isSet(_ value: Any) -> Bool {
    switch value {
    case let text as String: !text.isEmpty
    case let list as [Any]: !list.isEmpty
    case let dictionary as [String: Any]: !dictionary.isEmpty
    case let truth as Bool: truth
    default: true
    }
  }
}
