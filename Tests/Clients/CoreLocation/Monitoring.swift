import CoreLocation

/// Watches the places of a round trip.
func watchTrip() async throws {
  let monitor = await CLMonitor("trip")
  let home = CLMonitor.CircularGeographicCondition(
    center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4), radius: 200)
  let beacon = CLMonitor.BeaconIdentityCondition(uuid: UUID(), major: 1, minor: 2)
  let family = CLMonitor.BeaconIdentityCondition(uuid: UUID())
  let group = CLMonitor.BeaconIdentityCondition(uuid: UUID(), major: 3)
  await monitor.add(home, identifier: "home")
  await monitor.add(beacon, identifier: "door", assuming: .unsatisfied)
  print(home.center.latitude, home.radius, beacon.uuid, family.major ?? 0, group.minor ?? 0)
  for identifier in await monitor.identifiers {
    let record: CLMonitor.Record? = await monitor.record(for: identifier)
    print(record?.condition as (any CLCondition)?, record?.lastEvent.state == .satisfied)
  }
  let events: CLMonitor.Events = monitor.events
  for try await event in events {
    let state: CLMonitor.Event.State = event.state
    print(event.identifier, event.date, state, event.refinement == nil, monitor.name)
    if state == .unmonitored || state == .unknown { await monitor.remove(event.identifier) }
  }
}

/// Follows a ride until the app may not know any more.
func followRide() async throws -> CLLocation? {
  let requirement: CLServiceSession.AuthorizationRequirement = .whenInUse
  let session = CLServiceSession(authorization: requirement)
  let exact = CLServiceSession(authorization: .always, fullAccuracyPurposeKey: "Ride")
  let background = CLBackgroundActivitySession()
  defer {
    session.invalidate()
    exact.invalidate()
    background.invalidate()
  }
  let updates: CLLocationUpdate.Updates = CLLocationUpdate.liveUpdates(.fitness)
  for try await update in updates {
    if update.authorizationDenied || update.authorizationDeniedGlobally { return nil }
    if update.authorizationRestricted || update.serviceSessionRequired { return nil }
    if update.accuracyLimited || update.insufficientlyInUse || update.locationUnavailable {
      continue
    }
    if update.isStationary || update.stationary || update.authorizationRequestInProgress {
      continue
    }
    return update.location
  }
  return nil
}

/// The ways of moving that a person can choose.
let rides: [CLLocationUpdate.LiveConfiguration] = [
  .default, .automotiveNavigation, .otherNavigation, .airborne,
]

/// A compass with a log of visits.
final class Compass: NSObject, CLLocationManagerDelegate {
  let manager = CLLocationManager()

  func start() async throws {
    manager.delegate = self
    manager.headingFilter = 5
    guard CLLocationManager.headingAvailable(),
      CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self)
    else { return }
    manager.startUpdatingHeading()
    manager.startMonitoringVisits()
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Compass") { _ in }
    try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Compass")
    for region in manager.monitoredRegions { manager.requestState(for: region) }
    print(manager.heading?.trueHeading ?? 0, manager.maximumRegionMonitoringDistance)
  }

  func stop() {
    manager.stopUpdatingHeading()
    manager.stopMonitoringVisits()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    print(newHeading.magneticHeading, newHeading.headingAccuracy, newHeading.timestamp)
  }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    print(visit.arrivalDate, visit.departureDate, visit.coordinate, visit.horizontalAccuracy)
  }

  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    print(state == .inside || state == .outside)
  }

  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}

  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    true
  }

  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

/// A line for the log: where somebody was, and how sure that is.
func line(for location: CLLocation) -> String {
  let floor: CLFloor? = location.floor
  return """
    \(floor?.level ?? 0) \(location.speedAccuracy) \(location.courseAccuracy) \
    \(location.ellipsoidalAltitude)
    """
}

/// Finds an address near home.
func find(_ address: String, near home: CLRegion) async throws -> CLPlacemark? {
  let geocoder = CLGeocoder()
  geocoder.geocodeAddressString(address, in: home) { _, _ in }
  let found = try await geocoder.geocodeAddressString(address, in: home)
  let named = try await geocoder.geocodeAddressString(
    address, in: home, preferredLocale: Locale(identifier: "de"))
  return found.first ?? named.first
}
