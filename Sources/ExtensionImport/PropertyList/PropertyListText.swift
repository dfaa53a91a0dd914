import Foundation

/// Reads property lists of the old style, in which Xcode writes projects.
///
/// Foundation reads the style too, but refuses unquoted names with letters beyond ASCII, which some
/// project generators write, says what is wrong only on standard error, and knows no column.
struct PropertyListText {
  /// The greatest nesting of lists.
  static let depthLimit = 64

  private let bytes: [UInt8]
  private var position = 0

  /// Prepares to read a text.
  init(_ data: Data) {
    bytes = Array(data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the one value that the text holds.
  ///
  /// - Returns: The value.
  /// - Throws: `PropertyListProblem` for the first thing that is wrong.
  mutating func value() throws(PropertyListProblem) -> ProjectValue {
    let value = try value(depth: 0)
    try skipBlanks()
    guard position == bytes.count else { throw problem(.trailing) }
    return value
  }

  private mutating func value(depth: Int) throws(PropertyListProblem) -> ProjectValue {
    guard depth <= Self.depthLimit else { throw problem(.tooDeep(limit: Self.depthLimit)) }
    switch try next(in: .file) {
    case UInt8(ascii: "{"): return .table(try table(depth: depth + 1))
    case UInt8(ascii: "("): return .list(try list(depth: depth + 1))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .text(try text())
    }
  }

  private mutating func table(
    depth: Int
  ) throws(PropertyListProblem) -> [String: ProjectValue] {
    position += 1
    var table: [String: ProjectValue] = [:]
    while try next(in: .dictionary) != UInt8(ascii: "}") {
      let key = try text()
      try expect("=", in: .dictionary)
      table[key] = try value(depth: depth)
      try expect(";", in: .dictionary)
    }
    position += 1
    return table
  }

  private mutating func list(depth: Int) throws(PropertyListProblem) -> [ProjectValue] {
    position += 1
    var list: [ProjectValue] = []
    while try next(in: .array) != UInt8(ascii: ")") {
      list.append(try value(depth: depth))
      guard try next(in: .array) != UInt8(ascii: ")") else { break }
      try expect(",", in: .array)
    }
    position += 1
    return list
  }

  private mutating func data() throws(PropertyListProblem) -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while true {
      let byte = try next(in: .data)
      position += 1
      if byte == UInt8(ascii: ">") { break }
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        position -= 1
        throw problem(.badData)
      }
      digits.append(UInt8(digit))
    }
    guard digits.count.isMultiple(of: 2) else { throw problem(.badData) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func text() throws(PropertyListProblem) -> String {
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return try quoted(by: first)
    }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]), !stands("/", "*") {
      position += 1
    }
    guard position > start else { throw problem(.unexpected(character)) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Whether a byte may stand in a text without quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && !"{}()<>=;,\"'".utf8.contains(byte)
  }
}

extension PropertyListText {
  private mutating func quoted(by mark: UInt8) throws(PropertyListProblem) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != mark {
      if bytes[position] == UInt8(ascii: "\\") {
        text += escaped()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else {
      position = start
      throw problem(.unfinished(.string))
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that an escape sequence stands for, in UTF-8.
  private mutating func escaped() -> [UInt8] {
    position += 1
    guard position < bytes.count else { return [] }
    let byte = bytes[position]
    if byte == UInt8(ascii: "U") {
      position += 1
      return Array(String(decoding: codeUnits(), as: UTF16.self).utf8)
    }
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      let code = number(digits: 3, radix: 8) & 0xFF
      let old = String(bytes: [UInt8(code)], encoding: .nextstep) ?? "\u{FFFD}"
      return Array(old.utf8)
    }
    position += 1
    let controls: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
      UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    return [controls[byte] ?? byte]
  }

  /// Code units of UTF-16: one, or two where the first is half of a pair.
  private mutating func codeUnits() -> [UInt16] {
    let unit = UInt16(number(digits: 4, radix: 16))
    let isHalf = UTF16.isLeadSurrogate(unit)
    guard isHalf, stands("\\", "U") else { return [unit] }
    position += 2
    return [unit, UInt16(number(digits: 4, radix: 16))]
  }

  private mutating func number(digits: Int, radix: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard position < bytes.count,
        let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue, digit < radix
      else { break }
      value = value * radix + digit
      position += 1
    }
    return value
  }
}

extension PropertyListText {
  /// The next byte that is neither blank nor comment.
  private mutating func next(
    in part: PropertyListProblem.Part
  ) throws(PropertyListProblem) -> UInt8 {
    try skipBlanks()
    guard position < bytes.count else { throw problem(.unfinished(part)) }
    return bytes[position]
  }

  private mutating func expect(
    _ mark: Character, in part: PropertyListProblem.Part
  ) throws(PropertyListProblem) {
    guard try next(in: part) == mark.asciiValue else { throw problem(.missing(mark)) }
    position += 1
  }

  private mutating func skipBlanks() throws(PropertyListProblem) {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if stands("/", "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if stands("/", "*") {
        let start = position
        position += 2
        while position < bytes.count, !stands("*", "/") { position += 1 }
        guard position < bytes.count else {
          position = start
          throw problem(.unfinished(.comment))
        }
        position += 2
      } else {
        return
      }
    }
  }

  /// Whether two characters come next.
  private func stands(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: first)
      && bytes[position + 1] == UInt8(ascii: second)
  }

  /// The character here, for a message.
  private var character: Character {
    String(decoding: bytes[position...].prefix(4), as: UTF8.self).first ?? " "
  }

  private func problem(_ reason: PropertyListProblem.Reason) -> PropertyListProblem {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return PropertyListProblem(line: line, column: before.count - start + 1, reason: reason)
  }
}
