// Core Location's beacons. There is no radio here, so that none is ever in range.

public import FoundationSupplement

/// How far away a beacon is.
public enum CLProximity: Int, Sendable {
  case unknown, immediate, near, far
}

/// A beacon in range.
open class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  /// How exact the distance is, in metres; below zero where it is not known.
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  public let timestamp: Date

  init(uuid: UUID, major: NSNumber, minor: NSNumber, timestamp: Date) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
    self.timestamp = timestamp
    proximity = .unknown
    accuracy = -1
    rssi = 0
  }
}

/// Beacons by their identifier and numbers.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: UInt16?
  public let minor: UInt16?

  public init(uuid: UUID) {
    self.uuid = uuid
    (major, minor) = (nil, nil)
  }

  public init(uuid: UUID, major: UInt16) {
    self.uuid = uuid
    (self.major, minor) = (major, nil)
  }

  public init(uuid: UUID, major: UInt16, minor: UInt16) {
    self.uuid = uuid
    (self.major, self.minor) = (major, minor)
  }
}

/// The surroundings of beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false

  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    switch (major?.uint16Value, minor?.uint16Value) {
    case (let major?, let minor?):
      CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor)
    case (let major?, nil): CLBeaconIdentityConstraint(uuid: uuid, major: major)
    default: CLBeaconIdentityConstraint(uuid: uuid)
    }
  }

  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    (major, minor) = (nil, nil)
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: UInt16, identifier: String) {
    self.uuid = uuid
    (self.major, minor) = (NSNumber(value: major), nil)
    super.init(identifier: identifier)
  }

  public init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.uuid = uuid
    (self.major, self.minor) = (NSNumber(value: major), NSNumber(value: minor))
    super.init(identifier: identifier)
  }

  public init(
    beaconIdentityConstraint constraint: CLBeaconIdentityConstraint, identifier: String
  ) {
    uuid = constraint.uuid
    major = constraint.major.map { NSNumber(value: $0) }
    minor = constraint.minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }
}

extension CLLocationManager {
  /// Whether the device can measure how far beacons are.
  public class func isRangingAvailable() -> Bool { false }

  public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }

  /// Does nothing: no beacon is in range.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
