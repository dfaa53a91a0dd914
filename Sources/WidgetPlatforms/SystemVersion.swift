public import JSON

/// The version of an operating system: up to three numbers with points between.
public struct SystemVersion: Hashable, Sendable {
  /// The version as it is written.
  public let text: String
  /// The numbers, the most significant first.
  public let components: [Int]

  /// Creates a version of one number and a zero, as Apple writes a first release.
  public init(_ major: Int) {
    text = "\(major).0"
    components = [major, 0]
  }

  /// Reads a version such as `17`, `17.0` or `17.4.1`.
  ///
  /// - Parameter text: One to three numbers of up to four digits, with points between.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isVersion =
      (1...3).contains(parts.count)
      && parts.allSatisfy { part in
        (1...4).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      }
    guard isVersion else { return nil }
    self.text = String(text)
    components = parts.compactMap { Int($0) }
  }

  /// The first number.
  public var major: Int {
    components[0]
  }
}

extension SystemVersion: Comparable {
  /// Orders by the numbers; those that are left out are zero.
  public static func < (left: Self, right: Self) -> Bool {
    let count = max(left.components.count, right.components.count)
    return left.padded(to: count).lexicographicallyPrecedes(right.padded(to: count))
  }

  /// Whether the numbers are equal; those that are left out are zero.
  public static func == (left: Self, right: Self) -> Bool {
    !(left < right) && !(right < left)
  }

  /// Feeds the numbers without the zeros at their end.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components.reversed().drop { $0 == 0 }.reversed())
  }

  private func padded(to count: Int) -> [Int] {
    components + Array(repeating: 0, count: count - components.count)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version as it is written.
  public var description: String { text }
}

extension SystemVersion: JSONConvertible {
  /// Reads a version's text.
  ///
  /// - Throws: `JSONError` for any other text, and for anything but a text.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let text = try String(from: &reader)
    guard let version = SystemVersion(text) else {
      throw JSONError(.badValue("'\(text)' is no version such as 17.0"))
    }
    self = version
  }

  /// Writes the version as it is written.
  public func write(to writer: inout JSONWriter) {
    writer.write(text)
  }
}
