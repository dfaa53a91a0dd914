import CoreLocation
import EventKit
import FoundationSupplement
import Testing
import WidgetPlatforms

/// Events that recur, saved and found as a device has them.
@Suite struct RecurrenceTests {
  private static var oslo: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Oslo") ?? calendar.timeZone
    return calendar
  }

  private static func date(_ text: String) -> Date {
    let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
    return oslo.date(
      from: DateComponents(
        year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4])) ?? Date()
  }

  private static func text(_ date: Date) -> String {
    let parts = oslo.dateComponents([.month, .day, .hour, .minute], from: date)
    return "\(parts.month ?? 0)-\(parts.day ?? 0) \(parts.hour ?? 0):\(parts.minute ?? 0)"
  }

  private static func rule(
    _ frequency: EKRecurrenceFrequency, _ interval: Int = 1,
    days: [EKRecurrenceDayOfWeek]? = nil, monthDays: [NSNumber]? = nil, months: [NSNumber]? = nil,
    weeks: [NSNumber]? = nil, yearDays: [NSNumber]? = nil, positions: [NSNumber]? = nil,
    end: EKRecurrenceEnd? = nil
  ) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: days,
      daysOfTheMonth: monthDays, monthsOfTheYear: months, weeksOfTheYear: weeks,
      daysOfTheYear: yearDays, setPositions: positions, end: end)
  }

  private struct Example: Sendable {
    var rule: @Sendable () -> EKRecurrenceRule
    var start: String
    var to: String
    var expected: [String]

    init(
      _ start: String, to: String, _ expected: [String],
      _ rule: @escaping @Sendable () -> EKRecurrenceRule
    ) {
      self.rule = rule
      self.start = start
      self.to = to
      self.expected = expected
    }
  }

  private static let examples: [Example] = [
    // Clocks go forward on 29 March 2026: the time of day stays.
    Example("2026-03-28 09:30", to: "2026-03-31 00:00", ["3-28 9:30", "3-29 9:30", "3-30 9:30"]) {
      rule(.daily)
    },
    Example("2026-03-02 09:00", to: "2026-04-01 00:00", ["3-2 9:0", "3-5 9:0", "3-8 9:0"]) {
      rule(.daily, 3, end: EKRecurrenceEnd(occurrenceCount: 3))
    },
    Example(
      "2026-03-03 09:00", to: "2026-03-24 00:00", ["3-3 9:0", "3-6 9:0", "3-17 9:0", "3-20 9:0"]
    ) {
      rule(.weekly, 2, days: [EKRecurrenceDayOfWeek(.tuesday), EKRecurrenceDayOfWeek(.friday)])
    },
    Example("2026-03-04 09:00", to: "2027-01-01 00:00", ["3-4 9:0", "3-11 9:0"]) {
      rule(.weekly, end: EKRecurrenceEnd(end: date("2026-03-11 09:00")))
    },
    Example("2026-01-31 08:00", to: "2026-06-01 00:00", ["1-31 8:0", "3-31 8:0", "5-31 8:0"]) {
      rule(.monthly)
    },
    Example("2026-01-31 08:00", to: "2026-04-01 00:00", ["1-31 8:0", "2-28 8:0", "3-31 8:0"]) {
      rule(.monthly, monthDays: [-1])
    },
    Example("2026-03-06 08:00", to: "2026-06-01 00:00", ["3-6 8:0", "4-3 8:0", "5-1 8:0"]) {
      rule(.monthly, days: [EKRecurrenceDayOfWeek(.friday, weekNumber: 1)])
    },
    Example("2026-03-31 08:00", to: "2026-06-01 00:00", ["3-31 8:0", "4-30 8:0", "5-29 8:0"]) {
      rule(
        .monthly,
        days: [.monday, .tuesday, .wednesday, .thursday, .friday].map { EKRecurrenceDayOfWeek($0) },
        positions: [-1])
    },
    Example("2024-02-29 08:00", to: "2033-01-01 00:00", ["2-29 8:0", "2-29 8:0", "2-29 8:0"]) {
      rule(.yearly)
    },
    Example("2026-01-10 08:00", to: "2027-01-01 00:00", ["1-10 8:0", "6-10 8:0"]) {
      rule(.yearly, months: [1, 6])
    },
    Example("2026-12-31 08:00", to: "2028-01-02 00:00", ["12-31 8:0", "12-31 8:0"]) {
      rule(.yearly, yearDays: [-1])
    },
    // The 7th week of 2026 begins on 9 February, that of 2027 on 15 February.
    Example("2026-02-09 08:00", to: "2028-01-01 00:00", ["2-9 8:0", "2-15 8:0"]) {
      rule(.yearly, weeks: [7])
    },
  ]

  @Test func `rules are expanded as iCalendar has them`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.permissions = ["calendar": .granted]
      let store = EKEventStore()
      for example in Self.examples {
        let event = EKEvent(eventStore: store)
        event.calendar = store.defaultCalendarForNewEvents
        event.startDate = Self.date(example.start)
        event.endDate = event.startDate.addingTimeInterval(1800)
        event.timeZone = Self.oslo.timeZone
        event.addRecurrenceRule(example.rule())
        try store.save(event, span: .futureEvents)
        var found: [EKEvent] = []
        // A fetch finds four years at most.
        var from: Date = event.startDate
        while from < Self.date(example.to) {
          let to = min(
            Self.date(example.to), Self.oslo.date(byAdding: .year, value: 4, to: from) ?? from)
          found += store.events(
            matching: store.predicateForEvents(withStart: from, end: to, calendars: nil))
          from = to
        }
        #expect(found.map { Self.text($0.startDate) } == example.expected)
        #expect(found.allSatisfy { $0.endDate.timeIntervalSince($0.startDate) == 1800 })
        try store.remove(event, span: .futureEvents)
      }
    }
  }

  /// A class on five Mondays, saved where access is given.
  private static func savedClass() throws -> (store: EKEventStore, event: EKEvent) {
    ExtensionSurroundings.current.permissions = ["calendar": .granted]
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "Yoga"
    event.calendar = store.defaultCalendarForNewEvents
    event.startDate = date("2026-03-02 09:00")
    event.endDate = date("2026-03-02 10:00")
    event.timeZone = oslo.timeZone
    event.alarms = [EKAlarm(relativeOffset: -600), EKAlarm(absoluteDate: event.startDate)]
    event.addRecurrenceRule(
      rule(
        .weekly, 1, days: [EKRecurrenceDayOfWeek(.monday)],
        end: EKRecurrenceEnd(occurrenceCount: 5)))
    try store.save(event, span: .thisEvent)
    return (store, event)
  }

  /// The events of a store in the months of the class.
  private static func events(in store: EKEventStore) -> [EKEvent] {
    store.events(
      matching: store.predicateForEvents(
        withStart: date("2026-03-01 00:00"), end: date("2026-12-01 00:00"), calendars: nil))
  }

  @Test func `alarms, the rule and the time zone of an event are kept`() async {
    await #expect(processExitsWith: .success) {
      let (store, event) = try Self.savedClass()
      let found = Self.events(in: EKEventStore())
      #expect(found.count == 5 && found[1].eventIdentifier == event.eventIdentifier)
      #expect(found[1].timeZone == Self.oslo.timeZone && found[1].hasRecurrenceRules)
      #expect(found[1].alarms?.map(\.relativeOffset) == [-600, 0])
      #expect(found[1].alarms?.last?.absoluteDate == event.startDate)
      let rule = found[1].recurrenceRules?.first
      #expect(rule?.frequency == .weekly && rule?.recurrenceEnd?.occurrenceCount == 5)
      #expect(rule?.daysOfTheWeek?.map(\.dayOfTheWeek) == [.monday])
      #expect(store.event(withIdentifier: event.eventIdentifier)?.startDate == event.startDate)
    }
  }

  @Test func `an occurrence is changed on its own, or with all that come after it`() async {
    await #expect(processExitsWith: .success) {
      let store = try Self.savedClass().store
      func all() -> [EKEvent] { Self.events(in: store) }
      func titles() -> [String] { all().map { "\(Self.text($0.startDate)) \($0.title ?? "")" } }
      let second = all()[1]
      second.title = "Run"
      second.startDate = second.startDate.addingTimeInterval(3600)
      second.endDate = second.endDate.addingTimeInterval(3600)
      try store.save(second, span: .thisEvent)
      #expect(second.isDetached && second.occurrenceDate == Self.date("2026-03-09 09:00"))
      try store.remove(all()[2], span: .thisEvent)
      #expect(titles() == ["3-2 9:0 Yoga", "3-9 10:0 Run", "3-23 9:0 Yoga", "3-30 9:0 Yoga"])
      #expect(all()[1].isDetached && !all()[1].hasRecurrenceRules && !all()[0].isDetached)
      let fourth = all()[2]
      fourth.title = "Swim"
      try store.save(fourth, span: .futureEvents)
      #expect(titles() == ["3-2 9:0 Yoga", "3-9 10:0 Run", "3-23 9:0 Swim", "3-30 9:0 Swim"])
      try store.remove(all()[3], span: .futureEvents)
      #expect(titles() == ["3-2 9:0 Yoga", "3-9 10:0 Run", "3-23 9:0 Swim"])
      try store.remove(all()[0], span: .futureEvents)
      #expect(titles() == ["3-9 10:0 Run", "3-23 9:0 Swim"])
    }
  }

  @Test func `a reminder keeps its alarm at a place, its rule and the day of its start`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.permissions = ["reminders": .granted]
      let store = EKEventStore()
      let reminder = EKReminder(eventStore: store)
      reminder.title = "Water"
      reminder.calendar = store.defaultCalendarForNewReminders()
      reminder.startDateComponents = DateComponents(year: 2026, month: 3, day: 1)
      let arrival = EKAlarm(relativeOffset: 0)
      arrival.structuredLocation = EKStructuredLocation(title: "Harbour")
      arrival.structuredLocation?.geoLocation = CLLocation(latitude: 59.9, longitude: 10.7)
      arrival.structuredLocation?.radius = 150
      arrival.proximity = .enter
      reminder.addAlarm(arrival)
      reminder.addRecurrenceRule(Self.rule(.daily))
      try store.save(reminder, commit: true)
      var reminders: [EKReminder] = []
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders = $0 ?? [] }
      #expect(reminders.first?.hasAlarms == true && reminders.first?.hasRecurrenceRules == true)
      let alarm = reminders.first?.alarms?.first
      #expect(alarm?.structuredLocation?.title == "Harbour" && alarm?.proximity == .enter)
      #expect(alarm?.structuredLocation?.radius == 150)
      #expect(alarm?.structuredLocation?.geoLocation?.coordinate.latitude == 59.9)
      #expect(reminders.first?.startDateComponents?.day == 1)
      #expect(reminders.first?.startDateComponents?.hour == nil)
    }
  }

  @Test func `a fetch finds four years, as documented`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.permissions = ["calendar": .granted]
      let store = EKEventStore()
      let event = EKEvent(eventStore: store)
      event.calendar = store.defaultCalendarForNewEvents
      event.startDate = Self.date("2020-03-02 09:00")
      event.endDate = Self.date("2020-03-02 10:00")
      event.addRecurrenceRule(Self.rule(.yearly))
      try store.save(event, span: .thisEvent)
      let predicate = store.predicateForEvents(
        withStart: Self.date("2020-01-01 00:00"), end: Self.date("2030-01-01 00:00"), calendars: nil
      )
      #expect(store.events(matching: predicate).count == 4)
    }
  }
}
