import Contacts
import CoreLocation
import EventKit
import FoundationSupplement
import HealthKit
import IOKit
import Intents
import JSON
import MediaPlayer
import Network
import SystemConfiguration
import Testing
import UIKit
import WeatherKit
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
          "type": .string("stepCount"), "value": .number(900),
          "start": .number(Date.now.timeIntervalSince1970 + day),
        ],
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
      let daily = HKStatisticsCollectionQueryDescriptor(
        predicate: HKSamplePredicate.quantitySample(type: steps), options: .cumulativeSum,
        anchorDate: Date(timeIntervalSince1970: 5 * day), intervalComponents: DateComponents(day: 1)
      )
      #expect(daily.predicate.sampleType == steps && daily.predicate.nsPredicate == nil)
      let days = try await daily.result(for: store)
      var updates = daily.results(for: store).makeAsyncIterator()
      let first = try await updates.next()
      #expect(first?.statisticsCollection.statistics().count == 2)
      #expect(first?.updatedStatistics == nil)
      let waiting = Task { () -> Bool in
        for try await _ in daily.results(for: store).dropFirst() { return false }
        return true
      }
      waiting.cancel()
      #expect(try await waiting.value)
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

  @Test func `a given keychain item is found by attributes that it does not name`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content = [
        "keychain": Self.items(
          ["account": .string("me"), "data": .string("secret")],
          ["service": .string("api"), "account": .string("you"), "data": .string("other")])
      ]
      func find(_ attributes: [CFString: Any]) -> String? {
        var query: [CFString: Any] = [
          kSecClass: kSecClassGenericPassword, kSecReturnData: true, kSecAttrAccount: "me",
        ]
        query.merge(attributes) { $1 }
        var item: AnyObject?
        let status = SecItemCopyMatching(query as CFDictionary, &item)
        guard status == errSecSuccess, let data = item as? Data else { return nil }
        return String(decoding: data, as: UTF8.self)
      }
      for isSynchronized in [true, false] {
        #expect(find([kSecAttrSynchronizable: isSynchronized]) == "secret")
      }
      #expect(find([kSecAttrLabel: "any"]) == "secret")
      #expect(find([kSecAttrService: "any"]) == "secret")
      let bytes = Data("me".utf8)
      #expect(find([kSecAttrAccount: bytes, kSecAttrGeneric: bytes]) == "secret")
      #expect(find([kSecAttrAccount: "you", kSecAttrService: "other"]) == nil)
      #expect(find([kSecClass: kSecClassInternetPassword]) == nil)
      // What code adds is found by what it has, and before what is given.
      let own: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me", kSecAttrService: "mine",
        kSecValueData: Data("own".utf8),
      ]
      #expect(SecItemAdd(own as CFDictionary, nil) == errSecSuccess)
      #expect(find([kSecAttrService: "mine"]) == "own" && find([kSecAttrLabel: "a"]) == "secret")
      #expect(find([kSecAttrService: "mine", kSecAttrSynchronizable: false]) == "own")
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
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "api", kSecReturnData: true,
      ]
      #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess)
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
      let song = try #require(player.nowPlayingItem)
      #expect(song.value(forProperty: MPMediaItemPropertyTitle) as? String == "Song")
      #expect(song.mediaType == .music && song.genre == nil && MPMediaItem().mediaType == [])
    }
  }

  @Test func `workouts come with the samples' permission, by activity and time`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content["workouts"] = Self.items(
        [
          "activity": .string("yoga"), "start": .number(5000), "end": .number(6800),
        ],
        [
          "activity": .string("running"), "start": .number(1000), "end": .number(2800),
          "energy": .number(300), "distance": .number(5000),
        ])
      let store = HKHealthStore()
      let descriptor = HKSampleQueryDescriptor(
        predicates: [.workout()], sortDescriptors: [SortDescriptor(\.startDate)])
      await #expect(throws: HKError.self) { try await descriptor.result(for: store) }
      ExtensionSurroundings.current.permissions["health"] = .granted
      let all = try await descriptor.result(for: store)
      #expect(all.map(\.workoutActivityType) == [.running, .yoga])
      #expect(all.first?.duration == 1800)
      #expect(all.first?.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 300)
      #expect(all.first?.totalDistance?.doubleValue(for: .meter()) == 5000)
      let running = HKSampleQueryDescriptor(
        predicates: [.workout(HKQuery.predicateForWorkouts(with: .running))], sortDescriptors: [])
      #expect(try await running.result(for: store).count == 1)
      for name in WorkoutActivities.all {
        ExtensionSurroundings.current.content["workouts"] = Self.items([
          "activity": .string(name), "start": .number(0), "end": .number(1),
        ])
        #expect(try await descriptor.result(for: store).count == 1, "\(name)")
      }
    }
  }

  @Test func `weather is the state that began last, hour by hour and day by day`() async {
    await #expect(processExitsWith: .success) {
      let oslo = CLLocation(latitude: 59.91, longitude: 10.75)
      await #expect(throws: WeatherError.self) {
        try await WeatherService.shared.weather(for: oslo)
      }
      let calendar = Calendar.current
      let now = Date()
      let today = calendar.startOfDay(for: now)
      ExtensionSurroundings.current.content["weather"] = Self.items(
        ["condition": .string("snow"), "temperature": .number(-4)],
        [
          "daily": .number(12 * 3600), "condition": .string("clear"), "temperature": .number(6),
          "uvIndex": .number(3), "windDirection": .number(200), "windSpeed": .number(20),
        ],
        ["daily": .number(20 * 3600), "condition": .string("snow"), "temperature": .number(-2)])
      let (current, hours, days) = try await WeatherService.shared.weather(
        for: oslo, including: .current, .hourly, .daily)
      let hour = calendar.component(.hour, from: now)
      #expect(current.temperature.value == (12..<20 ~= hour ? 6 : -2))
      #expect(hours.count == 25 && days.count == 10)
      #expect(hours.first?.date == calendar.dateInterval(of: .hour, for: now)?.start)
      let noon = try await WeatherService.shared.weather(
        for: oslo,
        including: .hourly(startDate: today + 12 * 3600, endDate: today + 14 * 3600))
      #expect(
        noon.map(\.temperature.value) == [6, 6]
          && noon.first?.wind.compassDirection == .southSouthwest)
      #expect(noon.first?.uvIndex.category == .moderate && noon.first?.precipitationChance == 0)
      let day = try #require(days.dropFirst().first)
      #expect(day.highTemperature.value == 6 && day.lowTemperature.value == -2)
      #expect(day.precipitation == .snow && day.uvIndex.value == 3)
      let all = try await WeatherService.shared.weather(for: oslo)
      #expect(all.weatherAlerts == [] && all.availability.alertAvailability == .available)
      #expect(
        WeatherCondition.allCases.map(\.rawValue).sorted() == WeatherWords.conditions.sorted())
      #expect(Precipitation.allCases.map(\.rawValue) == WeatherWords.precipitations)
    }
  }

  @Test func `the sun rises and sets as almanacs say`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.content["weather"] = Self.items([
        "condition": .string("clear"), "temperature": .number(1),
      ])
      let day = try #require(
        Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 20)))
      let weather = try await WeatherService.shared.weather(
        for: CLLocation(latitude: 51.48, longitude: 0),
        including: .daily(startDate: day, endDate: day + 3600))
      let sun = try #require(weather.first?.sun)
      // Greenwich, 20 March 2026: 06:03 and 18:14 in Universal Time; new moon a day before.
      let midnight = 1_773_964_800.0
      #expect(abs((sun.sunrise?.timeIntervalSince1970 ?? 0) - midnight - 6 * 3600 - 180) < 180)
      #expect(abs((sun.sunset?.timeIntervalSince1970 ?? 0) - midnight - 18 * 3600 - 840) < 180)
      #expect(weather.first?.moon.phase == .new)
    }
  }

  @Test func `a Mac's battery is the environment's, and there is none without`() async {
    await #expect(processExitsWith: .success) {
      func descriptions() -> [NSDictionary] {
        let snapshot = IOPSCopyPowerSourcesInfo().takeRetainedValue()
        let sources = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue()
        return sources.map {
          IOPSGetPowerSourceDescription(snapshot, $0 as AnyObject).takeUnretainedValue()
        }
      }
      func service() -> io_service_t {
        IOServiceGetMatchingService(kIOMainPortDefault, IOServiceMatching("AppleSmartBattery"))
      }
      #expect(descriptions().isEmpty)
      #expect(service() == IO_OBJECT_NULL)
      #expect(IOPSGetTimeRemainingEstimate() == kIOPSTimeRemainingUnlimited)
      ExtensionSurroundings.current.content["battery"] = .object([
        "level": .number(0.4), "state": .string("unplugged"),
      ])
      let battery = try #require(descriptions().first)
      #expect(battery[kIOPSCurrentCapacityKey] as? Int == 40)
      #expect(battery[kIOPSPowerSourceStateKey] as? String == kIOPSBatteryPowerValue)
      #expect(battery[kIOPSIsChargingKey] as? Bool == false)
      #expect(IOPSGetTimeRemainingEstimate() == kIOPSTimeRemainingUnknown)
      var properties: Unmanaged<CFMutableDictionary>?
      #expect(IORegistryEntryCreateCFProperties(service(), &properties, nil, 0) == KERN_SUCCESS)
      let values = try #require(properties?.takeRetainedValue())
      #expect(values["CurrentCapacity"] as? Int == 40)
      #expect(IORegistryEntryCreateCFProperty(9, "CurrentCapacity", nil, 0) == nil)
    }
  }

  @Test func `the network is there where requests have answers`() async {
    await #expect(processExitsWith: .success) {
      func flags() -> SCNetworkReachabilityFlags? {
        var flags: SCNetworkReachabilityFlags = []
        return SCNetworkReachabilityCreateWithName(nil, "example.com").flatMap {
          SCNetworkReachabilityGetFlags($0, &flags) ? flags : nil
        }
      }
      #expect(NWPathMonitor().currentPath.status == .unsatisfied && flags() == [])
      ExtensionSurroundings.current.content["network"] = .bool(true)
      let path = NWPathMonitor().currentPath
      #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && path.supportsDNS)
      #expect(flags() == .reachable)
      let others = NWPathMonitor(requiredInterfaceType: .cellular)
      #expect(others.currentPath.status == .unsatisfied)
      let wired = NWPathMonitor(prohibitedInterfaceTypes: [.wifi])
      #expect(wired.currentPath.availableInterfaces.isEmpty)
    }
  }

  @Test func `preferred units follow the permission and the locale`() async {
    await #expect(processExitsWith: .success) {
      let types: Set = [HKQuantityType(.stepCount), HKQuantityType(.distanceCycling)]
      await #expect(throws: HKError.self) { try await HKHealthStore().preferredUnits(for: types) }
      ExtensionSurroundings.current.permissions["health"] = .granted
      let units = try await HKHealthStore().preferredUnits(for: types)
      #expect(units[HKQuantityType(.stepCount)] == .count())
      let isMetric = Locale.current.measurementSystem == .metric
      #expect(
        units[HKQuantityType(.distanceCycling)]
          == (isMetric ? .meterUnit(with: .kilo) : .mile()))
    }
  }
}
