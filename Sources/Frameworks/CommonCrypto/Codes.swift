// CommonCrypto's authentication codes, keys derived from passwords, and random bytes.

import CryptoKit

public typealias CCHmacAlgorithm = UInt32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCRNGStatus = CCCryptorStatus

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }

public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Writes the authentication code of a whole message; nothing for an algorithm that is not here.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let message = bytes(data, dataLength)
  let code: [UInt8] =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: message, using: key))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: message, using: key))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: message, using: key))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: message, using: key))
    default: []
    }
  for (index, byte) in code.enumerated() {
    macOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
}

/// Derives a key from a password, by RFC 8018.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
  _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> CCCryptorStatus {
  let hashes = ["SHA1", "SHA224", "SHA256", "SHA384", "SHA512"]
  guard algorithm == 2, (1...5).contains(prf), rounds > 0, derivedKeyLen > 0 else {
    return CCCryptorStatus(kCCParamError)
  }
  let key = PasswordKey.derive(
    password: bytes(password, passwordLen), salt: bytes(salt, saltLen), hash: hashes[Int(prf) - 1],
    rounds: Int(rounds), count: derivedKeyLen)
  guard let key else { return CCCryptorStatus(kCCUnimplemented) }
  for (index, byte) in key.enumerated() { derivedKey?[index] = byte }
  return CCCryptorStatus(kCCSuccess)
}

/// Fills a place with random bytes.
public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer!, _ count: Int
) -> CCRNGStatus {
  for index in 0..<count {
    bytes?.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return CCRNGStatus(kCCSuccess)
}
