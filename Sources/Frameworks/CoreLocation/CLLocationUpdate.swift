// `CLLocationUpdate`, and the sessions around it: one update tells the scenario's place, or why
// there is none, and no other follows, as nobody moves.

public import FoundationSupplement

/// An update of a person's location.
public struct CLLocationUpdate: Sendable {
  /// The location; nil where the app may not know it, or the scenario has none.
  public let location: CLLocation?
  /// Whether the person is stationary.
  public let isStationary: Bool
  /// Whether the person is stationary.
  public var stationary: Bool { isStationary }
  /// Whether the app is not authorized.
  public let authorizationDenied: Bool
  /// Whether location services are off for every app.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the app is not authorized and cannot ask.
  public var authorizationRestricted: Bool { false }
  /// Whether the person is being asked for authorization.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the app may know the approximate location only.
  public var accuracyLimited: Bool { false }
  /// Whether the location cannot be determined.
  public var locationUnavailable: Bool { location == nil && !authorizationDenied }
  /// Whether the app is not sufficiently in use.
  public var insufficientlyInUse: Bool { false }
  /// Whether the app needs a service session.
  public var serviceSessionRequired: Bool { false }

  /// A configuration of the updates, by the person's activity.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Returns the updates of the person's location.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// The updates of a person's location.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    /// Returns an iterator over the updates.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// An iterator over the updates.
    public struct Iterator: AsyncIteratorProtocol {
      private var isTold = false
      private let never = AsyncStream<CLLocationUpdate> { _ in }

      /// Returns an update of the scenario's place, and then waits until the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? {
        guard isTold else {
          isTold = true
          let manager = CLLocationManager()
          return CLLocationUpdate(
            location: manager.location, isStationary: true,
            authorizationDenied: manager.authorizationStatus != .authorizedWhenInUse
              || !CLLocationManager.isWanted)
        }
        for await update in never { return update }
        return nil
      }
    }
  }
}

/// Lets the app know the person's place while it is not in use.
public final class CLBackgroundActivitySession: Sendable {
  /// Begins.
  public init() {}
  /// Ends.
  public func invalidate() {}
}

/// Asks to know the person's place for as long as the session lasts, from iOS 18.
public final class CLServiceSession: Sendable {
  /// The authorization that the app needs.
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  /// Asks.
  public init(authorization: AuthorizationRequirement) {}
  /// Asks for the exact place, for a purpose that the app's information names.
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
  /// Ends.
  public func invalidate() {}
}

/// A heading of the device; there is none.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from true north.
  open var trueHeading: CLLocationDirection { -1 }
  /// The maximum deviation from the magnetic heading.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time of the heading.
  public let timestamp: Date

  /// Creates a heading that points nowhere, as that of a device without a compass.
  public override init() { timestamp = Date() }
}

/// A visit to a place; there is none.
open class CLVisit: NSObject, @unchecked Sendable {
  /// The beginning of the visit.
  open var arrivalDate: Date { .distantPast }
  /// The end of the visit.
  open var departureDate: Date { .distantFuture }
  /// The place of the visit.
  public let coordinate: CLLocationCoordinate2D
  /// The accuracy of the place.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }

  init(at coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A level of a building.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The level, from the ground.
  public let level: Int

  init(level: Int) { self.level = level }
}

extension CLLocation {
  /// The floor of a building; nil, since there is no location.
  public var floor: CLFloor? { nil }
  /// The accuracy of the speed.
  public var speedAccuracy: CLLocationSpeedAccuracy { speed < 0 ? -1 : 0 }
  /// The accuracy of the course.
  public var courseAccuracy: CLLocationDirectionAccuracy { course < 0 ? -1 : 0 }
  /// The height above the ellipsoid, which is not known apart from the one above the sea.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
}

/// The state of a monitored region.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}
