import CInterposition
import Synchronization

/// The waits of the author's code, which pass in simulated time while a request is served.
enum SimulatedWaits {
  /// The longest wait, in seconds.
  private static let longest = 1e9

  private static let stalled = Mutex<(@Sendable () -> Void)?>(nil)

  /// Whether waits pass in simulated time.
  static var isActive: Bool { virtual_waits_are_active() != 0 }

  /// Makes waits pass in simulated time from now on.
  static func begin() {
    virtual_waits_begin {
      let report = SimulatedWaits.stalled.withLock { report in
        defer { report = nil }
        return report
      }
      report?()
    }
  }

  /// Lets the clocks jump to the next deadline where every thread waits.
  ///
  /// - Parameters:
  ///   - limit: The simulated seconds that may pass so.
  ///   - patience: The real time of standstill after which a stall is reported.
  ///   - report: Called on a thread of its own where nothing is left to wait for before the limit.
  static func allow(
    _ limit: Double, patience: Duration, stalled report: @escaping @Sendable () -> Void
  ) {
    stalled.withLock { $0 = report }
    let length = Int64(min(max(limit, 0), longest) * 1e9)
    virtual_waits_allow(length, Int64(patience / .nanoseconds(1)))
  }

  /// Lets the clocks jump no longer.
  ///
  /// - Returns: The simulated seconds by which they did.
  @discardableResult static func forbid() -> Double {
    let length = virtual_waits_forbid()
    stalled.withLock { $0 = nil }
    return Double(length) / 1e9
  }
}
