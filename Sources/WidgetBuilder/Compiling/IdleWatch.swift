import ProcessSpawning

/// A watch for a program that neither computes nor writes.
///
/// A compiler is one whose handler of a signal waits for a lock of the interrupted code.
struct IdleWatch {
  private static let interval = Duration.seconds(1)

  private let family: ProcessFamily
  private let limit: Duration
  private let clock = ContinuousClock()
  private var ticks = -1
  private var nextLook: ContinuousClock.Instant
  private var idleSince: ContinuousClock.Instant

  /// Watches a program and those that it starts.
  ///
  /// - Parameters:
  ///   - process: The program.
  ///   - limit: The real time for which it may do nothing.
  init(_ process: SpawnedProcess, limit: Duration) {
    family = ProcessFamily(of: process.identifier)
    self.limit = limit
    nextLook = clock.now
    idleSince = clock.now
  }

  /// Notes that the program has written.
  mutating func noteOutput() { idleSince = clock.now }

  /// Looks at the program at most once a second, and ends what has done nothing for too long.
  ///
  /// The programs are killed that started no others: a compiler's driver then tells which of its
  /// compilers ended.
  mutating func look() {
    let now = clock.now
    guard now >= nextLook else { return }
    nextLook = now + Self.interval
    let used = family.processorTicks
    if used != ticks {
      ticks = used
      idleSince = now
    } else if now - idleSince >= limit {
      family.killYoungest()
    }
  }
}
