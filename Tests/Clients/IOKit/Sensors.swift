import Foundation
import IOKit

/// A connection to the Mac's sensors; nil where the sandbox or the Mac has none.
final class Sensors {
  private let connection: io_connect_t

  init?() {
    var iterator: io_iterator_t = 0
    let result: IOReturn = IOServiceGetMatchingServices(
      kIOMainPortDefault, IOServiceMatching("AppleSMC"), &iterator)
    guard result == kIOReturnSuccess else { return nil }
    defer { IOObjectRelease(iterator) }
    let device = IOIteratorNext(iterator)
    guard device != 0, IOObjectRetain(device) == KERN_SUCCESS else { return nil }
    var connection: io_connect_t = 0
    let answer = IOServiceOpen(device, mach_task_self_, 0, &connection)
    let same: boolean_t = IOObjectIsEqualTo(device, connection)
    guard answer == kIOReturnSuccess, same == 0 else { return nil }
    self.connection = connection
  }

  deinit { IOServiceClose(connection) }

  /// A sensor's value.
  func value(_ key: UInt64) -> UInt64? {
    var (input, output, count) = (key, UInt64(0), UInt32(1))
    let result = IOConnectCallScalarMethod(connection, 2, &input, 1, &output, &count)
    return result == kIOReturnSuccess ? output : nil
  }

  /// A sensor's bytes.
  func bytes(_ request: [UInt8]) -> [UInt8] {
    var (output, size) = ([UInt8](repeating: 0, count: 80), 80)
    let result = IOConnectCallStructMethod(
      connection, 2, request, request.count, &output, &size)
    return result == kIOReturnSuccess ? Array(output.prefix(size)) : []
  }
}

/// The entry below or above another.
func neighbour(of path: String, isBelow: Bool) -> io_registry_entry_t {
  let entry = IORegistryEntryFromPath(kIOMainPortDefault, path)
  var result: io_registry_entry_t = 0
  let plane = path.hasPrefix("IOPower") ? kIOPowerPlane : kIODeviceTreePlane
  let status =
    isBelow
    ? IORegistryEntryGetChildEntry(entry, plane, &result)
    : IORegistryEntryGetParentEntry(entry, plane, &result)
  return status == KERN_SUCCESS ? result : 0
}

/// How properties of an entry and of those above it are looked for.
let upwards = IOOptionBits(kIORegistryIterateRecursively | kIORegistryIterateParents)

/// What a driver's answer means to a person.
func words(for result: IOReturn) -> String {
  switch result {
  case kIOReturnNotPrivileged, kIOReturnExclusiveAccess, kIOReturnNotOpen: "not allowed"
  case kIOReturnBusy, kIOReturnTimeout, kIOReturnNotReady, kIOReturnAborted: "try again"
  case kIOReturnNoMemory, kIOReturnNoResources: "too little memory"
  case kIOReturnBadArgument, kIOReturnUnsupported: "cannot be done"
  case kIOReturnError: "failed"
  default: "unknown"
  }
}
