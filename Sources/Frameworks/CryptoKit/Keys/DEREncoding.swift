// The encoding of keys and signatures: DER (ITU-T X.690) and PEM (RFC 7468).

import FoundationSupplement

/// Fields in DER.
enum DER {
  static let (integer, bits, octets, identifier, sequence): (UInt8, UInt8, UInt8, UInt8, UInt8) =
    (0x02, 0x03, 0x04, 0x06, 0x30)

  /// Writes a field.
  static func field(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let length: [UInt8] =
      switch content.count {
      case ..<0x80: [UInt8(content.count)]
      case ..<0x100: [0x81, UInt8(content.count)]
      default: [0x82, UInt8(content.count >> 8), UInt8(content.count & 0xff)]
      }
    return [tag] + length + content
  }

  /// Writes a whole number, the most significant byte first.
  static func number(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    return field(integer, (digits.first ?? 0) < 0x80 && !digits.isEmpty ? digits : [0] + digits)
  }
}

/// Fields in DER, read one after the other.
struct DERReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether everything was read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The tag of the next field; nil at the end.
  var next: UInt8? { rest.first }

  /// Reads the content of a field of a kind.
  mutating func field(_ tag: UInt8) throws(CryptoKitASN1Error) -> [UInt8] {
    guard let found = rest.popFirst() else { throw .truncatedASN1Field }
    guard found == tag else { throw .unexpectedFieldType }
    guard var length = rest.popFirst().map(Int.init) else { throw .truncatedASN1Field }
    if length >= 0x80 {
      let count = length & 0x7f
      guard (1...4).contains(count) else { throw .unsupportedFieldLength }
      length = 0
      for _ in 0..<count {
        guard let byte = rest.popFirst() else { throw .truncatedASN1Field }
        length = length << 8 | Int(byte)
      }
    }
    guard rest.count >= length else { throw .truncatedASN1Field }
    defer { rest = rest.dropFirst(length) }
    return Array(rest.prefix(length))
  }

  /// Reads a field that holds others.
  mutating func fields(_ tag: UInt8 = DER.sequence) throws(CryptoKitASN1Error) -> DERReader {
    DERReader(try field(tag))
  }

  /// Reads a whole number, filled with zeros on the left.
  mutating func number(width: Int) throws(CryptoKitASN1Error) -> [UInt8] {
    let digits = try field(DER.integer).drop { $0 == 0 }
    guard digits.count <= width else { throw .invalidASN1IntegerEncoding }
    return [UInt8](repeating: 0, count: width - digits.count) + digits
  }
}

/// A document in PEM.
struct PEMDocument {
  let kind: String
  let bytes: [UInt8]

  init(kind: String, bytes: [UInt8]) {
    (self.kind, self.bytes) = (kind, bytes)
  }

  /// Reads a document.
  init(_ text: String) throws(CryptoKitASN1Error) {
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard let first = lines.first, let last = lines.last, lines.count > 2,
      first.hasPrefix("-----BEGIN "), first.hasSuffix("-----"),
      last == "-----END " + first.dropFirst(11),
      let data = Data(base64Encoded: lines.dropFirst().dropLast().joined())
    else { throw .invalidPEMDocument }
    self.init(kind: String(first.dropFirst(11).dropLast(5)), bytes: Array(data))
  }

  /// The document's text, in lines of 64 letters.
  var text: String {
    let body = Data(bytes).base64EncodedString(options: [
      .lineLength64Characters, .endLineWithLineFeed,
    ])
    return "-----BEGIN \(kind)-----\n\(body)\n-----END \(kind)-----"
  }
}
