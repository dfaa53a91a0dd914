import CommonCrypto
import Foundation

/// The notes that an older app encrypted with a password.
struct LegacyVault {
  private let key: [UInt8]

  /// Derives the vault's key from its password.
  init?(password: String, salt: [UInt8]) {
    var key = [UInt8](repeating: 0, count: kCCKeySizeAES256)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), password, password.utf8.count, salt, salt.count,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 10_000, &key, key.count)
    guard Int(status) == kCCSuccess else { return nil }
    self.key = key
  }

  /// A note's plain text; the vector stands before it.
  func open(_ note: Data) -> Data? {
    let vector = Array(note.prefix(kCCBlockSizeAES128))
    let text = Array(note.dropFirst(kCCBlockSizeAES128))
    var output = [UInt8](repeating: 0, count: text.count + kCCBlockSizeAES128)
    var count = 0
    let status: CCCryptorStatus = CCCrypt(
      CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key,
      key.count, vector, text, text.count, &output, output.count, &count)
    return Int(status) == kCCSuccess ? Data(output.prefix(count)) : nil
  }

  /// The code by which a server knows a note.
  func code(of note: Data) -> Data {
    var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CCHmac(
      CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, Array(note), note.count, &code)
    return Data(code)
  }

  /// A new salt.
  static func salt() -> [UInt8] {
    var salt = [UInt8](repeating: 0, count: 16)
    return CCRandomGenerateBytes(&salt, salt.count) == CCRNGStatus(kCCSuccess) ? salt : []
  }

  /// A failure in words.
  static func words(for status: CCCryptorStatus) -> String {
    switch Int(status) {
    case kCCBufferTooSmall, kCCMemoryFailure: "no room"
    case kCCAlignmentError, kCCParamError: "wrong lengths"
    case kCCDecodeError: "wrong password"
    case kCCUnimplemented: "unknown cipher"
    default: "failure \(status)"
    }
  }

  /// Whether an export uses a cipher of the last century.
  static func isOld(_ algorithm: CCAlgorithm, _ options: CCOptions) -> Bool {
    [kCCAlgorithmDES, kCCAlgorithm3DES].contains(Int(algorithm))
      || options & CCOptions(kCCOptionECBMode) != 0
  }
}
