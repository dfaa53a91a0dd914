import ActivityKit
import BackgroundTasks
import EventKit
import ExtensionEnvironment
import MapKit
import Network
import Synchronization
import Testing
import UIKit
import UserNotifications
import WatchConnectivity

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

/// The frameworks' refusals without a device, a person or a network.
@Suite struct RefusalTests {
  @Test func `an extension in the background starts no activity`() {
    #expect(throws: ActivityAuthorizationError.visibility) {
      try Activity.request(
        attributes: Ride(name: "a"),
        content: ActivityContent(state: .init(minutes: 3), staleDate: nil))
    }
    #expect(Activity<Ride>.activities.isEmpty)
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
  }

  @Test func `an activity changes until it ends`() async {
    let content = ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil)
    let activity = Activity(attributes: Ride(name: "a"), content: content)
    await activity.update(ActivityContent(state: .init(minutes: 2), staleDate: nil))
    #expect(activity.content.state.minutes == 2)
    await activity.end(nil, dismissalPolicy: .immediate)
    await activity.update(using: .init(minutes: 9))
    #expect(activity.contentState.minutes == 2)
    #expect(activity.activityState == .ended)
  }

  @Test func `a refusal is known to Objective-C by its domain and number`() {
    let errors = [
      EKError(.eventStoreNotAuthorized) as NSError, WCError(.notReachable) as NSError,
      BGTaskScheduler.Error(.notPermitted) as NSError,
    ]
    #expect(
      errors.map(\.domain) == ["EKErrorDomain", "WCErrorDomain", "BGTaskSchedulerErrorDomain"])
    #expect(errors.map(\.code) == [29, 7007, 3])
  }

  @Test func `a calendar's callbacks hear the same as who waits`() async {
    let store = EKEventStore()
    for ask in [
      store.requestFullAccessToEvents, store.requestFullAccessToReminders,
      store.requestWriteOnlyAccessToEvents, { store.requestAccess(to: .event, completion: $0) },
    ] as [(@escaping @Sendable (Bool, (any Error)?) -> Void) -> Void] {
      let isAllowed = await withCheckedContinuation { continuation in
        ask { isAllowed, _ in continuation.resume(returning: isAllowed) }
      }
      #expect(!isAllowed)
    }
  }

  @Test func `calendars are closed`() async throws {
    let store = EKEventStore()
    #expect(try await !store.requestFullAccessToEvents())
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    let predicate = store.predicateForEvents(withStart: Date(), end: Date(), calendars: nil)
    #expect(store.events(matching: predicate).isEmpty)
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(EKEvent(eventStore: store), span: .thisEvent)
    }
  }

  @Test func `maps find nothing`() async {
    let request = MKLocalSearch.Request(naturalLanguageQuery: "coffee")
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKLocalSearch(request: request).start()
    }
    #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
  }

  @Test func `no map is drawn without a network`() async {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion()
    #expect(options.traitCollection == .current)
    await #expect(throws: MKError(.serverFailure)) {
      _ = try await MKMapSnapshotter(options: options).start()
    }
    await #expect(processExitsWith: .success) {
      _ = try? await MKMapSnapshotter(options: MKMapSnapshotter.Options()).start()
      _ = try? await CLGeocoder().geocodeAddressString("Paris")
      CLGeocoder().reverseGeocodeLocation(CLLocation()) { _, _ in }
      #expect(AccessJournal.take().map(\.name) == ["map", "geocoder"])
    }
  }

  @Test func `a battery that the environment does not give is asked for in vain`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UIDevice.current.isBatteryMonitoringEnabled = true
        #expect(UIDevice.current.batteryLevel == -1)
        #expect(UIDevice.current.batteryState == .unknown)
      }
      let notes = AccessJournal.take()
      #expect(notes.map(\.name) == ["battery"] && notes.allSatisfy { $0.value == nil })
    }
  }

  @Test func `a region of metres becomes one of degrees`() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_319.49,
      longitudinalMeters: 111_319.49)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-9)
  }

  @Test func `notifications wait and are never delivered`() async throws {
    let center = UNUserNotificationCenter()
    let content = UNMutableNotificationContent()
    content.title = "T"
    for title in ["a", "a", "b"] {
      try await center.add(
        UNNotificationRequest(
          identifier: title, content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
    }
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a", "b"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().first?.content.title == "T")
    #expect(try await !center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
  }

  @Test func `no watch is paired and no task scheduled`() {
    #expect(!WCSession.isSupported())
    #expect(throws: WCError(.sessionNotActivated)) {
      try WCSession.default.updateApplicationContext([:])
    }
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "x"))
    }
  }

  @Test func `a connection that waits for a network tells of its host`() async {
    await #expect(processExitsWith: .success) {
      let told = Mutex<[String]>([])
      RefusedSockets.listen { address, port in
        told.withLock { $0.append("\(address) \(port ?? 0)") }
      }
      let socket = NWParameters.tls
      socket.defaultProtocolStack.applicationProtocols.insert(NWProtocolWebSocket.Options(), at: 0)
      let queue = DispatchQueue(label: "connection")
      for (endpoint, parameters) in [
        (.hostPort(host: "a.example.com", port: 443), .tls),
        (.hostPort(host: "b.example.com", port: .any), .udp),
        (.hostPort(host: "c.example.com", port: 80), socket),
        (.url(URL(string: "wss://d.example.com/live")!), .tcp), (.unix(path: "/tmp/e"), .tcp),
      ] as [(NWEndpoint, NWParameters)] {
        let connection = NWConnection(to: endpoint, using: parameters)
        connection.start(queue: queue)
        #expect(connection.state == .waiting(.posix(.ENETDOWN)))
      }
      #expect(
        told.withLock(\.self) == [
          "tcp://a.example.com 443", "udp://b.example.com 0", "wss://c.example.com 80",
          "wss://d.example.com 0",
        ])
    }
  }

  @Test func `the path out is closed`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { continuation.yield($0) }
    monitor.start(queue: DispatchQueue(label: "path"))
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next()?.status == .unsatisfied)
  }
}
