import Contacts
import CoreLocation
import EventKit
import ExtensionEnvironment
import FoundationSupplement
import HealthKit
import Photos
import Testing
import UserNotifications
import WidgetPlatforms

/// A scenario's permissions, as the frameworks report them.
///
/// Permissions hold for a whole process, so that each of these tests has one of its own.
@Suite struct PermissionTests {
  @Test func `what is granted is told as granted`() async {
    await #expect(processExitsWith: .success) {
      for name in ["location", "health", "calendar", "contacts", "notifications", "photos"] {
        ExtensionSurroundings.current.permissions[name] = .granted
      }
      #expect(CLLocationManager().authorizationStatus == .authorizedWhenInUse)
      #expect(CLLocationManager().isAuthorizedForWidgetUpdates)
      let steps = HKQuantityType(.stepCount)
      #expect(HKHealthStore().authorizationStatus(for: steps) == .sharingAuthorized)
      #expect(EKEventStore.authorizationStatus(for: .event) == .fullAccess)
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .notDetermined)
      #expect(try await EKEventStore().requestFullAccessToEvents())
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
      let known = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: [])
      #expect(known.isEmpty)
      let center = UNUserNotificationCenter.current()
      #expect(await center.notificationSettings().authorizationStatus == .authorized)
      #expect(try await center.requestAuthorization(options: [.alert]))
      #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
    }
  }

  @Test func `what is denied is told as denied`() async {
    await #expect(processExitsWith: .success) {
      for name in ["location", "health", "reminders", "contacts", "notifications", "photos"] {
        ExtensionSurroundings.current.permissions[name] = .denied
      }
      ExtensionSurroundings.current.location = (59.91, 10.75)
      #expect(CLLocationManager.authorizationStatus() == .denied)
      #expect(!CLLocationManager().isAuthorizedForWidgetUpdates)
      #expect(CLLocationManager().location == nil)
      let steps = HKQuantityType(.stepCount)
      #expect(HKHealthStore().authorizationStatus(for: steps) == .sharingDenied)
      // A request that was answered is not made again, and does not say what the answer was.
      try await HKHealthStore().requestAuthorization(toShare: [], read: [steps])
      #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
      #expect(throws: CNError(.authorizationDenied)) {
        try CNContactStore().unifiedContacts(
          matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: [])
      }
      let settings = await UNUserNotificationCenter.current().notificationSettings()
      #expect(settings.authorizationStatus == .denied)
      #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    }
  }

  @Test func `an extension whose Info.plist does not ask for the place gets none`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.permissions["location"] = .granted
      ExtensionSurroundings.current.location = (59.91, 10.75)
      ExtensionSurroundings.current.wantsLocation = false
      let manager = CLLocationManager()
      #expect(manager.authorizationStatus == .authorizedWhenInUse)
      _ = AccessJournal.take()
      #expect(!manager.isAuthorizedForWidgetUpdates && manager.location == nil)
      let notes = AccessJournal.take().filter { $0.kind == "device" }
      #expect(notes.map(\.name) == ["location"] && notes.map(\.value) == [nil])
      #expect(notes.map(\.key) == ["NSWidgetWantsLocation"])
      for try await update in CLLocationUpdate.liveUpdates() {
        #expect(update.location == nil && update.authorizationDenied)
        break
      }
      ExtensionSurroundings.current.system = PlatformVersion(.watchOS)
      #expect(manager.location != nil)
      ExtensionSurroundings.current.system = PlatformVersion(.iOS)
      ExtensionSurroundings.current.wantsLocation = true
      #expect(manager.isAuthorizedForWidgetUpdates && manager.location != nil)
    }
  }

  @Test func `an authorized manager has the place of the scenario`() async {
    await #expect(processExitsWith: .success) {
      ExtensionSurroundings.current.permissions["location"] = .granted
      #expect(CLLocationManager().location == nil)
      ExtensionSurroundings.current.location = (59.91, 10.75)
      let place = CLLocationManager().location?.coordinate
      #expect(place?.latitude == 59.91 && place?.longitude == 10.75)
      final class Delegate: CLLocationManagerDelegate, @unchecked Sendable {
        let answer: AsyncStream<Double>.Continuation
        init(_ answer: AsyncStream<Double>.Continuation) { self.answer = answer }
        func locationManager(
          _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        ) {
          answer.yield(locations.first?.coordinate.latitude ?? 0)
        }
      }
      let (stream, continuation) = AsyncStream.makeStream(of: Double.self)
      let manager = CLLocationManager()
      let delegate = Delegate(continuation)
      manager.delegate = delegate
      manager.requestLocation()
      var iterator = stream.makeAsyncIterator()
      #expect(await iterator.next() == 59.91)
      withExtendedLifetime(delegate) {}
    }
  }
}
