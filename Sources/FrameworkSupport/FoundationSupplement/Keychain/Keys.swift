// The keys of Apple's Security framework: the names by which the keychain asks for them, and the
// functions that make and use them. No key can be made here, so that each of these fails.

public import Dispatch
import Foundation

public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeyTypeRSA: CFString = "42"
public let kSecAttrKeyTypeEC: CFString = "73"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
public let kSecAttrKeyClassSymmetric: CFString = "2"
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrEffectiveKeySize: CFString = "esiz"
public let kSecAttrIsPermanent: CFString = "perm"
public let kSecAttrCanEncrypt: CFString = "encr"
public let kSecAttrCanDecrypt: CFString = "decr"
public let kSecAttrCanDerive: CFString = "drve"
public let kSecAttrCanSign: CFString = "sign"
public let kSecAttrCanVerify: CFString = "vrfy"
public let kSecAttrCanWrap: CFString = "wrap"
public let kSecAttrCanUnwrap: CFString = "unwp"
public let kSecAttrApplicationLabel: CFString = "klbl"
public let kSecAttrTokenID: CFString = "tkid"
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
public let kSecPrivateKeyAttrs: CFString = "private"
public let kSecPublicKeyAttrs: CFString = "public"
public let kSecAttrCertificateType: CFString = "ctyp"
public let kSecAttrCertificateEncoding: CFString = "cenc"
public let kSecAttrSubject: CFString = "subj"
public let kSecAttrIssuer: CFString = "issr"
public let kSecAttrSerialNumber: CFString = "slnr"
public let kSecAttrSubjectKeyID: CFString = "skid"
public let kSecAttrPublicKeyHash: CFString = "pkhh"
public let kSecAttrSyncViewHint: CFString = "vwht"
public let kSecMatchPolicy: CFString = "m_Policy"
public let kSecMatchIssuers: CFString = "m_Issuers"
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
public let kSecUseItemList: CFString = "u_ItemList"
public let kSecUseKeychain: CFString = "u_Keychain"

public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecCoreFoundationUnknown: OSStatus = -4960
public let errSecDiskFull: OSStatus = -34
public let errSecReadOnly: OSStatus = -25_292
public let errSecNoSuchKeychain: OSStatus = -25_294
public let errSecDuplicateKeychain: OSStatus = -25_296
public let errSecNoSuchAttr: OSStatus = -25_303
public let errSecInvalidItemRef: OSStatus = -25_304
public let errSecNoSuchClass: OSStatus = -25_306
public let errSecNoDefaultKeychain: OSStatus = -25_307
public let errSecDataTooLarge: OSStatus = -25_302
public let errSecDataNotAvailable: OSStatus = -25_316
public let errSecInteractionRequired: OSStatus = -25_315
public let errSecNoAccessForItem: OSStatus = -25_243
public let errSecConversionError: OSStatus = -67_594
public let errSecInvalidData: OSStatus = -67_673
public let errSecVerifyFailed: OSStatus = -67_808
public let errSecNotTrusted: OSStatus = -67_843
public let errSecInternalError: OSStatus = -67_671
public let errSecMemoryError: OSStatus = -67_672

/// A way to sign, to encrypt or to agree on a key.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFString
  /// Creates an algorithm's name.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  public static let rsaSignatureRaw = Self(rawValue: "rsaSignatureRaw")
  public static let rsaSignatureDigestPKCS1v15SHA1 = Self(
    rawValue: "rsaSignatureDigestPKCS1v15SHA1")
  public static let rsaSignatureDigestPKCS1v15SHA256 = Self(
    rawValue: "rsaSignatureDigestPKCS1v15SHA256")
  public static let rsaSignatureDigestPKCS1v15SHA512 = Self(
    rawValue: "rsaSignatureDigestPKCS1v15SHA512")
  public static let rsaSignatureMessagePKCS1v15SHA1 = Self(
    rawValue: "rsaSignatureMessagePKCS1v15SHA1")
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(
    rawValue: "rsaSignatureMessagePKCS1v15SHA256")
  public static let rsaSignatureMessagePKCS1v15SHA384 = Self(
    rawValue: "rsaSignatureMessagePKCS1v15SHA384")
  public static let rsaSignatureMessagePKCS1v15SHA512 = Self(
    rawValue: "rsaSignatureMessagePKCS1v15SHA512")
  public static let rsaSignatureDigestPSSSHA256 = Self(rawValue: "rsaSignatureDigestPSSSHA256")
  public static let rsaSignatureMessagePSSSHA256 = Self(rawValue: "rsaSignatureMessagePSSSHA256")
  public static let rsaSignatureMessagePSSSHA512 = Self(rawValue: "rsaSignatureMessagePSSSHA512")
  public static let ecdsaSignatureDigestX962SHA256 = Self(
    rawValue: "ecdsaSignatureDigestX962SHA256")
  public static let ecdsaSignatureMessageX962SHA1 = Self(rawValue: "ecdsaSignatureMessageX962SHA1")
  public static let ecdsaSignatureMessageX962SHA256 = Self(
    rawValue: "ecdsaSignatureMessageX962SHA256")
  public static let ecdsaSignatureMessageX962SHA384 = Self(
    rawValue: "ecdsaSignatureMessageX962SHA384")
  public static let ecdsaSignatureMessageX962SHA512 = Self(
    rawValue: "ecdsaSignatureMessageX962SHA512")
  public static let ecdsaSignatureRFC4754 = Self(rawValue: "ecdsaSignatureRFC4754")
  public static let rsaEncryptionRaw = Self(rawValue: "rsaEncryptionRaw")
  public static let rsaEncryptionPKCS1 = Self(rawValue: "rsaEncryptionPKCS1")
  public static let rsaEncryptionOAEPSHA1 = Self(rawValue: "rsaEncryptionOAEPSHA1")
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "rsaEncryptionOAEPSHA256")
  public static let rsaEncryptionOAEPSHA512 = Self(rawValue: "rsaEncryptionOAEPSHA512")
  public static let rsaEncryptionOAEPSHA1AESGCM = Self(rawValue: "rsaEncryptionOAEPSHA1AESGCM")
  public static let rsaEncryptionOAEPSHA256AESGCM = Self(rawValue: "rsaEncryptionOAEPSHA256AESGCM")
  public static let rsaEncryptionOAEPSHA512AESGCM = Self(rawValue: "rsaEncryptionOAEPSHA512AESGCM")
  public static let eciesEncryptionStandardX963SHA256AESGCM = Self(
    rawValue: "eciesEncryptionStandardX963SHA256AESGCM")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(
    rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = Self(
    rawValue: "eciesEncryptionStandardVariableIVX963SHA256AESGCM")
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = Self(
    rawValue: "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
  public static let ecdhKeyExchangeStandard = Self(rawValue: "ecdhKeyExchangeStandard")
  public static let ecdhKeyExchangeStandardX963SHA256 = Self(
    rawValue: "ecdhKeyExchangeStandardX963SHA256")
  public static let ecdhKeyExchangeCofactor = Self(rawValue: "ecdhKeyExchangeCofactor")
  public static let ecdhKeyExchangeCofactorX963SHA256 = Self(
    rawValue: "ecdhKeyExchangeCofactorX963SHA256")
}

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
