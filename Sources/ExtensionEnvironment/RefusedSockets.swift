import Synchronization

/// The web sockets that an extension opens, none of which is let through.
public enum RefusedSockets {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Sets the receiver of the hosts.
  public static func listen(_ receive: @escaping @Sendable (String) -> Void) {
    listener.withLock { $0 = receive }
  }

  /// Tells of a web socket to a host.
  public static func note(_ host: String) {
    listener.withLock { $0 }?(host)
  }
}
