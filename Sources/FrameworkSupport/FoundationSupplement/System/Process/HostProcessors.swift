// Mach's calls that tell the load of the processors, as widgets about a Mac read it. The simulated
// computer is idle: its processors count idle ticks since the start.

import Foundation

public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias boolean_t = Int32
public typealias mach_msg_type_number_t = UInt32
public typealias natural_t = UInt32
public typealias integer_t = Int32
public typealias host_t = mach_port_t
public typealias processor_flavor_t = Int32
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>
public typealias vm_size_t = UInt
public typealias vm_address_t = UInt
public typealias vm_map_t = mach_port_t

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let PROCESSOR_CPU_LOAD_INFO: processor_flavor_t = 2
public let CPU_STATE_MAX: Int32 = 4
public let CPU_STATE_USER: Int32 = 0
public let CPU_STATE_SYSTEM: Int32 = 1
public let CPU_STATE_IDLE: Int32 = 2
public let CPU_STATE_NICE: Int32 = 3
public let mach_task_self_: mach_port_t = 0x103

/// Returns the port of the computer.
public func mach_host_self() -> mach_port_t { 0x203 }

/// Gives the ticks of each processor, a hundred a second, all of them idle.
///
/// - Returns: An error for any other information than the processors' load.
public func host_processor_info(
  _ host: host_t, _ flavor: processor_flavor_t,
  _ out_processor_count: UnsafeMutablePointer<natural_t>!,
  _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>!,
  _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard flavor == PROCESSOR_CPU_LOAD_INFO else { return KERN_INVALID_ARGUMENT }
  let count = ProcessInfo.processInfo.activeProcessorCount
  let states = Int(CPU_STATE_MAX)
  let ticks = processor_info_array_t.allocate(capacity: count * states)
  ticks.initialize(repeating: 0, count: count * states)
  let idle = integer_t(truncatingIfNeeded: Int(ProcessInfo.processInfo.systemUptime * 100))
  for processor in 0..<count { ticks[processor * states + Int(CPU_STATE_IDLE)] = idle }
  out_processor_count?.pointee = natural_t(count)
  out_processor_info?.pointee = ticks
  out_processor_infoCnt?.pointee = mach_msg_type_number_t(count * states)
  return KERN_SUCCESS
}

/// Gives back the memory of an answer.
@discardableResult
public func vm_deallocate(
  _ target_task: vm_map_t, _ address: vm_address_t, _ size: vm_size_t
) -> kern_return_t {
  UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
  return KERN_SUCCESS
}
