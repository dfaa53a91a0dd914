// IOKit's warnings of heat: none was ever given.

public import FoundationSupplement

public let kIOPMThermalLevelNormal: UInt32 = 0
public let kIOPMThermalLevelDanger: UInt32 = 5
public let kIOPMThermalLevelCritical: UInt32 = 10
public let kIOPMThermalLevelUnknown: UInt32 = 255

public func IOPMGetThermalWarningLevel(
  _ thermalLevel: UnsafeMutablePointer<UInt32>!
) -> kern_return_t {
  kIOReturnNotFound
}
