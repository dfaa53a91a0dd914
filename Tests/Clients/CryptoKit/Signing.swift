import CryptoKit
import Foundation

/// Signs the widget's requests with a key that the app and the server share.
struct RequestSigner {
  typealias Code = HMAC<SHA256>.MAC
  private let key: HMAC<SHA256>.Key

  /// Takes the server's key.
  init(secret: Data) { key = SymmetricKey(data: secret) }

  /// The signature of a body.
  func sign(_ body: Data) -> Code { HMAC<SHA256>.authenticationCode(for: body, using: key) }

  /// The signature of a body in parts.
  func sign(_ parts: [Data]) -> HashedAuthenticationCode<SHA256> {
    var code = HMAC<SHA256>(key: key)
    for part in parts { code.update(data: part) }
    return code.finalize()
  }

  /// Whether a signature that was just made is that of a body.
  func isValid(_ code: Code, for body: Data) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: body, using: key)
  }

  /// Whether a signature from the network is that of a body.
  func isValid(header: Data, for body: Data) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(header, authenticating: body, using: key)
  }

  /// The header that carries a signature.
  func header(_ code: Code) -> String {
    let bytes = code.withUnsafeBytes { Data($0) }
    var iterator = code.makeIterator()
    let first = iterator.next() ?? 0
    return "v\(first % 2 + 1);\(code.byteCount);\(bytes.base64EncodedString())"
  }

  /// The log's note on a signature.
  func note(on code: Code) -> String { code.description }
}

/// A key that was made on this device.
struct DeviceKey: Equatable {
  let key: SymmetricKey

  /// Makes a key as strong as the settings ask for.
  init(_ strength: Strength) { key = SymmetricKey(size: strength.size) }

  /// The key for the keychain.
  var data: Data { key.withUnsafeBytes { Data($0) } }

  /// Whether the key is too short for new files.
  var isWeak: Bool { key.bitCount < SymmetricKeySize.bits256.bitCount }

  /// The strengths of the settings.
  enum Strength: CaseIterable {
    case fast, medium, strong, archive

    /// The size of a key.
    var size: SymmetricKeySize {
      switch self {
      case .fast: .bits128
      case .medium: .bits192
      case .strong: .bits256
      case .archive: SymmetricKeySize(bitCount: 512)
      }
    }
  }
}

/// The keys of a diary, one for each purpose, derived from its password.
func diaryKeys(_ password: SymmetricKey, salt: Data, purposes: [String]) -> [SymmetricKey] {
  let code = HKDF<SHA256>.extract(inputKeyMaterial: password, salt: salt)
  let all = purposes.map {
    HKDF<SHA256>.expand(pseudoRandomKey: code, info: Data($0.utf8), outputByteCount: 32)
  }
  return all + [
    HKDF<SHA512>.deriveKey(inputKeyMaterial: password, outputByteCount: 64),
    HKDF<SHA256>.deriveKey(inputKeyMaterial: password, salt: salt, outputByteCount: 32),
    HKDF<SHA256>.deriveKey(inputKeyMaterial: password, info: salt, outputByteCount: 32),
  ]
}
