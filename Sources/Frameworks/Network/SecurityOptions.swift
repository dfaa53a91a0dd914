// The options of secure connections, by the names that C gives them, which are kept: no connection
// is made, so that no server is ever asked who it is.

public import FoundationNetworking
public import FoundationSupplement

public final class sec_protocol_options: @unchecked Sendable {
  /// The protocols that are offered, the first that is liked best.
  fileprivate var applicationProtocols: [String] = []
}

public typealias sec_protocol_options_t = sec_protocol_options
public typealias sec_protocol_metadata_t = AnyObject
public typealias sec_trust_t = AnyObject
public typealias sec_identity_t = AnyObject

/// The versions of TLS, which Foundation's networking names as well.
public typealias tls_protocol_version_t = FoundationNetworking.tls_protocol_version_t

public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t =
  (sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t) -> Void

public func sec_protocol_options_set_min_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}

public func sec_protocol_options_set_max_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}

public func sec_protocol_options_add_tls_application_protocol(
  _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {
  options.applicationProtocols.append(String(cString: application_protocol))
}

public func sec_protocol_options_set_tls_server_name(
  _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {}

public func sec_protocol_options_set_peer_authentication_required(
  _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {}

public func sec_protocol_options_set_local_identity(
  _ options: sec_protocol_options_t, _ identity: sec_identity_t
) {}

public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
  _ verify_block_queue: DispatchQueue
) {}

public func sec_protocol_options_add_pre_shared_key(
  _ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData
) {}

/// Creates an identity of one that the keychain has.
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { identity }

/// Returns what was asked to be judged.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> {
  Unmanaged.passRetained((trust as? SecTrust) ?? SecTrust())
}
