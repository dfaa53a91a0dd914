import Dispatch
import ParallelWork
import Synchronization
import Testing

@Suite struct DelayedNoticeTests {
  @Test func `work that takes long is told of while it goes on`() {
    let told = DispatchSemaphore(value: 0)
    let result = withNotice(after: .zero, { told.signal() }) {
      told.wait()
      return 7
    }
    #expect(result == 7)
  }

  @Test func `nothing is said of work that is done in time`() {
    struct Fault: Error {}
    let result = withNotice(after: .seconds(3600), { Self.told.add(1, ordering: .relaxed) }) { 7 }
    #expect(result == 7)
    #expect(throws: Fault.self) {
      try withNotice(after: .seconds(3600), { Self.told.add(1, ordering: .relaxed) }) {
        throw Fault()
      }
    }
    #expect(Self.told.load(ordering: .relaxed) == 0)
  }

  private static let told = Atomic(0)
}
