import CryptoKit
import Foundation

/// Notes that the app and its widget exchange.
struct SealedNotes {
  let key: SymmetricKey

  /// A note for the group's folder.
  func seal(_ note: Data, for owner: Data) throws -> Data? {
    try AES.GCM.seal(note, using: key, nonce: AES.GCM.Nonce(), authenticating: owner).combined
  }

  /// A note from the group's folder; nil for one that another app wrote.
  func open(_ file: Data, for owner: Data) throws -> Data? {
    do {
      let box = try AES.GCM.SealedBox(combined: file)
      return try AES.GCM.open(box, using: key, authenticating: owner)
    } catch CryptoKitError.authenticationFailure {
      return nil
    }
  }

  /// A note in its three parts, as the old app wrote it.
  func open(nonce: Data, text: Data, tag: Data) throws -> Data {
    let box = try ChaChaPoly.SealedBox(
      nonce: ChaChaPoly.Nonce(data: nonce), ciphertext: text, tag: tag)
    return try ChaChaPoly.open(box, using: key)
  }

  /// The lengths of a box's parts, for the log.
  func parts(_ box: ChaChaPoly.SealedBox) -> [Int] {
    [Array(box.nonce).count, box.ciphertext.count, box.tag.count, box.combined.count]
  }

  /// The key for the keychain, wrapped in another.
  func wrapped(in other: SymmetricKey) throws -> Data { try AES.KeyWrap.wrap(key, using: other) }

  /// The key from the keychain.
  init(wrapped: Data, in other: SymmetricKey) throws {
    key = try AES.KeyWrap.unwrap(wrapped, using: other)
  }
}

/// The identity of this device.
struct DeviceIdentity {
  let key: P256.Signing.PrivateKey
  let agreement = Curve25519.KeyAgreement.PrivateKey()
  let seal = Curve25519.Signing.PrivateKey()

  /// Reads the identity that the app left.
  init(pem: String?) throws {
    key = try pem.map { try P256.Signing.PrivateKey(pemRepresentation: $0) } ?? .init()
  }

  /// A signed request.
  func sign(_ request: Data) throws -> (Data, Data, Data) {
    let signature = try key.signature(for: request)
    return (
      signature.derRepresentation, signature.rawRepresentation, try seal.signature(for: request)
    )
  }

  /// Whether the server's answer is its own.
  static func isValid(_ answer: Data, signature: Data, key pem: String) throws -> Bool {
    let key = try P384.Signing.PublicKey(pemRepresentation: pem)
    let signature = try P384.Signing.ECDSASignature(derRepresentation: signature)
    return key.isValidSignature(signature, for: SHA384.hash(data: answer))
  }

  /// The key of a conversation with another device.
  func key(for other: Data, info: Data) throws -> SymmetricKey {
    let other = try Curve25519.KeyAgreement.PublicKey(rawRepresentation: other)
    let secret: SharedSecret = try agreement.sharedSecretFromKeyAgreement(with: other)
    return secret.hkdfDerivedSymmetricKey(
      using: SHA512.self, salt: Data(), sharedInfo: info, outputByteCount: 32)
  }

  /// The forms in which a public key is shown.
  var forms: [Data?] {
    let key = key.publicKey
    return [
      key.rawRepresentation, key.x963Representation, key.compressedRepresentation,
      key.compactRepresentation, key.derRepresentation,
    ]
  }

  /// The key in the processor, where the device has one.
  func enclaveKey(_ saved: Data?) throws -> P256.Signing.PublicKey? {
    guard SecureEnclave.isAvailable else { return nil }
    let key =
      try saved.map { try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: $0) }
      ?? SecureEnclave.P256.Signing.PrivateKey(compactRepresentable: false, accessControl: nil)
    return key.publicKey
  }
}

/// A conversation with any device, whatever its curve.
func talk<Key: DiffieHellmanKeyAgreement>(_ own: Key, to other: Key.PublicKey) throws -> Data {
  try own.sharedSecretFromKeyAgreement(with: other).x963DerivedSymmetricKey(
    using: SHA256.self, sharedInfo: Data(), outputByteCount: 32
  ).withUnsafeBytes { Data($0) }
}

/// An error of a key in words.
func words(_ error: any Error) -> String {
  switch error {
  case CryptoKitError.incorrectKeySize, CryptoKitError.incorrectParameterSize: "wrong length"
  case CryptoKitError.wrapFailure, CryptoKitError.unwrapFailure: "wrong key"
  case CryptoKitError.underlyingCoreCryptoError(let number): "failure \(number)"
  case CryptoKitASN1Error.invalidPEMDocument, CryptoKitASN1Error.invalidASN1Object: "no key"
  default: "\(error)"
  }
}
