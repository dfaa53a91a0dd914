import Testing

@testable import WidgetRunner

@Suite struct CrashPatienceTests {
  private let patience = Patience(
    description: .seconds(30), beginning: .seconds(1), end: .seconds(10))

  @Test func `a crash that is being described has the time for it, once`() {
    var crash = CrashPatience(patience)
    #expect(crash.extend(.described) == .seconds(30))
    #expect(crash.extend(.described) == nil)
    #expect(crash.extend(.announced) == nil)
  }

  @Test func `a description that has not begun is waited for a moment, and then has its time`() {
    var crash = CrashPatience(patience)
    #expect(crash.extend(.announced) == .seconds(1))
    #expect(crash.extend(.described) == .seconds(30))
    #expect(crash.extend(nil) == nil)
  }

  @Test func `a runtime that halts threads has some moments, and the description its time`() {
    var crash = CrashPatience(patience)
    for _ in 0..<6 { #expect(crash.extend(.halting) == .seconds(1)) }
    #expect(crash.extend(.halting) == nil)
    #expect(crash.extend(.announced) == .seconds(1))
    #expect(crash.extend(.described) == .seconds(30))
  }

  @Test func `what only looks like a crash gains no more than a moment`() {
    var crash = CrashPatience(patience)
    #expect(crash.extend(.announced) == .seconds(1))
    #expect(crash.extend(.announced) == nil)
    #expect(crash.extend(nil) == nil)
  }
}
