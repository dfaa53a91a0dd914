// The values of a Codable structure as columns of their own, as SwiftData has them. How it finds
// them is not documented; here the structure is decoded once from values that stand for nothing,
// and what it asks for are its fields.

import CoreData
import Foundation
import Synchronization

/// A value of a structure.
struct CodableField: @unchecked Sendable {
  var name: String
  var type: any Codable.Type
}

/// The fields of Codable structures.
enum CodableFields {
  private static let known = Mutex<[ObjectIdentifier: [CodableField]]>([:])

  /// Returns the fields of a structure whose values are such as a column has.
  ///
  /// - Parameter type: The structure.
  /// - Returns: The fields, in order; nil where it has none, and where one is no value of a column.
  static func of(_ type: any Decodable.Type) -> [CodableField]? {
    let key = ObjectIdentifier(type)
    if let fields = known.withLock({ $0[key] }) { return fields.isEmpty ? nil : fields }
    let probe = FieldProbe()
    let isWhole = (try? type.init(from: probe)) != nil
    let fields = isWhole ? probe.fields : []
    known.withLock { $0[key] = fields }
    return fields.isEmpty ? nil : fields
  }

  /// Returns the columns' values for a structure's.
  static func columns(of value: any Encodable, _ fields: [CodableField]) -> [String: AnyHashable]? {
    guard let data = try? PropertyKind.encoder.encode([AnyEncoded(value)]),
      let object = (try? JSONSerialization.jsonObject(with: data) as? [[String: Any]])?.first
    else { return nil }
    var columns: [String: AnyHashable] = [:]
    for field in fields {
      guard let part = object[field.name], !(part is NSNull),
        let text = try? JSONSerialization.data(withJSONObject: [part]),
        let typed = PropertyKind.decoded(field.type, text)
      else { continue }
      columns[field.name] = PropertyKind.column(typed) as? AnyHashable
    }
    return columns
  }

  /// Returns the structure of which a store keeps some values.
  static func value(
    of stored: [String: Any], as type: any Decodable.Type, _ fields: [CodableField]
  ) -> Any? {
    var object: [String: Any] = [:]
    for field in fields {
      guard let part = stored[field.name],
        let typed = PropertyKind.value(of: part, as: field.type) as? any Encodable,
        let data = try? PropertyKind.encoder.encode([AnyEncoded(typed)]),
        let json = try? JSONSerialization.jsonObject(with: data) as? [Any]
      else { continue }
      object[field.name] = json.first
    }
    guard let data = try? JSONSerialization.data(withJSONObject: [object]) else { return nil }
    return PropertyKind.decoded(type, data)
  }
}

/// A decoder that notes what it is asked for.
private final class FieldProbe: Decoder {
  private(set) var fields: [CodableField] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  /// A value that is no field of a column.
  struct Unsupported: Error {}

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Container(probe: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unsupported() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Unsupported() }

  func value<Value: Decodable>(_ type: Value.Type, _ key: any CodingKey) throws -> Value {
    guard let codable = type as? any Codable.Type, let blank = Self.blank(type) as? Value else {
      throw Unsupported()
    }
    fields.append(CodableField(name: key.stringValue, type: codable))
    return blank
  }

  private static func blank(_ type: Any.Type) -> Any? {
    switch type {
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is URL.Type: URL(string: "a")
    case is Decimal.Type: Decimal(0)
    case let cases as any (RawRepresentable & CaseIterable).Type: first(of: cases)
    case is any ModelCollection.Type: nil
    case is String.Type, is Data.Type, is Bool.Type, is any FixedWidthInteger.Type,
      is any BinaryFloatingPoint.Type:
      PropertyKind(type).blank
    default: nil
    }
  }

  private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? {
    type.allCases.first
  }

  private struct Container<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: FieldProbe
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try probe.value(type, key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
      try probe.value(type, key)
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
      try probe.value(type, key)
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try probe.value(type, key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try probe.value(type, key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try probe.value(type, key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try probe.value(type, key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try probe.value(type, key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try probe.value(type, key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try probe.value(type, key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try probe.value(type, key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
      try probe.value(type, key)
    }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
      try probe.value(type, key)
    }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
      try probe.value(type, key)
    }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      try probe.value(type, key)
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw Unsupported() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      throw Unsupported()
    }
    func superDecoder() throws -> any Decoder { throw Unsupported() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Unsupported() }
  }
}
