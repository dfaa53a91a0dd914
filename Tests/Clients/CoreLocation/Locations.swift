// A boat's location, its permissions, and the names of places.

import CoreLocation
import Foundation

/// The sailing app's own way to ask for the boat's place.
final class BoatFinder: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private(set) var track: [CLLocation] = []
  private(set) var trouble = ""

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
    manager.distanceFilter = kCLDistanceFilterNone
    manager.activityType = .otherNavigation
    manager.pausesLocationUpdatesAutomatically = false
    manager.allowsBackgroundLocationUpdates = true
    manager.showsBackgroundLocationIndicator = true
  }

  func begin(atSea isAtSea: Bool) {
    guard CLLocationManager.locationServicesEnabled() else { return }
    isAtSea ? manager.requestAlwaysAuthorization() : manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    if CLLocationManager.significantLocationChangeMonitoringAvailable() {
      manager.startMonitoringSignificantLocationChanges()
    }
    manager.requestLocation()
  }

  /// Turns the compass with the cabin's phone.
  func turn(_ orientation: CLDeviceOrientation) {
    manager.headingFilter = kCLHeadingFilterNone
    manager.headingOrientation = orientation == .faceUp ? .portrait : orientation
  }

  /// The deviation of the course that is still told.
  var tolerance: CLLocationDirectionAccuracy {
    max(5, manager.location?.courseAccuracy ?? -1)
  }

  func end() {
    manager.stopUpdatingLocation()
    manager.stopMonitoringSignificantLocationChanges()
  }

  func guardHarbour(_ harbour: CLRegion, isGuarded: Bool) {
    isGuarded ? manager.startMonitoring(for: harbour) : manager.stopMonitoring(for: harbour)
  }

  /// The app's permission, in words.
  var permission: String {
    let status: CLAuthorizationStatus = manager.authorizationStatus
    let accuracy: CLAccuracyAuthorization = manager.accuracyAuthorization
    switch status {
    case .notDetermined: return "Not asked yet"
    case .restricted, .denied: return "Not allowed"
    case .authorizedAlways, .authorizedWhenInUse:
      let place = manager.location.map { "\($0.coordinate.latitude)" } ?? "somewhere"
      return accuracy == .fullAccuracy ? "Exactly, at \(place)" : "Roughly, at \(place)"
    }
  }

  /// Whether a widget may show the place.
  var mayShowInWidget: Bool {
    manager.isAuthorizedForWidgetUpdates && manager.accuracyAuthorization != .reducedAccuracy
      && CLLocationManager.authorizationStatus() != .denied
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    track += locations
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    trouble = (error as? CLError).map(words) ?? error.localizedDescription
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    trouble = permission
  }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    if status == .denied { end() }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    trouble = "In \(region.identifier)"
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    trouble = "Out of \(region.identifier)"
  }

  private func words(for error: CLError) -> String {
    let code: CLError.Code = error.code
    switch code {
    case .locationUnknown, .headingFailure: return "Nobody knows where."
    case .denied, .regionMonitoringDenied: return "Not allowed"
    case .regionMonitoringFailure, .regionMonitoringSetupDelayed,
      .regionMonitoringResponseDelayed:
      return "The harbour is not minded."
    case .network: return "No network"
    case .geocodeFoundNoResult, .geocodeFoundPartialResult, .geocodeCanceled: return "No name"
    case .deferredFailed, .deferredNotUpdatingLocation, .deferredAccuracyTooLow,
      .deferredDistanceFiltered, .deferredCanceled:
      return "Not later either"
    case .rangingUnavailable, .rangingFailure: return "The buoy is silent."
    case .promptDeclined, .historicalLocationError: return "Not asked again"
    @unknown default: return "\(error.code.rawValue)"
    }
  }
}

/// A finder without wishes of its own hears what it must and does nothing.
final class SilentFinder: CLLocationManagerDelegate {}

/// Whether it may help to ask again, and what the log says of an error otherwise.
func isWorthAsking(after error: any Error) -> Bool {
  switch error {
  case CLError.locationUnknown, CLError.network, CLError.headingFailure: return true
  case CLError.denied, CLError.regionMonitoringDenied, CLError.regionMonitoringFailure: return false
  case CLError.regionMonitoringSetupDelayed, CLError.regionMonitoringResponseDelayed: return true
  case CLError.geocodeFoundNoResult, CLError.geocodeFoundPartialResult: return false
  case CLError.geocodeCanceled: return true
  default: return (error as NSError).domain != CLError.errorDomain
  }
}

/// The number of an error in the log.
func number(of error: CLError) -> Int { error == CLError(.denied) ? 0 : error.errorCode }

/// The interval of updates for a kind of activity, in seconds.
func interval(for activity: CLActivityType) -> TimeInterval {
  switch activity {
  case .automotiveNavigation, .airborne: 5
  case .fitness, .otherNavigation: 30
  case .other: 120
  }
}

/// The accuracies of the place, from the greatest to the least.
let accuracies: [CLLocationAccuracy] = [
  kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest,
  kCLLocationAccuracyNearestTenMeters, kCLLocationAccuracyHundredMeters,
  kCLLocationAccuracyKilometer, kCLLocationAccuracyThreeKilometers, kCLLocationAccuracyReduced,
]

/// The boat's log.
struct BoatLog {
  func entry(at latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  func entry(
    _ coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    course: CLLocationDirection, speed: CLLocationSpeed, at date: Date
  ) -> CLLocation {
    let still = CLLocation(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: 5, verticalAccuracy: 10,
      timestamp: date)
    guard speed > 0 else { return still }
    return CLLocation(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: 5, verticalAccuracy: 10,
      course: course, speed: speed, timestamp: date)
  }

  /// The way that was sailed, without the places that were guessed.
  func distance(of track: [CLLocation], within accuracy: CLLocationSpeedAccuracy) -> Double {
    let sure = track.filter { $0.horizontalAccuracy > 0 && $0.verticalAccuracy <= accuracy }
    return zip(sure, sure.dropFirst()).reduce(0) { $0 + $1.0.distance(from: $1.1) }
  }

  func line(for place: CLLocation) -> String {
    let knots = Measurement(value: place.speed, unit: UnitSpeed.metersPerSecond)
    let coordinate = place.coordinate
    return "\(place.timestamp): \(coordinate.latitude), \(coordinate.longitude), "
      + "\(place.course)°, \(knots.converted(to: .knots).value) kn, \(place.altitude) m"
  }

  /// The log is kept as an archive.
  func copy(of place: CLLocation) throws -> CLLocation? {
    guard CLLocation.supportsSecureCoding else { return place.copy() as? CLLocation }
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data)
  }

  /// The middle of two places, or none where one of them is no place.
  func middle(
    _ left: CLLocationCoordinate2D, _ right: CLLocationCoordinate2D
  ) -> CLLocationCoordinate2D {
    guard CLLocationCoordinate2DIsValid(left), CLLocationCoordinate2DIsValid(right) else {
      return kCLLocationCoordinate2DInvalid
    }
    var middle = CLLocationCoordinate2D()
    middle.latitude = (left.latitude + right.latitude) / 2
    middle.longitude = (left.longitude + right.longitude) / 2
    return CLLocationCoordinate2DMake(middle.latitude, middle.longitude)
  }
}

/// Places that the app minds: harbours and buoys.
struct BoatRegions {
  func harbour(_ name: String, at center: CLLocationCoordinate2D) -> CLCircularRegion {
    let region = CLCircularRegion(center: center, radius: 500, identifier: name)
    region.notifyOnEntry = true
    region.notifyOnExit = false
    return region
  }

  func buoy(_ id: UUID, _ name: String) -> CLBeaconRegion {
    CLBeaconRegion(uuid: id, identifier: name)
  }

  func isInside(_ place: CLLocation, _ harbour: CLCircularRegion) -> Bool {
    let center = CLLocation(latitude: harbour.center.latitude, longitude: harbour.center.longitude)
    return harbour.contains(place.coordinate)
      || place.distance(from: center) < harbour.radius
  }

  func isSame(_ buoy: CLBeaconRegion, _ other: CLBeaconRegion) -> Bool {
    (buoy.isEqual(other) && buoy.hash == other.hash) || buoy.uuid == other.uuid
      || (buoy.copy() as? CLRegion)?.identifier == other.identifier
  }
}

/// The names of places.
final class PlaceNames {
  private let geocoder = CLGeocoder()

  func name(of place: CLLocation, in locale: Locale?) async throws -> String {
    if geocoder.isGeocoding { geocoder.cancelGeocode() }
    let here = try await geocoder.reverseGeocodeLocation(place)
    let named = try await geocoder.reverseGeocodeLocation(place, preferredLocale: locale)
    return (named.first ?? here.first).map(line) ?? ""
  }

  func place(named name: String) async -> CLLocation? {
    do {
      return try await geocoder.geocodeAddressString(name).first?.location
    } catch let error as CLError where error.code == CLError.network {
      return nil
    } catch let error as CLError {
      return [CLError.denied, CLError.locationUnknown].contains(error.code) ? nil : CLLocation()
    } catch {
      return nil
    }
  }

  func tellName(of place: CLLocation, in locale: Locale, then tell: @escaping (String) -> Void) {
    let handler: CLGeocodeCompletionHandler = { placemarks, error in
      tell(placemarks?.first?.name ?? error?.localizedDescription ?? "")
    }
    geocoder.reverseGeocodeLocation(place, completionHandler: handler)
    geocoder.reverseGeocodeLocation(place, preferredLocale: locale, completionHandler: handler)
    geocoder.geocodeAddressString("Harbour", completionHandler: handler)
  }

  /// An address as an envelope has it, or the water that the boat is on.
  func line(for placemark: CLPlacemark) -> String {
    if let water = placemark.ocean ?? placemark.inlandWater { return water }
    let street = [placemark.thoroughfare, placemark.subThoroughfare]
    let town = [placemark.postalCode, placemark.locality, placemark.subLocality]
    let land = [
      placemark.administrativeArea, placemark.subAdministrativeArea, placemark.country,
      placemark.isoCountryCode,
    ]
    let sights = placemark.areasOfInterest ?? []
    return ([placemark.name] + street + town + land).compactMap { $0 }.joined(separator: " ")
      + sights.joined(separator: ", ")
  }

  /// The clock of a place, and a copy to keep.
  func clock(at placemark: CLPlacemark) -> (TimeZone?, CLPlacemark, String?) {
    let kept = CLPlacemark(placemark: placemark)
    let same = kept.copy() as? CLPlacemark
    return (placemark.timeZone, same ?? kept, placemark.region?.identifier)
  }
}

/// Whether an error that came as `NSError` is one of Core Location.
func isOfLocation(_ error: NSError) -> Bool { error.domain == kCLErrorDomain }
