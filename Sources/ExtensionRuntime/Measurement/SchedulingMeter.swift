/// A meter of the time in which the main thread was ready to run and had no processor.
///
/// A loaded machine makes every call long. What the kernel counts as waiting for a processor is the
/// machine's, and what is left is the provider's.
struct SchedulingMeter {
  private static let file = KernelFile("/proc/self/schedstat")

  private let before: Int?

  /// Begins to measure.
  init() {
    before = Self.nanoseconds
  }

  /// The delay since then; nil where the kernel does not count it.
  var delay: Duration? {
    guard let before, let now = Self.nanoseconds else { return nil }
    return .nanoseconds(max(0, now - before))
  }

  /// The second number of the kernel's line: nanoseconds spent waiting for a processor.
  private static var nanoseconds: Int? {
    file.read { text in
      let numbers = text.split(separator: UInt8(ascii: " "), maxSplits: 2)
      return numbers.count == 3 ? KernelFile.number(numbers[1]) : nil
    }
  }
}
