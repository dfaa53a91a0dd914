import CInterposition
import Synchronization
import WidgetRecording

/// The attempts of the author's code to reach the network, and its permission to.
enum NetworkGate {
  private static let observer = Mutex<(@Sendable (RecordedConnection?) -> Void)?>(nil)

  /// Tells of each attempt from now on, in order; nil says that a call begins.
  static func observe(_ tell: @escaping @Sendable (RecordedConnection?) -> Void) {
    observer.withLock { $0 = tell }
    network_gate_observe { attempt in
      guard let attempt else { return }
      NetworkGate.tell(RecordedConnection(attempt.pointee))
    }
  }

  private static func tell(_ connection: RecordedConnection?) {
    observer.withLock { $0?(connection) }
  }

  /// Begins to record.
  ///
  /// - Parameter allowing: Whether attempts are let through.
  static func close(allowing: Bool) {
    if allowing {
      network_gate_record()
    } else {
      network_gate_refuse()
    }
  }

  /// Sets the moment of the attempts that follow; nil while a provider is asked.
  static func mark(_ moment: RecordedConnection.Moment?) {
    switch moment {
    case nil: network_gate_mark(Int32(NETWORK_WHILE_ASKED))
    case .drawing: network_gate_mark(Int32(NETWORK_WHILE_DRAWING))
    case .afterAnswer: network_gate_mark(Int32(NETWORK_AFTER_ANSWER))
    }
  }

  /// Forgets earlier attempts, and begins to record those of a call.
  ///
  /// - Parameter isPreview: Whether the gallery asks. Then it matters whether an answer waits for
  ///   the network, so each attempt takes the moment that a network takes at least: a provider that
  ///   does not wait has answered by then.
  static func open(isPreview: Bool) {
    settle()
    _ = take()
    tell(nil)
    mark(nil)
    network_gate_delay(isPreview ? 20 : 0)
  }

  private static func settle() {
    network_gate_delay(0)
    network_gate_settle()
  }

  /// Runs a closure that draws views, and returns the connections attempted meanwhile.
  ///
  /// Foundation connects on threads of its own, so a request that a provider left running may
  /// connect while the view is drawn. A view that connects does so each time it is drawn: in case
  /// of doubt it is drawn once more.
  ///
  /// - Parameter draw: Draws the views of one answer.
  /// - Returns: The first result of `draw`, and the attempts, in order.
  @MainActor static func drawing<Result>(
    _ draw: () -> Result
  ) -> (Result, connections: [RecordedConnection]) {
    settle()
    mark(.drawing)
    defer { mark(.afterAnswer) }
    let result = draw()
    let connections = take()
    guard connections.contains(where: { $0.moment == .drawing }) else {
      return (result, connections)
    }
    _ = draw()
    let ofViews = Set(take().map(\.host))
    return (
      result,
      connections.map { connection in
        var connection = connection
        if connection.moment == .drawing, !ofViews.contains(connection.host) {
          connection.moment = .afterAnswer
        }
        return connection
      }
    )
  }

  /// Notes a request that the responder got.
  ///
  /// - Parameters:
  ///   - host: The host that was asked.
  ///   - port: Its port.
  ///   - failure: The failure that the provider is told of; nil where it gets an answer.
  static func note(_ host: String, _ port: Int, failure: RecordedConnection.Failure?) {
    let refused = failure == .refused
    network_gate_note(
      host, Int32(clamping: port), Int32(refused ? NETWORK_LOOKUP : NETWORK_CONNECT),
      refused ? 1 : 0, Int32(clamping: failure?.number ?? 0))
  }

  /// Removes and returns the attempts since the last call.
  ///
  /// - Returns: The attempts, in order.
  static func take() -> [RecordedConnection] {
    var connections: [RecordedConnection] = []
    while case let count = network_gate_count(), count > 0 {
      let attempts = [network_attempt](unsafeUninitializedCapacity: count) { buffer, count in
        count = network_gate_take(buffer.baseAddress, buffer.count)
      }
      connections += attempts.map(RecordedConnection.init)
    }
    return connections
  }
}

extension RecordedConnection {
  fileprivate init(_ attempt: network_attempt) {
    let host = withUnsafeBytes(of: attempt.host) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      host: host, port: attempt.port < 0 ? nil : Int(attempt.port),
      operation: attempt.operation == NETWORK_LOOKUP ? .lookup : .connect,
      failure: attempt.refused != 0 ? .refused : Failure(Int(attempt.failure)),
      moment: Moment(attempt.moment)
    )
  }
}

extension RecordedConnection.Moment {
  fileprivate init?(_ moment: Int32) {
    switch Int(moment) {
    case Int(NETWORK_WHILE_DRAWING): self = .drawing
    case Int(NETWORK_AFTER_ANSWER): self = .afterAnswer
    default: return nil
    }
  }
}
