// CoreFoundation's functions for the values that Foundation bridges: texts, data, errors and
// preferences.

public import Foundation

public typealias CFMutableString = NSMutableString
public typealias CFNumber = NSNumber
public typealias CFSet = NSSet
public typealias CFLocale = Locale
public typealias CFTimeZone = TimeZone
public typealias CFCalendar = Calendar
public typealias CFBundle = Bundle
public typealias CFStringEncoding = UInt32

public typealias CFMutableData = NSMutableData
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary

public let kCFStringEncodingASCII: CFStringEncoding = 0x600
public let kCFStringEncodingUTF8: CFStringEncoding = 0x0800_0100

/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain as CFString? }

/// Returns an error's localized description.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! {
  err?.localizedDescription as CFString?
}

/// Returns why an error came to be.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
  err?.localizedFailureReason as CFString?
}

/// Returns what else is known of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo as CFDictionary? }

/// Creates an error.
public func CFErrorCreate(
  _ allocator: CFAllocator!, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  NSError(
    domain: domain as String? ?? "", code: code, userInfo: userInfo as? [String: Any])
}

/// Returns the length of a text in UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.length ?? 0 }

/// Changes a text as a transform of ICU says; false if there is none of that name.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<NSRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let place = range?.pointee ?? NSRange(location: 0, length: string.length)
  let changed = string.substring(with: place)
    .applyingTransform(StringTransform(transform as String), reverse: reverse)
  guard let changed else { return false }
  string.replaceCharacters(in: place, with: changed)
  range?.pointee.length = changed.utf16.count
  return true
}

public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! =
  "NFD; [:nonspacing mark:]Remove; NFC"
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! =
  StringTransform.stripDiacritics.rawValue as CFString
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! =
  StringTransform.toLatin.rawValue as CFString
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! =
  StringTransform.mandarinToLatin.rawValue as CFString
public nonisolated(unsafe) let kCFStringTransformToUnicodeName: CFString! =
  StringTransform.toUnicodeName.rawValue as CFString

/// Creates a text that can be changed.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
  theString.map { NSMutableString(string: $0 as String) }
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Creates data of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! {
  bytes.map { NSData(bytes: $0, length: length) } ?? NSData()
}

/// A unique identifier.
public typealias CFUUID = UUID

/// Creates a unique identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { UUID() }

/// Returns a unique identifier as text.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid?.uuidString as CFString?
}

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool {
  let (one, other) = (cf1.map { $0 as AnyObject }, cf2.map { $0 as AnyObject })
  if one === other { return true }
  guard let one = one as? NSObject, let other = other as? NSObject else { return false }
  return one.isEqual(other)
}

/// Returns the hash value of an object.
public func CFHash(_ cf: Any!) -> UInt {
  let object = cf.map { $0 as AnyObject }
  return UInt(bitPattern: (object as? NSObject)?.hash ?? 0)
}

/// Returns the main bundle.
public func CFBundleGetMainBundle() -> CFBundle! { .main }

/// Returns a value of a bundle's information dictionary.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> Any! {
  guard let key else { return nil }
  return bundle?.object(forInfoDictionaryKey: key as String)
}

// The keys of a bundle's information that Core Foundation names.

public nonisolated(unsafe) let kCFBundleDevelopmentRegionKey: CFString! =
  "CFBundleDevelopmentRegion"
public nonisolated(unsafe) let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public nonisolated(unsafe) let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public nonisolated(unsafe) let kCFBundleInfoDictionaryVersionKey: CFString! =
  "CFBundleInfoDictionaryVersion"
public nonisolated(unsafe) let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
public nonisolated(unsafe) let kCFBundleNameKey: CFString! = "CFBundleName"
public nonisolated(unsafe) let kCFBundleVersionKey: CFString! = "CFBundleVersion"

/// Returns a default of an app.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> Any? {
  preferences(of: applicationID)?.object(forKey: key as String)
}

/// Sets a default of an app.
public func CFPreferencesSetAppValue(
  _ key: CFString, _ value: Any?, _ applicationID: CFString
) {
  preferences(of: applicationID)?.set(value, forKey: key as String)
}

/// Writes an app's defaults.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  preferences(of: applicationID)?.synchronize() ?? false
}

public nonisolated(unsafe) let kCFPreferencesCurrentApplication: CFString =
  "kCFPreferencesCurrentApplication"

private func preferences(of application: CFString) -> UserDefaults? {
  application == kCFPreferencesCurrentApplication
    ? .standard : UserDefaults(suiteName: application as String)
}
