// The asynchronous requests of URLSession, from iOS 15. Those of Foundation on Linux stop for ever,
// or end the process, where a task is cancelled in the moment in which its answer comes, as
// `async let` does where another request fails. These let go of the answer. And they give the task
// its delegate, who there is never asked about redirections and challenges.

public import Foundation

extension URLSession {
  /// Waits for the answer of a task.
  @_alwaysEmitIntoClient @usableFromInline
  func _answer<Value: Sendable>(
    _ delegate: (any URLSessionTaskDelegate)?,
    _ makeTask: (@escaping @Sendable (Value?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Value, URLResponse) {
    let answer = _URLSessionAnswer<(Value, URLResponse)>()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        answer.begin(continuation)
        let task = makeTask { value, response, error in
          if let value, let response, error == nil {
            answer.finish(.success((value, response)))
          } else {
            answer.finish(.failure(error ?? URLError(.badServerResponse)))
          }
        }
        if let delegate { task.delegate = delegate }
        task.resume()
      }
    } onCancel: {
      answer.cancel()
    }
  }

  /// Asks for an address.
  @_alwaysEmitIntoClient
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: nil)
  }

  /// Asks for an address, with a delegate of the task's own.
  @_alwaysEmitIntoClient
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// Sends a request.
  @_alwaysEmitIntoClient
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Sends a request, with a delegate of the task's own.
  @_alwaysEmitIntoClient
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await _answer(delegate) { finish in
      dataTask(with: request) { finish($0, $1, $2) }
    }
  }

  /// Sends a request with a body.
  @_alwaysEmitIntoClient
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Sends a request with a body, with a delegate of the task's own.
  @_alwaysEmitIntoClient
  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await _answer(delegate) { finish in
      uploadTask(with: request, from: bodyData) { finish($0, $1, $2) }
    }
  }

  /// Sends a request with a file's bytes.
  @_alwaysEmitIntoClient
  public func upload(
    for request: URLRequest, fromFile fileURL: URL
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Sends a request with a file's bytes, with a delegate of the task's own.
  @_alwaysEmitIntoClient
  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await _answer(delegate) { finish in
      uploadTask(with: request, fromFile: fileURL) { finish($0, $1, $2) }
    }
  }

  /// Writes what an address holds into a file.
  @_alwaysEmitIntoClient
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: nil)
  }

  /// Writes what an address holds into a file, with a delegate of the task's own.
  @_alwaysEmitIntoClient
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }

  /// Writes the answer to a request into a file, which is the caller's.
  @_alwaysEmitIntoClient
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Writes the answer to a request into a file, with a delegate of the task's own.
  @_alwaysEmitIntoClient
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await _answer(delegate) { finish in
      downloadTask(with: request) { file, response, error in
        // The session removes its own.
        let kept = file.map { file in
          let copy = file.deletingLastPathComponent()
            .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
          return (try? FileManager.default.copyItem(at: file, to: copy)) == nil ? file : copy
        }
        finish(kept, response, error)
      }
    }
  }
}
