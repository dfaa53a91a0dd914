// The app's questions to the device and the system around it.

import Foundation

/// Decides how much a widget may draw.
struct DrawingBudget {
  let process = ProcessInfo.processInfo

  var frames: Int {
    if process.isLowPowerModeEnabled || process.isiOSAppOnMac || process.isMacCatalystApp {
      return 1
    }
    let state: ProcessInfo.ThermalState = process.thermalState
    switch state {
    case .nominal: return 8
    case .fair: return 4
    case .serious: return 2
    case .critical: return 1
    }
  }

  /// The changes after which the number is asked for again.
  static let changes: [Notification.Name] = [
    ProcessInfo.thermalStateDidChangeNotification, .NSProcessInfoPowerStateDidChange,
    .NSCalendarDayChanged, .NSUbiquityIdentityDidChange,
    NSUbiquitousKeyValueStore.didChangeExternallyNotification,
  ]

  func measured(_ draw: () throws -> Void) rethrows -> CFTimeInterval {
    let begin: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    try autoreleasepool { try draw() }
    return CFAbsoluteTimeGetCurrent() - begin
  }

  func save(_ work: @escaping @Sendable () -> Void) {
    process.performExpiringActivity(withReason: "Save the run") { isExpired in
      if !isExpired { work() }
    }
  }
}

/// A pause in each of the units that the system's clocks count in.
func ticks(of seconds: UInt64) -> [String: UInt64] {
  [
    "ns": seconds * NSEC_PER_SEC, "µs": seconds * USEC_PER_SEC, "ms": seconds * MSEC_PER_SEC,
    "ns in a ms": NSEC_PER_MSEC, "ns in a µs": NSEC_PER_USEC,
  ]
}

/// The queue that writes runs one after the other.
let runQueue: OS_dispatch_queue_serial = DispatchQueue(label: "runs")

/// Waits for the next day, and for anything of a name.
struct Waiting {
  let center = NotificationCenter.default

  func nextDay() async -> Notification? {
    let days: NotificationCenter.Notifications = center.notifications(named: .NSCalendarDayChanged)
    var iterator: NotificationCenter.Notifications.Iterator = days.makeAsyncIterator()
    return await iterator.next()
  }

  func count(_ name: Notification.Name, upTo limit: Int) async -> Int {
    var count = 0
    for await notification in center.notifications(named: name, object: nil) {
      count += notification.name == name ? 1 : 0
      if count == limit { break }
    }
    return count
  }
}

/// Hears of runs from the app, which is another process.
final class RunListener {
  private var observer: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }
  let center: CFNotificationCenter = CFNotificationCenterGetDarwinNotifyCenter()
  let name = CFNotificationName("org.example.run" as CFString)

  func begin() {
    let callback: CFNotificationCallback = { _, _, _, _, _ in }
    let behavior: CFNotificationSuspensionBehavior = .deliverImmediately
    CFNotificationCenterAddObserver(center, observer, callback, name.rawValue, nil, behavior)
    let gentle: [CFNotificationSuspensionBehavior] = [.drop, .coalesce, .hold]
    for behavior in gentle {
      let local = CFNotificationCenterGetLocalCenter()
      CFNotificationCenterAddObserver(local, observer, callback, name.rawValue, nil, behavior)
    }
  }

  func post(_ details: CFDictionary) {
    let same = CFNotificationName(rawValue: name.rawValue)
    CFNotificationCenterPostNotification(center, same, nil, details, true)
  }

  func end() {
    CFNotificationCenterRemoveObserver(center, observer, name, nil)
    CFNotificationCenterRemoveEveryObserver(center, observer)
  }
}

/// The values of a property list, by the names that C gives them.
struct CoreValues {
  var names: CFArray = ["run", "walk"]
  var picture: CFData = Data() as CFData
  var page: CFURL
  var date: CFDate = Date()
  var isOn: CFBoolean = kCFBooleanTrue
  var failure: CFError?
  var owner: CFTypeRef

  /// Turned off until the person has agreed.
  mutating func reset() { isOn = kCFBooleanFalse }
}

/// The reference types of values that older code wants.
func referenceName<Value: ReferenceConvertible>(of value: Value) -> String {
  "\(Value.ReferenceType.self) of \(value)"
}

/// The names of a run's parts in older code.
func referenceNames(of date: Date, _ id: UUID, _ data: Data, in locale: Locale) -> [String] {
  let reference: Date.ReferenceType = NSDate()
  let span = DateInterval(start: reference as Date, end: date)
  return [
    referenceName(of: date), referenceName(of: id), referenceName(of: data),
    referenceName(of: locale), referenceName(of: span),
  ]
}

/// Listens and repeats by selectors, as the app's older classes do.
final class Metronome: NSObject {
  private var timers: [Timer] = []

  func begin(on center: NotificationCenter) {
    let tick = Selector("tick")
    let named: Selector = "tick"
    center.addObserver(self, selector: tick, name: .NSCalendarDayChanged, object: nil)
    timers.append(
      Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: named, userInfo: nil, repeats: true))
    timers.append(
      Timer(
        timeInterval: 2, target: self, selector: NSSelectorFromString("tick"), userInfo: nil,
        repeats: false))
  }

  func end(on center: NotificationCenter) -> Bundle {
    center.removeObserver(self, name: .NSCalendarDayChanged, object: nil)
    center.removeObserver(self)
    return Bundle(for: Metronome.classForCoder())
  }

  /// The message that the settings name.
  func message(named name: String) -> Selector { Selector(name) }

  /// Whether two selectors name one message.
  func isTick(_ selector: Selector) -> Bool {
    if selector == message(named: "tick") { return true }
    let names = [selector.description, selector.debugDescription, NSStringFromSelector(selector)]
    return Set([selector]).contains(Selector("tick")) && names.contains("tick")
  }
}

/// Takes back what a person has changed.
final class RunEditor {
  let undo = UndoManager()
  private(set) var laps = 0

  func setLaps(_ count: Int) {
    let old = laps
    laps = count
    undo.beginUndoGrouping()
    undo.registerUndo(withTarget: self) { $0.setLaps(old) }
    undo.setActionName("Change Laps")
    undo.endUndoGrouping()
  }

  func prepare() {
    undo.levelsOfUndo = 20
    undo.groupsByEvent = false
    undo.disableUndoRegistration()
    setLaps(4)
    undo.enableUndoRegistration()
    undo.removeAllActions()
  }

  func shake() -> String {
    let name = undo.undoActionName
    if undo.canUndo, !undo.isUndoing { undo.undo() }
    if undo.canRedo, !undo.isRedoing { undo.redo() }
    return name
  }
}

/// The address that stands for all of a family, as Darwin's calls want it.
func anyAddress(isLong: Bool) -> UInt8 {
  var address = sockaddr()
  address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
  address.sa_family = sa_family_t(AF_INET)
  var short = sockaddr_in()
  short.sin_len = address.sa_len
  var long = sockaddr_in6()
  long.sin6_len = UInt8(MemoryLayout<sockaddr_in6>.size)
  return isLong ? long.sin6_len : short.sin_len
}

/// How much of the memory is used, as a widget about a Mac shows it.
struct MemoryUse {
  var used: Double
  var pressure: UInt64

  init?() {
    var statistics = vm_statistics64()
    var count = mach_msg_type_number_t(
      MemoryLayout<vm_statistics64_data_t>.size / MemoryLayout<integer_t>.size)
    let flavor: host_flavor_t = HOST_VM_INFO64
    let result = withUnsafeMutablePointer(to: &statistics) { (pointer: vm_statistics64_t) in
      pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        (info: host_info64_t) in
        host_statistics64(mach_host_self(), flavor, info, &count)
      }
    }
    var page: vm_size_t = 0
    guard result == KERN_SUCCESS, host_page_size(mach_host_self(), &page) == KERN_SUCCESS,
      page == vm_kernel_page_size || page == vm_page_size
    else { return nil }
    let pages =
      statistics.active_count + statistics.wire_count + statistics.compressor_page_count
      + statistics.internal_page_count - statistics.purgeable_count
    used = Double(pages) / Double(pages + statistics.free_count + statistics.inactive_count)
    pressure = Self.events(of: statistics)
  }

  /// What the system did to find pages.
  private static func events(of statistics: vm_statistics64) -> UInt64 {
    let reads = statistics.pageins + statistics.pageouts + statistics.faults
    let copies = statistics.cow_faults + statistics.zero_fill_count + statistics.reactivations
    let looks = statistics.lookups + statistics.hits + statistics.purges
    let swaps = statistics.swapins + statistics.swapouts
    let packs = statistics.compressions + statistics.decompressions
    let others =
      UInt64(statistics.speculative_count) + UInt64(statistics.throttled_count)
      + UInt64(statistics.external_page_count)
    return reads + copies + looks + swaps + packs + others
      + statistics.total_uncompressed_pages_in_compressor
  }
}

/// The length of a trip, and whether a class of an old system is there.
func tripLabel(_ trip: Range<Date>, in formatter: DateFormatter) -> String {
  formatter.formattingContext = .beginningOfSentence
  let hasClass = objc_getClass("UIAlertView") != nil || objc_lookUpClass("UIWebView") != nil
  return hasClass ? "" : trip.formatted(Date.ComponentsFormatStyle.timeDuration)
}
