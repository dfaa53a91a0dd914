import Foundation
import IOKit

/// What a widget shows of a Mac's battery beside its charge.
struct BatteryFacts {
  let values: [String: Any]

  /// The facts of the first power source; nil for a Mac without a battery.
  init?() {
    let snapshot: Unmanaged<CFTypeRef> = IOPSCopyPowerSourcesInfo()
    defer { snapshot.release() }
    let blob = snapshot.takeUnretainedValue()
    let sources = IOPSCopyPowerSourcesList(blob).takeRetainedValue() as [CFTypeRef]
    guard let source = sources.first,
      let values = IOPSGetPowerSourceDescription(blob, source).takeUnretainedValue()
        as? [String: Any]
    else { return nil }
    self.values = values
  }

  var isInternal: Bool {
    values[kIOPSTypeKey] as? String == kIOPSInternalBatteryType
      && values[kIOPSTransportTypeKey] as? String == kIOPSInternalType
      && values[kIOPSIsPresentKey] as? Bool == true
  }

  var isPlugged: Bool {
    values[kIOPSPowerSourceStateKey] as? String == kIOPSACPowerValue
      || values[kIOPSIsChargedKey] as? Bool == true
  }

  var summary: String {
    let keys = [kIOPSNameKey, kIOPSPowerSourceIDKey, kIOPSTimeToEmptyKey, kIOPSTimeToFullChargeKey]
    return keys.map { "\(values[$0] ?? "")" }.joined(separator: " ")
  }
}

/// The source that the Mac takes its power from, in a word.
func powerSource() -> String {
  let type = IOPSGetProvidingPowerSourceType(IOPSCopyPowerSourcesInfo().takeRetainedValue())
  switch type?.takeUnretainedValue() as String? {
  case kIOPMACPowerKey?: return "mains"
  case kIOPMBatteryPowerKey?: return "battery"
  default: return "unknown"
  }
}

/// The cycles that the battery has gone through, from the registry.
func cycles() -> Int? {
  let port: mach_port_t = kIOMasterPortDefault
  let service: io_object_t = IOServiceGetMatchingService(
    port, IOServiceNameMatching("AppleSmartBattery"))
  let entry: io_registry_entry_t = service
  let options: IOOptionBits = 0
  let value = IORegistryEntryCreateCFProperty(entry, "CycleCount" as CFString, nil, options)
  let status: kern_return_t = IOObjectRelease(service)
  return status == kIOReturnSuccess ? value?.takeRetainedValue() as? Int : nil
}
