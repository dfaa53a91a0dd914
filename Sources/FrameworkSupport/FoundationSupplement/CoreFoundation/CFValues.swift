// CoreFoundation's functions for the values that Foundation bridges: texts, data, collections,
// errors and preferences.

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
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }

/// Returns an error's localized description.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// Returns why an error came to be.
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! {
  err?.localizedFailureReason
}

/// Returns what else is known of an error.
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err?.userInfo }

/// Creates an error.
public func CFErrorCreate(
  _ allocator: CFAllocator!, _ domain: CFString!, _ code: CFIndex, _ userInfo: CFDictionary!
) -> CFError! {
  NSError(domain: domain ?? "", code: code, userInfo: userInfo)
}

extension NSString {
  /// Creates a text of a format that Core Foundation names, such as a key of the keychain.
  public convenience init(format: CFString, _ args: any CVarArg...) {
    self.init(string: String(format: format, arguments: args))
  }
}

/// Returns a dictionary of Foundation's as one of Core Foundation's.
///
/// - Parameter dictionary: The dictionary; keys that are no texts are left out.
/// - Returns: Its values by its keys.
public func _asCFDictionary(_ dictionary: NSDictionary) -> CFDictionary {
  var result: CFDictionary = [:]
  for (key, value) in dictionary {
    if let key = key as? String { result[key] = value }
  }
  return result
}

/// Returns a dictionary as one of Core Foundation's.
public func _asCFDictionary(_ dictionary: [String: Any]) -> CFDictionary { dictionary }

/// Returns a dictionary with keys of any type as one of Core Foundation's.
@_disfavoredOverload
public func _asCFDictionary<Key: Hashable>(_ dictionary: [Key: Any]) -> CFDictionary {
  var result: CFDictionary = [:]
  for (key, value) in dictionary {
    if let key = key as? String { result[key] = value }
  }
  return result
}

/// Returns the length of a text in UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

/// Changes a text as a transform of ICU says; false if there is none of that name.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<NSRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let place = range?.pointee ?? NSRange(location: 0, length: string.length)
  let changed = string.substring(with: place)
    .applyingTransform(StringTransform(transform), reverse: reverse)
  guard let changed else { return false }
  string.replaceCharacters(in: place, with: changed)
  range?.pointee.length = changed.utf16.count
  return true
}

public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
public let kCFStringTransformStripDiacritics: CFString! =
  StringTransform.stripDiacritics.rawValue
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue

/// Creates a text that can be changed.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! {
  theString.map { NSMutableString(string: $0) }
}

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the number of keys.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

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
  uuid?.uuidString
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
  return bundle?.object(forInfoDictionaryKey: key)
}

// The keys of a bundle's information that Core Foundation names.

public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"

/// Returns a default of an app.
public func CFPreferencesCopyAppValue(_ key: CFString, _ applicationID: CFString) -> Any? {
  preferences(of: applicationID)?.object(forKey: key)
}

/// Sets a default of an app.
public func CFPreferencesSetAppValue(
  _ key: CFString, _ value: Any?, _ applicationID: CFString
) {
  preferences(of: applicationID)?.set(value, forKey: key)
}

/// Writes an app's defaults.
@discardableResult
public func CFPreferencesAppSynchronize(_ applicationID: CFString) -> Bool {
  preferences(of: applicationID)?.synchronize() ?? false
}

public let kCFPreferencesCurrentApplication: CFString = "kCFPreferencesCurrentApplication"

private func preferences(of application: String) -> UserDefaults? {
  application == kCFPreferencesCurrentApplication
    ? .standard : UserDefaults(suiteName: application)
}
