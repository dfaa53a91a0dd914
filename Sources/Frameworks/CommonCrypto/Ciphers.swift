// CommonCrypto's `CCCrypt`: AES and Triple DES in one pass, by Debian's OpenSSL. DES, CAST, RC2, RC4
// and Blowfish are not imitated; they answer as an algorithm that is not there does.

import CryptoKit

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }

public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }

public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }
public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }

public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCKeySize3DES: Int { 24 }
public var kCCBlockSizeAES128: Int { 16 }
public var kCCBlockSize3DES: Int { 8 }

/// Encrypts or decrypts a text in one pass.
///
/// Without a vector the first block is combined with zeros, as Apple's header says. Where the
/// output has too little room `dataOutMoved` says how much is needed.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard let (name, block) = cipher(alg, options, keyLength: keyLength) else {
    return CCCryptorStatus(alg == 0 || alg == 2 ? kCCParamError : kCCUnimplemented)
  }
  let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
  let isECB = options & CCOptions(kCCOptionECBMode) != 0
  let vector = isECB ? [] : iv.map { bytes($0, block) } ?? Array(repeating: 0, count: block)
  let text = bytes(dataIn, dataInLength)
  let isEncrypting = op == CCOperation(kCCEncrypt)
  guard (isPadded && isEncrypting) || text.count.isMultiple(of: block) else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  do {
    let result = try Cipher(name, key: bytes(key, keyLength), vector: vector)
      .transform(text, isEncrypting ? .encrypt : .decrypt, isPadded: isPadded)
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    for (index, byte) in result.enumerated() {
      dataOut?.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
    }
    return CCCryptorStatus(kCCSuccess)
  } catch .badLength {
    return CCCryptorStatus(kCCParamError)
  } catch .notAuthentic {
    return CCCryptorStatus(kCCDecodeError)
  } catch {
    return CCCryptorStatus(kCCUnimplemented)
  }
}

/// OpenSSL's name of a cipher, and the bytes of its blocks.
private func cipher(
  _ algorithm: CCAlgorithm, _ options: CCOptions, keyLength: Int
) -> (name: String, block: Int)? {
  let mode = options & CCOptions(kCCOptionECBMode) != 0 ? "ECB" : "CBC"
  switch (algorithm, keyLength) {
  case (0, 16), (0, 24), (0, 32): return ("AES-\(keyLength * 8)-\(mode)", 16)
  case (2, 24): return ("DES-EDE3-\(mode)", 8)
  default: return nil
  }
}

/// The bytes at a place.
func bytes(_ place: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  place.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}
