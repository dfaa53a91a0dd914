// Schedulers of readings: queues, delays, rates and timeouts.

import Combine
import Dispatch
import Foundation

/// The stream of a station as the views of the app want it.
struct TimedStreams {
  let readings: Readings
  let queue = DispatchQueue(label: "station")

  func onMain() -> Publishers.ReceiveOn<Readings, DispatchQueue> {
    readings.receive(on: DispatchQueue.main)
  }

  func measuredAside() -> Publishers.SubscribeOn<Readings, DispatchQueue> {
    let options = DispatchQueue.SchedulerOptions(
      qos: .utility, flags: .barrier, group: DispatchGroup())
    return readings.subscribe(on: queue, options: options)
  }

  func late() -> Publishers.Delay<Readings, RunLoop> {
    readings.delay(for: .seconds(2), tolerance: .milliseconds(100), scheduler: RunLoop.main)
  }

  func settled() -> Publishers.Debounce<Readings, DispatchQueue> {
    readings.debounce(for: .milliseconds(300), scheduler: queue)
  }

  func rare() -> Publishers.Throttle<Readings, OperationQueue> {
    readings.throttle(for: 60, scheduler: OperationQueue.main, latest: true)
  }

  func impatient() -> Publishers.Timeout<Readings, DispatchQueue> {
    readings.timeout(5, scheduler: queue, customError: { .late })
  }

  func quietlyImpatient() -> AnyPublisher<Reading, StationError> {
    readings.timeout(.seconds(2.5), scheduler: queue).eraseToAnyPublisher()
  }

  func atOnce() -> Publishers.ReceiveOn<Readings, ImmediateScheduler> {
    readings.receive(on: ImmediateScheduler.shared)
  }

  func made(on loop: RunLoop) -> Publishers.ReceiveOn<Readings, RunLoop> {
    Publishers.ReceiveOn(upstream: readings, scheduler: loop, options: RunLoop.SchedulerOptions())
  }
}

/// The intervals at which the app measures, in the units of each scheduler.
struct Intervals {
  typealias QueueTime = DispatchQueue.SchedulerTimeType
  typealias LoopTime = RunLoop.SchedulerTimeType
  typealias NoTime = ImmediateScheduler.SchedulerTimeType

  let queueSteps: [QueueTime.Stride] = [
    .seconds(1), .seconds(0.5), .milliseconds(250), .microseconds(10), .nanoseconds(5), 2, 1.5,
    QueueTime.Stride(.seconds(3)),
  ]
  let loopSteps: [LoopTime.Stride] = [
    .seconds(1), .seconds(0.5), .milliseconds(250), .microseconds(10), .nanoseconds(5), 2, 1.5,
    LoopTime.Stride(3),
  ]
  let tests: [NoTime.Stride] = [
    .seconds(1), .seconds(0.5), .milliseconds(250), .microseconds(10), .nanoseconds(5), 2, 1.5,
    NoTime.Stride(3),
  ]

  /// Any scheduler's interval, from the app's setting.
  func interval<Interval: SchedulerTimeIntervalConvertible>(
    of setting: String, as type: Interval.Type
  ) -> Interval {
    switch setting {
    case "second": .seconds(1)
    case "half": .seconds(0.5)
    case "quick": .milliseconds(100)
    case "burst": .microseconds(100)
    default: .nanoseconds(100)
    }
  }

  /// The pause between attempts, which grows until it is long enough.
  func backoff(after attempts: Int) -> QueueTime.Stride {
    var pause: QueueTime.Stride = .milliseconds(100)
    for _ in 0..<attempts { pause *= 2 }
    let longest: QueueTime.Stride = .seconds(60)
    return pause < longest ? pause : longest - .seconds(1) + .seconds(1)
  }

  /// The same for a run loop, with a bit more each time.
  func loopBackoff(after attempts: Int) -> LoopTime.Stride {
    var pause: LoopTime.Stride = 0.1
    for _ in 0..<attempts { pause *= 2 }
    guard let longest = LoopTime.Stride(exactly: 60), pause < longest else { return 60 }
    return pause * 2 - pause + LoopTime.Stride(pause.timeInterval / 10)
  }

  /// Tests do not wait, yet they count.
  func testBackoff(after attempts: Int) -> NoTime.Stride {
    var pause: NoTime.Stride = 1
    for _ in 0..<attempts { pause *= 2 }
    let longest = NoTime.Stride(exactly: 60) ?? 60
    return pause < longest ? pause + 1 - 1 : longest * 1
  }

  /// The labels of an interval in the settings.
  func labels(at index: Int) -> [String] {
    let queueStep = QueueTime.Stride(exactly: index) ?? queueSteps[0] * 2
    return [
      "\(queueStep.magnitude) ns", "\(loopSteps[0].magnitude) s", "\(tests[0].magnitude)",
      "\(queueStep.timeInterval)", "\(loopSteps[1].timeInterval)",
    ]
  }

  /// The moment of the next measurement on each scheduler.
  func next(on queue: DispatchQueue) -> (QueueTime, LoopTime) {
    let begin = QueueTime(DispatchTime.now())
    let wait = queue.now.distance(to: begin)
    var moment = begin.advanced(by: wait + .seconds(1))
    moment.dispatchTime = max(moment.dispatchTime, .now())
    let today = LoopTime(Date())
    let far = today.advanced(by: today.distance(to: RunLoop.main.now))
    return (moment, LoopTime(far.date))
  }

  /// Moments are kept between launches.
  func isKnown(_ moment: QueueTime, in seen: Set<QueueTime>) throws -> Bool {
    let stored = try JSONDecoder().decode(
      QueueTime.self, from: try JSONEncoder().encode(moment))
    return seen.contains(stored)
  }

  /// In tests every moment is the same.
  func isStill(_ scheduler: ImmediateScheduler) -> Bool {
    let moment: NoTime = scheduler.now
    return moment.advanced(by: 5).distance(to: moment) == scheduler.minimumTolerance
  }
}

/// Measures now, later and again, on whatever scheduler it is given.
struct Measuring<Context: Scheduler> {
  let scheduler: Context
  let measure: () -> Void

  func now() {
    scheduler.schedule(measure)
    scheduler.schedule(options: nil, measure)
  }

  func later(in interval: Context.SchedulerTimeType.Stride) {
    let date = scheduler.now.advanced(by: interval)
    scheduler.schedule(after: date, measure)
    scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, measure)
    scheduler.schedule(
      after: date, tolerance: scheduler.minimumTolerance, options: nil, measure)
  }

  func again(every interval: Context.SchedulerTimeType.Stride) -> [any Cancellable] {
    [
      scheduler.schedule(after: scheduler.now, interval: interval, measure),
      scheduler.schedule(
        after: scheduler.now, interval: interval, tolerance: scheduler.minimumTolerance, measure),
      scheduler.schedule(
        after: scheduler.now, interval: interval, tolerance: scheduler.minimumTolerance,
        options: nil, measure),
    ]
  }
}

/// Measurements on each of the schedulers that the app has.
func beginMeasuring(on queue: OperationQueue, _ measure: @escaping () -> Void) -> [any Cancellable]
{
  let options = OperationQueue.SchedulerOptions()
  queue.schedule(options: options, measure)
  queue.schedule(after: queue.now, tolerance: queue.minimumTolerance, options: options, measure)
  RunLoop.main.schedule(options: RunLoop.SchedulerOptions(), measure)
  RunLoop.main.schedule(after: RunLoop.main.now, tolerance: 0, options: nil, measure)
  DispatchQueue.main.schedule(options: .init(qos: .background), measure)
  ImmediateScheduler.shared.schedule(options: nil, measure)
  let later = ImmediateScheduler.shared.now
  ImmediateScheduler.shared.schedule(after: later, tolerance: 0, options: nil, measure)
  return [
    queue.schedule(after: queue.now, interval: 60, tolerance: 1, options: options, measure),
    RunLoop.main.schedule(
      after: RunLoop.main.now, interval: 60, tolerance: RunLoop.main.minimumTolerance,
      options: nil, measure),
    ImmediateScheduler.shared.schedule(
      after: later, interval: 60, tolerance: 0, options: nil, measure),
  ]
}

/// Whether the work on a queue is urgent, for the diagnosis.
func isUrgent(_ options: DispatchQueue.SchedulerOptions) -> Bool {
  options.qos == .userInteractive && options.flags.isEmpty && options.group == nil
}

/// A scheduler of the app that remembers what it was asked for; previews run it by hand.
final class PreviewScheduler: Scheduler {
  typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  typealias SchedulerOptions = Never

  var now: SchedulerTimeType { SchedulerTimeType(Date(timeIntervalSince1970: 0)) }
  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }
  private(set) var actions: [() -> Void] = []

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append(action) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    actions.append(action)
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    actions.append(action)
    return AnyCancellable { self.actions.removeAll() }
  }
}
