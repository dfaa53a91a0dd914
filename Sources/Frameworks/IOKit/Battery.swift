// The battery of the environment, as power sources and the registry both tell of it.

import FoundationSupplement

/// The battery that the environment gives the Mac.
struct Battery {
  /// The charge, from 0 to 100.
  let percent: Int
  let isCharging: Bool
  let isFull: Bool
  /// Whether the Mac runs on mains power.
  var isPluggedIn: Bool { isCharging || isFull }

  /// The battery; nil where the environment has none.
  static var current: Battery? {
    DeviceRecord.battery.map { record in
      let state = record.text("state")
      return Battery(
        percent: Int(((record.number("level") ?? 0) * 100).rounded()),
        isCharging: state == "charging", isFull: state == "full")
    }
  }
}
