// IOKit's power sources, as far as a widget shows a Mac's battery. The battery is the
// environment's; without one the computer has none, as a desktop.

@_exported public import FoundationSupplement

/// A snapshot of the power sources' state.
private final class PowerSources {
  let descriptions: [[String: Any]]

  init() {
    descriptions = Battery.current.map { [Self.description(of: $0)] } ?? []
  }

  private static func description(of battery: Battery) -> [String: Any] {
    [
      kIOPSNameKey: "InternalBattery-0", kIOPSTypeKey: kIOPSInternalBatteryType,
      kIOPSTransportTypeKey: kIOPSInternalType, kIOPSIsPresentKey: true,
      kIOPSPowerSourceIDKey: 1, kIOPSMaxCapacityKey: 100,
      kIOPSCurrentCapacityKey: battery.percent, kIOPSIsChargingKey: battery.isCharging,
      kIOPSIsChargedKey: battery.isFull,
      kIOPSPowerSourceStateKey: battery.isPluggedIn ? kIOPSACPowerValue : kIOPSBatteryPowerValue,
      kIOPSTimeToEmptyKey: -1, kIOPSTimeToFullChargeKey: -1,
    ]
  }
}

/// The place of a power source among the others.
private final class PowerSource {
  let index: Int

  init(index: Int) { self.index = index }
}

public func IOPSCopyPowerSourcesInfo() -> Unmanaged<CFTypeRef>! {
  Unmanaged.passRetained(PowerSources())
}

public func IOPSCopyPowerSourcesList(_ blob: Any!) -> Unmanaged<CFArray>! {
  guard let sources = blob as? PowerSources else { return nil }
  return Unmanaged.passRetained(
    sources.descriptions.indices.map { PowerSource(index: $0) } as CFArray)
}

public func IOPSGetPowerSourceDescription(
  _ blob: Any!, _ ps: Any!
) -> Unmanaged<CFDictionary>! {
  guard let sources = blob as? PowerSources, let source = ps as? PowerSource else { return nil }
  return Unmanaged.passRetained(sources.descriptions[source.index] as CFDictionary)
}

public func IOPSGetProvidingPowerSourceType(_ snapshot: Any!) -> Unmanaged<CFString>! {
  guard let sources = snapshot as? PowerSources else { return nil }
  let state = sources.descriptions.first?[kIOPSPowerSourceStateKey] as? String
  let name = state == kIOPSBatteryPowerValue ? kIOPMBatteryPowerKey : kIOPMACPowerKey
  return Unmanaged.passRetained(name as CFString)
}

/// The seconds until the battery is empty: not known of one in use, without a limit otherwise.
public func IOPSGetTimeRemainingEstimate() -> TimeInterval {
  let state = PowerSources().descriptions.first?[kIOPSPowerSourceStateKey] as? String
  return state == kIOPSBatteryPowerValue ? kIOPSTimeRemainingUnknown : kIOPSTimeRemainingUnlimited
}

public let kIOPSTimeRemainingUnknown: TimeInterval = -1
public let kIOPSTimeRemainingUnlimited: TimeInterval = -2
