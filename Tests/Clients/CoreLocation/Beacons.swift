import CoreLocation

/// The rooms of a museum, each with a beacon.
final class MuseumGuide {
  let manager: CLLocationManager
  let museum: UUID
  private var rooms: [CLBeaconRegion] = []

  init(manager: CLLocationManager, museum: UUID) {
    self.manager = manager
    self.museum = museum
    rooms = [
      CLBeaconRegion(uuid: museum, identifier: "museum"),
      CLBeaconRegion(uuid: museum, major: 1, identifier: "floor"),
      CLBeaconRegion(uuid: museum, major: 1, minor: 2, identifier: "room"),
      CLBeaconRegion(
        beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: museum, major: 2, minor: 1),
        identifier: "hall"),
    ]
    rooms.forEach { $0.notifyEntryStateOnDisplay = true }
  }

  func range() {
    guard CLLocationManager.isRangingAvailable() else { return }
    for room in rooms { manager.startRangingBeacons(satisfying: room.beaconIdentityConstraint) }
  }

  func stop() {
    for constraint in manager.rangedBeaconConstraints where constraint.uuid == museum {
      manager.stopRangingBeacons(satisfying: constraint)
    }
  }

  /// The nearest of the beacons in range.
  func nearest(_ beacons: [CLBeacon]) -> CLBeaconIdentityConstraint? {
    let known = beacons.filter { $0.proximity != .unknown && $0.accuracy >= 0 && $0.rssi != 0 }
    let order: [CLProximity] = [.immediate, .near, .far]
    let beacon = known.min {
      (order.firstIndex(of: $0.proximity) ?? 3) < (order.firstIndex(of: $1.proximity) ?? 3)
    }
    guard let beacon, beacon.timestamp > .distantPast else { return nil }
    return CLBeaconIdentityConstraint(
      uuid: beacon.uuid, major: beacon.major.uint16Value, minor: beacon.minor.uint16Value)
  }
}
