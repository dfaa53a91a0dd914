// CoreFoundation's types under the names that Swift code writes after `as`. On Apple's platforms
// each is bridged to the type of Swift or Foundation that it names here.

/// The four-character code of an unknown type.
public let kUnknownType: UInt32 = 0x3F3F_3F3F

public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFDate = Date
public typealias CFBoolean = Bool
public typealias CFError = NSError
public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = AnyObject
public typealias CFNull = NSNull

/// The object that stands for nothing.
public let kCFNull: CFNull! = NSNull()
public let kCFBooleanTrue: CFBoolean! = true
public let kCFBooleanFalse: CFBoolean! = false

public typealias CFTimeInterval = Double

/// The result code of a function of the C layer.
public typealias OSStatus = Int32
/// A code of four characters, as files and hardware are named.
public typealias FourCharCode = UInt32
/// The four characters that name a type.
public typealias OSType = FourCharCode

/// The result code for success.
public let noErr: OSStatus = 0

// Dispatch's units of time, as Darwin names them.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000
