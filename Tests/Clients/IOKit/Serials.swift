import Foundation
import IOKit

/// A text that is the same for a computer; nil where its number is not known.
func serialNumber() -> String? {
  let expert = IOServiceGetMatchingService(
    kIOMainPortDefault, IOServiceMatching("IOPlatformExpertDevice"))
  defer { IOObjectRelease(expert) }
  return [kIOPlatformSerialNumberKey, kIOPlatformUUIDKey].lazy.compactMap { key in
    IORegistryEntryCreateCFProperty(expert, key as CFString, kCFAllocatorDefault, 0)?
      .takeUnretainedValue() as? String
  }.first
}
