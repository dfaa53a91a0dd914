import TestSupport
import Testing
import WidgetRecording

@Suite struct LimitTests {
  @Test(
    arguments: [
      (.zero, 0), (.seconds(1), 1), (.milliseconds(4), 0.004), (.nanoseconds(1), 1e-9),
      (.nanoseconds(-1_500_000_000), -1.5), (.seconds(86_400), 86_400), (.microseconds(1), 1e-6),
      (.nanoseconds(1_000_000_001), 1.000000001), (.milliseconds(100) * 3, 0.3),
      (Duration(secondsComponent: 0, attosecondsComponent: 499_999_999), 0),
      (Duration(secondsComponent: 0, attosecondsComponent: 500_000_000), 1e-9),
    ] as [(Duration, Double)])
  func `a duration is a number of seconds, to the nanosecond`(
    _ duration: Duration, _ seconds: Double
  ) {
    #expect(duration.seconds == seconds)
  }

  private func limits(_ seconds: String) throws -> CallLimits {
    try CallLimits(
      json: """
        {"memory":1,"placeholder":\(seconds),"relevance":0,"snapshot":0,"timeline":0}
        """)
  }

  @Test(arguments: 0..<4)
  func `a duration of whole nanoseconds is read back`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      let bound = generator.pick([1_000, 1_000_000_000, 4_000_000_000_000_000])
      let duration = Duration.nanoseconds(generator.number(in: -bound...bound))
      let limits = CallLimits(placeholder: duration, memory: 1)
      #expect(try CallLimits(json: limits.json) == limits, "\(duration)")
    }
  }

  @Test(
    arguments: [
      ("1e9", .zero), ("-1e300", .zero), ("\"NaN\"", .zero), ("\"Infinity\"", .zero),
      ("1e-10", .zero),
      ("999999999", .seconds(999_999_999)), ("-0", .zero), ("5e-10", .nanoseconds(1)),
      ("0.3", .milliseconds(300)),
    ] as [(String, Duration)])
  func `a number that is no time counts as none`(_ text: String, _ duration: Duration) throws {
    #expect(try limits(text).placeholder == duration)
  }

  @Test func `each mode has the limit of its kind`() {
    let limits = CallLimits(
      placeholder: .seconds(1), snapshot: .seconds(2), timeline: .seconds(3),
      relevance: .seconds(4),
      memory: 5)
    #expect(
      ProviderMode.allCases.map { limits.duration(for: $0) }
        == [1, 2, 3, 4, 4, 4, 3].map { Duration.seconds($0) })
  }

  @Test(arguments: Platform.allCases)
  func `the limits of a platform have the memory that was observed there`(_ platform: Platform) {
    let limits = CallLimits(on: platform)
    #expect(limits == CallLimits(memory: platform.observedMemoryLimit))
    #expect(limits.memory == (platform == .watchOS ? 15_000_000 : 30_000_000))
    #expect((limits.placeholder, limits.snapshot) == (.seconds(1), .seconds(5)))
    #expect((limits.timeline, limits.relevance) == (.seconds(30), .seconds(30)))
  }

  @Test func `the header's clock is that of its time zone`() {
    var header = RecordedHeader.usual
    #expect(header.clock == LocalClock(timeZone: "America/Los_Angeles"))
    #expect(header.clock.time(header.span.start) == "06:00")
    header.timeZone = "Nowhere/Else"
    #expect(header.clock.time(header.span.start) == "14:00")
    #expect(header.version == RecordedHeader.currentVersion)
  }

  // MARK: - Assumed values

  @Test(
    arguments: [
      ("{}", .assumed),
      (#"{"days":1}"#, DonationPatternRule(days: 1, of: 7, within: 1800, lasting: 3600)),
      (
        #"{"of":2,"within":null}"#, DonationPatternRule(days: 3, of: 2, within: 1800, lasting: 3600)
      ),
      (
        #"{"lasting":"Infinity"}"#,
        DonationPatternRule(days: 3, of: 7, within: 1800, lasting: .infinity)
      ),
    ] as [(String, DonationPatternRule)])
  func `what a rule of habits does not say is assumed`(_ text: String, _ rule: DonationPatternRule)
    throws
  {
    #expect(try DonationPatternRule(json: text) == rule)
    #expect(try DonationPatternRule(json: rule.json) == rule)
  }

  @Test func `settings of checks that say nothing change nothing`() throws {
    #expect(try CheckSettings(json: "{}") == CheckSettings())
    let some = CheckSettings(disabled: ["a", "a"], levels: ["b": .note, "": .error])
    #expect(some.json == #"{"disable":["a","a"],"levels":{"":"error","b":"note"}}"#)
    #expect(try CheckSettings(json: some.json) == some)
    let error = #expect(throws: JSONError.self) {
      try CheckSettings(json: #"{"levels":{"a/b":"fatal"}}"#)
    }
    #expect(error?.pointer == "/levels/a~1b")
  }
}
