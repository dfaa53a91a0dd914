// `Scheduler` and the schedulers of Dispatch and Foundation.

import FoundationSupplement

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  /// Repeats an action until it is cancelled.
  package func repeating(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let isCancelled = LockedValue(false)
    func next(_ date: SchedulerTimeType) {
      schedule(after: date, tolerance: minimumTolerance, options: nil) {
        guard !isCancelled.withValue({ $0 }) else { return }
        action()
        next(date.advanced(by: interval))
      }
    }
    next(date)
    return AnyCancellable { isCancelled.withValue { $0 = true } }
  }
}

public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerOptions = Never

  public struct SchedulerTimeType: Strideable, Sendable {
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Sendable
    {
      public var magnitude: Int

      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
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
      public static func seconds(_ seconds: Int) -> Stride { 0 }
      public static func seconds(_ seconds: Double) -> Stride { 0 }
      public static func milliseconds(_ milliseconds: Int) -> Stride { 0 }
      public static func microseconds(_ microseconds: Int) -> Stride { 0 }
      public static func nanoseconds(_ nanoseconds: Int) -> Stride { 0 }
    }

    public func distance(to other: Self) -> Stride { 0 }
    public func advanced(by stride: Stride) -> Self { self }
  }

  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
