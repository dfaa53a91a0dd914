// CoreFoundation's functions for what kind of object something is, for bytes, addresses, texts and
// numbers.

public import Foundation

public typealias CFTypeID = UInt

/// The kinds of objects, whose numbers say nothing but whether two are equal.
private enum CFKind: CFTypeID {
  case other = 1
  case null, string, data, date, boolean, number, array, dictionary, set, url, error, uuid, locale
  case timeZone, calendar, bundle

  init(_ value: Any?) {
    // Values of Swift, such as the names of attributes, count as the objects that they bridge to.
    switch value.map({ $0 as AnyObject }) {
    case is NSNull: self = .null
    case is NSString: self = .string
    case is NSData: self = .data
    case is NSDate: self = .date
    case let number as NSNumber: self = Self.isTruth(number) ? .boolean : .number
    case is NSArray: self = .array
    case is NSDictionary: self = .dictionary
    case is NSSet: self = .set
    case is NSURL: self = .url
    case is NSError: self = .error
    case is NSUUID: self = .uuid
    case is NSLocale: self = .locale
    case is NSTimeZone: self = .timeZone
    case is NSCalendar: self = .calendar
    case is Bundle: self = .bundle
    default: self = .other
    }
  }

  private static func isTruth(_ number: NSNumber) -> Bool {
    number === NSNumber(value: true) || number === NSNumber(value: false)
  }
}

/// Returns the number of an object's kind.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID { CFKind(cf).rawValue }

/// Returns the kind's number.
public func CFNullGetTypeID() -> CFTypeID { CFKind.null.rawValue }
/// Returns the kind's number.
public func CFStringGetTypeID() -> CFTypeID { CFKind.string.rawValue }
/// Returns the kind's number.
public func CFDataGetTypeID() -> CFTypeID { CFKind.data.rawValue }
/// Returns the kind's number.
public func CFDateGetTypeID() -> CFTypeID { CFKind.date.rawValue }
/// Returns the kind's number.
public func CFBooleanGetTypeID() -> CFTypeID { CFKind.boolean.rawValue }
/// Returns the kind's number.
public func CFNumberGetTypeID() -> CFTypeID { CFKind.number.rawValue }
/// Returns the kind's number.
public func CFArrayGetTypeID() -> CFTypeID { CFKind.array.rawValue }
/// Returns the kind's number.
public func CFDictionaryGetTypeID() -> CFTypeID { CFKind.dictionary.rawValue }
/// Returns the kind's number.
public func CFSetGetTypeID() -> CFTypeID { CFKind.set.rawValue }
/// Returns the kind's number.
public func CFURLGetTypeID() -> CFTypeID { CFKind.url.rawValue }
/// Returns the kind's number.
public func CFErrorGetTypeID() -> CFTypeID { CFKind.error.rawValue }
/// Returns the kind's number.
public func CFUUIDGetTypeID() -> CFTypeID { CFKind.uuid.rawValue }
/// Returns the kind's number.
public func CFLocaleGetTypeID() -> CFTypeID { CFKind.locale.rawValue }
/// Returns the kind's number.
public func CFTimeZoneGetTypeID() -> CFTypeID { CFKind.timeZone.rawValue }
/// Returns the kind's number.
public func CFBundleGetTypeID() -> CFTypeID { CFKind.bundle.rawValue }

/// Returns an object's description.
public func CFCopyDescription(_ cf: Any!) -> CFString! { cf.map { NSString(string: "\($0)") } }

// Data.

/// Returns the bytes of data, which last as long as it does.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies a part of data's bytes.
public func CFDataGetBytes(
  _ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!
) {
  theData?.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}

/// Creates a copy of data.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! {
  theData.map { NSData(data: $0 as Data) }
}

/// Creates data that can be changed.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// Adds bytes to data.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  if let bytes { theData?.append(bytes, length: length) }
}

/// Returns the bytes of data that can be changed.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Sets the number of data's bytes.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData?.length = length
}

/// A range of elements.
public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex

  /// Creates an empty range at the beginning.
  public init() { (location, length) = (0, 0) }

  /// Creates a range.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

// Addresses.

/// Returns an address as text.
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL?.relativeString as CFString? }
/// Returns the last part of a path.
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! {
  url?.lastPathComponent as CFString?
}
/// Returns what stands behind a path's last dot.
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! { url?.pathExtension as CFString? }
/// Returns an address's scheme.
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL?.scheme as CFString? }
/// Returns an address's host.
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL?.host as CFString? }
/// Returns an address's path.
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! { anURL?.path as CFString? }

/// Creates an address of text; nil where it is none.
public func CFURLCreateWithString(
  _ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!
) -> CFURL! {
  URLString.flatMap { NSURL(string: $0 as String, relativeTo: baseURL as URL?) }
}

/// Returns a text with per cent signs for what may not stand in an address.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!,
  _ charactersToLeaveUnescaped: CFString!, _ legalURLCharactersToBeEscaped: CFString!,
  _ encoding: CFStringEncoding
) -> CFString! {
  var allowed = CharacterSet(
    charactersIn:
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=")
  allowed.insert(charactersIn: charactersToLeaveUnescaped as String? ?? "")
  allowed.remove(charactersIn: legalURLCharactersToBeEscaped as String? ?? "")
  return originalString?.addingPercentEncoding(withAllowedCharacters: allowed) as CFString?
}

// Texts, numbers, times and places.

/// Creates a text of bytes; nil where they are none in the encoding.
public func CFStringCreateWithCString(
  _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
  cStr.flatMap {
    String(
      cString: $0,
      encoding: String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding)))
      as CFString?
  }
}

/// Returns Foundation's number for an encoding.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  switch encoding {
  case kCFStringEncodingASCII: String.Encoding.ascii.rawValue
  case 0x201: String.Encoding.isoLatin1.rawValue
  case 0x100: String.Encoding.utf16.rawValue
  case 0x500: String.Encoding.windowsCP1252.rawValue
  case kCFStringEncodingUTF8: String.Encoding.utf8.rawValue
  default: 0x8000_0000 | UInt(encoding)
  }
}

/// Whether a number is one with a point.
public func CFNumberIsFloatType(_ number: CFNumber!) -> Bool {
  number.map { ["f", "d"].contains(String(cString: $0.objCType)) } ?? false
}

/// Returns a truth's value.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean ?? false }

/// The seconds from 1970 to 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// Returns the current locale.
public func CFLocaleCopyCurrent() -> CFLocale! { .current }
/// Returns the device's time zone.
public func CFTimeZoneCopySystem() -> CFTimeZone! { .current }
