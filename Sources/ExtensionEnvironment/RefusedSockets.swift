import Synchronization

/// The web sockets and connections of other protocols that an extension opens, none of which is let
/// through.
public enum RefusedSockets {
  /// Takes an address and a port.
  public typealias Receiver = @Sendable (_ address: String, _ port: Int?) -> Void

  private static let listener = Mutex<Receiver?>(nil)

  /// Sets the receiver of what is refused.
  public static func listen(_ receive: @escaping Receiver) {
    listener.withLock { $0 = receive }
  }

  /// Tells of a socket.
  ///
  /// - Parameters:
  ///   - address: The host behind a scheme, as in `wss://api.example.com`.
  ///   - port: The port, where one was named.
  public static func note(_ address: String, port: Int? = nil) {
    listener.withLock { $0 }?(address, port)
  }
}
