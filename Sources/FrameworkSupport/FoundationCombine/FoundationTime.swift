// `RunLoop` and `OperationQueue` as schedulers. Their times are dates; they are waited for by
// distance, so that a simulated clock that stands still holds nobody up.

public import Combine

extension RunLoop: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) {
      self.date = date
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(floatLiteral: other.date.timeIntervalSince(date))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(stride.magnitude))
    }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public var magnitude: TimeInterval
      public var timeInterval: TimeInterval { magnitude }

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }

      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }

      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }

      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }

      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
      public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
      public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }
      public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }
      public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
    }
  }

  public struct SchedulerOptions {
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    guard self === RunLoop.main else { return perform { action.run() } }
    // The extension's main thread serves Dispatch's main queue whether or not a run loop runs.
    DispatchQueue.main.async { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    let action = ScheduledAction(run: action)
    guard self === RunLoop.main else {
      add(Timer(timeInterval: delay, repeats: false) { _ in action.run() }, forMode: .default)
      return
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: date, interval: interval, action)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  public struct SchedulerOptions {
    public init() {}
  }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date).timeInterval
    let action = ScheduledAction(run: action)
    let queue = self
    DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
      queue.addOperation { action.run() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: date, interval: interval, action)
  }
}
