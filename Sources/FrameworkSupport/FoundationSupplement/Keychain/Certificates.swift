// Certificates, identities and trust of Apple's Security framework, as far as an app writes their
// types. Nothing here reads or judges a certificate: every call that would have to fails.

import Foundation

/// A certificate.
public final class SecCertificate: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

/// A certificate with its private key.
public final class SecIdentity: Sendable {
  init() {}
}

/// Certificates that are to be judged.
public final class SecTrust: Sendable {
  package init() {}
}

/// A key.
public final class SecKey: Sendable {
  init() {}
}

/// A policy for the evaluation of certificates.
public final class SecPolicy: Sendable {
  init() {}
}

/// The access control of a keychain item: who may use it, and the authentication that it requires.
public final class SecAccessControl: Sendable {
  init() {}
}

/// The authentication that an access control requires.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates flags.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By face, finger or passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// By any face or finger.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// By a face or finger known now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// By passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// By any finger, as of old.
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
  /// By a finger known now, as of old.
  public static let touchIDCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// By a watch nearby.
  public static let companion = SecAccessControlCreateFlags(rawValue: 32)
  /// For signing and for agreeing on keys.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// By a password of the app's own.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// Any one of the constraints.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of the constraints.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
}

/// The result of an evaluation of certificates.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// Creates the conditions for an item's use.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> SecAccessControl? {
  SecAccessControl()
}

/// Keeps the bytes of a certificate, which must begin as one does.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? {
  (data as Data).first == 0x30 ? SecCertificate(data as Data) : nil
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  certificate.data as CFData
}

/// Returns a certificate's subject; nil, since certificates are not read here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// Fails: an archive of certificates cannot be read here.
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>?
) -> OSStatus {
  errSecDecode
}

/// Fails: no identity is here.
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  errSecUnimplemented
}

/// Creates a policy for a server's certificates.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Fails: certificates are not judged here. They come one by one or in an array, as policies do.
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  errSecUnimplemented
}

/// Returns false: certificates are not judged here.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  return false
}

/// Returns no certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "trust"
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"
public nonisolated(unsafe) let kSecImportItemLabel: CFString = "label"
public nonisolated(unsafe) let kSecImportItemKeyID: CFString = "keyid"
