import Foundation
import IOKit

/// The charge of the battery between 0 and 1; nil for a Mac without one.
func charge() -> Double? {
  guard let snapshot = IOPSCopyPowerSourcesInfo()?.takeRetainedValue(),
    let sources = IOPSCopyPowerSourcesList(snapshot)?.takeRetainedValue() as? [CFTypeRef]
  else { return nil }
  for source in sources {
    if let values = IOPSGetPowerSourceDescription(snapshot, source)?.takeUnretainedValue()
      as? [String: Any],
      let now = values[kIOPSCurrentCapacityKey] as? Int,
      let all = values[kIOPSMaxCapacityKey] as? Int
    {
      return Double(now) / Double(all)
    }
  }
  return nil
}

/// Whether any source of power is charging.
func isCharging() -> Bool {
  let snapshot = IOPSCopyPowerSourcesInfo().takeRetainedValue()
  let sources = IOPSCopyPowerSourcesList(snapshot).takeRetainedValue() as Array
  for source in sources {
    let values = IOPSGetPowerSourceDescription(snapshot, source).takeUnretainedValue()
    if (values as? [String: Any])?[kIOPSIsChargingKey] as? Bool == true { return true }
  }
  return false
}

/// How warm the Mac says that it is.
func warmth() -> String {
  var level: UInt32 = kIOPMThermalLevelUnknown
  let result = IOPMGetThermalWarningLevel(&level)
  if result == kIOReturnNotFound { return "never warned" }
  switch level {
  case kIOPMThermalLevelNormal: return "normal"
  case kIOPMThermalLevelDanger, kIOPMThermalLevelCritical: return "hot"
  default: return "unknown"
  }
}

/// The ticks of each processor in each of its states.
func processorTicks() -> [[Int32]]? {
  var count: natural_t = 0
  var length: mach_msg_type_number_t = 0
  var info: processor_info_array_t?
  let host: host_t = mach_host_self()
  let flavor: processor_flavor_t = PROCESSOR_CPU_LOAD_INFO
  let result: kern_return_t = host_processor_info(host, flavor, &count, &info, &length)
  guard result != KERN_INVALID_ARGUMENT, result == KERN_SUCCESS, let info else { return nil }
  defer {
    let task: vm_map_t = mach_task_self_
    let size = vm_size_t(length) * vm_size_t(MemoryLayout<integer_t>.stride)
    vm_deallocate(task, vm_address_t(bitPattern: info), size)
  }
  let states = [CPU_STATE_USER, CPU_STATE_SYSTEM, CPU_STATE_IDLE, CPU_STATE_NICE]
  return (0..<Int(count)).map { processor in
    states.map { info[processor * Int(CPU_STATE_MAX) + Int($0)] }
  }
}
