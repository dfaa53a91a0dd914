// What wakes an app's background work: run loops, queues, and sources of files and of memory.

import Dispatch
import Foundation

/// Waits on the thread's own run loop for an answer.
func wait(upTo seconds: CFTimeInterval, until isDone: () -> Bool) -> Bool {
  let end = CFAbsoluteTimeGetCurrent() + seconds
  while !isDone(), CFAbsoluteTimeGetCurrent() < end {
    let result: CFRunLoopRunResult = CFRunLoopRunInMode(.defaultMode, 0.1, true)
    switch result {
    case .finished, .stopped: return isDone()
    case .timedOut, .handledSource: continue
    @unknown default: return isDone()
    }
  }
  return isDone()
}

/// Has the main run loop look at what was put down for it.
func nudge(_ work: @escaping @Sendable () -> Void) {
  CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes as AnyObject, work)
  CFRunLoopWakeUp(CFRunLoopGetMain())
}

/// The time since the device began, asked for often, so that it need not be exact.
struct CoarseTime {
  let awake = clock_gettime_nsec_np(CLOCK_UPTIME_RAW_APPROX)
  let total = clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX)

  /// The nanoseconds of sleep, as far as the clocks tell.
  var asleep: UInt64 { total > awake ? total - awake : 0 }
}

/// Reads a file again when it changes, and forgets pictures when memory is scarce.
final class FileCache {
  private let queue = DispatchQueue(label: "cache", attributes: .concurrent)
  private let file: any DispatchSourceFileSystemObject
  private let memory: any DispatchSourceMemoryPressure

  init(descriptor: Int32, reload: @escaping @Sendable () -> Void) {
    file = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: [.write, .rename], queue: queue)
    let events: DispatchSource.MemoryPressureEvent = [.warning, .critical]
    memory = DispatchSource.makeMemoryPressureSource(eventMask: events, queue: queue)
    file.setEventHandler(handler: reload)
    memory.setEventHandler(handler: reload)
    file.resume()
    memory.resume()
  }

  /// Whether so little memory is left that nothing should be kept.
  var isCritical: Bool { memory.data.contains(.critical) }

  /// Whether the file was written to since it was read.
  var isStale: Bool { file.data.contains(.write) }

  /// Whether two reads may go on at a time.
  var readsSideBySide: Bool { (queue as AnyObject) is OS_dispatch_queue_concurrent }

  func close() {
    file.cancel()
    memory.cancel()
  }
}

/// Lets work through once in an interval.
struct RateLimit {
  private var next = DispatchTime(uptimeNanoseconds: 1)
  let interval: DispatchTimeInterval

  init(_ interval: DispatchTimeInterval) { self.interval = interval }

  /// Whether work may begin; the interval until it may where it may not.
  mutating func pass(at now: DispatchTime = .now()) -> DispatchTimeInterval? {
    guard now >= next else { return now.distance(to: next) }
    next = now.advanced(by: interval)
    return nil
  }
}

/// Does an actor's work on a queue, and counts the pieces.
final class CountingExecutor: SerialExecutor, @unchecked Sendable {
  private let queue = DispatchSerialQueue(label: "store")
  private let lock = NSLock()
  private var pieces = 0

  func enqueue(_ job: consuming ExecutorJob) {
    lock.withLock { pieces += 1 }
    queue.enqueue(job)
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// The store of an app, which writes on a queue of its own.
actor Store {
  private let executor = CountingExecutor()
  private var values: [String: Int] = [:]

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func set(_ value: Int, for key: String) { values[key] = value }
}
