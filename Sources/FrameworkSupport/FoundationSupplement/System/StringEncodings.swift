// The numbers of encodings, which Objective-C's calls take (iOS 2); Linux has Swift's names for them only.

import Foundation

public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue
public let NSUTF32StringEncoding: UInt = String.Encoding.utf32.rawValue
public let NSMacOSRomanStringEncoding: UInt = String.Encoding.macOSRoman.rawValue
