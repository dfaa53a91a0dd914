import CInterposition
package import WidgetRecording

/// The clock that the author's code sees.
package enum SimulatedClock {
  /// Makes the clock stand still for as long as a call takes that does not wait.
  ///
  /// Every reading of the clock in such a call gives the same instant, so that equal calls have
  /// equal answers. A call that does wait, in a loop that looks at the clock, must see it move.
  ///
  /// - Parameter instant: The instant at which it stands.
  package static func hold(at instant: SimulatedInstant) {
    virtual_clock_hold(nanoseconds(instant), Int64(ExtensionRequest.clockPatience.seconds * 1e9))
  }

  /// Makes the clock stand still.
  ///
  /// - Parameter instant: The instant at which it stands.
  package static func freeze(at instant: SimulatedInstant) {
    virtual_clock_freeze(nanoseconds(instant))
  }

  /// The number of times that the process has asked for the simulated instant.
  package static var readings: UInt64 { virtual_clock_readings() }

  /// Runs code that is shown a later instant, at which the clock stands still.
  ///
  /// Monotonic clocks do not move and waits do not end by it.
  ///
  /// - Parameters:
  ///   - seconds: The distance from the present instant.
  ///   - body: The code.
  /// - Returns: The code's result.
  package static func showing<Result>(
    later seconds: Double, _ body: () throws -> Result
  ) rethrows -> Result {
    virtual_clock_show_later(nanoseconds(SimulatedInstant(seconds)))
    defer { virtual_clock_show_present() }
    return try body()
  }

  /// Lets the clock run as fast as the real one.
  ///
  /// - Parameter instant: The instant at which it starts.
  package static func run(from instant: SimulatedInstant) {
    virtual_clock_run(nanoseconds(instant))
  }

  /// Makes the clock the real one again.
  package static func stop() {
    virtual_clock_stop()
  }

  /// Whole seconds are kept exactly, which multiplying the sum by a billion would not do.
  ///
  /// The clock's range is what 64 bits of nanoseconds hold: the years 1678 to 2262.
  static func nanoseconds(_ instant: SimulatedInstant) -> Int64 {
    let limit = 9_200_000_000.0
    guard !instant.isNaN else { return 0 }
    let time = min(max(instant.secondsSince1970, -limit), limit)
    let seconds = time.rounded(.down)
    return Int64(seconds) * 1_000_000_000 + Int64(((time - seconds) * 1e9).rounded())
  }
}
