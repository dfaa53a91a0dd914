// The arithmetic of dispatch times that Dispatch on Linux lacks.

public import Dispatch

extension DispatchTime {
  /// Returns the time after an interval.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }

  /// Returns the interval to another time, below zero for an earlier one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (from, to) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return .nanoseconds(to < from ? -Int(clamping: from - to) : Int(clamping: to - from))
  }
}
