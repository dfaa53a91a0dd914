// The columns of models' properties, by the types of their values.

import CoreData
import Foundation

/// The way in which a store keeps the values of a type.
struct PropertyKind {
  /// The type without an optional around it.
  let type: Any.Type
  let isOptional: Bool
  /// The models at the other end of a relationship; nil for an attribute.
  let destination: (any PersistentModel.Type)?
  let isToMany: Bool

  init(_ type: Any.Type) {
    let wrapped = (type as? any OptionalValue.Type)?.wrapped
    isOptional = wrapped != nil
    self.type = wrapped ?? type
    let element = (self.type as? any ModelCollection.Type)?.element as? any PersistentModel.Type
    isToMany = element != nil
    destination = element ?? (self.type as? any PersistentModel.Type)
  }

  /// The type of the column.
  var attributeType: NSAttributeType {
    let raw = type as? any RawRepresentable.Type
    let plain = raw.map { Self.rawType($0) } ?? type
    switch plain {
    case is any FixedWidthInteger.Type: return .integer64AttributeType
    case is Bool.Type: return .booleanAttributeType
    case is Float.Type: return .floatAttributeType
    case is any BinaryFloatingPoint.Type: return .doubleAttributeType
    case is Decimal.Type: return .decimalAttributeType
    case is String.Type: return .stringAttributeType
    case is Date.Type: return .dateAttributeType
    case is UUID.Type: return .UUIDAttributeType
    case is URL.Type: return .URIAttributeType
    default: return .binaryDataAttributeType
    }
  }

  /// Whether a store can keep values of the type.
  var isStorable: Bool {
    attributeType != .binaryDataAttributeType || type is Data.Type || type is any Encodable.Type
  }

  private static func rawType<Value: RawRepresentable>(_ type: Value.Type) -> Any.Type {
    Value.RawValue.self
  }

  /// A value for a property that is not optional and whose column is empty.
  var blank: Any? {
    switch type {
    case is String.Type: ""
    case is Data.Type: Data()
    case is Bool.Type: false
    case let number as any FixedWidthInteger.Type: number.init(0)
    case let number as any BinaryFloatingPoint.Type: number.init(0)
    case let list as any ModelCollection.Type: list.make([])
    // A structure of values that are all missing.
    case let coded as any Decodable.Type:
      fields.flatMap { CodableFields.value(of: [:], as: coded, $0) }
    default: nil
    }
  }

  // MARK: From Swift

  /// Returns what a store keeps of a value; models get objects in the context.
  func stored(_ value: Any, in context: ModelContext) -> Any? {
    guard let value = (value as? any OptionalValue).map(\.inner) ?? value else { return nil }
    if isToMany {
      let models = (value as? any ModelCollection)?.elements ?? []
      return NSOrderedSet(array: models.compactMap { context.object(of: $0) })
    }
    if destination != nil { return (value as? any PersistentModel).map(context.object) }
    return Self.column(value)
  }

  /// Returns the value of a column for an attribute's; nil for none.
  static func column(_ value: Any) -> Any? {
    guard let value = (value as? any OptionalValue).map(\.inner) ?? value else { return nil }
    return plainColumn(value)
  }

  private static func plainColumn(_ value: Any) -> Any? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as any FixedWidthInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
    case let value as Float: NSNumber(value: value)
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as String: value
    case let value as Date: value
    case let value as UUID: value
    case let value as URL: value
    case let value as Data: value
    case let value as any RawRepresentable: column(value.rawValue)
    case let value as any Encodable: codedColumn(value)
    default: nil
    }
  }

  /// The column of a coded value: a property list of a collection, or else JSON; of a structure the
  /// columns of its fields.
  private static func codedColumn(_ value: any Encodable) -> Any? {
    if let fields = PropertyKind(Swift.type(of: value)).fields {
      return CodableFields.columns(of: value, fields)
    }
    if value is any ModelCollection {
      let encoder = PropertyListEncoder()
      encoder.outputFormat = .binary
      if let list = try? encoder.encode(AnyEncoded(value)) { return list }
    }
    return try? Self.encoder.encode([AnyEncoded(value)])
  }

  /// The fields of a structure, each of which has a column; nil for any other type.
  var fields: [CodableField]? {
    guard destination == nil, attributeType == .binaryDataAttributeType, type != Data.self,
      !(type is any ModelCollection.Type)
    else { return nil }
    return (type as? any Decodable.Type).flatMap(CodableFields.of)
  }

  /// The collection that a property list holds, or an archive of one.
  private static func list<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Any? {
    guard data.starts(with: Data("bplist".utf8)) else { return nil }
    if let value = try? PropertyListDecoder().decode(type, from: data) { return value }
    return NSSecureUnarchiveFromDataTransformer().transformedValue(data) as? Value
  }

  // MARK: To Swift

  /// Returns the value for what a store keeps; nil for none, and where it is of another type.
  func value(of stored: Any?, in context: ModelContext) -> Any? {
    guard let stored, !(stored is NSNull) else { return nil }
    if isToMany, let list = type as? any ModelCollection.Type {
      let objects = (stored as? NSOrderedSet)?.array ?? (stored as? NSSet)?.allObjects ?? []
      let models = objects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.order < $1.objectID.order }.compactMap(context.model(of:))
      return list.make(models)
    }
    if destination != nil { return (stored as? NSManagedObject).flatMap(context.model(of:)) }
    return Self.value(of: stored, as: type)
  }

  /// Returns the attribute's value for one that a store keeps.
  func plainValue(of stored: Any) -> Any? { Self.value(of: stored, as: type) }

  static func value(of stored: Any, as type: Any.Type) -> Any? {
    let number = stored as? NSNumber
    switch type {
    case is Bool.Type: return number?.boolValue
    case let whole as any FixedWidthInteger.Type:
      return number.map { whole.init(truncatingIfNeeded: $0.int64Value) }
    case let real as any BinaryFloatingPoint.Type: return number.map { real.init($0.doubleValue) }
    case is Decimal.Type: return (stored as? Decimal) ?? number?.decimalValue
    case is String.Type, is Date.Type, is UUID.Type, is URL.Type, is Data.Type: return stored
    case let raw as any RawRepresentable.Type: return Self.raw(raw, stored)
    case let coded as any Decodable.Type:
      if let values = stored as? [String: Any], let fields = CodableFields.of(coded) {
        return CodableFields.value(of: values, as: coded, fields)
      }
      return (stored as? Data).flatMap { list(coded, $0) ?? decoded(coded, $0) }
    default: return nil
    }
  }

  private static func raw<Value: RawRepresentable>(_ type: Value.Type, _ stored: Any) -> Any? {
    (value(of: stored, as: Value.RawValue.self) as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  static func decoded<Value: Decodable>(_ type: Value.Type, _ data: Data) -> Any? {
    try? PropertyKind.decoder.decode([Value].self, from: data).first
  }
}

/// A value of some type that can be encoded.
struct AnyEncoded: Encodable {
  let value: any Encodable

  init(_ value: any Encodable) { self.value = value }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// An optional, whose type is not known where it is looked at.
protocol OptionalValue {
  static var wrapped: Any.Type { get }
  var inner: Any? { get }
}

extension Optional: OptionalValue {
  static var wrapped: Any.Type { Wrapped.self }
  var inner: Any? { self }
}

/// A collection that may be one of models.
protocol ModelCollection {
  static var element: Any.Type { get }
  static func make(_ models: [Any]) -> Any?
  var elements: [any PersistentModel] { get }
}

extension Array: ModelCollection {
  static var element: Any.Type { Element.self }
  static func make(_ models: [Any]) -> Any? { models as? [Element] }
  var elements: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
}

extension Set: ModelCollection {
  static var element: Any.Type { Element.self }
  static func make(_ models: [Any]) -> Any? { (models as? [Element]).map { Set($0) } }
  var elements: [any PersistentModel] { compactMap { $0 as? any PersistentModel } }
}

extension PropertyKind {
  /// An encoder of values that are kept as JSON; numbers that JSON does not have are texts.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  /// A decoder of what the encoder writes.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
