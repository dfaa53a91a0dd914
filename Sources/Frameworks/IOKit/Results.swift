// The results of IOKit's functions, as IOReturn.h numbers them.

public import FoundationSupplement

/// A result of the I/O system's: 0x38 in the six highest bits, and a number.
private func result(_ number: UInt32) -> kern_return_t {
  kern_return_t(bitPattern: 0xE000_0000 | number)
}

public let kIOReturnSuccess: kern_return_t = 0
public let kIOReturnError = result(0x2BC)
public let kIOReturnNoMemory = result(0x2BD)
public let kIOReturnNoResources = result(0x2BE)
public let kIOReturnNoDevice = result(0x2C0)
public let kIOReturnNotPrivileged = result(0x2C1)
public let kIOReturnBadArgument = result(0x2C2)
public let kIOReturnExclusiveAccess = result(0x2C5)
public let kIOReturnUnsupported = result(0x2C7)
public let kIOReturnNotOpen = result(0x2CD)
public let kIOReturnBusy = result(0x2D5)
public let kIOReturnTimeout = result(0x2D6)
public let kIOReturnNotReady = result(0x2D8)
public let kIOReturnNotPermitted = result(0x2E2)
public let kIOReturnAborted = result(0x2EB)
public let kIOReturnNotFound = result(0x2F0)
