import Foundation
import PropertyLists

/// Reads a property list into the values that a manifest is made of.
enum PropertyListReader {
  /// A file that is no property list, and why.
  struct Failure: Error, Hashable {
    var reason: String
  }

  /// Returns the value of a property list; the members of its objects are sorted by key.
  static func value(from data: Data) throws(Failure) -> ManifestValue {
    if let reason = PropertyListBounds.objection(to: data) { throw Failure(reason: reason) }
    guard depth(of: data) <= JSON5Parser.depthLimit else {
      throw Failure(reason: "\(SyntaxProblem.tooDeep(limit: JSON5Parser.depthLimit))")
    }
    do {
      return try PropertyListDecoder().decode(Node.self, from: data).value
    } catch let error as DecodingError {
      throw Failure(reason: reason(error))
    } catch {
      throw Failure(reason: "\(error)")
    }
  }

  /// The nesting of arrays and dictionaries of the XML form, found before anything recurses.
  private static func depth(of data: Data) -> Int {
    var depth = 0
    var greatest = 0
    for tag in data.split(separator: UInt8(ascii: "<")).dropFirst() {
      if tag.starts(with: Data("dict>".utf8)) || tag.starts(with: Data("array>".utf8)) {
        depth += 1
        greatest = max(greatest, depth)
      } else if tag.starts(with: Data("/dict".utf8)) || tag.starts(with: Data("/array".utf8)) {
        depth -= 1
      }
    }
    return greatest
  }

  private static func reason(_ error: DecodingError) -> String {
    guard case .dataCorrupted(let context) = error else { return "it has an unknown value" }
    let underlying = context.underlyingError.map { ($0 as NSError).userInfo["NSDebugDescription"] }
    let text = (underlying as? String) ?? context.debugDescription
    return text.split(separator: "\n").joined(separator: " ")
  }

  private struct Node: Decodable {
    var value: ManifestValue

    init(from decoder: any Decoder) throws {
      if let members = try? decoder.container(keyedBy: AnyKey.self) {
        let keys = members.allKeys.sorted { $0.stringValue < $1.stringValue }
        value = .object(
          try keys.map { key in
            .init(key: key.stringValue, value: try members.decode(Node.self, forKey: key).value)
          })
        return
      }
      if var list = try? decoder.unkeyedContainer() {
        var values: [ManifestValue] = []
        while !list.isAtEnd { values.append(try list.decode(Node.self).value) }
        value = .array(values)
        return
      }
      let single = try decoder.singleValueContainer()
      if let bool = try? single.decode(Bool.self) {
        value = .bool(bool)
      } else if let number = try? single.decode(Double.self) {
        value = .number(number)
      } else if let string = try? single.decode(String.self) {
        value = .string(string)
      } else if let date = try? single.decode(Date.self) {
        value = .string(date.formatted(.iso8601))
      } else {
        value = .data
      }
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
