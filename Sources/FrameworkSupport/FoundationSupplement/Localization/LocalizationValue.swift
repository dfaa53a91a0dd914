// `String.LocalizationValue` and its interpolations, from iOS 15. The key of a value and the text
// made from it follow Apple's rules: a string's placeholder is `%@`, an integer's `%lld`.

public import Foundation

/// A type whose values have a place of their own in a format string.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension String {
  /// A key with the values that are to stand in its text.
  public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    package var key: String
    package var arguments: [LocalizedArgument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }
  }
}

extension String.LocalizationValue {
  public struct Placeholder: Equatable, Codable, Sendable {
    package var specifier: String

    public static let int = Placeholder(specifier: "%lld")
    public static let uint = Placeholder(specifier: "%llu")
    public static let float = Placeholder(specifier: "%f")
    public static let double = Placeholder(specifier: "%lf")
    public static let object = Placeholder(specifier: "%@")
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [LocalizedArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    public mutating func appendInterpolation(_ string: String) {
      append("%@", .text(string))
    }

    public mutating func appendInterpolation(_ substring: Substring) {
      append("%@", .text(String(substring)))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append("%@", .text(String(attributedString.characters)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .resource(resource))
    }

    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(
      _ value: T
    ) {
      appendInterpolation(value.localizedStringResource)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._specifier, LocalizedArgument(value._arg))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(specifier, LocalizedArgument(value._arg))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      let locale = ExtensionSurroundings.current.locale
      append("%@", .text(format.locale(locale).format(value)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append("%@", .text(String(format.format(value).characters)))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", .text(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(placeholder.specifier, .text(""))
    }

    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String) {
      append(specifier, .text(""))
    }

    private mutating func append(_ specifier: String, _ argument: LocalizedArgument) {
      key += specifier
      arguments.append(argument)
    }
  }
}
