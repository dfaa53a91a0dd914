// The answer to a request byte by byte, from iOS 15. The answer is there as a whole before its
// first byte is given: a widget's requests are small, and the network on Linux tells no sooner.

public import Foundation
import Synchronization

/// The bytes of an answer, and the task that brought them.
public struct URLSessionAsyncBytes: AsyncSequence, Sendable {
  public typealias Element = UInt8

  private let content: Data
  /// The task, whose type the networking part of Foundation declares.
  public let _task: _URLSessionAsyncBytesTask

  /// Creates the bytes of an answer.
  public init(_ content: Data, _task task: _URLSessionAsyncBytesTask) {
    self.content = content
    _task = task
  }

  /// Returns an iterator over the bytes.
  public func makeAsyncIterator() -> AsyncBytesIterator {
    URL.AsyncBytes { [content] in content }.makeAsyncIterator()
  }
}

/// The place of a task that is known only after it was made.
public final class _URLSessionAsyncBytesTask: Sendable {
  private struct Held: @unchecked Sendable {
    var task: AnyObject?
  }

  private let held = Mutex(Held())

  /// Creates a place without a task.
  public init() {}

  /// The task.
  public var task: AnyObject? {
    get { held.withLock { $0.task } }
    set {
      let new = Held(task: newValue)
      held.withLock { $0 = new }
    }
  }
}

extension URLSession {
  /// The bytes of an answer.
  public typealias AsyncBytes = URLSessionAsyncBytes

  /// Sends a request and gives its answer's bytes one after another.
  @_alwaysEmitIntoClient
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let place = _URLSessionAsyncBytesTask()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = dataTask(with: request) { data, response, error in
          if let error {
            continuation.resume(throwing: error)
          } else if let response {
            let bytes = URLSessionAsyncBytes(data ?? Data(), _task: place)
            continuation.resume(returning: (bytes, response))
          } else {
            continuation.resume(throwing: URLError(.badServerResponse))
          }
        }
        task.delegate = delegate
        place.task = task
        task.resume()
        if Task.isCancelled { task.cancel() }
      }
    } onCancel: {
      (place.task as? URLSessionTask)?.cancel()
    }
  }

  /// Asks for an address and gives its answer's bytes one after another.
  @_alwaysEmitIntoClient
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

extension URLSessionAsyncBytes {
  /// The task that brought the bytes.
  @_alwaysEmitIntoClient
  public var task: URLSessionDataTask {
    guard let task = _task.task as? URLSessionDataTask else {
      preconditionFailure("The bytes of a request always have its task.")
    }
    return task
  }
}
