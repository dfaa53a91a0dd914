import CInterposition
import Hashing
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

  /// The simulated seconds by which the clocks have jumped since they were last allowed to.
  ///
  /// They are whole microseconds: a deadline that a library computes from fractions of seconds may
  /// be a nanosecond off, and would differ from run to run.
  static var waited: Double { (Double(virtual_waits_jumped()) / 1e3).rounded() / 1e6 }

  /// Lets the clocks jump no longer.
  static func forbid() {
    virtual_waits_forbid()
    stalled.withLock { $0 = nil }
  }

  /// Waits until nothing else goes on, where waits are simulated and a request is served.
  ///
  /// Of several such waits the one whose name has the lowest hash ends first, in every run.
  static func waitForQuiet(_ name: String) {
    virtual_waits_idle(FNV1a(name).value)
  }
}
