// The declarations of Darwin's C layer and Objective-C's runtime that an import of Foundation
// brings.

import WidgetPlatforms
import Foundation
import Synchronization

/// The ratio of ticks to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32
  /// Creates an empty ratio.
  public init() { (numer, denom) = (0, 0) }
}

/// Sets the ratio of ticks to nanoseconds: a tick is one.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  info.pointee.numer = 1
  info.pointee.denom = 1
  return 0
}

/// Returns the ticks since the device was started.
public func mach_absolute_time() -> UInt64 {
  UInt64(ProcessInfo.processInfo.systemUptime * 1_000_000_000)
}

/// Returns the ticks since the device was started, sleep included.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// The clock that stands still while the device sleeps, which is this system's monotonic one.
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC
/// The clock of the uptime, in coarser steps on a device.
public let CLOCK_UPTIME_RAW_APPROX: clockid_t = CLOCK_MONOTONIC
/// The clock that does not stand still, in coarser steps on a device.
public let CLOCK_MONOTONIC_RAW_APPROX: clockid_t = CLOCK_MONOTONIC

/// Returns a clock's time in nanoseconds; 0 for a clock that is none.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
  var time = timespec()
  guard clock_gettime(clock_id, &time) == 0 else { return 0 }
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The C library's label of a queue; of the current one where there is none.
@_silgen_name("dispatch_queue_get_label")
private func label(_ queue: OpaquePointer?) -> UnsafePointer<CChar>

/// Returns the label of a queue, for the rest of the process's life; of the current one for nil.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  guard let queue, let copy = strdup(queue.label) else { return label(nil) }
  return UnsafePointer(copy)
}

/// Reads the hardware model of the device; every other name fails.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?,
  _ oldlenp: UnsafeMutablePointer<Int>?,
  _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  guard ["hw.machine", "hw.model"].contains(String(cString: name)), newp == nil else { return -1 }
  let text = Array(ExtensionSurroundings.current.system.platform.hardwareModel.utf8CString)
  if let oldp {
    guard let oldlenp, oldlenp.pointee >= text.count else { return -1 }
    oldp.withMemoryRebound(to: CChar.self, capacity: text.count) { place in
      for (index, character) in text.enumerated() { place[index] = character }
    }
  }
  oldlenp?.pointee = text.count
  return 0
}

/// The bytes of each of the texts that `uname` writes, which on this system are fewer than Darwin's.
public let _SYS_NAMELEN: Int32 = 65

/// The memory management of an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

private struct Associations: @unchecked Sendable {
  struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  var entries: [ObjectIdentifier: Entry] = [:]
}

private let associations = Mutex(Associations())

/// Associates a value with an object; it is let go after the object, when another gets one.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let owner = object as AnyObject
  let id = ObjectIdentifier(owner)
  struct Sent: @unchecked Sendable {
    let owner: AnyObject
    let key: UnsafeRawPointer
    let value: Any?
  }
  let sent = Sent(owner: owner, key: key, value: value)
  associations.withLock { table in
    table.entries = table.entries.filter { $0.value.object != nil }
    table.entries[id, default: Associations.Entry(object: sent.owner)].values[sent.key] = sent.value
  }
}

/// Returns the value that is associated with an object.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  struct Sent: @unchecked Sendable {
    let key: UnsafeRawPointer
    var value: Any?
  }
  let id = ObjectIdentifier(object as AnyObject)
  let asked = Sent(key: key)
  return associations.withLock { table in
    guard let entry = table.entries[id], entry.object != nil else { return asked }
    return Sent(key: asked.key, value: entry.values[asked.key])
  }.value
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let id = ObjectIdentifier(object as AnyObject)
  associations.withLock { $0.entries[id] = nil }
}

private let monitors = Mutex<[ObjectIdentifier: NSRecursiveLock]>([:])

private func monitor(of object: Any) -> NSRecursiveLock {
  let id = ObjectIdentifier(object as AnyObject)
  return monitors.withLock { monitors in
    let lock = monitors[id] ?? NSRecursiveLock()
    monitors[id] = lock
    return lock
  }
}

/// Enters an object's recursive lock.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  monitor(of: obj).lock()
  return 0
}

/// Leaves an object's recursive lock.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  monitor(of: obj).unlock()
  return 0
}

/// A lock for short works.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {}
}

/// A lock for short works.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock at its place.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { _ = pthread_mutex_lock($0) }
}

/// Takes a lock if it is unlocked.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { pthread_mutex_trylock($0) == 0 }
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  withUnsafeMutablePointer(to: &lock.pointee.mutex) { _ = pthread_mutex_unlock($0) }
}

/// The greatest finite value of Float.
public let MAXFLOAT = Float.greatestFiniteMagnitude
