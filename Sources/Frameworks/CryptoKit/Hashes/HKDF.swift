// Keys that are derived from keys, by RFC 5869.
//
// https://developer.apple.com/documentation/cryptokit/hkdf

public import FoundationSupplement

/// Keys of any length, derived from a key by authentication codes.
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The key that the other is derived from.
  ///   - salt: Bytes that need not be secret.
  ///   - info: What the key is for.
  ///   - outputByteCount: The length of the key, 255 digests at most.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let code = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: code, info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key with nothing said of what it is for.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: Data(),
      outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: Data(), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key without a salt, and with nothing said of what it is for.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: Data(), outputByteCount: outputByteCount)
  }

  /// Makes one code of a key and a salt.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt
  ) -> HashedAuthenticationCode<H> {
    let material = inputKeyMaterial.withUnsafeBytes { Data($0) }
    return HMAC<H>.authenticationCode(for: material, using: SymmetricKey(data: Data(salt)))
  }

  /// Makes a key of a code.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    let purpose = info.map { Data($0) } ?? Data()
    var (output, last, number) = (Data(), Data(), UInt8(0))
    while output.count < outputByteCount {
      number += 1
      last = Data(HMAC<H>.authenticationCode(for: last + purpose + [number], using: key))
      output += last
    }
    return SymmetricKey(data: Data(output.prefix(outputByteCount)))
  }
}
