// Core Foundation's objects as code that came from C treats them: by kind, by byte and by address.

import Foundation

/// What kind a value of a property list is, for the columns of a viewer.
func kindName(of value: CFTypeRef) -> String {
  let kind: CFTypeID = CFGetTypeID(value)
  switch kind {
  case CFNullGetTypeID(): return "Nothing"
  case CFArrayGetTypeID(), CFSetGetTypeID(): return "List"
  case CFDictionaryGetTypeID(): return "Table"
  case CFDateGetTypeID(): return "Time"
  case CFURLGetTypeID(): return "Address"
  case CFUUIDGetTypeID(): return "Identifier"
  case CFLocaleGetTypeID(), CFTimeZoneGetTypeID(): return "Region"
  case CFErrorGetTypeID(): return "Failure"
  case CFBundleGetTypeID(): return "Bundle"
  default: return CFCopyDescription(value) as String? ?? "Something"
  }
}

/// The head of a file of the app's own format.
struct FileHead {
  static let place = CFRange(location: 0, length: 4)
  var mark: [UInt8] = [0, 0, 0, 0]

  init?(_ file: Data) {
    guard let copy = CFDataCreateCopy(kCFAllocatorDefault, file as CFData),
      CFDataGetLength(copy) >= Self.place.location + Self.place.length
    else { return nil }
    CFDataGetBytes(copy, CFRangeMake(0, Self.place.length), &mark)
  }

  /// The mark, and room for what comes after it.
  func padded(to length: CFIndex) -> Data {
    let file: CFMutableData? = CFDataCreateMutable(kCFAllocatorDefault, 0)
    CFDataAppendBytes(file, mark, mark.count)
    CFDataSetLength(file, length)
    if length > mark.count, let bytes = CFDataGetMutableBytePtr(file) { bytes[mark.count] = 1 }
    return (file as Data?) ?? Data()
  }
}

/// A link, taken apart.
struct Link {
  let scheme: String
  let host: String
  let path: String
  let isPicture: Bool

  init?(_ text: String, below base: URL? = nil) {
    let address = CFURLCreateWithString(
      kCFAllocatorDefault, text as CFString, base.map { $0 as CFURL })
    guard let address, let scheme = CFURLCopyScheme(address) else { return nil }
    self.scheme = scheme as String
    host = CFURLCopyHostName(address) as String? ?? ""
    path = CFURLCopyPath(address) as String? ?? "/"
    let ending = CFURLCopyPathExtension(address) as String?
    isPicture = ending == "png" || ending == "jpg"
  }
}

/// A text of an old file, whose encoding is named as in C.
func oldText(_ bytes: Data, in encoding: CFStringEncoding) -> String? {
  let number = CFStringConvertEncodingToNSStringEncoding(encoding)
  return String(data: bytes, encoding: String.Encoding(rawValue: number))
}

/// When and where a line of a log was written.
func stamp(at time: CFAbsoluteTime) -> String {
  let seconds = time + kCFAbsoluteTimeIntervalSince1970
  guard let locale = CFLocaleCopyCurrent(), let zone = CFTimeZoneCopySystem() else {
    return "\(seconds)"
  }
  return "\(seconds) \(locale as Locale) \(zone as TimeZone)"
}

/// The rows of a report, in the collections that a library of C fills.
final class ReportRows {
  private let rows: CFMutableArray? = CFArrayCreateMutable(kCFAllocatorDefault, 0, nil)
  private let totals: CFMutableDictionary? =
    CFDictionaryCreateMutable(kCFAllocatorDefault, 0, nil, nil)

  func add(_ name: String, _ seconds: Double) {
    let row = NSString(string: name)
    rows?.add(row)
    totals?.setObject(NSNumber(value: seconds), forKey: row)
  }

  var isConsistent: Bool { (rows?.count ?? 0) >= (totals?.count ?? 0) }
}

/// A value for a column of the viewer, or C's word for none.
func column(_ value: CFTypeRef?) -> CFTypeRef {
  let nothing: CFNull = kCFNull
  return value ?? nothing
}

/// The addresses of a server of the time.
func addresses(of server: String) -> [Data] {
  let host: CFHost = CFHostCreateWithName(kCFAllocatorDefault, server as CFString)
    .takeRetainedValue()
  var error = CFStreamError()
  let kind: CFHostInfoType = .addresses
  guard CFHostStartInfoResolution(host, kind, &error) else {
    CFHostCancelInfoResolution(host, kind)
    return error.domain == CFIndex(kCFStreamErrorDomainNetDB) ? [] : [Data()]
  }
  var isFound: DarwinBoolean = false
  let found = CFHostGetAddressing(host, &isFound)?.takeUnretainedValue() as NSArray?
  let names = CFHostGetNames(host, nil)?.takeUnretainedValue() as? [String]
  guard isFound.boolValue, names == [server] else { return [] }
  return found as? [Data] ?? []
}
