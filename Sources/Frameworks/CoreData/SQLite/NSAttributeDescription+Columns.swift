// Attributes' values in columns: numbers as they are, dates as seconds since 2001, identifiers as
// their 16 bytes, addresses as text, other classes as what their transformer makes of them. Data
// that may lie outside of the file has a byte before it: 1 before the data itself, 2 before the
// name of a file in `.<store>_SUPPORT/_EXTERNAL_DATA`.

import FoundationSupplement

extension NSAttributeDescription {
  /// The declared type of the attribute's column.
  var columnType: String {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      "INTEGER"
    case .decimalAttributeType: "DECIMAL"
    case .doubleAttributeType, .floatAttributeType: "FLOAT"
    case .stringAttributeType, .URIAttributeType: "VARCHAR"
    case .dateAttributeType: "TIMESTAMP"
    default: "BLOB"
    }
  }

  /// Returns the attribute's value for a column's.
  ///
  /// - Parameters:
  ///   - column: The column's value.
  ///   - folder: The folder of data that lies outside of the file.
  /// - Returns: The value; nil for none, and where the column has another type.
  func value(of column: SQLiteValue, externalData folder: URL) -> Any? {
    guard column != .null else { return nil }
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return column.integer.map { NSNumber(value: Int($0)) }
    case .booleanAttributeType: return column.integer.map { NSNumber(value: $0 != 0) }
    case .doubleAttributeType: return column.real.map { NSNumber(value: $0) }
    case .floatAttributeType: return column.real.map { NSNumber(value: Float($0)) }
    case .decimalAttributeType:
      return column.text.flatMap { Decimal(string: $0) }.map { NSDecimalNumber(decimal: $0) }
    case .stringAttributeType: return column.text
    case .dateAttributeType:
      return column.real.map { Date(timeIntervalSinceReferenceDate: $0) }
    case .URIAttributeType: return column.text.flatMap { URL(string: $0) }
    case .UUIDAttributeType: return Self.identifier(column)
    case .binaryDataAttributeType: return data(column, in: folder)
    case .transformableAttributeType: return data(column, in: folder).flatMap(untransformed)
    default: return nil
    }
  }

  private static func identifier(_ column: SQLiteValue) -> UUID? {
    if case .text(let text) = column { return UUID(uuidString: text) }
    guard let bytes = column.bytes, bytes.count == 16 else { return nil }
    var value = UUID().uuid
    withUnsafeMutableBytes(of: &value) { $0.copyBytes(from: bytes) }
    return UUID(uuid: value)
  }

  private func data(_ column: SQLiteValue, in folder: URL) -> Data? {
    guard let bytes = column.bytes, allowsExternalBinaryDataStorage else { return column.bytes }
    switch bytes.first {
    case 1: return Data(bytes.dropFirst())
    case 2:
      let name = String(decoding: bytes.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
      guard UUID(uuidString: name) != nil else { return nil }
      return try? Data(contentsOf: folder.appendingPathComponent(name))
    default: return bytes
    }
  }

  /// The transformer between the values and the bytes that a store keeps.
  private var transformer: ValueTransformer {
    let named = valueTransformerName.flatMap {
      ValueTransformer(forName: NSValueTransformerName($0))
    }
    return named ?? NSSecureUnarchiveFromDataTransformer()
  }

  /// Returns the value of a transformer's bytes. Transformers of archives work the other way round.
  private func untransformed(_ data: Data) -> Any? {
    let transformer = transformer
    return transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
  }

  /// Returns the bytes that are stored of a value.
  private func transformed(_ value: Any) -> Data? {
    let transformer = transformer
    let bytes =
      transformer is NSSecureUnarchiveFromDataTransformer
      ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
    return KeyValues.plain(bytes) as? Data
  }

  /// Returns a column's value for the attribute's.
  ///
  /// - Throws: An error where the value has not the attribute's type.
  func column(for value: Any?) throws -> SQLiteValue {
    guard let value = KeyValues.plain(value) else { return .null }
    let column: SQLiteValue? =
      switch attributeType {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
        (value as? NSNumber).map { .integer($0.int64Value) }
      case .booleanAttributeType: (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) }
      case .doubleAttributeType, .floatAttributeType:
        (value as? NSNumber).map { .real($0.doubleValue) }
      case .decimalAttributeType: Self.decimal(value).map { .text("\($0)") }
      case .stringAttributeType: (value as? String).map { .text($0) }
      case .dateAttributeType:
        (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
      case .URIAttributeType: (value as? URL).map { .text($0.absoluteString) }
      case .UUIDAttributeType:
        (value as? UUID).map { id in .bytes(withUnsafeBytes(of: id.uuid) { Data($0) }) }
      case .binaryDataAttributeType: (value as? Data).map(bytes)
      case .transformableAttributeType: transformed(value).map(bytes)
      default: nil
      }
    guard let column else {
      throw StoreError.make(
        NSManagedObjectValidationError,
        "the attribute \(name) of \(entity?.name ?? "") cannot store a \(Swift.type(of: value))")
    }
    return column
  }

  private func bytes(_ data: Data) -> SQLiteValue {
    .bytes(allowsExternalBinaryDataStorage ? Data([1]) + data : data)
  }

  private static func decimal(_ value: Any) -> Decimal? {
    (value as? Decimal) ?? (value as? NSNumber)?.decimalValue
  }
}
