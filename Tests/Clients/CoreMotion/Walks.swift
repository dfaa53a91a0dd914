import CoreMotion
import Foundation

/// Hears when a walk pauses, and how high it is.
final class WalkListener {
  private let pedometer = CMPedometer()
  private let altimeter = CMAltimeter()

  /// Begins to listen.
  func start() {
    pedometer.startEventUpdates { event, error in
      let type: CMPedometerEvent.EventType? = event?.type
      print(type == .resume, event?.date as Any, error as Any)
    }
    altimeter.startAbsoluteAltitudeUpdates(to: .main) { data, _ in
      let data: CMAbsoluteAltitudeData? = data
      print(data?.altitude ?? 0, data?.accuracy ?? 0, data?.precision ?? 0)
    }
  }

  /// Ends listening.
  func stop() {
    pedometer.stopEventUpdates()
    altimeter.stopAbsoluteAltitudeUpdates()
  }
}
