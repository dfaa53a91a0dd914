import Contacts
import EventKit
import FoundationSupplement
import HealthKit
import Intents
import JSON
import MediaPlayer
import Testing
import UIKit
import WidgetPlatforms

/// The data of the environment, as the frameworks give it to providers.
///
/// It holds for a whole process, so that each of these tests has one of its own.
@Suite struct DeviceContentTests {
  private static func items(_ items: [String: JSONValue]...) -> JSONValue {
    .array(items.map { .object($0) })
  }

  @Test func `events and reminders come where access is given`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content = [
        "events": Self.items(
          ["title": .string("B"), "start": .number(5000), "end": .number(6000)],
          [
            "title": .string("A"), "start": .number(1000), "end": .number(2000),
            "calendar": .string("Work"),
          ]),
        "reminders": Self.items(
          ["title": .string("Milk"), "due": .number(3600), "priority": .number(1)],
          ["title": .string("Done"), "completed": .bool(true)]),
      ]
      let store = EKEventStore()
      let all = store.predicateForEvents(
        withStart: Date(timeIntervalSince1970: 0), end: Date(timeIntervalSince1970: 9000),
        calendars: nil)
      #expect(store.events(matching: all).isEmpty && store.calendars(for: .event).isEmpty)
      ExtensionSurroundings.current.permissions = ["calendar": .granted, "reminders": .granted]
      #expect(store.events(matching: all).map(\.title) == ["A", "B"])
      #expect(store.calendars(for: .event).map(\.title) == ["Calendar", "Work"])
      let work = store.predicateForEvents(
        withStart: Date(timeIntervalSince1970: 1500), end: Date(timeIntervalSince1970: 9000),
        calendars: store.calendars(for: .event).filter { $0.title == "Work" })
      #expect(store.events(matching: work).map(\.title) == ["A"])
      let open = store.predicateForIncompleteReminders(
        withDueDateStarting: nil, ending: Date(timeIntervalSince1970: 4000), calendars: nil)
      var found: [EKReminder]?
      store.fetchReminders(matching: open) { found = $0 }
      #expect(found?.map(\.title) == ["Milk"] && found?.first?.priority == 1)
    }
  }

  @Test func `samples are found, summed and grouped by days`() async {
    await #expect(processExitsWith: .success) {
      let day = 86400.0
      ExtensionSurroundings.current.content["health"] = Self.items(
        ["type": .string("stepCount"), "value": .number(100), "start": .number(10)],
        ["type": .string("stepCount"), "value": .number(50), "start": .number(20)],
        ["type": .string("stepCount"), "value": .number(7), "start": .number(day + 20)],
        [
          "type": .string("heartRate"), "value": .number(60), "unit": .string("count/min"),
          "start": .number(20),
        ])
      let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
      let descriptor = HKStatisticsQueryDescriptor(
        predicate: .quantitySample(type: steps), options: .cumulativeSum)
      await #expect(throws: HKError.self) { try await descriptor.result(for: store) }
      ExtensionSurroundings.current.permissions["health"] = .denied
      #expect(try await descriptor.result(for: store) == nil)
      ExtensionSurroundings.current.permissions["health"] = .granted
      let sum = try await descriptor.result(for: store)
      #expect(sum?.sumQuantity()?.doubleValue(for: .count()) == 157)
      #expect(sum?.averageQuantity() == nil)
      let days = try await HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: steps), options: .cumulativeSum,
        anchorDate: Date(timeIntervalSince1970: 5 * day), intervalComponents: DateComponents(day: 1)
      ).result(for: store)
      #expect(
        days.statistics().map { $0.sumQuantity()?.doubleValue(for: .count()) } == [150, 7])
      let heart = HKQuantityType(.heartRate)
      let query = HKSampleQuery(
        sampleType: heart, predicate: nil, limit: 1,
        sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)]
      ) { _, samples, error in
        let rate = (samples?.first as? HKQuantitySample)?.quantity
        #expect(rate?.doubleValue(for: .count().unitDivided(by: .minute())) == 60 && error == nil)
      }
      store.execute(query)
      let latest = HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: steps)],
        sortDescriptors: [SortDescriptor(\.startDate, order: .reverse)], limit: 1)
      #expect(
        try await latest.result(for: store).map { $0.quantity.doubleValue(for: .count()) } == [7])
    }
  }

  @Test func `contacts, the keychain and the device's facts are there`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content = [
        "contacts": Self.items(
          ["givenName": .string("Ada"), "birthday": .string("--12-10"), "email": .string("a@b.c")],
          ["givenName": .string("Bob")]),
        "keychain": Self.items(
          ["service": .string("api"), "account": .string("me"), "data": .string("secret")]),
        "battery": .object([
          "level": .number(0.4), "state": .string("charging"),
          "lowPower": .bool(true),
        ]),
        "focus": .bool(true),
        "nowPlaying": .object(["title": .string("Song"), "elapsed": .number(12)]),
      ]
      ExtensionSurroundings.current.permissions = ["contacts": .granted, "focus": .granted]
      let store = CNContactStore()
      let ada = try store.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "ada"), keysToFetch: [])
      #expect(ada.map(\.birthday) == [DateComponents(month: 12, day: 10)])
      #expect(ada.first?.emailAddresses.first?.value == "a@b.c")
      var names: [String] = []
      try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { contact, _ in
        names.append(contact.givenName)
      }
      #expect(names == ["Ada", "Bob"])
      var item: AnyObject?
      let query: [String: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "api", kSecReturnData: true,
      ]
      #expect(SecItemCopyMatching(query, &item) == errSecSuccess)
      #expect(item as? Data == Data("secret".utf8))
      #expect(SecItemCopyMatching(query as NSDictionary, &item) == errSecSuccess)
      await MainActor.run {
        #expect(UIDevice.current.batteryLevel == -1)
        UIDevice.current.isBatteryMonitoringEnabled = true
        #expect(UIDevice.current.batteryLevel == 0.4)
        #expect(UIDevice.current.batteryState == .charging)
      }
      #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
      #expect(INFocusStatusCenter.default.focusStatus.isFocused == true)
      let player = MPMusicPlayerController.systemMusicPlayer
      #expect(player.nowPlayingItem?.title == "Song" && player.playbackState == .playing)
    }
  }
}
