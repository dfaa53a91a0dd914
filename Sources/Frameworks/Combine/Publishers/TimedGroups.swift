// `collect` by time, `measureInterval`, `prefix(untilOutputFrom:)`, `drop(untilOutputFrom:)`,
// `breakpoint` and Record.

import FoundationSupplement

extension Publishers {
  /// The strategy by which values are grouped.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, count) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      let buffer = DemandBuffer(subscriber)
      let group = LockedValue<Output>([])
      let send = {
        let values = group.withValue { group in
          defer { group = [] }
          return group
        }
        if !values.isEmpty { buffer.push(values) }
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, send)
      let inlet = Inlet<Upstream.Output, Failure>(
        onValue: { value in
          let isFull = group.withValue { group in
            group.append(value)
            return group.count >= count
          }
          if isFull { send() }
          return .none
        },
        onCompletion: { completion in
          timer.cancel()
          if case .finished = completion { send() }
          buffer.finish(completion)
        })
      buffer.onCancel {
        timer.cancel()
        inlet.cancel()
      }
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let last = LockedValue(scheduler.now)
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(subscriber) { [scheduler] _, relay in
          let now = scheduler.now
          return relay.emit(
            last.withValue { last in
              defer { last = now }
              return last.distance(to: now)
            })
        })
    }
  }

  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let source = LockedValue<Inlet<Output, Failure>?>(nil)
      let leave = { source.withValue { $0.take() }?.cancel() }
      let stop = Inlet<Other.Output, Other.Failure>(
        demand: .max(1),
        onValue: { _ in
          leave()
          buffer.finish(.finished)
          return .none
        }, onCompletion: { _ in })
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          buffer.push(value)
          return .none
        },
        onCompletion: { completion in
          stop.cancel()
          _ = source.withValue { $0.take() }
          buffer.finish(completion)
        })
      source.withValue { $0 = inlet }
      buffer.onCancel {
        leave()
        stop.cancel()
      }
      subscriber.receive(subscription: buffer)
      other.subscribe(stop)
      upstream.subscribe(inlet)
    }
  }

  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let isOpen = LockedValue(false)
      let source = LockedValue<Inlet<Output, Failure>?>(nil)
      let leave = { source.withValue { $0.take() }?.cancel() }
      let opener = Inlet<Other.Output, Failure>(
        demand: .max(1),
        onValue: { _ in
          isOpen.withValue { $0 = true }
          return .none
        },
        onCompletion: { completion in
          // Without a value, nothing will ever be let through.
          if case .finished = completion, isOpen.withValue({ $0 }) { return }
          leave()
          buffer.finish(completion)
        })
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          if isOpen.withValue({ $0 }) { buffer.push(value) }
          return .none
        },
        onCompletion: { completion in
          opener.cancel()
          _ = source.withValue { $0.take() }
          buffer.finish(completion)
        })
      source.withValue { $0 = inlet }
      buffer.onCancel {
        leave()
        opener.cancel()
      }
      subscriber.receive(subscription: buffer)
      other.subscribe(opener)
      upstream.subscribe(inlet)
    }
  }

  public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
}

extension Publisher {
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Stops the program in the debugger where a closure says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    handleEvents(
      receiveSubscription: { if receiveSubscription?($0) == true { raise(SIGTRAP) } },
      receiveOutput: { if receiveOutput?($0) == true { raise(SIGTRAP) } },
      receiveCompletion: { if receiveCompletion?($0) == true { raise(SIGTRAP) } })
  }

  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// A publisher that replays recorded values and their completion.
public struct Record<Output, Failure: Error>: Publisher {
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(recording: Recording) { self.recording = recording }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let buffer = DemandBuffer(subscriber)
    for value in recording.output { buffer.push(value) }
    buffer.finish(recording.completion)
    subscriber.receive(subscription: buffer)
  }

  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isOver = false

    public init() {}

    public init(
      output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    public mutating func receive(_ input: Output) {
      precondition(!isOver, "a value came after the completion of a recording")
      output.append(input)
    }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "a second completion came to a recording")
      self.completion = completion
      isOver = true
    }
  }
}
