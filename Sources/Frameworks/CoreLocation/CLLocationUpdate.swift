// `CLLocationUpdate`, and the sessions around it: updates say that they are denied, once.

public import FoundationSupplement

/// What is known of a person's place.
public struct CLLocationUpdate: Sendable {
  /// The place; nil, for nobody is located.
  public let location: CLLocation?
  /// Whether the person stays where they are.
  public let isStationary: Bool
  /// Whether the person stays where they are.
  public var stationary: Bool { isStationary }
  /// Whether the app may not know.
  public var authorizationDenied: Bool { true }
  /// Whether no app may know.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the app may not know and cannot ask.
  public var authorizationRestricted: Bool { false }
  /// Whether the person is being asked.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the app may know roughly only.
  public var accuracyLimited: Bool { false }
  /// Whether the place cannot be found.
  public var locationUnavailable: Bool { false }
  /// Whether the app must be in use.
  public var insufficientlyInUse: Bool { false }
  /// Whether the app needs a session.
  public var serviceSessionRequired: Bool { false }

  /// What the person does.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Returns what becomes known of the person's place.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  /// What becomes known of a person's place.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    /// Returns what waits for news.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// Waits for news.
    public struct Iterator: AsyncIteratorProtocol {
      private var isTold = false
      private let never = AsyncStream<CLLocationUpdate> { _ in }

      /// Returns that the app may not know, and then waits until the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? {
        guard isTold else {
          isTold = true
          return CLLocationUpdate(location: nil, isStationary: true)
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
  /// When the app wants to know.
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

/// Where a device points; nobody ever hears of one.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from true north.
  open var trueHeading: CLLocationDirection { -1 }
  /// How far the direction may be off.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When the device pointed there.
  public let timestamp: Date

  init(at timestamp: Date) { self.timestamp = timestamp }
}

/// A stay at a place; nobody ever hears of one.
open class CLVisit: NSObject, @unchecked Sendable {
  /// When it began.
  open var arrivalDate: Date { .distantPast }
  /// When it ended.
  open var departureDate: Date { .distantFuture }
  /// Where it was.
  public let coordinate: CLLocationCoordinate2D
  /// How far the place may be off.
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
  /// The level of a building; nil, for nobody is located.
  public var floor: CLFloor? { nil }
  /// How far the speed may be off.
  public var speedAccuracy: CLLocationSpeedAccuracy { speed < 0 ? -1 : 0 }
  /// How far the course may be off.
  public var courseAccuracy: CLLocationDirection { course < 0 ? -1 : 0 }
  /// The height above the ellipsoid, which is not known apart from the one above the sea.
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
}

/// Which region a manager watches is in which state.
public enum CLRegionState: Int, Sendable {
  case unknown, inside, outside
}
