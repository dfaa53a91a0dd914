// URLSession's asynchronous requests without a delegate, which Apple's Foundation has as methods of
// their own, so that they fulfil an author's protocols.

extension URLSession {
  @_alwaysEmitIntoClient
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  @_alwaysEmitIntoClient
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  @_alwaysEmitIntoClient
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  @_alwaysEmitIntoClient
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  @_alwaysEmitIntoClient
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }
}
