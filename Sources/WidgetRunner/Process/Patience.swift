/// The real time that a process is given beside the limits of its calls.
struct Patience: Hashable, Sendable {
  /// Until it can take its first request.
  var start = Duration.seconds(30)
  /// For the toolchain to describe a crash, beyond the call's own limit.
  var description = Duration.seconds(30)
  /// For the program that describes it to begin, once the runtime said that it has crashed.
  var beginning = Duration.seconds(1)
  /// From the end of its channel to its own.
  var end = Duration.seconds(10)
  /// For its last answer.
  var farewell = Duration.seconds(1)
  /// From its last answer to its end.
  var exit = Duration.milliseconds(200)
}

/// The time that a crash is given beyond the limit of its call.
///
/// It has crashed in time; saying where takes long on a machine that has much to do. A process that
/// only prints what the runtime prints gains no more than a moment by it.
struct CrashPatience {
  private let patience: Patience
  private var isBegun = false
  private var isDescribed = false

  init(_ patience: Patience) {
    self.patience = patience
  }

  /// Decides at the end of the time whether to wait longer.
  ///
  /// - Parameter isBeingDescribed: Whether the toolchain's program that describes crashes is at it.
  /// - Returns: The time to wait; nil for none.
  mutating func extend(isBeingDescribed: Bool) -> Duration? {
    if isBeingDescribed, !isDescribed {
      isDescribed = true
      return patience.description
    }
    guard !isBegun, !isDescribed else { return nil }
    isBegun = true
    return patience.beginning
  }
}
