@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Receives the signals with which the user interrupts a run, so that a report can be made.
///
/// The first signal lets the calls under way end; a second one ends the program at once.
final class Interruption: Sendable {
  private let wasHeard = Atomic(false)
  private let sources: [any DispatchSourceSignal]

  /// Begins to listen for the signals that interrupt a run.
  init() {
    let queue = DispatchQueue(label: "interruption")
    sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: queue)
    }
    for source in sources {
      source.setEventHandler { [weak self] in
        guard let self else { return }
        if wasHeard.exchange(true, ordering: .relaxed) { _exit(ExitStatus.interrupted.rawValue) }
      }
      source.resume()
    }
  }

  /// Whether the user interrupted the run.
  var isRequested: Bool {
    wasHeard.load(ordering: .relaxed)
  }
}
