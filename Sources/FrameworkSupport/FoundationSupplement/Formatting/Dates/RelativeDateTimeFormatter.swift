// `RelativeDateTimeFormatter`, from iOS 13, on top of the relative format style that Linux has.

public import Foundation

open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = ExtensionSurroundings.current.locale

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    // Whole units between the dates count, so fractions that dates cannot hold are no second less.
    let start = Date(
      timeIntervalSinceReferenceDate: referenceDate.timeIntervalSinceReferenceDate.rounded(.down))
    let interval = date.timeIntervalSince(referenceDate)
    let end = start.addingTimeInterval((interval * 1000).rounded() / 1000)
    let components = (calendar ?? .current).dateComponents(
      Set(Self.fields.map(\.component)), from: start, to: end)
    return localizedString(from: components)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(
      for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// The words for the largest component that is not zero; smaller ones and others than years,
  /// months, weeks of a month, days, hours, minutes and seconds are ignored.
  open func localizedString(from components: DateComponents) -> String {
    let given = Self.fields.compactMap { field in
      components.value(for: field.component).map { (field: field, value: $0) }
    }
    guard let largest = given.first(where: { $0.value != 0 }) ?? given.last else {
      return words(for: 0, Self.seconds)
    }
    return words(for: largest.value, largest.field)
  }

  /// The words for a number of one unit.
  private func words(for value: Int, _ field: Field) -> String {
    // The style rounds what lies between two dates, and whole units need no rounding.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let reference = Date(timeIntervalSinceReferenceDate: 14.5 * 86_400)
    let date = calendar.date(byAdding: field.component, value: value, to: reference) ?? reference
    // The style tells where its anchor lies, seen from the date that it is given.
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units, locale: (locale ?? .current).meant, calendar: calendar)
    style.allowedFields = [field.style]
    return style.format(reference)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
  private typealias Field = (
    component: Calendar.Component, style: Date.AnchoredRelativeFormatStyle.Field
  )

  private static let seconds: Field = (.second, .second)

  /// The units, the largest first.
  private static let fields: [Field] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), seconds,
  ]
}
