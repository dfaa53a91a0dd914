// Web sockets, which are refused: Foundation's tasks end with an error here, as without a network, and
// the run is told of the host. Staged sources call these in the place of `webSocketTask`.

import ExtensionEnvironment
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Opens a web socket.
  public func refusedSocket(with url: URL) -> URLSessionWebSocketTask {
    RefusedSockets.note(url.host ?? "")
    return webSocketTask(with: url)
  }

  /// Opens a web socket for one of some protocols.
  public func refusedSocket(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    RefusedSockets.note(url.host ?? "")
    return webSocketTask(with: url, protocols: protocols)
  }

  /// Opens a web socket with a request.
  public func refusedSocket(with request: URLRequest) -> URLSessionWebSocketTask {
    RefusedSockets.note(request.url?.host ?? "")
    return webSocketTask(with: request)
  }
}
