import Foundation
import PropertyLists

/// A value in a project file.
enum ProjectValue: Hashable, Sendable {
  /// A text; numbers are texts too.
  case text(String)
  /// Bytes.
  case data([UInt8])
  /// Values in order.
  case list([ProjectValue])
  /// Values by key.
  case table([String: ProjectValue])

  /// The text of a text.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts in a list; a lone text is a list of one.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.compactMap(\.text)
    case .data, .table: []
    }
  }

  /// The values of a table.
  var table: [String: ProjectValue]? {
    if case .table(let table) = self { table } else { nil }
  }
}

extension ProjectValue {
  /// Reads a property list of any form: old style, XML, binary, or JSON.
  ///
  /// - Parameter data: The bytes.
  /// - Throws: `PropertyListProblem` where they are none of those.
  init(reading data: Data) throws(PropertyListProblem) {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      guard PropertyListBounds.objection(to: data) == nil else {
        throw PropertyListProblem(line: 1, column: 1, reason: .undecodable)
      }
      // Foundation takes what it cannot decode for a text of the old style.
      var format = PropertyListSerialization.PropertyListFormat.xml
      let decoded = try? PropertyListSerialization.propertyList(
        from: data, options: [], format: &format)
      guard let decoded, format != .openStep else {
        throw PropertyListProblem(line: 1, column: 1, reason: .undecodable)
      }
      self = try Self(decoded: decoded)
      return
    }
    var text = PropertyListText(data)
    do throws(PropertyListProblem) {
      self = try text.value()
    } catch {
      guard let decoded = try? JSONSerialization.jsonObject(with: data) else { throw error }
      self = try Self(decoded: decoded)
    }
  }

  /// The value as property lists have it; texts that stand for truth values are such.
  var propertyListValue: Any {
    switch self {
    case .text("true"), .text("YES"): true
    case .text("false"), .text("NO"): false
    case .text(let text): text
    case .data(let bytes): Data(bytes)
    case .list(let values): values.map(\.propertyListValue)
    case .table(let values): values.mapValues(\.propertyListValue)
    }
  }

  /// Converts a property list that Foundation decoded.
  private init(decoded: Any, depth: Int = 0) throws(PropertyListProblem) {
    guard depth <= PropertyListText.depthLimit else {
      throw PropertyListProblem(
        line: 1, column: 1, reason: .tooDeep(limit: PropertyListText.depthLimit))
    }
    switch decoded {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(Array(data))
    case let list as [Any]:
      var values: [ProjectValue] = []
      for element in list { values.append(try Self(decoded: element, depth: depth + 1)) }
      self = .list(values)
    case let table as [String: Any]:
      var values: [String: ProjectValue] = [:]
      for (key, value) in table { values[key] = try Self(decoded: value, depth: depth + 1) }
      self = .table(values)
    default: self = .text("\(decoded)")
    }
  }
}
