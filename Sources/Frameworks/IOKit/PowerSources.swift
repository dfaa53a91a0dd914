// IOKit's power sources, as far as a widget shows a Mac's battery. The battery is the
// environment's; without one the computer has none, as a desktop.

@_exported public import FoundationSupplement

/// A value for whose memory callers on Apple's platforms answer; here it takes care of itself.
public struct UnmanagedValue<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  public func takeRetainedValue() -> Value { value }
  public func takeUnretainedValue() -> Value { value }
  public func release() {}
}

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

public func IOPSCopyPowerSourcesInfo() -> UnmanagedValue<CFTypeRef>! {
  UnmanagedValue(PowerSources())
}

public func IOPSCopyPowerSourcesList(_ blob: Any!) -> UnmanagedValue<CFArray>! {
  guard let sources = blob as? PowerSources else { return nil }
  return UnmanagedValue(sources.descriptions.indices.map { PowerSource(index: $0) })
}

/// Takes any value for a source, as elements of Core Foundation's arrays are no objects here.
public func IOPSGetPowerSourceDescription(
  _ blob: Any!, _ ps: Any!
) -> UnmanagedValue<CFDictionary>! {
  guard let sources = blob as? PowerSources, let source = ps as? PowerSource else { return nil }
  return UnmanagedValue(sources.descriptions[source.index])
}

public func IOPSGetProvidingPowerSourceType(_ snapshot: Any!) -> UnmanagedValue<CFString>! {
  guard let sources = snapshot as? PowerSources else { return nil }
  let state = sources.descriptions.first?[kIOPSPowerSourceStateKey] as? String
  return UnmanagedValue(state == kIOPSBatteryPowerValue ? kIOPMBatteryPowerKey : kIOPMACPowerKey)
}

/// The seconds until the battery is empty: not known of one in use, without a limit otherwise.
public func IOPSGetTimeRemainingEstimate() -> TimeInterval {
  let state = PowerSources().descriptions.first?[kIOPSPowerSourceStateKey] as? String
  return state == kIOPSBatteryPowerValue ? kIOPSTimeRemainingUnknown : kIOPSTimeRemainingUnlimited
}

public let kIOPSTimeRemainingUnknown: TimeInterval = -1
public let kIOPSTimeRemainingUnlimited: TimeInterval = -2
