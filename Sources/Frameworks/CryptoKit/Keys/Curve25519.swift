// Keys of Curve25519: X25519 of RFC 7748 and Ed25519 of RFC 8032. Debian's OpenSSL computes; a
// signature of the same message is always the same, where Apple's differ.
//
// https://developer.apple.com/documentation/cryptokit/curve25519

public import FoundationSupplement

/// Keys of the curve that Curve25519 names.
public enum Curve25519 {
  /// Signatures of messages.
  public enum Signing {}
  /// Secrets that two parties agree upon.
  public enum KeyAgreement {}
}

/// A private key of 32 bytes.
private struct RawPrivateKey: Sendable {
  let bytes: [UInt8]
  let key: CurveKey
  let publicBytes: [UInt8]

  init(_ kind: CurveKey.RawKind, _ bytes: [UInt8]) throws(CryptoKitError) {
    key = try CurveKey(kind, bytes: bytes, isPrivate: true)
    self.bytes = bytes
    publicBytes = key.publicBytes()
  }

  init(random kind: CurveKey.RawKind) {
    do {
      try self.init(kind, (0..<32).map { _ in UInt8.random(in: 0...255) })
    } catch {
      preconditionFailure("keys of Curve25519 need Debian's libssl3, which is not installed")
    }
  }
}

extension Curve25519.Signing {
  /// A key that shows whether messages were signed with the private one.
  public struct PublicKey: Sendable {
    /// The key's 32 bytes.
    public let rawRepresentation: Data
    private let key: CurveKey

    /// Takes the key's 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      key = try CurveKey(.signing, bytes: bytes, isPrivate: false)
      self.rawRepresentation = Data(bytes)
    }

    /// Whether a signature is that of a message.
    public func isValidSignature<S: DataProtocol, D: DataProtocol>(
      _ signature: S, for data: D
    ) -> Bool {
      key.verify(Array(signature), ofMessage: Array(data))
    }
  }

  /// A key that signs messages.
  public struct PrivateKey: Sendable {
    private let key: RawPrivateKey
    /// The public key that belongs to this one.
    public let publicKey: PublicKey

    private init(_ key: RawPrivateKey) throws {
      self.key = key
      publicKey = try PublicKey(rawRepresentation: key.publicBytes)
    }

    /// Makes a random key.
    public init() {
      do {
        try self.init(RawPrivateKey(random: .signing))
      } catch {
        preconditionFailure("a private key has a public one")
      }
    }

    /// Takes the key's 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      try self.init(RawPrivateKey(.signing, bytes))
    }

    /// The key's 32 bytes.
    public var rawRepresentation: Data { Data(key.bytes) }

    /// Signs a message.
    public func signature<D: DataProtocol>(for data: D) throws -> Data {
      Data(try key.key.sign(message: Array(data)))
    }
  }
}

extension Curve25519.KeyAgreement {
  /// A key that the other party is told.
  public struct PublicKey: Sendable {
    /// The key's 32 bytes.
    public let rawRepresentation: Data
    fileprivate let key: CurveKey

    /// Takes the key's 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      key = try CurveKey(.agreement, bytes: bytes, isPrivate: false)
      self.rawRepresentation = Data(bytes)
    }
  }

  /// A key with which secrets are agreed upon.
  public struct PrivateKey: DiffieHellmanKeyAgreement {
    private let key: RawPrivateKey
    /// The public key that belongs to this one.
    public let publicKey: PublicKey

    private init(_ key: RawPrivateKey) throws {
      self.key = key
      publicKey = try PublicKey(rawRepresentation: key.publicBytes)
    }

    /// Makes a random key.
    public init() {
      do {
        try self.init(RawPrivateKey(random: .agreement))
      } catch {
        preconditionFailure("a private key has a public one")
      }
    }

    /// Takes the key's 32 bytes.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      try self.init(RawPrivateKey(.agreement, bytes))
    }

    /// The key's 32 bytes.
    public var rawRepresentation: Data { Data(key.bytes) }

    /// Agrees upon a secret with the owner of a public key.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret
    {
      SharedSecret(bytes: try key.key.secret(with: publicKeyShare.key))
    }
  }
}
