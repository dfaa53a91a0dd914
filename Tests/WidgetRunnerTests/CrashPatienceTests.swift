import Testing

@testable import WidgetRunner

@Suite struct CrashPatienceTests {
  private let patience = Patience(
    description: .seconds(30), beginning: .seconds(1), end: .seconds(10))

  @Test func `a crash that is being described has the time for it, once`() {
    var crash = CrashPatience(patience)
    #expect(crash.extend(isBeingDescribed: true) == .seconds(30))
    #expect(crash.extend(isBeingDescribed: true) == nil)
    #expect(crash.extend(isBeingDescribed: false) == nil)
  }

  @Test func `a description that has not begun is waited for a moment, and then has its time`() {
    var crash = CrashPatience(patience)
    #expect(crash.extend(isBeingDescribed: false) == .seconds(1))
    #expect(crash.extend(isBeingDescribed: true) == .seconds(30))
    #expect(crash.extend(isBeingDescribed: false) == nil)
  }

  @Test func `what only looks like a crash gains no more than that moment`() {
    var crash = CrashPatience(patience)
    #expect(crash.extend(isBeingDescribed: false) == .seconds(1))
    #expect(crash.extend(isBeingDescribed: false) == nil)
  }
}
