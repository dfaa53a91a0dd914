// Secrets that two parties agree upon, and the keys that are derived from them.
//
// https://developer.apple.com/documentation/cryptokit/sharedsecret

public import FoundationSupplement

/// A private key with which a secret is agreed upon; iOS 17.
public protocol DiffieHellmanKeyAgreement: Sendable {
  /// The keys that both parties show each other.
  associatedtype PublicKey: Sendable
  /// The public key that belongs to this one.
  var publicKey: PublicKey { get }
  /// Agrees upon a secret with the owner of a public key.
  func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
}

/// A secret that two parties have in common, from which they derive a key.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  /// Gives the secret's bytes to a function.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  /// The secret's bytes in hexadecimal.
  public var description: String {
    "SharedSecret: " + bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Derives a key as RFC 5869 says.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Derives a key as ANSI X9.63 says: digests of the secret, a counter and what both know.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var counter: UInt32 = 1
    while output.count < outputByteCount {
      output += H.hash(data: bytes + counter.bytes + Array(sharedInfo))
      counter += 1
    }
    return SymmetricKey(data: output.prefix(outputByteCount))
  }
}
