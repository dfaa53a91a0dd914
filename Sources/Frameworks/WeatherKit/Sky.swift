// The sun and the moon above a place, to about a minute: the equation of the rising sun, and the
// moon's mean month.

import CoreLocation
import Foundation

/// The sky above a place.
struct Sky: Sendable {
  private let latitude: Double
  private let longitude: Double

  init(_ place: CLLocationCoordinate2D) {
    latitude = place.latitude
    longitude = place.longitude
  }

  /// Days from noon on 1 January 2000, in Greenwich.
  private static func days(_ date: Date) -> Double {
    date.timeIntervalSince1970 / 86400 + 2_440_587.5 - 2_451_545
  }

  private static func date(_ days: Double) -> Date {
    Date(timeIntervalSince1970: (days + 2_451_545 - 2_440_587.5) * 86400)
  }

  private struct Day {
    /// The highest position of the sun, in days.
    var noon: Double
    /// The sun's distance from the equator, in radians.
    var declination: Double
  }

  /// The sun on the day that a date is of, by the clock of the place.
  private func day(of date: Date) -> Day {
    let middle = Calendar.current.startOfDay(for: date) + 43200
    let mean = (Self.days(middle) + longitude / 360).rounded() - longitude / 360
    let anomaly = (357.5291 + 0.985_600_28 * mean).radians
    let center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly)
    let ecliptic = anomaly + (center + 180 + 102.9372).radians
    return Day(
      noon: mean + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic),
      declination: asin(sin(ecliptic) * sin(23.44.radians)))
  }

  /// Half the part of a day, in days, for which the sun is above an altitude in degrees; nil where
  /// it does not cross it.
  private func arc(above altitude: Double, on day: Day) -> Double? {
    let cosine = cosine(above: altitude, on: day)
    return abs(cosine) <= 1 ? acos(cosine) / (2 * .pi) : nil
  }

  private func cosine(above altitude: Double, on day: Day) -> Double {
    let north = latitude.radians
    return (sin(altitude.radians) - sin(north) * sin(day.declination))
      / (cos(north) * cos(day.declination))
  }

  /// The altitude at which the upper edge of the sun is on the horizon.
  private static let horizon = -0.833

  /// Whether the sun is up.
  func isDaylight(at date: Date) -> Bool {
    let day = day(of: date)
    guard let arc = arc(above: Self.horizon, on: day) else {
      return cosine(above: Self.horizon, on: day) < -1
    }
    return abs(Self.days(date) - day.noon) < arc
  }

  /// The times of the sun on a day.
  func sun(on date: Date) -> SunEvents {
    let day = day(of: date)
    func times(_ altitude: Double) -> (Date?, Date?) {
      guard let arc = arc(above: altitude, on: day) else { return (nil, nil) }
      return (Self.date(day.noon - arc), Self.date(day.noon + arc))
    }
    let (civil, nautical, astronomical) = (times(-6), times(-12), times(-18))
    let edge = times(Self.horizon)
    return SunEvents(
      astronomicalDawn: astronomical.0, nauticalDawn: nautical.0, civilDawn: civil.0,
      sunrise: edge.0, solarNoon: Self.date(day.noon), sunset: edge.1, civilDusk: civil.1,
      nauticalDusk: nautical.1, astronomicalDusk: astronomical.1,
      solarMidnight: Self.date(day.noon + 0.5))
  }

  /// The phase of the moon on a day; its rising and setting are not computed.
  func moon(on date: Date) -> MoonEvents {
    // The new moon of 6 January 2000, 18:14 in Greenwich.
    let age = (Self.days(date) - 5.26).truncatingRemainder(dividingBy: 29.530_588_853)
    let part = (age < 0 ? age + 29.530_588_853 : age) / 29.530_588_853
    let phases = MoonPhase.allCases
    return MoonEvents(
      phase: phases[Int((part * 8).rounded()) % phases.count], moonrise: nil, moonset: nil)
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}
