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
