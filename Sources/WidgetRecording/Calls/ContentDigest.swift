/// A text that stands for an entry's content: equal exactly where the content is.
///
/// Recordings hold very many of them, so those of this program are kept as a number.
public enum ContentDigest: Hashable, Sendable {
  /// The number whose sixteen hexadecimal digits are the text.
  case number(UInt64)
  /// Any other text, as another program writes it.
  case other(String)

  /// Creates a digest from its text.
  public init(_ text: String) {
    self = Self.number(of: text.utf8).map(Self.number) ?? .other(text)
  }

  /// The number that sixteen hexadecimal digits write; nil for any other text.
  private static func number(of digits: some Collection<UInt8>) -> UInt64? {
    guard digits.count == 16 else { return nil }
    var number: UInt64 = 0
    for digit in digits {
      switch digit {
      case 0x30...0x39: number = number << 4 | UInt64(digit - 0x30)
      case 0x61...0x66: number = number << 4 | UInt64(digit - 0x57)
      default: return nil
      }
    }
    return number
  }

  /// The text.
  public var text: String {
    switch self {
    case .number(let number):
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    case .other(let text): return text
    }
  }
}

extension ContentDigest: JSONConvertible, ExpressibleByStringLiteral {
  /// Creates a digest from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Reads the text.
  ///
  /// - Throws: `JSONError` for anything but a text.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let (number, text) = try reader.readString { Self.number(of: $0) }
    self = number.map(Self.number) ?? Self(text)
  }

  /// Writes the text.
  public func write(to writer: inout JSONWriter) {
    writer.write(text)
  }
}
