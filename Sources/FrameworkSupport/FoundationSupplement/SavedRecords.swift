import ExtensionEnvironment
import Foundation
import JSON
import Synchronization

/// The items that were saved in the device's stores, by kind; a kind replaces the environment's.
///
/// Where the app runs beside the extension, both have them in one file.
enum SavedRecords {
  private static let records = Mutex<[String: JSONValue]>([:])

  /// The items so far.
  static var value: [String: JSONValue] { records.withLock { inFile ?? $0 } }

  /// Changes the items.
  static func change<Result>(_ work: (inout [String: JSONValue]) -> Result) -> Result {
    records.withLock { records in
      records = inFile ?? records
      let result = work(&records)
      if let file = ExtensionSurroundings.current.savedRecords {
        try? Data(JSONWriter.bytes(of: JSONValue.object(records))).write(to: file, options: .atomic)
      }
      return result
    }
  }

  /// The items in the file; nil where there is none yet.
  private static var inFile: [String: JSONValue]? {
    guard let file = ExtensionSurroundings.current.savedRecords,
      let data = FileManager.default.contents(atPath: file.path),
      case .object(let records)? = try? JSONReader.read(JSONValue.self, from: data)
    else { return nil }
    return records
  }
}
