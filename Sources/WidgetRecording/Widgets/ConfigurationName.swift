/// The configuration with which a widget is called.
public enum ConfigurationName: Hashable, Sendable {
  /// No choice of its own: the defaults of the widget's intent, or a widget without one.
  case defaults
  /// The configuration that the manifest or a suggestion gives a name.
  case named(String)

  /// The text that stands for the defaults in files and names.
  private static let defaultsText = "-"

  /// Reads a name as files have it.
  public init(_ text: String) {
    self = text == Self.defaultsText ? .defaults : .named(text)
  }

  /// The name; nil for the defaults.
  public var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}

extension ConfigurationName: CustomStringConvertible {
  /// The name as files have it.
  public var description: String {
    name ?? Self.defaultsText
  }
}

extension ConfigurationName: Comparable {
  /// Orders names as text.
  public static func < (left: Self, right: Self) -> Bool {
    left.description < right.description
  }
}

extension ConfigurationName: JSONConvertible {
  /// Reads a name.
  ///
  /// - Throws: `JSONError` for anything but a text.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self.init(try String(from: &reader))
  }

  /// Writes the name.
  public func write(to writer: inout JSONWriter) {
    writer.write(description)
  }
}

/// The name of a widget in a stack: `kind`, or `kind/configuration`.
public struct MemberName: RawRepresentable, Hashable, Sendable, Comparable, JSONConvertible {
  /// The name as it is written.
  public let rawValue: String

  /// Creates a name from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a kind in a configuration.
  public init(kind: String, configuration: ConfigurationName) {
    rawValue = configuration.name.map { "\(kind)/\($0)" } ?? kind
  }

  /// The kind: all before the first slash.
  public var kind: String {
    String(rawValue.prefix { $0 != "/" })
  }

  /// The configuration: all behind the first slash, or the defaults.
  public var configuration: ConfigurationName {
    rawValue.firstIndex(of: "/")
      .map { ConfigurationName(String(rawValue[rawValue.index(after: $0)...])) } ?? .defaults
  }

  /// Orders names as text.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension MemberName: CustomStringConvertible, ExpressibleByStringLiteral {
  /// Creates a name from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The name as it is written.
  public var description: String { rawValue }
}
