import CInterposition
import CivilTime
import Dispatch
import ExtensionRuntime
import Foundation
import Glibc
import Synchronization
import Testing

/// A clock to wait under.
struct WaitClock: Sendable, CustomTestStringConvertible {
  let instant: Double
  let isRunning: Bool

  var testDescription: String { "\(isRunning ? "running" : "frozen") at \(instant)" }

  func start() {
    if isRunning {
      SimulatedClock.run(from: SimulatedInstant(instant))
    } else {
      SimulatedClock.freeze(at: SimulatedInstant(instant))
    }
  }

  static let all = [86_400, 1_000_000_000, 4_102_444_800].flatMap {
    [WaitClock(instant: $0, isRunning: false), WaitClock(instant: $0, isRunning: true)]
  }
}

extension ProcessWideTests {
  /// A wait of 20 ms must take 20 ms, whatever the simulated date is.
  @Suite(.serialized) final class SimulatedWaitTests {
    static let length = 0.02

    deinit { SimulatedClock.stop() }

    /// Fails unless the body took as long as it asked for, with room for a busy machine.
    private func expectWait(
      under clock: WaitClock, _ body: () async throws -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async rethrows {
      clock.start()
      let start = ContinuousClock.now
      try await body()
      let taken = ContinuousClock.now - start
      #expect(taken >= .milliseconds(19), sourceLocation: sourceLocation)
      #expect(taken < .seconds(5), sourceLocation: sourceLocation)
    }

    @Test(arguments: WaitClock.all)
    func `a task sleeps as long as it asks for`(_ clock: WaitClock) async throws {
      try await expectWait(under: clock) { try await Task.sleep(for: .milliseconds(20)) }
    }

    @Test(arguments: WaitClock.all)
    func `a thread sleeps as long as it asks for`(_ clock: WaitClock) async {
      await expectWait(under: clock) { blocking { Thread.sleep(forTimeInterval: Self.length) } }
      await expectWait(under: clock) {
        blocking { Thread.sleep(until: Date(timeIntervalSinceNow: Self.length)) }
      }
    }

    @Test(arguments: WaitClock.all)
    func `a queue runs a block after its deadline`(_ clock: WaitClock) async {
      await expectWait(under: clock) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + Self.length) {
            continuation.resume()
          }
        }
      }
      await expectWait(under: clock) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(wallDeadline: .now() + Self.length) {
            continuation.resume()
          }
        }
      }
    }

    @Test(arguments: WaitClock.all)
    func `a wall-clock timer of a queue repeats`(_ clock: WaitClock) async {
      await expectWait(under: clock) {
        let ticks = Mutex(0)
        await withCheckedContinuation { continuation in
          let timer = DispatchSource.makeTimerSource()
          timer.schedule(wallDeadline: .now() + Self.length / 2, repeating: Self.length / 2)
          timer.setEventHandler {
            guard
              ticks.withLock({
                $0 += 1; return $0 == 2
              })
            else { return }
            timer.cancel()
            continuation.resume()
          }
          timer.resume()
        }
      }
    }

    @Test(arguments: WaitClock.all)
    func `a dispatch semaphore and group time out in time`(_ clock: WaitClock) async {
      let group = DispatchGroup()
      group.enter()
      defer { group.leave() }
      let semaphore = DispatchSemaphore(value: 0)
      await expectWait(under: clock) {
        #expect(blocking { semaphore.wait(timeout: .now() + Self.length) } == .timedOut)
      }
      await expectWait(under: clock) {
        #expect(blocking { semaphore.wait(wallTimeout: .now() + Self.length) } == .timedOut)
      }
      await expectWait(under: clock) {
        #expect(blocking { group.wait(wallTimeout: .now() + Self.length) } == .timedOut)
      }
    }

    @Test(arguments: WaitClock.all)
    func `a condition waits until a date`(_ clock: WaitClock) async {
      let condition = NSCondition()
      await expectWait(under: clock) {
        blocking {
          condition.lock()
          defer { condition.unlock() }
          #expect(!condition.wait(until: Date(timeIntervalSinceNow: Self.length)))
        }
      }
      let lock = NSConditionLock(condition: 0)
      await expectWait(under: clock) {
        blocking {
          #expect(!lock.lock(whenCondition: 1, before: Date(timeIntervalSinceNow: Self.length)))
        }
      }
    }

    @Test(arguments: WaitClock.all)
    func `a timer fires on its run loop`(_ clock: WaitClock) async {
      await expectWait(under: clock) {
        await withCheckedContinuation { continuation in
          Thread {
            let timer = Timer(
              fire: Date(timeIntervalSinceNow: Self.length), interval: 0, repeats: false
            ) { _ in }
            RunLoop.current.add(timer, forMode: .default)
            while timer.isValid {
              _ = RunLoop.current.run(mode: .default, before: .distantFuture)
            }
            continuation.resume()
          }.start()
        }
      }
    }

    @Test(arguments: WaitClock.all)
    func `waits of the C library end in time`(_ clock: WaitClock) async {
      await expectWait(under: clock) {
        blocking {
          var deadline = Self.deadline(on: CLOCK_REALTIME)
          #expect(clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &deadline, nil) == 0)
        }
      }
      await expectWait(under: clock) {
        blocking {
          var semaphore = sem_t()
          sem_init(&semaphore, 0, 0)
          var deadline = Self.deadline(on: CLOCK_REALTIME)
          #expect(sem_timedwait(&semaphore, &deadline) == -1)
          #expect(errno == ETIMEDOUT)
        }
      }
      await expectWait(under: clock) {
        blocking {
          var mutex = pthread_mutex_t()
          pthread_mutex_init(&mutex, nil)
          pthread_mutex_lock(&mutex)
          var deadline = Self.deadline(on: CLOCK_REALTIME)
          #expect(pthread_mutex_timedlock(&mutex, &deadline) == ETIMEDOUT)
        }
      }
    }

    @Test(arguments: [CLOCK_REALTIME, CLOCK_MONOTONIC], WaitClock.all)
    func `a condition variable waits by the clock it was made with`(
      _ kind: clockid_t, _ clock: WaitClock
    ) async {
      await expectWait(under: clock) {
        blocking {
          var attributes = pthread_condattr_t()
          pthread_condattr_init(&attributes)
          pthread_condattr_setclock(&attributes, kind)
          var condition = pthread_cond_t()
          pthread_cond_init(&condition, &attributes)
          var mutex = pthread_mutex_t()
          pthread_mutex_init(&mutex, nil)
          pthread_mutex_lock(&mutex)
          var deadline = Self.deadline(on: kind)
          #expect(pthread_cond_timedwait(&condition, &mutex, &deadline) == ETIMEDOUT)
        }
      }
    }

    @Test(arguments: WaitClock.all)
    func `a wait until a simulated past ends at once`(_ clock: WaitClock) {
      clock.start()
      let semaphore = DispatchSemaphore(value: 0)
      #expect(semaphore.wait(wallTimeout: .now() - 3600) == .timedOut)
      let condition = NSCondition()
      condition.lock()
      #expect(!condition.wait(until: Date(timeIntervalSinceNow: -3600)))
      condition.unlock()
    }

    @Test func `a wait until the distant future can be ended`() {
      SimulatedClock.freeze(at: 4_102_444_800)
      let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
      defer { semaphore.deallocate() }
      sem_init(semaphore, 0, 0)
      let address = Int(bitPattern: semaphore)
      Thread {
        usleep(2000)
        if let semaphore = UnsafeMutablePointer<sem_t>(bitPattern: address) { sem_post(semaphore) }
      }.start()
      var deadline = timespec(
        tv_sec: Int(Date.distantFuture.timeIntervalSince1970), tv_nsec: 0)
      #expect(sem_timedwait(semaphore, &deadline) == 0)
    }

    @Test func `an invalid time is refused as the C library refuses it`() {
      SimulatedClock.freeze(at: 1000)
      var semaphore = sem_t()
      sem_init(&semaphore, 0, 0)
      var deadline = timespec(tv_sec: 1001, tv_nsec: 2_000_000_000)
      #expect(sem_timedwait(&semaphore, &deadline) == -1)
      #expect(errno == EINVAL)
    }

    private static func deadline(on clock: clockid_t) -> timespec {
      var time = timespec()
      clock_gettime(clock, &time)
      time.tv_nsec += Int(length * 1e9)
      time.tv_sec += time.tv_nsec / 1_000_000_000
      time.tv_nsec %= 1_000_000_000
      return time
    }

    /// Runs code that may not be called where it could hold up a task.
    private func blocking<Result>(_ body: () -> Result) -> Result { body() }
  }
}
