// Mach's calls that tell how memory is used, as widgets about a Mac read it. The simulated computer
// has eight gibibytes in pages of sixteen kibibytes, of which half are free.

public typealias host_flavor_t = integer_t
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
public typealias vm_statistics64_t = UnsafeMutablePointer<vm_statistics64>
public typealias vm_statistics64_data_t = vm_statistics64

/// The information about memory that `host_statistics64` gives.
public let HOST_VM_INFO64: Int32 = 4
/// The bytes of a page.
public let vm_kernel_page_size: vm_size_t = 16384
/// The bytes of a page.
public let vm_page_size: vm_size_t = 16384

/// How many pages are used, and for what; the events are counted since the start.
public struct vm_statistics64: Sendable {
  public var free_count: natural_t = 0
  public var active_count: natural_t = 0
  public var inactive_count: natural_t = 0
  public var wire_count: natural_t = 0
  public var zero_fill_count: UInt64 = 0
  public var reactivations: UInt64 = 0
  public var pageins: UInt64 = 0
  public var pageouts: UInt64 = 0
  public var faults: UInt64 = 0
  public var cow_faults: UInt64 = 0
  public var lookups: UInt64 = 0
  public var hits: UInt64 = 0
  public var purges: UInt64 = 0
  public var purgeable_count: natural_t = 0
  public var speculative_count: natural_t = 0
  public var decompressions: UInt64 = 0
  public var compressions: UInt64 = 0
  public var swapins: UInt64 = 0
  public var swapouts: UInt64 = 0
  public var compressor_page_count: natural_t = 0
  public var throttled_count: natural_t = 0
  public var external_page_count: natural_t = 0
  public var internal_page_count: natural_t = 0
  public var total_uncompressed_pages_in_compressor: UInt64 = 0

  /// Creates statistics of no pages.
  public init() {}
}

/// Gives the bytes of a page.
@discardableResult
public func host_page_size(
  _ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>!
) -> kern_return_t {
  out_page_size?.pointee = vm_page_size
  return KERN_SUCCESS
}

/// Gives the use of memory: half is free, a quarter active, an eighth each inactive and wired.
///
/// - Returns: An error for any other information than memory's, and for too little room.
@discardableResult
public func host_statistics64(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t!,
  _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  let count = MemoryLayout<vm_statistics64>.size / MemoryLayout<integer_t>.size
  guard flavor == HOST_VM_INFO64, let host_info64_out, let room = host_info64_outCnt?.pointee,
    Int(room) >= count
  else { return KERN_INVALID_ARGUMENT }
  var statistics = vm_statistics64()
  statistics.free_count = 262_144
  statistics.active_count = 131_072
  statistics.inactive_count = 65_536
  statistics.wire_count = 65_536
  statistics.internal_page_count = 131_072
  statistics.external_page_count = 65_536
  let info = UnsafeMutableRawPointer(host_info64_out)
  withUnsafeBytes(of: statistics) { bytes in
    UnsafeMutableRawBufferPointer(start: info, count: bytes.count).copyMemory(from: bytes)
  }
  host_info64_outCnt?.pointee = mach_msg_type_number_t(count)
  return KERN_SUCCESS
}
