/// An unguessable text of a request, which its answer repeats.
///
/// It reaches an extension's process with the request alone, so that what the author's code writes
/// to the channel ahead of time is told from the runtime's answer.
public struct RequestNonce: Hashable, Sendable {
  /// Nothing, as in the line that no request asks for.
  public static let none = Self(rawValue: "")

  /// The text.
  public let rawValue: String

  private init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes one of 128 bits of the system's random numbers.
  public static func random() -> Self {
    let halves = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }
    return Self(rawValue: halves.joined())
  }
}

extension RequestNonce: JSONConvertible {
  /// Reads the text.
  ///
  /// - Throws: `JSONError` for anything else.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self.init(rawValue: try String(from: &reader))
  }

  /// Writes the text.
  public func write(to writer: inout JSONWriter) {
    rawValue.write(to: &writer)
  }
}
