import Foundation
import Synchronization

/// Work done side by side.
///
/// `DispatchQueue.concurrentPerform` will not do: called from within itself it does one thing after
/// the other, and here bundles that run side by side have sessions that do.
public enum Workers {
  /// Does a number of pieces of work, each once and in order of their beginning.
  ///
  /// - Parameters:
  ///   - count: The number of pieces.
  ///   - workers: The greatest number of concurrent pieces; the caller's thread runs one of them.
  ///   - work: Does the piece of an index, on any thread.
  public static func perform(
    _ count: Int, maxConcurrency workers: Int, _ work: @escaping @Sendable (Int) -> Void
  ) {
    let next = Atomic(0)
    let drain: @Sendable () -> Void = {
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < count { work(index) }
    }
    let helpers = DispatchGroup()
    for _ in 1..<max(1, min(workers, count)) {
      helpers.enter()
      let thread = Thread {
        drain()
        helpers.leave()
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    drain()
    helpers.wait()
  }

  /// Makes results side by side, on as many threads as there are processors.
  ///
  /// - Parameters:
  ///   - count: The number of results.
  ///   - make: Makes the result of an index, on any thread.
  /// - Returns: The results, in order.
  public static func map<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 1 else { return (0..<count).map(make) }
    let made = Mutex<[Int: Result]>([:])
    perform(count, maxConcurrency: ProcessInfo.processInfo.activeProcessorCount) { index in
      let result = make(index)
      made.withLock { $0[index] = result }
    }
    return made.withLock { made in (0..<count).compactMap { made[$0] } }
  }

  /// Makes results side by side, on as many threads as there are processors, and hands them over in
  /// order; only a few wait for their turn.
  ///
  /// - Parameters:
  ///   - count: The number of results.
  ///   - make: Makes the result of an index, on any thread.
  ///   - take: Takes each result, in order, on the caller's thread.
  public static func inOrder<Result: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> Result, take: (Result) -> Void
  ) {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let queue = ResultQueue<Result>(count: count, capacity: 2 * processors)
    for _ in 0..<min(processors, count) {
      let thread = Thread {
        while let index = queue.nextIndex() { queue.add(make(index), at: index) }
      }
      thread.stackSize = 4 << 20
      thread.start()
    }
    for index in 0..<count { take(queue.result(at: index)) }
  }
}

/// Results that are made in any order and taken in order.
private final class ResultQueue<Result: Sendable>: @unchecked Sendable {
  private let count: Int
  private let capacity: Int
  private let condition = NSCondition()
  private var begun = 0
  private var taken = 0
  private var made: [Int: Result] = [:]

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - count: The number of results.
  ///   - capacity: The number of results that may be begun and not yet taken.
  init(count: Int, capacity: Int) {
    self.count = count
    self.capacity = capacity
  }

  /// Returns the index of a result to make, as soon as there is room for it; nil at the end.
  func nextIndex() -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while begun < count, begun - taken >= capacity { condition.wait() }
    guard begun < count else { return nil }
    defer { begun += 1 }
    return begun
  }

  func add(_ result: Result, at index: Int) {
    condition.lock()
    made[index] = result
    condition.broadcast()
    condition.unlock()
  }

  /// Takes the result of an index, as soon as it is made.
  func result(at index: Int) -> Result {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = made.removeValue(forKey: index) {
        taken += 1
        condition.broadcast()
        return result
      }
      condition.wait()
    }
  }
}
