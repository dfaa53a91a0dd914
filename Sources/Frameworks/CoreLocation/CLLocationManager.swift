// `CLLocationManager`: authorization and place are the scenario's. Asking for a place without
// authorization reports a denial, as on a device whose owner said no; an authorized manager without
// a place reports that none is known. Headings, regions and visits are never told.

public import FoundationSupplement

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      // A manager reports its authorization to a new delegate.
      if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }
  }

  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  public override init() {
    super.init()
  }

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    ExtensionSurroundings.answer(
      for: "location", granted: .authorizedWhenInUse, denied: .denied, notDetermined: .notDetermined
    )
  }
  open var accuracyAuthorization: CLAccuracyAuthorization {
    isAuthorized ? .fullAccuracy : .reducedAccuracy
  }
  /// Whether the person allowed the location and the Info.plist says that a widget wants it.
  open var isAuthorizedForWidgetUpdates: Bool {
    let wanted = Bundle.main.object(forInfoDictionaryKey: "NSWidgetWantsLocation") as? Bool
    return isAuthorized && wanted != false && Self.isWanted
  }

  /// Whether an iPhone's extension may have the location at all: its Info.plist needs
  /// `NSWidgetWantsLocation` (*documented*: "Accessing location information in widgets").
  package static var isWanted: Bool {
    if ExtensionSurroundings.current.isGivenLocation { return true }
    _ = isTold
    DeviceRecord.noteUse(of: "location", type: "NSWidgetWantsLocation", isGiven: false)
    return false
  }

  private static let isTold: Void = NSLog(
    "%@",
    "the Info.plist lacks NSWidgetWantsLocation, without which a widget gets no location")
  open var location: CLLocation? {
    guard isAuthorized, Self.isWanted else { return nil }
    let place = ExtensionSurroundings.current.location
    DeviceRecord.noteUse(of: "location", isGiven: place != nil)
    return place.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
  }
  open class func locationServicesEnabled() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() { tellLocation() }
  open func startUpdatingLocation() { tellLocation() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { tellLocation() }
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {
    tell {
      $0.locationManager(
        $1, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }
  open func stopMonitoring(for region: CLRegion) {}

  /// The heading; nil, since there is no location.
  open var heading: CLHeading? { nil }
  /// The minimum change of the heading in degrees.
  open var headingFilter: CLLocationDegrees = 1
  /// The side of the device from which the heading is measured.
  open var headingOrientation: CLDeviceOrientation = .portrait
  /// The regions that are watched; none, for none may be.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// The largest region that can be watched.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Whether the device knows where it points.
  open class func headingAvailable() -> Bool { false }
  /// Whether regions of a kind can be watched.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Asks where the device points.
  open func startUpdatingHeading() { refuse() }
  /// Asks no more where the device points.
  open func stopUpdatingHeading() {}
  /// Asks for stays at places.
  open func startMonitoringVisits() { refuse() }
  /// Asks no more for stays.
  open func stopMonitoringVisits() {}
  /// Asks whether the person is in a region.
  open func requestState(for region: CLRegion) {
    tell { $0.locationManager($1, didDetermineState: .unknown, for: region) }
  }
  /// Requests full accuracy, which is denied.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completion?(CLError(.denied)) }
  }
  /// Requests full accuracy, which is denied.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    throw CLError(.denied)
  }

  private var isAuthorized: Bool { Self.authorizationStatus() == .authorizedWhenInUse }

  /// Tells the place after a moment, as a device does, whose answer never comes while the code that
  /// asked for it still runs on another thread.
  private func tellLocation() {
    guard isAuthorized, Self.isWanted else { return refuse() }
    guard let location else {
      return tell(after: Self.moment) {
        $0.locationManager($1, didFailWithError: CLError(.locationUnknown))
      }
    }
    tell(after: Self.moment) { $0.locationManager($1, didUpdateLocations: [location]) }
  }

  private func refuse() {
    tell(after: Self.moment) { $0.locationManager($1, didFailWithError: CLError(.denied)) }
  }

  /// The least time until an answer; assumed, and short enough that no entry's date shows it.
  private static let moment = DispatchTimeInterval.milliseconds(1)

  private struct Message: @unchecked Sendable {
    let manager: CLLocationManager
    let send: (any CLLocationManagerDelegate, CLLocationManager) -> Void

    func deliver() {
      if let delegate = manager.delegate { send(delegate, manager) }
    }
  }

  private func tell(
    after delay: DispatchTimeInterval = .never,
    _ send: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    let message = Message(manager: self, send: send)
    DispatchQueue.main.async {
      guard delay != .never else { return message.deliver() }
      // The time begins once the code that asks has run, however long that takes.
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { message.deliver() }
    }
  }
}
