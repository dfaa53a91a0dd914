import Synchronization
import WidgetRecording

/// Completions of requests that had been answered already.
final class LateCompletions: Sendable {
  private let counts = Mutex<[Int: Int]>([:])

  /// Notes one more.
  ///
  /// - Parameter number: The number of the request.
  func note(_ number: Int) {
    counts.withLock { $0[number, default: 0] += 1 }
  }

  /// Removes and returns the completions noted since the last call.
  ///
  /// - Returns: One note a request, in the order of their numbers.
  func take() -> [ExtensionAnswer.Late] {
    counts.withLock { counts in
      defer { counts.removeAll() }
      return counts.sorted { $0.key < $1.key }
        .map { ExtensionAnswer.Late(number: $0.key, completions: $0.value) }
    }
  }
}
