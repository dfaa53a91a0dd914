// SwiftUI's LocalizedStringKey with its interpolations.

/// The key of a localized text, with the arguments for the format found under it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  enum Argument: Equatable, Sendable {
    case plain(LocalizedArgument)
    case value(FormattedValue)
    case nested(Text)
  }

  let key: String
  let arguments: [Argument]

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    public mutating func appendLiteral(_ literal: String) {
      let hasPercent = literal.utf8.contains(UInt8(ascii: "%"))
      key += hasPercent ? literal.replacing("%", with: "%%") : literal
    }

    mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ string: String) {
    append("%@", .plain(.text(string)))
  }

  public mutating func appendInterpolation(_ text: Text) {
    append("%@", .nested(text))
  }

  public mutating func appendInterpolation(_ image: Image) {
    append("%@", .nested(Text(image)))
  }

  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append("%@", .nested(Text(attributedString)))
  }

  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append("%@", .nested(Text(resource)))
  }

  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(
      "%@", .value(FormattedValue { _ in formatter?.string(for: subject) ?? "\(subject)" }))
  }

  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter? = nil
  ) {
    append(
      "%@", .value(FormattedValue { _ in formatter?.string(for: subject) ?? subject.description }))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append("%@", .value(FormattedValue(input, format)))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append("%@", .nested(Text(format.format(input))))
  }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
    appendInterpolation(value, specifier: value._specifier)
  }

  public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
    append(specifier, .plain(LocalizedArgument(value._arg)))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append("%@", .nested(Text(date, style: style)))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append("%@", .nested(Text(dates)))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    append("%@", .nested(Text(interval)))
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      "%@",
      .nested(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }

  @available(*, unavailable, message: "Unsupported type for interpolation")
  public mutating func appendInterpolation<T: View>(_ view: T) {}
}
