// The functions of Apple's Security framework that make and use keys. No key can be made here, so that
// each of these fails.

public import Dispatch
import Foundation

public enum SecKeyOperationType: Int, Sendable {
  case sign, verify, encrypt, decrypt, keyExchange
}

/// Says why nothing came of a call about keys.
private func fail(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) {
  let reason = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  error?.pointee = Unmanaged.passRetained(reason)
}

/// Fails: no key can be made or used here.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  fail(error)
  return nil
}

/// Fails: no key can be made or used here.
public func SecKeyCreateWithData(
  _ keyData: CFData,
  _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  fail(error)
  return nil
}

/// Fails: no key can be made or used here.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}

/// Fails: no key can be made or used here.
public func SecKeyCreateSignature(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}

/// Fails: no key can be made or used here.
public func SecKeyVerifySignature(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ signedData: CFData,
  _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  fail(error)
  return false
}

/// Fails: no key can be made or used here.
public func SecKeyCreateEncryptedData(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}

/// Fails: no key can be made or used here.
public func SecKeyCreateDecryptedData(
  _ key: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}

/// Fails: no key can be made or used here.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey,
  _ algorithm: SecKeyAlgorithm,
  _ publicKey: SecKey,
  _ parameters: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  fail(error)
  return nil
}

/// Returns nil: no key is here.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

/// Returns nil: no key is here.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

/// Returns 0: no key is here.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

/// Returns false: no key is here.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  false
}

/// Fails: certificates are not read here.
@discardableResult
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = nil
  return errSecUnimplemented
}

/// Fails: certificates are not judged here.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue,
  _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    result(trust, false, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  }
  return errSecSuccess
}
