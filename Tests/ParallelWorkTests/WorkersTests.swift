import Dispatch
import Foundation
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

  @Test(arguments: [0, 1, 2, 17, 1000])
  func `results are taken in order, whoever is first`(_ count: Int) {
    var taken: [Int] = []
    Workers.inOrder(count) { index in
      // Later pieces are often done before earlier ones.
      if index.isMultiple(of: 3) { for _ in 0..<2000 { _ = index.hashValue } }
      return index * index
    } take: {
      taken.append($0)
    }
    #expect(taken == (0..<count).map { $0 * $0 })
  }

  @Test func `few results wait for their turn`() {
    let made = Mutex(0)
    var most = 0
    var taken = 0
    Workers.inOrder(500) { index in
      made.withLock { $0 += 1 }
      return index
    } take: { _ in
      taken += 1
      most = max(most, made.withLock { $0 } - taken)
    }
    #expect(made.withLock { $0 } == 500)
    #expect(most <= 2 * ProcessInfo.processInfo.activeProcessorCount)
  }
}
