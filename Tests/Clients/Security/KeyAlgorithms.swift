import Foundation
import Security

/// The algorithms that a server may ask for by name.
enum KeyAlgorithms {
  static let rsaSignatures: [String: SecKeyAlgorithm] = [
    "RAW": .rsaSignatureRaw,
    "RS1": .rsaSignatureMessagePKCS1v15SHA1,
    "RS384": .rsaSignatureMessagePKCS1v15SHA384,
    "RS512": .rsaSignatureMessagePKCS1v15SHA512,
    "PS256": .rsaSignatureMessagePSSSHA256,
    "PS512": .rsaSignatureMessagePSSSHA512,
  ]

  /// Those for which the app has computed the digest by itself.
  static let digestSignatures: [SecKeyAlgorithm] = [
    .rsaSignatureDigestPKCS1v15SHA1, .rsaSignatureDigestPKCS1v15SHA256,
    .rsaSignatureDigestPKCS1v15SHA512, .rsaSignatureDigestPSSSHA256,
    .ecdsaSignatureDigestX962SHA256,
  ]

  static let curveSignatures: [String: SecKeyAlgorithm] = [
    "ES1": .ecdsaSignatureMessageX962SHA1,
    "ES384": .ecdsaSignatureMessageX962SHA384,
    "ES512": .ecdsaSignatureMessageX962SHA512,
    "RFC4754": .ecdsaSignatureRFC4754,
  ]

  /// From the one that is liked most to the one that is only read.
  static let rsaEncryptions: [SecKeyAlgorithm] = [
    .rsaEncryptionOAEPSHA512AESGCM, .rsaEncryptionOAEPSHA256AESGCM, .rsaEncryptionOAEPSHA1AESGCM,
    .rsaEncryptionOAEPSHA512, .rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA1,
    .rsaEncryptionPKCS1, .rsaEncryptionRaw,
  ]

  static let curveEncryptions: [SecKeyAlgorithm] = [
    .eciesEncryptionCofactorVariableIVX963SHA256AESGCM,
    .eciesEncryptionStandardVariableIVX963SHA256AESGCM,
    .eciesEncryptionCofactorX963SHA256AESGCM, .eciesEncryptionStandardX963SHA256AESGCM,
  ]

  static let exchanges: [SecKeyAlgorithm] = [
    .ecdhKeyExchangeCofactorX963SHA256, .ecdhKeyExchangeStandardX963SHA256,
    .ecdhKeyExchangeCofactor, .ecdhKeyExchangeStandard,
  ]

  /// The first algorithm that a key can be used for.
  static func best(
    of algorithms: [SecKeyAlgorithm], for key: SecKey, to operation: SecKeyOperationType
  ) -> SecKeyAlgorithm? {
    algorithms.first { SecKeyIsAlgorithmSupported(key, operation, $0) }
  }
}

/// A conversation with another device, whose messages only the two can read.
struct SealedConversation {
  let own: SecKey
  let other: SecKey

  /// The key that both sides come to.
  func sharedSecret() throws -> Data {
    var error: Unmanaged<CFError>?
    guard
      let algorithm = KeyAlgorithms.best(
        of: KeyAlgorithms.exchanges, for: own, to: .keyExchange),
      let secret = SecKeyCopyKeyExchangeResult(
        own, algorithm, other, [:] as CFDictionary, &error)
    else { throw error?.takeRetainedValue() ?? CocoaError(.featureUnsupported) }
    return secret as Data
  }

  func seal(_ message: Data) -> Data? {
    let choices = KeyAlgorithms.curveEncryptions + KeyAlgorithms.rsaEncryptions
    guard let algorithm = KeyAlgorithms.best(of: choices, for: other, to: .encrypt) else {
      return nil
    }
    if KeyAlgorithms.rsaEncryptions.contains(algorithm),
      message.count > SecKeyGetBlockSize(other)
    {
      return nil
    }
    return SecKeyCreateEncryptedData(other, algorithm, message as CFData, nil) as Data?
  }

  func open(_ message: Data) throws -> Data {
    var error: Unmanaged<CFError>?
    let algorithm = SecKeyAlgorithm.eciesEncryptionCofactorVariableIVX963SHA256AESGCM
    guard let plain = SecKeyCreateDecryptedData(own, algorithm, message as CFData, &error) else {
      throw error?.takeRetainedValue() ?? CocoaError(.coderReadCorrupt)
    }
    return plain as Data
  }

  /// The half of the own key that the other device is sent, with its size in bits.
  func introduction() -> (key: Data, bits: Int)? {
    guard let half = SecKeyCopyPublicKey(own),
      let bytes = SecKeyCopyExternalRepresentation(half, nil)
    else { return nil }
    let attributes = SecKeyCopyAttributes(half) as? [String: Any]
    return (bytes as Data, attributes?[kSecAttrKeySizeInBits as String] as? Int ?? 0)
  }
}

/// Asks on a queue whether a server can be trusted, and by which name it goes.
func judge(
  _ trust: SecTrust, on queue: DispatchQueue, done: @escaping @Sendable (String?) -> Void
) {
  let status = SecTrustEvaluateAsyncWithError(trust, queue) { trust, isTrusted, error in
    let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate] ?? []
    guard isTrusted, error == nil, let server = chain.first else { return done(nil) }
    var name: CFString?
    SecCertificateCopyCommonName(server, &name)
    done(name as String?)
  }
  if status != errSecSuccess { done(nil) }
}

/// The access control of a secret that opens with a finger and a password of the app.
func fingerAccess(changesWithFingers: Bool) -> SecAccessControl? {
  let finger: SecAccessControlCreateFlags = changesWithFingers ? .touchIDCurrentSet : .touchIDAny
  return SecAccessControlCreateWithFlags(
    nil, kSecAttrAccessibleWhenUnlocked as AnyObject, [finger, .and, .applicationPassword], nil)
}
