import CVirtualClock
import WidgetRecording

/// What the author's code did to reach the network, and whether it may.
enum NetworkGate {
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

  /// Returns what was attempted since the last time, and forgets it.
  ///
  /// - Returns: The attempts, in order.
  static func take() -> [RecordedConnection] {
    var connections: [RecordedConnection] = []
    while true {
      let attempts = [network_attempt](unsafeUninitializedCapacity: 64) { buffer, count in
        count = network_gate_take(buffer.baseAddress, buffer.count)
      }
      guard !attempts.isEmpty else { return connections }
      connections += attempts.map(RecordedConnection.init)
    }
  }
}

extension RecordedConnection {
  fileprivate init(_ attempt: network_attempt) {
    let host = withUnsafeBytes(of: attempt.host) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    self.init(
      host: host, port: attempt.port < 0 ? nil : Int(attempt.port),
      operation: attempt.operation == NETWORK_LOOKUP ? "lookup" : "connect",
      refused: attempt.refused != 0
    )
  }
}
