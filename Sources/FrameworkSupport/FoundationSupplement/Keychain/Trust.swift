// The evaluation of servers' certificates, of Apple's Security framework, as clients of HTTP set it
// up. No certificate is judged here, so that what is set has no effect and every evaluation fails.

import Foundation

extension SecKey: Hashable {
  /// Whether both are one object.
  public static func == (left: SecKey, right: SecKey) -> Bool { left === right }

  /// Feeds the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension SecCertificate: Hashable {
  /// Whether both have the same bytes.
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool {
    left.data == right.data
  }

  /// Feeds the certificate's bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Creates a policy for certificates that are for nothing in particular.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Creates a policy that asks whether certificates were revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

/// Sets the policies of an evaluation.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus {
  errSecSuccess
}

/// Sets the certificates that are trusted.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus {
  errSecSuccess
}

/// Sets whether the system's certificates are trusted, too.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus {
  errSecSuccess
}

/// Fails: certificates are not judged here.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .otherError
  return errSecUnimplemented
}

/// Fails: certificates are not judged here.
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecUnimplemented
}

/// Returns 0: there are no certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

/// Returns nil: there are no certificates.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  nil
}

/// Returns nil: there are no certificates.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

/// Returns nil: certificates are not read here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
