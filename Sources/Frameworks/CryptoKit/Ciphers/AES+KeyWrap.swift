// Keys wrapped in keys, by RFC 3394.
//
// https://developer.apple.com/documentation/cryptokit/aes/keywrap

public import FoundationSupplement

/// The Advanced Encryption Standard.
public enum AES {}

extension AES {
  /// Keys that are encrypted with another key; iOS 15.
  public enum KeyWrap {
    /// Encrypts a key.
    ///
    /// - Parameters:
    ///   - keyToWrap: The key, of 16 bytes at least and a multiple of 8.
    ///   - kek: The key that encrypts it, of 128, 192 or 256 bits.
    /// - Returns: The wrapped key, 8 bytes longer than the key.
    /// - Throws: `CryptoKitError` for lengths that cannot be.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      let bytes = keyToWrap.withUnsafeBytes { Array($0) }
      guard bytes.count >= 16, bytes.count.isMultiple(of: 8) else {
        throw CryptoKitError.incorrectParameterSize
      }
      do {
        return Data(try cipher(kek).transform(bytes, .encrypt, isPadded: false))
      } catch let failure as Cipher.Failure {
        throw failure == .unavailable ? CryptoKitError(failure) : .wrapFailure
      }
    }

    /// Decrypts a key.
    ///
    /// - Parameters:
    ///   - wrappedKey: A key that was wrapped.
    ///   - kek: The key that it was wrapped with.
    /// - Throws: `CryptoKitError.unwrapFailure` where it was wrapped with another key.
    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      guard wrappedKey.count >= 24, wrappedKey.count.isMultiple(of: 8) else {
        throw CryptoKitError.incorrectParameterSize
      }
      do {
        let key = try cipher(kek).transform(Array(wrappedKey), .decrypt, isPadded: false)
        return SymmetricKey(data: key)
      } catch let failure as Cipher.Failure {
        throw failure == .unavailable ? CryptoKitError(failure) : .unwrapFailure
      }
    }

    private static func cipher(_ key: SymmetricKey) throws -> Cipher {
      guard AES.keySizes.contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return try Cipher(
        "AES-\(key.bitCount)-WRAP", key: key.withUnsafeBytes { Array($0) }, vector: [])
    }
  }

  /// The bits of the keys that the standard knows.
  static let keySizes = [128, 192, 256]
}
