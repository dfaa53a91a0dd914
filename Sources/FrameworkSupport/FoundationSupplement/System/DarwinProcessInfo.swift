// The declarations of Darwin's C layer by which a process asks the system about itself.

import WidgetPlatforms
import Foundation

/// The system's own values.
public let CTL_KERN: Int32 = 1
/// The hardware's values.
public let CTL_HW: Int32 = 6
/// The model of the device, such as `iPhone17,1`.
public let HW_MACHINE: Int32 = 1
/// The model of the device's board.
public let HW_MODEL: Int32 = 2
/// The system's processes.
public let KERN_PROC: Int32 = 14
/// One process, by its number.
public let KERN_PROC_PID: Int32 = 1
/// The flag of a process that a debugger is attached to.
public let P_TRACED: Int32 = 0x0000_0800

/// The part of a process's entry that holds its flags and number.
public struct extern_proc: Sendable {
  /// The flags.
  public var p_flag: Int32 = 0
  /// The number.
  public var p_pid: pid_t = 0

  /// Creates a part with no flags and the number 0.
  public init() {}
}

/// A process as the system lists it.
public struct kinfo_proc: Sendable {
  /// The flags and the number.
  public var kp_proc = extern_proc()

  /// Creates an entry of no process.
  public init() {}
}

/// Reads the model of the device, or a process, which no debugger is attached to; every other name
/// fails.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer?,
  _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  let path = (0..<Int(namelen)).map { name[$0] }
  if [[CTL_HW, HW_MACHINE], [CTL_HW, HW_MODEL]].contains(path) {
    let key = path[1] == HW_MODEL ? "hw.model" : "hw.machine"
    return sysctlbyname(key, oldp, oldlenp, newp, newlen)
  }
  guard path.count == 4, path.prefix(3) == [CTL_KERN, KERN_PROC, KERN_PROC_PID], newp == nil else {
    return -1
  }
  if let oldp {
    guard let oldlenp, oldlenp.pointee >= MemoryLayout<kinfo_proc>.size else { return -1 }
    var process = kinfo_proc()
    process.kp_proc.p_pid = path[3]
    oldp.storeBytes(of: process, as: kinfo_proc.self)
  }
  oldlenp?.pointee = MemoryLayout<kinfo_proc>.size
  return 0
}
