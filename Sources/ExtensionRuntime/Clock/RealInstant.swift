import CInterposition

/// A moment of real time, which goes on while the simulated clocks stand still.
package struct RealInstant: InstantProtocol {
  /// The nanoseconds since 1970.
  private var nanoseconds: Int64

  /// The present moment.
  package static var now: RealInstant { RealInstant(nanoseconds: virtual_clock_real_now()) }

  package func advanced(by duration: Duration) -> RealInstant {
    RealInstant(nanoseconds: nanoseconds + Int64(duration / .nanoseconds(1)))
  }

  package func duration(to other: RealInstant) -> Duration {
    .nanoseconds(other.nanoseconds - nanoseconds)
  }

  package static func < (left: RealInstant, right: RealInstant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
