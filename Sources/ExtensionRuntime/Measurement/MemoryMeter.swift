import Glibc

/// A meter of the process's growth during a call.
///
/// The kernel keeps the greatest size a process has had; it is reset before each call, so that a
/// peak is seen that is over before the next reading.
struct MemoryMeter {
  private static let sizes = KernelFile("/proc/self/status")
  private static let pages = KernelFile("/proc/self/statm")
  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))
  private static let peakReset = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)

  private let before: Int?

  /// Begins to measure.
  init() {
    _ = pwrite(Self.peakReset, "5", 1, 0)
    before = Self.size
  }

  /// Bytes by which the process has grown at most; nil where the kernel does not say.
  var growth: Int? {
    guard let before, let peak = Self.size(named: "VmHWM:") else { return nil }
    return max(0, peak - before)
  }

  /// The bytes in memory: the second number of a line that counts pages.
  private static var size: Int? {
    pages.read { text in
      text.firstIndex(of: UInt8(ascii: " ")).flatMap { KernelFile.number(text[$0...]) }
    }.map { $0 * pageSize }
  }

  /// The bytes behind a name, where they stand in units of 1024.
  private static func size(named name: StaticString) -> Int? {
    sizes.read { text in
      let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      var line = text[...]
      while !line.starts(with: wanted) {
        guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        line = line[(end + 1)...]
      }
      return KernelFile.number(line.dropFirst(wanted.count)).map { $0 * 1024 }
    }
  }
}
