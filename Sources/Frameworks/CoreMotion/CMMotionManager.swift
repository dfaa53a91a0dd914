// The manager of the motion sensors. There are none: nothing is available, and updates are answered
// with an error.

import FoundationSupplement

public struct CMMagneticField: Sendable {
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

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high
}

public struct CMCalibratedMagneticField: Sendable {
  public var field: CMMagneticField
  public var accuracy: CMMagneticFieldCalibrationAccuracy

  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }

  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  open var magneticField: CMMagneticField { CMMagneticField() }
}

public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void

open class CMMotionManager: NSObject, @unchecked Sendable {
  open var accelerometerUpdateInterval: TimeInterval = 0.1
  open var gyroUpdateInterval: TimeInterval = 0.1
  open var magnetometerUpdateInterval: TimeInterval = 0.1
  open var deviceMotionUpdateInterval: TimeInterval = 0.1
  open var showsDeviceMovementDisplay = false

  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }

  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }

  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }

  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }

  public override init() {}

  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    refuse(handler, on: queue)
  }
  open func stopAccelerometerUpdates() {}

  open func startGyroUpdates() {}
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    refuse(handler, on: queue)
  }
  open func stopGyroUpdates() {}

  open func startMagnetometerUpdates() {}
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    refuse(handler, on: queue)
  }
  open func stopMagnetometerUpdates() {}

  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    refuse(handler, on: queue)
  }

  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }
  open func stopDeviceMotionUpdates() {}
}
