import Foundation
import Network

/// How the app and its server show each other who they are.
struct ServerTrust {
  let name: String
  let newest: tls_protocol_version_t
  let judge: @Sendable (SecTrust) -> Bool

  /// Secure options for a client that owns a certificate, or else shares a secret with the server.
  func options(identity: SecIdentity?, secret: Data) -> NWProtocolTLS.Options {
    let tls = NWProtocolTLS.Options()
    apply(to: tls.securityProtocolOptions)
    if let identity, let own: sec_identity_t = sec_identity_create(identity) {
      sec_protocol_options_set_local_identity(tls.securityProtocolOptions, own)
    } else {
      share(secret, by: tls.securityProtocolOptions)
    }
    return tls
  }

  private func apply(to options: sec_protocol_options) {
    sec_protocol_options_set_max_tls_protocol_version(options, newest)
    sec_protocol_options_set_tls_server_name(options, name)
    sec_protocol_options_set_peer_authentication_required(options, true)
    sec_protocol_options_set_verify_block(options, verification, .main)
  }

  private func share(_ secret: Data, by options: sec_protocol_options_t) {
    let key = secret.withUnsafeBytes { DispatchData(bytes: $0) }
    let owner = Data(name.utf8).withUnsafeBytes { DispatchData(bytes: $0) }
    sec_protocol_options_add_pre_shared_key(options, key, owner)
  }

  private var verification: sec_protocol_verify_t {
    {
      (
        _: sec_protocol_metadata_t, trust: sec_trust_t,
        done: @escaping sec_protocol_verify_complete_t
      )
      in
      done(judge(sec_trust_copy_ref(trust).takeRetainedValue()))
    }
  }
}
