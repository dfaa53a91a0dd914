// Web sockets, which are refused: Foundation's tasks end with an error here, as without a network,
// and the run is told of the host. Staged sources call these in the place of `webSocketTask`. The
// code is the client's, because this library goes without that of `URLSession`.

import ExtensionEnvironment
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Opens a web socket.
  @_alwaysEmitIntoClient
  public func refusedSocket(with url: URL) -> URLSessionWebSocketTask {
    _noteRefusedSocket(url.host ?? "")
    return webSocketTask(with: url)
  }

  /// Opens a web socket for one of some protocols.
  @_alwaysEmitIntoClient
  public func refusedSocket(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    _noteRefusedSocket(url.host ?? "")
    return webSocketTask(with: url, protocols: protocols)
  }

  /// Opens a web socket with a request.
  @_alwaysEmitIntoClient
  public func refusedSocket(with request: URLRequest) -> URLSessionWebSocketTask {
    _noteRefusedSocket(request.url?.host ?? "")
    return webSocketTask(with: request)
  }
}

/// Tells the run of a web socket to a host.
public func _noteRefusedSocket(_ host: String) { RefusedSockets.note("wss://" + host) }
