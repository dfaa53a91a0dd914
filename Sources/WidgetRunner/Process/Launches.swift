import Synchronization

/// The ways to start the processes of one run.
struct Launches: Sendable {
  /// Makes a launch with a home of its own.
  let make: @Sendable () throws(RunnerError) -> ProcessLaunch
  /// Makes a launch whose processes find nothing stored; nil where nothing is stored anyway.
  let makeWithoutData: @Sendable () throws(RunnerError) -> ProcessLaunch?
}

/// The homes of a run's processes, in the order in which they were made.
final class RunHomes: Sendable {
  private let homes = Mutex<[RunFolder.Home]>([])

  /// The homes made so far.
  var all: [RunFolder.Home] { homes.withLock { $0 } }

  /// Notes a home.
  func add(_ home: RunFolder.Home) {
    homes.withLock { $0.append(home) }
  }
}
