import Dispatch
import ParallelWork
import Synchronization
import Testing

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 2, 17], [1, 2, 8])
  func `every piece is done once`(_ count: Int, _ workers: Int) {
    let done = Mutex<[Int]>([])
    Workers.perform(count, maxConcurrency: workers) { index in done.withLock { $0.append(index) } }
    #expect(done.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test func `no more are under way than may be`() {
    let underWay = Mutex(0)
    let most = Mutex(0)
    Workers.perform(50, maxConcurrency: 3) { _ in
      let now = underWay.withLock { count in
        count += 1
        return count
      }
      most.withLock { $0 = max($0, now) }
      underWay.withLock { $0 -= 1 }
    }
    #expect((1...3).contains(most.withLock { $0 }))
  }

  @Test(arguments: [0, 1, 2, 300])
  func `results are in order`(_ count: Int) {
    #expect(Workers.map(count) { $0 * $0 } == (0..<count).map { $0 * $0 })
  }

  @Test func `work within work runs side by side too`() {
    // Two pieces that wait for one another end only if both are under way.
    let ended = Mutex(0)
    Workers.perform(2, maxConcurrency: 2) { _ in
      let met = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
      Workers.perform(2, maxConcurrency: 2) { index in
        met[index].signal()
        met[1 - index].wait()
        ended.withLock { $0 += 1 }
      }
    }
    #expect(ended.withLock { $0 } == 4)
  }
}
