import Glibc

/// A meter of the process's growth during a call.
///
/// The kernel keeps the greatest size a process has had; it is reset before each call, so that a
/// peak is seen that is over before the next reading. Pages of files, such as the code and tables
/// of libraries that the call is the first to use, do not count, as Apple's systems do not count
/// clean pages towards a limit.
struct MemoryMeter {
  private static let status = KernelFile("/proc/self/status", capacity: 4096)
  private static let pages = KernelFile("/proc/self/statm")
  private static let pageSize = sysconf(Int32(_SC_PAGESIZE))
  private static let peakReset = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)

  private let before: Sizes?
  private let faults: Int

  /// Begins to measure.
  init() {
    _ = pwrite(Self.peakReset, "5", 1, 0)
    before = Self.sizesNow
    faults = Self.faultsNow
  }

  /// Bytes by which the process has grown at most; nil where the kernel does not say.
  var growth: Int? {
    guard let before else { return nil }
    // Only a page fault brings a page into memory, and most calls need none.
    if Self.faultsNow == faults { return 0 }
    guard let peak = Self.size(named: "VmHWM:"), let now = Self.sizesNow else {
      return nil
    }
    return max(0, peak - before.all - max(0, now.ofFiles - before.ofFiles))
  }

  /// Bytes in memory now that belong to no file; 0 where the kernel does not say.
  static var bytesNow: Int { sizesNow.map { $0.all - $0.ofFiles } ?? 0 }

  /// The page faults of all threads so far.
  private static var faultsNow: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return usage.ru_minflt + usage.ru_majflt
  }

  /// The bytes in memory.
  private struct Sizes {
    var all: Int
    /// The pages that map files.
    var ofFiles: Int
  }

  /// The second and third number of a line that counts pages.
  private static var sizesNow: Sizes? {
    pages.read { text in
      let numbers = text.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard numbers.count > 2, let all = KernelFile.number(numbers[1]),
        let ofFiles = KernelFile.number(numbers[2])
      else { return nil }
      return Sizes(all: all * pageSize, ofFiles: ofFiles * pageSize)
    }
  }

  /// The bytes behind a name, where they stand in units of 1024.
  private static func size(named name: StaticString) -> Int? {
    status.read { text in
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
