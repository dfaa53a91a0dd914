import EventKit
import FoundationSupplement
import HealthKit
import JSON
import Testing
import WidgetPlatforms

/// Items that providers and intents save in the device's stores and find there afterwards.
///
/// It holds for a whole process, so that each of these tests has one of its own.
@Suite struct DeviceSavingTests {
  private static func items(_ items: [String: JSONValue]...) -> JSONValue {
    .array(items.map { .object($0) })
  }

  @Test func `events are saved and removed where access is given`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content["events"] = Self.items(
        ["title": .string("A"), "start": .number(10), "end": .number(20)])
      let store = EKEventStore()
      let all = store.predicateForEvents(
        withStart: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 9000),
        calendars: nil)
      let event = EKEvent(eventStore: store)
      event.title = "B"
      #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
      ExtensionSurroundings.current.permissions = ["calendar": .granted]
      func code() -> EKError.Code? {
        do { try store.save(event, span: .thisEvent) } catch { return (error as? EKError)?.code }
        return nil
      }
      #expect(code() == .noCalendar)
      event.calendar = store.defaultCalendarForNewEvents
      #expect(code() == .noStartDate)
      event.startDate = Date(timeIntervalSince1970: 50)
      #expect(code() == .noEndDate)
      event.endDate = Date(timeIntervalSince1970: 40)
      #expect(code() == .datesInverted)
      event.endDate = Date(timeIntervalSince1970: 60)
      event.location = "Home"
      #expect(code() == nil)
      let found = store.events(matching: all)
      #expect(found.map(\.title) == ["A", "B"] && found.map(\.location) == [nil, "Home"])
      #expect(store.event(withIdentifier: event.eventIdentifier)?.title == "B")
      try store.remove(found[0], span: .thisEvent, commit: false)
      #expect(store.events(matching: all).count == 2)
      store.reset()
      try store.remove(found[1], span: .thisEvent, commit: false)
      try store.commit()
      #expect(store.events(matching: all).map(\.title) == ["A"])
      try store.remove(found[0], span: .thisEvent)
      #expect(store.events(matching: all).isEmpty)
    }
  }

  @Test func `reminders are saved, changed and removed where access is given`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content["reminders"] = Self.items(
        ["title": .string("Milk"), "due": .number(3600)])
      ExtensionSurroundings.current.permissions = ["reminders": .granted]
      let store = EKEventStore()
      func reminders() -> [EKReminder] {
        var found: [EKReminder]?
        store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found = $0 }
        return found ?? []
      }
      let milk = reminders()[0]
      milk.isCompleted = true
      try store.save(milk, commit: true)
      let bread = EKReminder(eventStore: store)
      bread.title = "Bread"
      bread.calendar = store.defaultCalendarForNewReminders()
      bread.dueDateComponents = DateComponents(year: 2026, month: 3, day: 2)
      try store.save(bread, commit: false)
      #expect(reminders().count == 1)
      try store.commit()
      #expect(reminders().map(\.title) == ["Milk", "Bread"])
      #expect(reminders().map(\.isCompleted) == [true, false])
      let due = reminders().map(\.dueDateComponents)
      #expect(due[0]?.hour != nil && due[1]?.day == 2 && due[1]?.hour == nil)
      try store.remove(milk, commit: true)
      #expect(reminders().map(\.title) == ["Bread"])
    }
  }

  @Test func `samples are saved and removed where access is given, and keep their identifiers`()
    async
  {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content["health"] = Self.items(
        ["type": .string("stepCount"), "value": .number(100), "start": .number(10)])
      let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
      func all(_ type: HKSampleType) async throws -> [HKSample] {
        try await HKSampleQueryDescriptor(predicates: [.sample(type: type)], sortDescriptors: [])
          .result(for: store)
      }
      let start = Date(timeIntervalSince1970: 20)
      let more = HKQuantitySample(
        type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 7), start: start, end: start)
      let rest = HKCategorySample(
        type: HKCategoryType(.mindfulSession), value: 0, start: start, end: start)
      let run = HKWorkout(
        activityType: .running, start: start, end: start + 60,
        totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 9))
      await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
        try await store.save(more)
      }
      ExtensionSurroundings.current.permissions["health"] = .denied
      await #expect(throws: HKError(.errorAuthorizationDenied)) { try await store.save(more) }
      ExtensionSurroundings.current.permissions["health"] = .granted
      let before = try await all(steps)
      try await store.save([more, rest, run])
      let after = try await all(steps)
      #expect(before.map(\.uuid) + [more.uuid] == after.map(\.uuid))
      #expect(
        after.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) }
          == [100, 7])
      #expect(try await all(HKCategoryType(.mindfulSession)).map(\.uuid) == [rest.uuid])
      let workout = try await all(.workoutType()).first as? HKWorkout
      #expect(workout?.workoutActivityType == .running && workout?.duration == 60)
      #expect(workout?.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 9)
      try await store.delete(before[0])
      #expect(try await all(steps).map(\.uuid) == [more.uuid])
      let count = try await store.deleteObjects(of: steps, predicate: NSPredicate(value: true))
      #expect(count == 1)
      #expect(try await all(steps).isEmpty)
      #expect(try await !all(.workoutType()).isEmpty)
    }
  }

  @Test func `what one process saved in a file is there for another, and for it after a change`()
    async
  {
    await #expect(processExitsWith: .success) {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      ExtensionSurroundings.current.savedRecords = file
      ExtensionSurroundings.current.permissions = ["reminders": .granted]
      let store = EKEventStore()
      let reminder = EKReminder(eventStore: store)
      reminder.title = "Milk"
      reminder.calendar = store.defaultCalendarForNewReminders()
      try store.save(reminder, commit: true)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("Milk"))
      // Another process changes it.
      try Data(text.replacingOccurrences(of: "Milk", with: "Bread").utf8).write(to: file)
      var found: [EKReminder]?
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { found = $0 }
      #expect(found?.map(\.title) == ["Bread"])
    }
  }
}
