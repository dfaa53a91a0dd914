// The processor that keeps keys, which the simulated device has not: every key is refused.
//
// https://developer.apple.com/documentation/cryptokit/secureenclave

public import FoundationSupplement
public import LocalAuthentication

/// Keys that never leave the processor that made them.
public enum SecureEnclave {
  /// Whether the device keeps keys so; false here.
  public static var isAvailable: Bool { false }

  /// Keys of the curve P-256.
  public enum P256 {
    /// Signatures of messages.
    public enum Signing {}
    /// Secrets that two parties agree upon.
    public enum KeyAgreement {}
  }
}

/// A key that no call returns.
private struct KeptKey: Sendable {
  init() throws { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
}

extension SecureEnclave.P256.Signing {
  /// A key that signs; making and reading one is refused.
  public struct PrivateKey: Sendable {
    private let kept: KeptKey
    /// The public key that belongs to this one.
    public let publicKey: CryptoKit.P256.Signing.PublicKey
    /// The encrypted key, which this processor alone can read.
    public var dataRepresentation: Data { Data() }

    /// Makes a key; refused here.
    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
      authenticationContext: LAContext? = nil
    ) throws {
      kept = try KeptKey()
      publicKey = CryptoKit.P256.Signing.PrivateKey().publicKey
    }

    /// Reads an encrypted key; refused here.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      try self.init(compactRepresentable: true)
    }

    /// Signs a digest.
    public func signature<D: Digest>(
      for digest: D
    ) throws -> CryptoKit.P256.Signing.ECDSASignature {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }

    /// Signs a message.
    public func signature<D: DataProtocol>(
      for data: D
    ) throws -> CryptoKit.P256.Signing.ECDSASignature {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }
  }
}

extension SecureEnclave.P256.KeyAgreement {
  /// A key with which secrets are agreed upon; making and reading one is refused.
  public struct PrivateKey: DiffieHellmanKeyAgreement {
    private let kept: KeptKey
    /// The public key that belongs to this one.
    public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey
    /// The encrypted key, which this processor alone can read.
    public var dataRepresentation: Data { Data() }

    /// Makes a key; refused here.
    public init(
      compactRepresentable: Bool = true, accessControl: SecAccessControl? = nil,
      authenticationContext: LAContext? = nil
    ) throws {
      kept = try KeptKey()
      publicKey = CryptoKit.P256.KeyAgreement.PrivateKey().publicKey
    }

    /// Reads an encrypted key; refused here.
    public init(dataRepresentation: Data, authenticationContext: LAContext? = nil) throws {
      try self.init(compactRepresentable: true)
    }

    /// Agrees upon a secret; never reached here.
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
    ) throws -> SharedSecret {
      throw CryptoKitError.underlyingCoreCryptoError(error: -1)
    }
  }
}
