import FoundationSupplement

/// A value of a column, in one of SQLite's storage classes.
enum SQLiteValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes(Data)

  /// The whole number, where the value is one or a real number that equals one.
  var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number.rounded())
    case .text(let text): Int64(text)
    case .null, .bytes: nil
    }
  }

  /// The number, where the value is one.
  var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .text(let text): Double(text)
    case .null, .bytes: nil
    }
  }

  /// The text, or the number in digits.
  var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    // SQLite reads a number that is too large as infinite, and has none for one that is no number.
    case .real(let number):
      number.isFinite ? String(number) : number.isNaN ? "NULL" : number > 0 ? "9e999" : "-9e999"
    case .bytes(let bytes): String(data: bytes, encoding: .utf8)
    case .null: nil
    }
  }

  /// The bytes, or those of the text.
  var bytes: Data? {
    switch self {
    case .bytes(let bytes): bytes
    case .text(let text): Data(text.utf8)
    case .integer, .real, .null: nil
    }
  }

  /// The value of an optional whole number.
  static func optional(_ number: Int?) -> SQLiteValue {
    number.map { .integer(Int64($0)) } ?? .null
  }
}

extension SQLiteValue {
  /// The value as a statement writes it.
  var literal: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    // SQLite reads a number that is too large as infinite, and has none for one that is no number.
    case .real(let number):
      number.isFinite ? String(number) : number.isNaN ? "NULL" : number > 0 ? "9e999" : "-9e999"
    case .text(let text): "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
    case .bytes(let bytes):
      "X'" + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "'"
    }
  }
}
