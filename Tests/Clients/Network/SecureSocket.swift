import Network

/// A socket for messages that only one server's certificate may answer.
func secureSocket(to url: URL) -> NWConnection {
  let tls = NWProtocolTLS.Options()
  let options = tls.securityProtocolOptions
  sec_protocol_options_set_min_tls_protocol_version(options, .TLSv12)
  sec_protocol_options_add_tls_application_protocol(options, "chat")
  sec_protocol_options_set_verify_block(
    options,
    { _, trust, done in
      let server: SecTrust = sec_trust_copy_ref(trust).takeRetainedValue()
      done(SecTrustEvaluateWithError(server, nil))
    }, .main)
  let parameters = NWParameters(tls: tls)
  parameters.prohibitedInterfaceTypes = [.cellular]
  let messages = NWProtocolWebSocket.Options(.v13)
  messages.autoReplyPing = true
  parameters.defaultProtocolStack.applicationProtocols.insert(messages, at: 0)
  return NWConnection(to: .url(url), using: parameters)
}
