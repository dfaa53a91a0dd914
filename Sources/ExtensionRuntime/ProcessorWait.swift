/// How long the main thread was ready to run during a call and had no processor.
///
/// A loaded machine makes every call long. What the kernel counts as waiting for a processor is the
/// machine's, and what is left is the provider's.
struct ProcessorWait {
  private let before: Double?

  /// Begins to measure.
  init() {
    before = Self.total
  }

  /// The seconds since then; nil where the kernel does not count them.
  var seconds: Double? {
    guard let before, let now = Self.total else { return nil }
    return max(0, now - before)
  }

  /// The second number of the kernel's line, in nanoseconds.
  private static var total: Double? {
    guard let text = KernelFile.text(of: "/proc/self/schedstat", capacity: 128) else { return nil }
    let numbers = text.split(whereSeparator: \.isWhitespace).map { Double($0) }
    guard numbers.count == 3, let nanoseconds = numbers[1] else { return nil }
    return nanoseconds / 1e9
  }
}
