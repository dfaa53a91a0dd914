import CInterposition
import CivilTime
import ExtensionRuntime
import Foundation
import Testing

extension ProcessWideTests {
  @Suite(.serialized) final class SimulatedClockTests {
    deinit { SimulatedClock.stop() }

    static let instants: [Double] = [0, 1_772_460_000, 1_772_460_000.25, 4_102_444_800, -86_400.5]

    @Test(arguments: instants)
    func `a frozen clock gives its instant to every way of asking`(_ instant: Double) {
      SimulatedClock.freeze(at: SimulatedInstant(instant))
      var value = timeval()
      gettimeofday(&value, nil)
      var coarse = timespec()
      clock_gettime(CLOCK_REALTIME_COARSE, &coarse)
      #expect(Date().timeIntervalSince1970 == instant)
      #expect(Date.now.timeIntervalSince1970 == instant)
      #expect(NSDate().timeIntervalSince1970 == instant)
      #expect(Date(timeIntervalSinceNow: 60).timeIntervalSince1970 == instant + 60)
      #expect(Double(value.tv_sec) + Double(value.tv_usec) / 1e6 == instant)
      #expect(Double(coarse.tv_sec) + Double(coarse.tv_nsec) / 1e9 == instant)
      #expect(Double(time(nil)) == instant.rounded(.down))
    }

    @Test func `whoever asks for the time is counted, and a look at a monotonic clock is not`() {
      SimulatedClock.freeze(at: 1000)
      let before = SimulatedClock.readings
      _ = ContinuousClock.now
      _ = DispatchTime.now()
      #expect(SimulatedClock.readings == before)
      _ = Date()
      #expect(SimulatedClock.readings > before)
    }

    @Test func `a calendar asks for the simulated day`() throws {
      SimulatedClock.freeze(at: 1_772_460_000)
      let day = try #require(
        DateComponents(
          calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2026, month: 3, day: 2,
          hour: 14
        ).date)
      #expect(Calendar.current.isDateInToday(day))
      #expect(!Calendar.current.isDateInToday(day.addingTimeInterval(86_400)))
    }

    @Test func `a frozen clock stands still and a running one moves on`() throws {
      SimulatedClock.freeze(at: 1000)
      usleep(5000)
      #expect(Date().timeIntervalSince1970 == 1000)
      SimulatedClock.run(from: 1000)
      usleep(5000)
      let after = Date().timeIntervalSince1970
      #expect(after >= 1000.005 && after < 1060)
    }

    @Test func `a held clock stands still for a while and then moves on`() {
      virtual_clock_hold(1_000_000_000_000, 20_000_000)
      #expect(Date().timeIntervalSince1970 == 1000)
      let start = ContinuousClock.now
      while Date().timeIntervalSince1970 < 1000.005 {
        #expect(ContinuousClock.now - start < .seconds(5))
      }
      #expect(ContinuousClock.now - start >= .milliseconds(24))
    }

    @Test func `monotonic clocks and durations stay real`() {
      SimulatedClock.freeze(at: 1000)
      let uptime = ProcessInfo.processInfo.systemUptime
      let before = ContinuousClock.now
      usleep(5000)
      #expect(ContinuousClock.now - before >= .milliseconds(5))
      #expect(ProcessInfo.processInfo.systemUptime > uptime)
    }

    @Test func `a stopped clock is the real one`() {
      SimulatedClock.freeze(at: 1000)
      #expect(virtual_clock_is_active() == 1)
      SimulatedClock.stop()
      #expect(virtual_clock_is_active() == 0)
      let real = Double(virtual_clock_real_now()) / 1e9
      #expect(abs(Date().timeIntervalSince1970 - real) < 60)
    }

    @Test(arguments: [
      (Double.nan, Int64(0)), (.infinity, 9_200_000_000_000_000_000),
      (-.infinity, -9_200_000_000_000_000_000), (1.5, 1_500_000_000), (-0.5, -500_000_000),
    ])
    func `an instant beyond the clock is its end`(_ instant: Double, _ nanoseconds: Int64) {
      SimulatedClock.freeze(at: SimulatedInstant(instant))
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      #expect(Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec) == nanoseconds)
    }

    @Test func `a reading is never a mixture of two settings`() async {
      // A reader that began before the first setting would see the real clock, rightly.
      SimulatedClock.freeze(at: 1000)
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<2 {
          group.addTask {
            (0..<20_000).allSatisfy { _ in
              let now = Date().timeIntervalSince1970
              return now == 1000 || now == 4_000_000_000
            }
          }
        }
        for round in 0..<5_000 {
          SimulatedClock.freeze(at: round.isMultiple(of: 2) ? 4_000_000_000 : 1000)
        }
        for await isWhole in group { #expect(isWhole) }
      }
    }
  }
}
