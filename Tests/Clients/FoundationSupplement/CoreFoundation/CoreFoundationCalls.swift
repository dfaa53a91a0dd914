import Foundation

/// Ticks once a second on the main run loop, as older code does.
final class Ticker: @unchecked Sendable {
  private var timer: CFRunLoopTimer?

  func start(_ tick: @escaping @Sendable () -> Void) {
    let order: CFIndex = 0
    let flags: CFOptionFlags = 0
    timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 1, 1, flags, order
    ) { _ in tick() }
    let loop: CFRunLoop? = CFRunLoopGetMain()
    CFRunLoopAddTimer(loop, timer, .commonModes)
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode as AnyObject) { tick() }
  }

  func stop() {
    guard CFRunLoopTimerIsValid(timer) else { return }
    CFRunLoopTimerSetNextFireDate(timer, CFAbsoluteTimeGetCurrent() + 60)
    CFRunLoopRemoveTimer(CFRunLoopGetMain(), timer, CFRunLoopMode("kCFRunLoopCommonModes"))
    CFRunLoopTimerInvalidate(timer)
  }
}

/// The log line of an error.
func logLine(for error: any Error) -> String {
  let error = error as CFError
  let domain: CFString? = CFErrorGetDomain(error)
  let reason: CFString? = CFErrorCopyFailureReason(error)
  let same: CFError? = CFErrorCreate(
    kCFAllocatorDefault, domain, CFErrorGetCode(error), CFErrorCopyUserInfo(error))
  return
    "\(domain ?? "") \(CFErrorGetCode(same)) \(CFErrorCopyDescription(error) ?? "") \(reason ?? "")"
}

/// A name in Latin letters without accents.
func sortingName(_ name: String) -> String {
  let text: CFMutableString? = CFStringCreateMutableCopy(nil, 0, name as CFString)
  let allocator: CFAllocator? = kCFAllocatorDefault
  for transform in [
    kCFStringTransformToLatin, kCFStringTransformMandarinLatin, kCFStringTransformStripDiacritics,
    kCFStringTransformStripCombiningMarks, kCFStringTransformToUnicodeName,
  ] {
    CFStringTransform(text, nil, transform, false)
  }
  print(CFStringGetLength(name as CFString), allocator == nil)
  return (text as String?) ?? name
}

/// Sizes of bridged values.
func sizes(_ names: [String], _ ages: [String: Any], _ data: Data) -> [CFIndex] {
  let bytes: [UInt8] = [1, 2, 3]
  let copy: CFData? = CFDataCreate(kCFAllocatorDefault, bytes, bytes.count)
  return [
    CFArrayGetCount(names as CFArray), CFDictionaryGetCount(ages as CFDictionary),
    CFDataGetLength(data as CFData), CFDataGetLength(copy),
  ]
}

/// Whether two objects are the same for a set.
func isSame(_ one: CFNumber, _ other: CFNumber) -> Bool {
  CFEqual(one, other) && CFHash(one) == CFHash(other)
}

/// An identifier and the version of the app, by way of the C functions.
func installation() -> String {
  let id: CFUUID? = CFUUIDCreate(kCFAllocatorDefault)
  let bundle: CFBundle? = CFBundleGetMainBundle()
  let version = CFBundleGetValueForInfoDictionaryKey(bundle, "CFBundleVersion" as CFString)
  let list = version as CFPropertyList
  CFPreferencesSetAppValue("version" as CFString, list, kCFPreferencesCurrentApplication)
  CFPreferencesAppSynchronize(kCFPreferencesCurrentApplication)
  let kept = CFPreferencesCopyAppValue("version" as CFString, kCFPreferencesCurrentApplication)
  return "\(CFUUIDCreateString(nil, id) ?? "") \(kept ?? "")"
}

/// The encodings of legacy texts.
let encodings: [CFStringEncoding] = [kCFStringEncodingASCII, kCFStringEncodingUTF8]

/// The locale, time zone and calendar of an old record.
struct OldRecord {
  var locale: CFLocale
  var zone: CFTimeZone
  var calendar: CFCalendar
  var tags: CFSet
}

/// Measures a work in nanoseconds.
func nanoseconds(of work: () -> Void) -> UInt64 {
  var timebase = mach_timebase_info_data_t()
  mach_timebase_info(&timebase)
  let start = mach_absolute_time()
  work()
  let ticks = mach_absolute_time() - start + mach_continuous_time() * 0
  return ticks * UInt64(timebase.numer) / UInt64(max(1, timebase.denom))
}

/// The model of the phone.
func modelName() -> String {
  var size = 0
  guard sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 else { return "" }
  var machine = [CChar](repeating: 0, count: size)
  sysctlbyname("hw.machine", &machine, &size, nil, 0)
  return String(cString: machine)
}

/// A counter with an old lock.
final class OldCounter: @unchecked Sendable {
  private let lock: os_unfair_lock_t = .allocate(capacity: 1)
  private var count = 0

  init() { lock.initialize(to: os_unfair_lock()) }

  deinit { lock.deallocate() }

  func add() {
    os_unfair_lock_lock(lock)
    defer { os_unfair_lock_unlock(lock) }
    count += 1
  }

  func tryAdd() -> Bool {
    guard os_unfair_lock_trylock(lock) else { return false }
    defer { os_unfair_lock_unlock(lock) }
    count += 1
    return true
  }

  func synchronizedCount() -> Int {
    objc_sync_enter(self)
    defer { objc_sync_exit(self) }
    return count
  }
}

/// A lock in a structure of an old library.
struct OldState {
  var lock = os_unfair_lock_s()
}

/// Keeps a note beside an object of somebody else.
enum Notes {
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  static func note(of object: AnyObject) -> String? {
    objc_getAssociatedObject(object, key) as? String
  }

  static func set(_ note: String?, of object: AnyObject) {
    let policy: objc_AssociationPolicy = .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    objc_setAssociatedObject(object, key, note, policy)
  }

  static func forget(_ object: AnyObject) { objc_removeAssociatedObjects(object) }
}

/// The old library's policies of keeping objects.
let policies: [objc_AssociationPolicy] = [
  .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
  .OBJC_ASSOCIATION_RETAIN,
]

/// A stream's error in words.
func words(for error: CFStreamError) -> String {
  switch CFStreamErrorDomain(rawValue: error.domain) {
  case .POSIX: "errno \(error.error)"
  case .macOSStatus: "status \(error.error)"
  default: error.domain == CFIndex(kCFStreamErrorDomainSSL) ? "SSL \(error.error)" : "other"
  }
}

/// What a stream's error is before there is one.
let noStreamError = CFStreamError()
