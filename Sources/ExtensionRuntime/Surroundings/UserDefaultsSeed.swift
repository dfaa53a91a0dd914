import Foundation
import WidgetRecording

/// The user defaults that the author's code finds.
enum UserDefaultsSeed {
  /// Sets the defaults that lie as property lists in app-group containers.
  ///
  /// - Parameter containers: The folder under which they lie.
  static func plantPreferences(in containers: URL) {
    let manager = FileManager.default
    let groups = (try? manager.contentsOfDirectory(atPath: containers.path)) ?? []
    for group in groups.sorted() {
      let file = containers.appendingPathComponent("\(group)/Library/Preferences/\(group).plist")
      guard let data = try? Data(contentsOf: file),
        let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
          as? [String: Any],
        let defaults = UserDefaults(suiteName: group)
      else { continue }
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        defaults.set(value, forKey: key)
      }
      _ = defaults.synchronize()
    }
  }

  /// Sets defaults.
  ///
  /// - Parameter suites: Objects of values by suite; `standard` and the empty name are the
  ///   standard defaults.
  static func plant(_ suites: [String: JSONValue]) {
    for (suite, values) in suites.sorted(by: { $0.key < $1.key }) {
      let isStandard = suite.isEmpty || suite == "standard"
      let defaults = isStandard ? UserDefaults.standard : UserDefaults(suiteName: suite)
      guard let defaults, case .object(let values) = values else { continue }
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        defaults.set(value.propertyList, forKey: key)
      }
      _ = defaults.synchronize()
    }
  }
}

extension JSONValue {
  /// The value as a property list; nothing for null, which property lists do not know.
  fileprivate var propertyList: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .number(let value): Int(exactly: value).map { $0 as Any } ?? value
    case .string(let value): value
    case .array(let values): values.compactMap(\.propertyList)
    case .object(let values): Self.stored(values) ?? values.compactMapValues(\.propertyList)
    }
  }

  /// The value of a type that JSON does not have; nil for all other objects.
  private static func stored(_ values: [String: JSONValue]) -> Any? {
    guard values.count == 1, let (key, value) = values.first, let form = StoredForm(rawValue: key)
    else { return nil }
    switch (form, value) {
    case (.date, .number(let seconds)): return Date(timeIntervalSince1970: seconds)
    case (.json, _): return Data(JSONWriter.bytes(of: value))
    case (.data, .string(let text)): return Data(base64Encoded: text)
    default: return nil
    }
  }
}
