import Foundation
import Security

/// A key of the device's own, by which what it says is signed.
struct DeviceKey {
  let tag: Data

  /// Makes the key; it never leaves the device.
  func make() throws -> SecKey {
    var error: Unmanaged<CFError>?
    let access = SecAccessControlCreateWithFlags(
      kCFAllocatorDefault, kSecAttrAccessibleWhenUnlockedThisDeviceOnly as CFTypeRef,
      [.privateKeyUsage, .biometryAny], &error)
    let attributes: [String: Any] = [
      kSecAttrKeyType as String: kSecAttrKeyTypeECSECPrimeRandom,
      kSecAttrKeySizeInBits as String: 256,
      kSecAttrTokenID as String: kSecAttrTokenIDSecureEnclave,
      kSecPrivateKeyAttrs as String: [
        kSecAttrIsPermanent as String: true, kSecAttrApplicationTag as String: tag,
        kSecAttrAccessControl as String: access as Any,
      ],
    ]
    guard let key = SecKeyCreateRandomKey(attributes as CFDictionary, &error) else {
      throw error?.takeRetainedValue() ?? CocoaError(.featureUnsupported)
    }
    return key
  }

  /// Signs a message, where the key can.
  func sign(_ message: Data, by key: SecKey) -> Data? {
    let algorithm = SecKeyAlgorithm.ecdsaSignatureMessageX962SHA256
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm) else { return nil }
    return SecKeyCreateSignature(key, algorithm, message as CFData, nil) as Data?
  }

  /// Whether a message is signed by whoever has the other half of a key.
  func holds(_ message: Data, _ signature: Data, of data: Data) -> Bool {
    let kind: [String: Any] = [
      kSecAttrKeyType as String: kSecAttrKeyTypeRSA,
      kSecAttrKeyClass as String: kSecAttrKeyClassPublic,
    ]
    guard let key = SecKeyCreateWithData(data as CFData, kind as CFDictionary, nil) else {
      return false
    }
    return SecKeyVerifySignature(
      key, .rsaSignatureMessagePKCS1v15SHA256, message as CFData, signature as CFData, nil)
  }
}
