import FoundationSupplement
import QuartzCore
import Testing

@Suite struct ClockTests {
  @Test func `Darwin's clocks are this system's`() {
    let first = clock_gettime_nsec_np(CLOCK_UPTIME_RAW)
    #expect(first > 0)
    #expect(clock_gettime_nsec_np(CLOCK_UPTIME_RAW) >= first)
    #expect(clock_gettime_nsec_np(99) == 0)
  }

  @Test func `the time of animations is the uptime`() {
    let first = CACurrentMediaTime()
    #expect(first > 0 && first <= ProcessInfo.processInfo.systemUptime)
  }
}
