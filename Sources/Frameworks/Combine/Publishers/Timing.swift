// Operators with a scheduler: `receive(on:)`, `subscribe(on:)`, `delay`, `debounce`, `throttle`,
// `timeout`.

import FoundationSupplement

/// The events of a publisher that wait for a scheduler, in order.
private final class ScheduledOutlet<Downstream: Subscriber> {
  typealias Completion = Subscribers.Completion<Downstream.Failure>

  private enum Event {
    case value(Downstream.Input)
    case completion(Completion)
  }

  private let events = LockedValue<[Event]>([])
  private let buffer: DemandBuffer<Downstream>

  init(_ buffer: DemandBuffer<Downstream>) {
    self.buffer = buffer
  }

  func add(_ value: Downstream.Input) { events.withValue { $0.append(.value(value)) } }
  func add(_ completion: Completion) { events.withValue { $0.append(.completion(completion)) } }

  /// Delivers the earliest event that waits; schedulers with several threads keep the order so.
  func deliver() {
    events.withValue { events in
      guard !events.isEmpty else { return }
      switch events.removeFirst() {
      case .value(let value): buffer.push(value)
      case .completion(let completion): buffer.finish(completion)
      }
    }
  }
}

extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.pass(to: subscriber) { outlet in
        scheduler.schedule(options: options) { outlet() }
      }
    }
  }

  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.pass(to: subscriber) { outlet in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options
        ) { outlet() }
      }
    }
  }

  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }

  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let latest = LockedValue(0)
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          let number = latest.withValue { latest in
            latest += 1
            return latest
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if latest.withValue({ $0 == number }) { buffer.push(value) }
          }
          return .none
        },
        onCompletion: { completion in
          latest.withValue { $0 += 1 }
          scheduler.schedule(options: options) { buffer.finish(completion) }
        })
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    private struct State {
      var kept: Output?
      var isWaiting = false
      var lastSent: Context.SchedulerTimeType?
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let state = LockedValue(State())
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          let due = state.withValue { state -> Context.SchedulerTimeType? in
            if latest || state.kept == nil { state.kept = value }
            guard !state.isWaiting else { return nil }
            state.isWaiting = true
            return state.lastSent?.advanced(by: interval) ?? scheduler.now
          }
          guard let due else { return .none }
          scheduler.schedule(after: due) {
            let value = state.withValue { state in
              defer { state = State(lastSent: scheduler.now) }
              return state.kept
            }
            if let value { buffer.push(value) }
          }
          return .none
        },
        onCompletion: { completion in scheduler.schedule { buffer.finish(completion) } })
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let latest = LockedValue(0)
      let inletBox = LockedValue<Inlet<Output, Failure>?>(nil)
      let wait = {
        let number = latest.withValue { latest in
          latest += 1
          return latest
        }
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard latest.withValue({ $0 == number }) else { return }
          inletBox.withValue { $0 }?.cancel()
          buffer.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          wait()
          buffer.push(value)
          return .none
        },
        onCompletion: { completion in
          latest.withValue { $0 += 1 }
          inletBox.withValue { $0 = nil }
          buffer.finish(completion)
        })
      inletBox.withValue { $0 = inlet }
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      wait()
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Passes everything through a scheduler, in order.
  fileprivate func pass<S: Subscriber>(
    to subscriber: S, by schedule: @escaping (@escaping () -> Void) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(subscriber)
    let outlet = ScheduledOutlet(buffer)
    let inlet = Inlet<Output, Failure>(
      onValue: { value in
        outlet.add(value)
        schedule(outlet.deliver)
        return .none
      },
      onCompletion: { completion in
        outlet.add(completion)
        schedule(outlet.deliver)
      })
    buffer.onCancel(inlet.cancel)
    subscriber.receive(subscription: buffer)
    subscribe(inlet)
  }

  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(
      upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
