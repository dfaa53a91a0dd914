// The data of the motion sensors, the altimeter and the headphones. There are none.

import FoundationSupplement

public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

open class CMLogItem: NSObject, @unchecked Sendable {
  open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// The axes by which attitudes are told.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The attitude of a device that lies on a table.
open class CMAttitude: NSObject, @unchecked Sendable {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }

  /// Leaves the attitude as it is, which differs from no other.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public enum SensorLocation: Int, Sendable {
    case `default`, headphoneLeft, headphoneRight
  }

  open var sensorLocation: SensorLocation { .default }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var heading: Double { -1 }
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  open var relativeAltitude: NSNumber { 0 }
  open var pressure: NSNumber { 0 }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() {}

  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    refuse(handler, on: queue)
  }

  open func stopRelativeAltitudeUpdates() {}

  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping @Sendable (CMAbsoluteAltitudeData?, (any Error)?) -> Void
  ) {
    refuse(handler, on: queue)
  }

  open func stopAbsoluteAltitudeUpdates() {}
}

/// The height above the sea; none is measured.
open class CMAbsoluteAltitudeData: NSObject, @unchecked Sendable {
  open var altitude: Double { 0 }
  open var accuracy: Double { -1 }
  open var precision: Double { 0 }
}

public enum CMMotionActivityConfidence: Int, Sendable {
  case low, medium, high
}

extension CMMotionActivity {
  public var confidence: CMMotionActivityConfidence { .low }
}
