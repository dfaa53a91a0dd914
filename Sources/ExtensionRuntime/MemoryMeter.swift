import Glibc

/// By how much the process grows during a call.
///
/// The kernel keeps the greatest size a process has had; it is reset before each call, so that a
/// peak is seen that is over before anybody could look.
struct MemoryMeter {
  private let before: Int?

  /// Begins to measure.
  init() {
    Self.resetPeak()
    before = Self.size(named: "VmRSS:")
  }

  /// Bytes by which the process has grown at most; nil where the kernel does not say.
  var growth: Int? {
    guard let before, let peak = Self.size(named: "VmHWM:") else { return nil }
    return max(0, peak - before)
  }

  private static func resetPeak() {
    let file = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, "5", 1)
    close(file)
  }

  private static func size(named name: String) -> Int? {
    guard let text = KernelFile.text(of: "/proc/self/status", capacity: 8192) else { return nil }
    for line in text.split(separator: "\n") where line.hasPrefix(name) {
      return line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first
        .map { $0 * 1024 }
    }
    return nil
  }
}
