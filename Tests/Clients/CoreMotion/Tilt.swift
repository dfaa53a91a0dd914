import CoreMotion
import Foundation

/// Tilts the card with the phone.
final class Tilt {
  private let manager = CMMotionManager()
  private let altimeter = CMAltimeter()

  /// Starts to measure what can be measured.
  func start(on queue: OperationQueue) {
    guard !manager.isAccelerometerActive, !manager.isGyroActive else { return }
    let moved: CMDeviceMotionHandler = { motion, error in
      guard let motion, error == nil else { return }
      print(motion.attitude.roll, motion.attitude.pitch, motion.attitude.yaw, motion.heading)
      print(motion.gravity.x, motion.userAcceleration.y, motion.rotationRate.z, motion.timestamp)
    }
    manager.startDeviceMotionUpdates(to: queue, withHandler: moved)
    let shaken: CMAccelerometerHandler = { data, _ in print(data?.acceleration.z ?? 0) }
    manager.startAccelerometerUpdates(to: queue, withHandler: shaken)
    let turned: CMGyroHandler = { data, _ in print(data?.rotationRate.x ?? 0) }
    manager.startGyroUpdates(to: queue, withHandler: turned)
    manager.startGyroUpdates()
    let climbed: CMAltitudeHandler = { data, _ in
      print(data?.relativeAltitude ?? 0, data?.pressure ?? 0)
    }
    if CMAltimeter.isRelativeAltitudeAvailable(), CMAltimeter.authorizationStatus() != .denied {
      altimeter.startRelativeAltitudeUpdates(to: queue, withHandler: climbed)
    }
  }

  /// Stops.
  func stop() -> CMAttitude? {
    manager.stopGyroUpdates()
    altimeter.stopRelativeAltitudeUpdates()
    let items: [CMLogItem?] = [manager.accelerometerData, manager.gyroData, manager.deviceMotion]
    print(items.count, manager.isMagnetometerAvailable, CMAltimeter.isAbsoluteAltitudeAvailable())
    return manager.deviceMotion?.attitude
  }

  /// Follows the phone by the compass, as far as it has one.
  func followNorth(on queue: OperationQueue) -> CMAttitudeReferenceFrame {
    let frames = CMMotionManager.availableAttitudeReferenceFrames()
    let all: [CMAttitudeReferenceFrame] = [
      .xTrueNorthZVertical, .xMagneticNorthZVertical, .xArbitraryCorrectedZVertical,
    ]
    let frame = all.first(where: frames.contains) ?? .xArbitraryZVertical
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.gyroUpdateInterval = 1
    manager.magnetometerUpdateInterval = 1
    manager.accelerometerUpdateInterval = 1
    manager.showsDeviceMovementDisplay = true
    manager.startDeviceMotionUpdates(using: frame, to: queue) { motion, _ in
      guard let motion, motion.sensorLocation == .default else { return }
      let turn: CMQuaternion = motion.attitude.quaternion
      motion.attitude.multiply(byInverseOf: CMAttitude())
      let field: CMCalibratedMagneticField = motion.magneticField
      print(turn.w, field.field.x, field.accuracy == .uncalibrated)
    }
    manager.startDeviceMotionUpdates(using: frame)
    manager.startDeviceMotionUpdates()
    guard !manager.isMagnetometerActive, manager.isDeviceMotionAvailable else { return frame }
    let drawn: CMMagnetometerHandler = { data, _ in print(data?.magneticField.y ?? 0) }
    manager.startMagnetometerUpdates(to: queue, withHandler: drawn)
    manager.startMagnetometerUpdates()
    return manager.attitudeReferenceFrame
  }

  /// Stops the compass, and returns the last field.
  func stopCompass() -> CMMagneticField? {
    manager.stopMagnetometerUpdates()
    manager.stopAccelerometerUpdates()
    manager.stopDeviceMotionUpdates()
    let data: CMMagnetometerData? = manager.magnetometerData
    let accuracy: CMMagneticFieldCalibrationAccuracy = .high
    return accuracy == .low ? nil : data?.magneticField
  }

  /// The strength of a shake.
  func strength(_ acceleration: CMAcceleration, _ rate: CMRotationRate) -> Double {
    let still = CMAcceleration(x: 0, y: 0, z: -1)
    let calm = CMRotationRate(x: 0, y: 0, z: 0)
    return abs(acceleration.x - still.x) + abs(rate.x - calm.x)
  }

  /// Whether an activity is worth showing.
  func isSure(_ activity: CMMotionActivity) -> Bool {
    let confidence: CMMotionActivityConfidence = activity.confidence
    return confidence == .high || confidence == .medium
  }

  /// Whether a measurement is of a headphone.
  func isOfHeadphone(_ motion: CMDeviceMotion) -> Bool {
    let place: CMDeviceMotion.SensorLocation = motion.sensorLocation
    return place == .headphoneLeft || place == .headphoneRight
  }

  /// One of each kind of measurement.
  func kinds(_ a: CMAccelerometerData, _ b: CMGyroData, _ c: CMAltitudeData, _ d: CMDeviceMotion) {}
}
