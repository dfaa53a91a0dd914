import CoreLocation
import EventKit

/// Puts an event where it is.
func place(_ event: EKEvent, at title: String, _ location: CLLocation?) -> EKStructuredLocation? {
  let place = EKStructuredLocation(title: title)
  place.geoLocation = location
  place.radius = 50
  event.structuredLocation = place.copy() as? EKStructuredLocation
  return event.structuredLocation
}

/// The heading of a device that has none.
func noHeading() -> Double { CLHeading().magneticHeading + CLHeading.init().trueHeading }
