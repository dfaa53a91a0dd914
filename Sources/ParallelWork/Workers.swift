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
}
