// `DispatchQueue` as a scheduler.

public import Combine

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    public init(from decoder: any Decoder) throws {
      let time = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: time)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.rawValue)
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = Int64(bitPattern: dispatchTime.uptimeNanoseconds)
      let end = Int64(bitPattern: other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(Int(end - start))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + stride.timeInterval)
    }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public init(_ interval: DispatchTimeInterval) {
        magnitude =
          switch interval {
          case .seconds(let count): count * 1_000_000_000
          case .milliseconds(let count): count * 1_000_000
          case .microseconds(let count): count * 1000
          case .nanoseconds(let count): count
          case .never: .max
          @unknown default: 0
          }
      }

      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .nanoseconds(value)
      }

      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }

      public static func + (left: Stride, right: Stride) -> Stride {
        .nanoseconds(left.magnitude + right.magnitude)
      }

      public static func - (left: Stride, right: Stride) -> Stride {
        .nanoseconds(left.magnitude - right.magnitude)
      }

      public static func * (left: Stride, right: Stride) -> Stride {
        .nanoseconds(left.magnitude * right.magnitude)
      }

      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      public static func seconds(_ seconds: Int) -> Stride { Stride(.seconds(seconds)) }
      public static func seconds(_ seconds: Double) -> Stride {
        .nanoseconds(Int((seconds * 1e9).rounded()))
      }
      public static func milliseconds(_ count: Int) -> Stride { Stride(.milliseconds(count)) }
      public static func microseconds(_ count: Int) -> Stride { Stride(.microseconds(count)) }
      public static func nanoseconds(_ count: Int) -> Stride { Stride(.nanoseconds(count)) }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(run: action)
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(after: date, interval: interval, action)
  }
}

/// An action on its way to the thread it is to run on.
struct ScheduledAction: @unchecked Sendable {
  let run: () -> Void
}
