import Foundation
import Synchronization

/// The answer to a request that a task waits for: it comes once, or the task that waits is
/// cancelled.
public final class _URLSessionAnswer<Value: Sendable>: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Value, any Error>)
    case done
  }

  private let state = Mutex(State.idle)

  /// Creates a place for an answer.
  public init() {}

  /// Notes who waits.
  public func begin(_ continuation: CheckedContinuation<Value, any Error>) {
    let isOver = state.withLock { state in
      guard case .idle = state else { return true }
      state = .waiting(continuation)
      return false
    }
    if isOver { continuation.resume(throwing: URLError(.cancelled)) }
  }

  /// Gives what came; what comes later is dropped.
  public func finish(_ result: sending Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      guard case .waiting(let continuation) = state else { return nil }
      state = .done
      return continuation
    }
    waiting?.resume(with: result)
  }

  /// Ends the waiting.
  public func cancel() {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      defer { state = .done }
      guard case .waiting(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume(throwing: URLError(.cancelled))
  }
}
