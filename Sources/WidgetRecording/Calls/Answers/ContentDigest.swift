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
    var copy = text
    self =
      copy.withUTF8 { HexadecimalDigits.number(of: $0) }.map(Self.number) ?? .other(text)
  }

  /// The number, where the text is one.
  var number: UInt64? {
    if case .number(let number) = self { number } else { nil }
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
    let (number, text) = try reader.readString(orMeaning: HexadecimalDigits.number)
    self = number.map(Self.number) ?? Self(text)
  }

  /// Writes the text.
  public func write(to writer: inout JSONWriter) {
    writer.write(text)
  }
}
