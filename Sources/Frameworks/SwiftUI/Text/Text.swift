// SwiftUI's Text. Words are resolved for the environment's locale; texts that change with time keep
// their dates, and the modifiers of a `Text` stay in order.

/// A view of one or more lines of read-only text.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: TextBundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case date(Date, DateStyle)
    case interval(DateInterval)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
    case joined(Text, Text)
  }

  /// A change that one modifier makes, with the style that it depends on.
  struct Change: Equatable, Sendable {
    let value: ViewAttribute
    var style: AnyShapeStyle?

    func attribute(in environment: EnvironmentValues) -> ViewAttribute {
      guard let style else { return value }
      return .fields([
        "name": "foregroundStyle", "value": style.styleAttribute(in: environment),
      ])
    }

    static func == (left: Change, right: Change) -> Bool { left.value == right.value }
  }

  let storage: Storage
  var changes: [Change] = []

  init(storage: Storage) { self.storage = storage }

  func changed(_ name: String, _ fields: KeyValuePairs<String, ViewAttribute?> = [:]) -> Text {
    var copy = self
    var record = ViewAttributes(fields)
    record["name"] = .string(name)
    copy.changes.append(Change(value: .record(record)))
    return copy
  }

  /// Returns the text drawn with a style, which is looked into where the environment is known.
  func changed<S: ShapeStyle>(style: S) -> Text {
    var copy = self
    copy.changes.append(
      Change(value: style.styleAttribute(in: EnvironmentValues()), style: AnyShapeStyle(style)))
    return copy
  }
}

extension Text {
  public init(verbatim content: String) { storage = .verbatim(content) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .localized(key, table: tableName, bundle: bundle.map(TextBundle.init))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  public init(_ image: Image) { storage = .image(image) }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(FormattedValue(subject, formatter))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .formatted(FormattedValue(subject, formatter))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedValue(input, format))
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .attributed(format.format(input))
  }
}

// Texts of dates and times (iOS 14; timers since iOS 16).
extension Text {
  /// The display style of a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  public init(_ dates: ClosedRange<Date>) {
    storage = .interval(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  public init(_ interval: DateInterval) { storage = .interval(interval) }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .timer(
      timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
  }
}

extension Text {
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .joined(lhs, rhs)) }
}

/// A bundle in which a text looks for its translation.
struct TextBundle: Equatable, @unchecked Sendable {
  let bundle: Bundle

  init(_ bundle: Bundle) { self.bundle = bundle }
}

/// A value that becomes words once the locale is known.
final class FormattedValue: Equatable, @unchecked Sendable {
  /// Whether the system keeps the words current.
  let followsTime: Bool
  private let text: (Locale) -> String

  init(followsTime: Bool = false, _ text: @escaping (Locale) -> String) {
    self.followsTime = followsTime
    self.text = text
  }

  convenience init(_ subject: Any, _ formatter: Formatter) {
    self.init { _ in formatter.string(for: subject) ?? "" }
  }

  convenience init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatOutput == String {
    self.init { format.locale($0).format(input) }
  }

  func string(in locale: Locale) -> String { text(locale) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left === right || left.text(.current) == right.text(.current)
  }
}
