/// The real time that a process is given beside the limits of its calls.
struct Patience: Hashable, Sendable {
  /// Until it can take its first request.
  var start = Duration.seconds(30)
  /// For the toolchain to describe a crash, beyond the call's own limit.
  var description = Duration.seconds(30)
  /// For the program that describes it to begin, once the runtime said that it has crashed.
  var beginning = Duration.seconds(1)
  /// The wait from the end of its channel until it ends.
  var end = Duration.seconds(10)
  /// The wait for its last answer.
  var farewell = Duration.seconds(1)
  /// The wait from its last answer until it ends.
  var exit = Duration.milliseconds(200)
}

/// A sign that a process whose time is over has crashed in time.
enum CrashSign: Hashable {
  /// The runtime halts the process's threads before it says anything, which can take seconds.
  case halting
  /// The runtime said that it has crashed.
  case announced
  /// The toolchain's program that describes crashes is at it.
  case described
}

/// The time that a crash is given beyond the limit of its call.
///
/// Saying where it crashed takes long on a machine that has much to do. A process that only looks
/// like one that has crashed gains no more than moments by it.
struct CrashPatience {
  private static let greatestMoments = 6

  private let patience: Patience
  private var moments = 0
  private var isAnnounced = false
  private var isDescribed = false

  init(_ patience: Patience) {
    self.patience = patience
  }

  /// Decides at the end of the time whether to wait longer.
  ///
  /// - Parameter sign: The sign of a crash; nil for none.
  /// - Returns: The time to wait; nil for none.
  mutating func extend(_ sign: CrashSign?) -> Duration? {
    switch sign {
    case .described where !isDescribed:
      isDescribed = true
      return patience.description
    case .announced where !isAnnounced && !isDescribed:
      isAnnounced = true
      return patience.beginning
    case .halting where moments < Self.greatestMoments:
      moments += 1
      return patience.beginning
    default: return nil
    }
  }
}

/// The time that a call is given beyond its limit for what its process waited for a processor.
///
/// A limit is of the provider's own time, and on a loaded machine a process that is at work gets
/// only a part of it.
struct SchedulingPatience {
  private var before: Duration?
  private var granted = Duration.zero

  /// Notes the time that the process has waited for a processor since it began.
  ///
  /// - Parameter delay: The time; nil where the kernel does not count it.
  mutating func begin(at delay: Duration?) {
    before = before ?? delay
  }

  /// Decides at the end of the time whether to wait longer.
  ///
  /// - Parameter delay: The time that the process has waited for a processor since it began.
  /// - Returns: The time to wait; nil for none.
  mutating func extend(at delay: Duration?) -> Duration? {
    guard let before, let delay else { return nil }
    let more = delay - before - granted
    guard more > .milliseconds(1) else { return nil }
    granted += more
    return more
  }
}

/// The time that a call is given beyond its limit while its process waits for the machine's disk.
///
/// The first call of a process reads libraries and makes stores. A device's disk is not this
/// machine's, which others may keep busy.
struct DiskPatience {
  private static let greatestMoments = 50
  private static let moment = Duration.milliseconds(100)

  private var moments = 0

  /// Decides at the end of the time whether to wait longer.
  ///
  /// - Parameter isWaiting: Whether a thread of the process waits for the disk.
  /// - Returns: The time to wait; nil for none.
  mutating func extend(_ isWaiting: Bool) -> Duration? {
    guard isWaiting, moments < Self.greatestMoments else { return nil }
    moments += 1
    return Self.moment
  }
}
