import FileTypes
import Foundation
import PropertyLists
import WidgetRecording

/// A property list that cannot be used, and why.
public struct PropertyListError: Error, Hashable, Sendable {
  /// A problem with a property list.
  public enum Problem: Hashable, Sendable {
    /// The file could not be read.
    case unreadable(String)
    /// There are no keys with values in it.
    case notADictionary
  }

  /// The file, as the manifest names it.
  public let file: String
  /// The problem found.
  public let problem: Problem
}

extension PropertyListError: CustomStringConvertible {
  /// One line: the place, the problem, and what to do.
  public var description: String { "\(file): error: \(problem)" }
}

extension PropertyListError.Problem: CustomStringConvertible {
  /// The problem, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the property list cannot be read: \(reason)"
    case .notADictionary:
      "not a property list with keys; name the file that Xcode builds with"
    }
  }
}

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
