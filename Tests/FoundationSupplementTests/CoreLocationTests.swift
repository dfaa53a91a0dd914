import CoreLocation
import FoundationSupplement
import MapKit
import Testing
import WidgetPlatforms

@Suite struct CoreLocationTests {
  private let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
  private let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)

  @Test func `distances follow the Earth's curve`() {
    #expect(abs(berlin.distance(from: paris) - 877_460) < 1500)
    #expect(berlin.distance(from: berlin) == 0)
  }

  @Test func `a region contains what is near`() {
    let region = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "b")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405)))
    #expect(!region.contains(paris.coordinate))
    #expect(region == CLCircularRegion(center: paris.coordinate, radius: 1, identifier: "b"))
  }

  @Test func `coordinates are checked`() {
    #expect(CLLocationCoordinate2DIsValid(paris.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `a location survives archiving`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: paris, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
    #expect(back?.coordinate.latitude == paris.coordinate.latitude)
  }

  @Test func `nobody is located`() async {
    final class Delegate: CLLocationManagerDelegate, @unchecked Sendable {
      let answer: AsyncStream<CLError>.Continuation
      init(_ answer: AsyncStream<CLError>.Continuation) { self.answer = answer }
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError { answer.yield(error) }
      }
    }
    let (stream, continuation) = AsyncStream.makeStream(of: CLError.self)
    let manager = CLLocationManager()
    let delegate = Delegate(continuation)
    manager.delegate = delegate
    manager.requestLocation()
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == CLError(.denied))
    #expect(manager.authorizationStatus == .notDetermined)
    #expect(manager.location == nil)
    #expect(!manager.isAuthorizedForWidgetUpdates)
    withExtendedLifetime(delegate) {}
  }

  @Test func `a place is told after the code that asked for it, and what it queued, has run`() async
  {
    await #expect(processExitsWith: .success) {
      final class Delegate: CLLocationManagerDelegate, @unchecked Sendable {
        let told: AsyncStream<String>.Continuation
        init(_ told: AsyncStream<String>.Continuation) { self.told = told }
        func locationManager(
          _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
        ) {
          told.yield("place")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
          told.yield("failure")
        }
      }
      ExtensionSurroundings.current.location = (59.91, 10.75)
      let (stream, told) = AsyncStream.makeStream(of: String.self)
      nonisolated(unsafe) let manager = CLLocationManager()
      let delegate = Delegate(told)
      manager.delegate = delegate
      for (permission, outcome) in [(PermissionStatus.granted, "place"), (.denied, "failure")] {
        ExtensionSurroundings.current.permissions["location"] = permission
        await MainActor.run {
          manager.requestLocation()
          DispatchQueue.main.async { told.yield("queued") }
        }
        var order: [String] = []
        for await word in stream.prefix(2) { order.append(word) }
        #expect(order == ["queued", outcome])
      }
      withExtendedLifetime(delegate) {}
    }
  }

  @Test func `headings are measured from the top of the device unless it is said otherwise`() {
    let manager = CLLocationManager()
    #expect(manager.headingOrientation == .portrait && kCLHeadingFilterNone == -1)
    manager.headingOrientation = .landscapeLeft
    #expect(manager.headingOrientation.rawValue == 3)
  }

  @Test func `a placemark survives archiving, its parts in their places`() throws {
    let place = CLPlacemark(location: paris, name: "Louvre", locality: "Paris")
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CLPlacemark.self, from: data))
    #expect(back.name == "Louvre" && back.locality == "Paris" && back.country == nil)
    #expect(back.location?.coordinate.latitude == paris.coordinate.latitude)
    let mark = MKPlacemark(coordinate: berlin.coordinate)
    let marked = try NSKeyedArchiver.archivedData(
      withRootObject: mark, requiringSecureCoding: true)
    let again = try NSKeyedUnarchiver.unarchivedObject(ofClass: MKPlacemark.self, from: marked)
    #expect(again?.coordinate.longitude == berlin.coordinate.longitude)
  }

  @Test func `errors have Apple's codes`() {
    let codes: [CLError.Code] = [
      .deferredFailed, .deferredNotUpdatingLocation, .deferredAccuracyTooLow,
      .deferredDistanceFiltered, .deferredCanceled, .rangingUnavailable, .rangingFailure,
      .promptDeclined, .historicalLocationError,
    ]
    #expect(codes.map(\.rawValue) == Array(11...19))
  }

  @Test func `one live update tells the place, or why there is none`() async {
    await #expect(processExitsWith: .success) {
      func first() async throws -> CLLocationUpdate? {
        for try await update in CLLocationUpdate.liveUpdates() { return update }
        return nil
      }
      ExtensionSurroundings.current.location = (59.91, 10.75)
      var update = try await first()
      #expect(update?.location == nil && update?.authorizationDenied == true)
      ExtensionSurroundings.current.permissions["location"] = .granted
      update = try await first()
      #expect(update?.location?.coordinate.latitude == 59.91)
      #expect(update?.authorizationDenied == false && update?.locationUnavailable == false)
      ExtensionSurroundings.current.location = nil
      update = try await first()
      #expect(update?.location == nil && update?.locationUnavailable == true)
    }
  }

  @Test func `the geocoder has no network`() async {
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Paris")
    }
  }

  @Test func `an error is caught by its code`() {
    func isNetwork(_ error: any Error) -> Bool {
      if case CLError.network = error { true } else { false }
    }
    #expect(isNetwork(CLError(.network)))
    #expect(!isNetwork(CLError(.denied)))
    #expect(!isNetwork(CancellationError()))
  }

  @Test func `a location of nothing lies at the origin`() {
    #expect(CLLocation().coordinate.latitude == 0)
    #expect(CLLocation().coordinate.longitude == 0)
  }

  @Test func `a region of beacons knows which ones it is about`() {
    let museum = UUID()
    let room = CLBeaconRegion(uuid: museum, major: 1, minor: 2, identifier: "room")
    let constraint = room.beaconIdentityConstraint
    #expect((constraint.uuid, constraint.major, constraint.minor) == (museum, 1, 2))
    let floor = CLBeaconRegion(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: museum, major: 1),
      identifier: "floor")
    #expect(floor.major == 1 && floor.minor == nil)
    #expect(floor.beaconIdentityConstraint.minor == nil)
    #expect(!CLLocationManager.isRangingAvailable())
  }
}
