// IOKit's registry of devices, as far as a widget looks for a Mac's battery there. Other services
// are not found, as on a Mac without the device.

public import FoundationSupplement

public typealias io_object_t = mach_port_t
public typealias io_service_t = io_object_t
public typealias io_registry_entry_t = io_object_t
public typealias io_connect_t = io_object_t
public typealias io_iterator_t = io_object_t
public typealias IOReturn = kern_return_t
public typealias IOOptionBits = UInt32

public let kIOMainPortDefault: mach_port_t = 0
public let kIOMasterPortDefault: mach_port_t = 0
/// The key of the computer's serial number, which is not known here.
public let kIOPlatformSerialNumberKey = "IOPlatformSerialNumber"
/// The key of the computer's identifier, which is not known here.
public let kIOPlatformUUIDKey = "IOPlatformUUID"
public let IO_OBJECT_NULL: io_object_t = 0

let batteryService: io_service_t = 1

public func IOServiceMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! {
  NSMutableDictionary(
    object: name.map { String(cString: $0) } ?? "", forKey: "IOProviderClass" as NSString)
}

public func IOServiceNameMatching(_ name: UnsafePointer<CChar>!) -> CFMutableDictionary! {
  NSMutableDictionary(
    object: name.map { String(cString: $0) } ?? "", forKey: "IONameMatch" as NSString)
}

/// The battery's service where the environment has a battery and it is asked for; none otherwise.
public func IOServiceGetMatchingService(
  _ mainPort: mach_port_t, _ matching: NSDictionary!
) -> io_service_t {
  let name = (matching?["IOProviderClass"] ?? matching?["IONameMatch"]) as? String
  let isBattery = batteryClasses.contains(name ?? "")
  return isBattery && Battery.current != nil ? batteryService : IO_OBJECT_NULL
}

/// The battery's class and the one that it is made from.
let batteryClasses = ["AppleSmartBattery", "IOPMPowerSource"]

/// Makes an iterator of the services that are found: of the battery, or of none.
public func IOServiceGetMatchingServices(
  _ mainPort: mach_port_t, _ matching: NSDictionary!,
  _ existing: UnsafeMutablePointer<io_iterator_t>!
) -> kern_return_t {
  let service = IOServiceGetMatchingService(mainPort, matching)
  existing?.pointee = Iterators.make(of: [service].filter { $0 != IO_OBJECT_NULL })
  return KERN_SUCCESS
}

public func IORegistryEntryCreateCFProperties(
  _ entry: io_registry_entry_t,
  _ properties: UnsafeMutablePointer<Unmanaged<CFMutableDictionary>?>!,
  _ allocator: CFAllocator!, _ options: IOOptionBits
) -> kern_return_t {
  guard let values = batteryProperties(of: entry) else { return kIOReturnNoDevice }
  properties?.pointee = .passRetained(values)
  return KERN_SUCCESS
}

public func IORegistryEntryCreateCFProperty(
  _ entry: io_registry_entry_t, _ key: CFString!, _ allocator: CFAllocator!,
  _ options: IOOptionBits
) -> Unmanaged<CFTypeRef>! {
  guard let key, let value = batteryProperties(of: entry)?[key] else { return nil }
  return Unmanaged.passRetained(value as AnyObject)
}

/// Looks for a property in an entry; the battery's has no parents or children here.
public func IORegistryEntrySearchCFProperty(
  _ entry: io_registry_entry_t, _ plane: UnsafePointer<CChar>!, _ key: CFString!,
  _ allocator: CFAllocator!, _ options: IOOptionBits
) -> CFTypeRef! {
  IORegistryEntryCreateCFProperty(entry, key, allocator, options)?.takeRetainedValue()
}

/// The properties that follow from the environment; its battery has no temperature and no age.
private func batteryProperties(of entry: io_registry_entry_t) -> NSMutableDictionary? {
  guard entry == batteryService, let battery = Battery.current else { return nil }
  let values: [String: Any] = [
    "BatteryInstalled": true, "MaxCapacity": 100,
    "CurrentCapacity": battery.percent, "IsCharging": battery.isCharging,
    "FullyCharged": battery.isFull, "ExternalConnected": battery.isPluggedIn,
  ]
  return NSMutableDictionary(dictionary: values)
}
