package import Foundation
import JSON

/// A canonical form of stored data, by which the writes of two processes are compared.
package enum StoredContents {
  /// Returns the values of JSON or of a property list, written in one order, because dictionaries
  /// are written in any.
  ///
  /// - Parameter data: What is stored.
  /// - Returns: The values; the bytes themselves for any other content.
  package static func inOneOrder(_ data: Data) -> Data {
    if data.starts(with: "bplist".utf8) || data.starts(with: "<?xml".utf8) {
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return list.flatMap {
        try? PropertyListSerialization.data(fromPropertyList: $0, format: .xml, options: 0)
      } ?? data
    }
    guard let value = try? JSONReader.read(JSONValue.self, from: data) else { return data }
    return Data(JSONWriter.bytes(of: value))
  }
}
