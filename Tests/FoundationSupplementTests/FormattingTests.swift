import Testing

@testable import FoundationSupplement

@Suite struct FormattingTests {
  @Test func `a number is read from a part of a text`() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    var found: AnyObject?
    var range = NSRange(location: 2, length: 8)
    try formatter.getObjectValue(&found, for: "# 1,234 apples", range: &range)
    #expect((found as? NSNumber)?.intValue == 1234)
    #expect(range == NSRange(location: 2, length: 5))
    #expect(throws: CocoaError.self) {
      try formatter.getObjectValue(&found, for: "apples", range: nil)
    }
  }

  @Test func `texts of any kind are transformed`() {
    func narrow(_ text: some StringProtocol) -> String? {
      text.applyingTransform(.fullwidthToHalfwidth, reverse: false)
    }
    #expect(narrow("ＡＢ") == "AB" && narrow("ＡＢ".prefix(1)) == "A")
  }

  @Test func `a relative date counts towards the reference date`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    #expect(formatter.localizedString(fromTimeInterval: -180) == "3 minutes ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    formatter.unitsStyle = .short
    formatter.dateTimeStyle = .numeric
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hr.")
  }

  private static let hour = 3600.0
  private static let day = 24 * hour
  private static let relativeDates: [(Double, String, String)] = [
    (119.9, "in 1 minute", "in 1 minute"), (5.52 * hour, "in 5 hours", "in 5 hours"),
    (-0.99 * hour, "59 minutes ago", "59 minutes ago"), (0.4, "in 0 seconds", "now"),
    (47 * hour, "in 1 day", "tomorrow"), (-47 * hour, "1 day ago", "yesterday"),
    (13 * day, "in 1 week", "next week"), (-40 * day, "1 month ago", "last month"),
    (400 * day, "in 1 year", "next year"),
  ]

  @Test(arguments: relativeDates)
  func `a relative date is told in whole units of the largest`(
    _ interval: Double, _ numeric: String, _ named: String
  ) throws {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = Date(timeIntervalSince1970: 1_774_000_000.7)
    #expect(formatter.localizedString(for: now + interval, relativeTo: now) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now + interval, relativeTo: now) == named)
  }

  @Test func `of components the largest is told that is not zero`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    func words(_ components: DateComponents) -> String {
      formatter.localizedString(from: components)
    }
    #expect(words(DateComponents(day: 0, hour: -3, minute: 50)) == "3 hours ago")
    #expect(words(DateComponents(month: 14, weekOfYear: 3)) == "in 14 months")
    #expect(words(DateComponents(day: 40)) == "in 40 days")
    #expect(words(DateComponents(day: 0)) == "in 0 days")
    #expect(words(DateComponents()) == "in 0 seconds")
    formatter.dateTimeStyle = .named
    #expect(words(DateComponents(day: 0)) == "today")
    #expect(words(DateComponents(weekOfMonth: -1)) == "last week")
  }

  @Test(arguments: [
    ("en_US", 0, "Today", "Today at 3:30\u{202F}PM"), ("en_US", 1, "Tomorrow", nil),
    ("en_US", -1, "Yesterday", nil), ("en_US", 2, nil, nil), ("en_US", 40, nil, nil),
    ("de_DE", 2, "Übermorgen", "Übermorgen um 15:30"), ("de_DE", -1, "Gestern", nil),
  ])
  func `days near today are words`(
    _ locale: String, _ days: Int, _ day: String?, _ dayAndTime: String?
  ) {
    let formatter = RelativeDayFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    // 14:30 on the day before summer time begins, one hour later in that zone.
    let today = Date(timeIntervalSince1970: 1_774_704_600)
    let date = today + Double(days) * 86_400 + 3600
    let hours = days > 0 ? -3600.0 : 0
    #expect(formatter.string(from: date + hours, today: today) == nil)
    formatter.doesRelativeDateFormatting = true
    #expect(formatter.string(from: date + hours, today: today) == day)
    formatter.timeStyle = .short
    if let dayAndTime {
      #expect(formatter.string(from: date + hours, today: today) == dayAndTime)
    }
    formatter.dateStyle = .none
    #expect(formatter.string(from: date, today: today) == nil)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:02:03"), (.abbreviated, "1h 2m 3s"),
    (.short, "1 hr, 2 min, 3 sec"), (.full, "1 hour, 2 minutes, 3 seconds"),
    (.spellOut, "one hour, two minutes, three seconds"), (.brief, "1hr 2min 3sec"),
  ])
  func `an interval is written in each style`(
    style: DateComponentsFormatter.UnitsStyle, text: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3723) == text)
  }

  @Test func `zeros are dropped or padded as asked`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "0:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .dropAll
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7380) == "2h")
    #expect(formatter.string(from: DateComponents(minute: 3)) == "3m")
    #expect(formatter.string(from: -60) == "-1m")
  }

  @Test func `a list is joined as its locale joins`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
  }

  @Test func `a name is given before family`() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    #expect(name.formatted() == "Ada Lovelace")
  }

  @Test func `a measurement is shown in its region's unit`() {
    let boiling = Measurement(value: 100, unit: UnitTemperature.celsius)
    let american = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: Locale(identifier: "en_US"))
    #expect(boiling.formatted(american) == "212°F")
    #expect(boiling.formatted(american.locale(Locale(identifier: "de_DE"))) == "100°C")
    let given = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Locale(identifier: "en_US"), usage: .asProvided)
    #expect(boiling.formatted(given) == "100°")
  }

  @Test func `a measurement takes a style by name`() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(
      way.formatted(
        .measurement(
          width: .abbreviated, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1)))) == "5.0 km")
  }

  @Test func `a measurement formatter keeps the unit when told to`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter.string(from: speed) == "62.137 mph")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: speed) == "100 km/h")
    formatter.unitStyle = .long
    #expect(formatter.string(from: speed) == "100 kilometers per hour")
  }

  @Test func `inline Markdown becomes attributes`() throws {
    let text = try AttributedString(
      markdown: "a **b *c*** ~~d~~ `e*` [f](https://g.h) snake_case_name \\*")
    #expect(String(text.characters) == "a b c d e* f snake_case_name *")
    let intents = text.runs.map { run in
      (String(text[run.range].characters), run.inlinePresentationIntent)
    }
    #expect(intents.first { $0.0 == "b " }?.1 == .stronglyEmphasized)
    #expect(intents.first { $0.0 == "c" }?.1 == [.stronglyEmphasized, .emphasized])
    #expect(intents.first { $0.0 == "d" }?.1 == .strikethrough)
    #expect(intents.first { $0.0 == "e*" }?.1 == .code)
    #expect(text.runs.first { $0.link != nil }?.link == URL(string: "https://g.h"))
  }

  @Test func `marks without an end are plain text`() throws {
    let text = try AttributedString(markdown: "2 * 3 and [x] **")
    #expect(String(text.characters) == "2 * 3 and [x] **")
    #expect(text.runs.allSatisfy { $0.inlinePresentationIntent == nil })
  }
}
