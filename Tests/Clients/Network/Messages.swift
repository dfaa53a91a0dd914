import Network

/// The options of a socket for the messages of a chat.
func chatOptions(token: String) -> NWProtocolWebSocket.Options {
  let options = NWProtocolWebSocket.Options()
  options.maximumMessageSize = 65_536
  options.skipHandshake = false
  options.setAdditionalHeaders([(name: "Authorization", value: "Bearer \(token)")])
  options.setSubprotocols(["chat.v2", "chat.v1"])
  return options
}

/// The words for a message that ends a chat; none while it goes on.
func farewell(of message: NWProtocolWebSocket.Metadata) -> String? {
  let kind: NWProtocolWebSocket.Opcode = message.opcode
  guard kind == .close else { return nil }
  switch message.closeCode {
  case .protocolCode(let reason): return text(of: reason)
  case .applicationCode(let number), .privateCode(let number): return "The chat ended: \(number)."
  }
}

private func text(of reason: NWProtocolWebSocket.CloseCode.Defined) -> String {
  switch reason {
  case .normalClosure, .goingAway: "The chat has ended."
  case .messageTooBig: "The message was too long."
  case .tlsHandshake: "The server could not be trusted."
  default: "The chat was interrupted (\(reason.rawValue))."
  }
}

/// A message that says goodbye.
func goodbye() -> NWProtocolWebSocket.Metadata {
  let message = NWProtocolWebSocket.Metadata(opcode: .close)
  message.closeCode = .protocolCode(.goingAway)
  return message
}
